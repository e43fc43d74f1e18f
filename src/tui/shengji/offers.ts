import type { Card } from '../../engine/card.ts';
import { type Counts, KITTY, NO_CARDS, POINTS } from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { shapeOf } from '../../engine/shengji/groups.ts';
import { burials, followSelection, follows, leads, winningFollows } from '../../engine/shengji/moves.ts';
import { cheapest, type Price } from '../../engine/shengji/selections.ts';
import type {
  BuryPhase,
  Hidden,
  PlayPhase,
  Ticket,
  TicketsPhase,
  Trick,
} from '../../engine/shengji/state.ts';
import { suitName } from '../../engine/shengji/text.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';

/** What Tab offers: legal choices, the most natural ones first. */
export interface Offer<T> {
  readonly choice: T;
  /** What kind of choice it is, in a word or two, or ''. */
  readonly word: string;
}
export interface Offers<T> {
  readonly list: readonly Offer<T>[];
  /** There are more that are not listed. */
  readonly more: boolean;
}

/** The longest list that is made: there may be millions of choices, and nobody presses Tab more often. */
const MOST = 200;

/** The price of giving `n` copies of a card: points count most, then trumps, then height, and a broken group costs extra. */
const priceIn =
  (hand: Counts, lie: Lie, pointWeight: number): Price =>
  (card, n) => {
    if (n === 0) return 0;
    const trump = lie.suits[card] === TRUMPS ? 15 : 0;
    return n * (lie.heights[card]! + trump + pointWeight * POINTS[card]!) + (n < hand[card]! ? 4 : 0);
  };

const views = new WeakMap<object, Offers<readonly Card[]>>();

/** The legal plays of the viewer whose turn it is; remembered as long as the view. */
export function playOffers(view: PlayPhase<Hidden>): Offers<readonly Card[]> {
  const known = views.get(view);
  if (known) return known;
  const hand = view.hands[view.turn] ?? NO_CARDS;
  const lie = lieOf(view.deal.trumps);
  const offers = view.trick === null ? leadOffers(hand, lie) : followOffers(view.trick, hand, lie);
  views.set(view, offers);
  return offers;
}

/** Tolajis first, then the larger groups; the higher before the lower. */
function leadOffers(hand: Counts, lie: Lie): Offers<readonly Card[]> {
  const weight = (cards: readonly Card[]): number => {
    const { size, length, suit, height } = shapeOf(cards, lie)!;
    return (length > 1 ? 1e4 * length : 0) + 1e3 * size + height - (suit === TRUMPS ? 50 : 0);
  };
  const list = [...leads(hand, lie)]
    .sort((a, b) => weight(b) - weight(a))
    .map((choice) => ({ choice, word: '' }));
  return { list, more: false };
}

function followOffers(trick: Trick, hand: Counts, lie: Lie): Offers<readonly Card[]> {
  const { lead } = trick;
  const list: Offer<readonly Card[]>[] = [];
  const seen = new Set<string>();
  const offer = (choice: readonly Card[], word: string): void => {
    const key = choice.toSorted((a, b) => a - b).join();
    if (seen.has(key)) return;
    seen.add(key);
    list.push({ choice, word });
  };
  const debt = debtOf(lead, hand, lie);
  if (debt.kind !== 'tolaji') {
    const selection = followSelection(lead, hand, debt, lie);
    offer(cheapest(selection, priceIn(hand, lie, 5)), 'cheapest');
    const [winning] = winningFollows(trick, hand, debt, lie);
    if (winning) offer(winning, 'lowest that wins');
    offer(cheapest(selection, priceIn(hand, lie, -20)), 'most points');
  }
  let more = false;
  for (const cards of follows(lead, hand, lie)) {
    if (list.length === MOST) {
      more = true;
      break;
    }
    offer(cards, '');
  }
  if (list.length === 1) return { list: [{ choice: list[0]!.choice, word: 'forced' }], more };
  return { list, more };
}

/** Burials worth a look: low cards without points, and for each short plain suit one that empties it. */
export function buryOffers({ hands, deal }: BuryPhase<Hidden>): Offers<readonly Card[]> {
  const hand = hands[deal.dealer] ?? NO_CARDS;
  const lie = lieOf(deal.trumps);
  const low = priceIn(hand, lie, 5);
  const all = burials(hand, lie);
  const emptying = [0, 1, 2, 3].flatMap((suit) => {
    const held = lie.lines[suit]!.reduce((sum, card) => sum + hand[card]!, 0);
    if (suit === deal.trumps.suit || held === 0 || held > KITTY) return [];
    const choice = cheapest(all, (card, n) => low(card, n) - (lie.suits[card] === suit ? 1000 * n : 0));
    return [{ choice, word: `no ${suitName(suit)} left` }];
  });
  return { list: [{ choice: cheapest(all, low), word: 'low cards' }, ...emptying], more: false };
}

/** Copies of a card that the Dealer holds, has buried, and that the others hold. */
export function whereabouts(
  { hands, deal, kitty }: TicketsPhase<Hidden>,
  card: Card,
): { readonly held: number; readonly buried: number; readonly out: number } {
  const held = hands[deal.dealer]?.[card] ?? 0;
  const buried = kitty?.filter((other) => other === card).length ?? 0;
  return { held, buried, out: 4 - held - buried };
}

/** Pairs of tickets for high plain cards, each for the copy after the Dealer's own, the fewest held first. */
export function ticketOffers(view: TicketsPhase<Hidden>): Offers<readonly Ticket[]> {
  const lie = lieOf(view.deal.trumps);
  const wishes = [0, 1, 2, 3]
    .filter((suit) => suit !== view.deal.trumps.suit)
    .flatMap((suit) => lie.lines[suit]!.slice(-2))
    .filter((card) => whereabouts(view, card).out > 0)
    .sort(
      (a, b) => lie.heights[b]! - lie.heights[a]! || whereabouts(view, a).held - whereabouts(view, b).held,
    )
    .map((card) => ({ ordinal: whereabouts(view, card).held + 1, card }));
  const list = wishes.flatMap((first, i) =>
    wishes.slice(i + 1).map((second) => ({ choice: [first, second], word: '' })),
  );
  return { list, more: false };
}
