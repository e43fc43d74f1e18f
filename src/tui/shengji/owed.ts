/** The cards that must and may be played, and Tab's offers of them. */
import type { Card } from '../../engine/card.ts';
import { type Counts, countsOf, NO_CARDS } from '../../engine/shengji/cards.ts';
import { type Debt, debtOf } from '../../engine/shengji/follow.ts';
import { shapeOf } from '../../engine/shengji/groups.ts';
import { followSelection, follows, leads, tolajis, winningFollows } from '../../engine/shengji/moves.ts';
import { cheapest, type Selection, selections } from '../../engine/shengji/selections.ts';
import type { Hidden, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { priceIn, type TabOffer, type TabOffers } from './picking.ts';
import { offerTexts } from './words.ts';

/** The cards that the hand to play must and may give. */
export interface Owed {
  /** Copies of each kind that are in every legal play. */
  readonly least: Counts;
  /** The most copies of each kind in a legal play; 0 for cards that may not be played. */
  readonly most: Counts;
  /** Kinds of the obligation: those of owed groups, or of a suit that must be played as a whole. */
  readonly kinds: readonly Card[];
}

const owedBy = new WeakMap<object, Owed>();

/** Returns what the viewer to play owes. Kept as long as the view. */
export function owedIn(view: PlayPhase<Hidden>): Owed {
  const before = owedBy.get(view);
  if (before) return before;
  const hand = view.hands[view.turn] ?? NO_CARDS;
  const owed =
    view.trick === null
      ? { least: NO_CARDS, most: hand, kinds: [] }
      : owedUnder(view.trick, hand, lieOf(view.deal.trumps));
  owedBy.set(view, owed);
  return owed;
}

function owedUnder({ lead }: Trick, hand: Counts, lie: Lie): Owed {
  const debt = debtOf(lead, hand, lie);
  if (debt.kind === 'tolaji') {
    const plays = [...tolajis(hand, lead, lie)].map(countsOf);
    const most = NO_CARDS.map((_, card) => Math.max(...plays.map((play) => play[card]!)));
    return {
      least: NO_CARDS.map((_, card) => Math.min(...plays.map((play) => play[card]!))),
      most,
      kinds: most.flatMap((n, card) => (n > 0 ? [card] : [])),
    };
  }
  const selection = followSelection(lead, hand, debt, lie);
  const possible = selection.kinds.map((card) => copiesIn(selection, card, hand[card]!));
  const least = NO_CARDS.slice();
  const most = NO_CARDS.slice();
  selection.kinds.forEach((card, place) => {
    least[card] = Math.min(...possible[place]!);
    most[card] = Math.max(...possible[place]!);
  });
  return { least, most, kinds: kindsOf(debt, hand, lie.lines[lead.suit]!) };
}

/** Returns the possible numbers of copies of a kind in a choice that the selection allows. */
function copiesIn(selection: Selection, card: Card, held: number): number[] {
  return Array.from({ length: held + 1 }, (_, n) => n).filter((n) => {
    if (n < selection.least[card]! || n > selection.most[card]!) return false;
    const exactly = {
      ...selection,
      least: selection.least.with(card, n),
      most: selection.most.with(card, n),
    };
    return !selections(exactly).next().done;
  });
}

function kindsOf(debt: Exclude<Debt, { kind: 'tolaji' }>, hand: Counts, line: readonly Card[]): Card[] {
  if (debt.kind === 'all') return line.filter((card) => hand[card]! > 0);
  const smallest = [2, 3, 4].find((size) => debt.groups[size]! > 0);
  return smallest === undefined ? [] : line.filter((card) => hand[card]! >= smallest);
}

/** The longest list of choices. There may be millions, and nobody presses Tab more often. */
const MOST = 200;

const offered = new WeakMap<object, TabOffers<readonly Card[]>>();

/** Returns the legal plays of the viewer to play. Kept as long as the view. */
export function playOffers(view: PlayPhase<Hidden>): TabOffers<readonly Card[]> {
  const known = offered.get(view);
  if (known) return known;
  const hand = view.hands[view.turn] ?? NO_CARDS;
  const lie = lieOf(view.deal.trumps);
  const offers = view.trick === null ? leadOffers(hand, lie) : followOffers(view.trick, hand, lie);
  offered.set(view, offers);
  return offers;
}

/** Returns leads: Tolajis first, then larger groups; higher before lower. */
function leadOffers(hand: Counts, lie: Lie): TabOffers<readonly Card[]> {
  const weight = (cards: readonly Card[]): number => {
    const { size, length, suit, height } = shapeOf(cards, lie)!;
    return (length > 1 ? 1e4 * length : 0) + 1e3 * size + height - (suit === TRUMPS ? 50 : 0);
  };
  const list = [...leads(hand, lie)]
    .sort((a, b) => weight(b) - weight(a))
    .map((choice) => ({ choice, word: '' }));
  return { list, more: false };
}

function followOffers(trick: Trick, hand: Counts, lie: Lie): TabOffers<readonly Card[]> {
  const { lead } = trick;
  const list: TabOffer<readonly Card[]>[] = [];
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
    offer(cheapest(selection, priceIn(hand, lie, 5)), offerTexts.cheapest);
    const [winning] = winningFollows(trick, hand, debt, lie);
    if (winning) offer(winning, offerTexts.wins);
    offer(cheapest(selection, priceIn(hand, lie, -20)), offerTexts.points);
  }
  let more = false;
  for (const cards of follows(lead, hand, lie)) {
    if (list.length === MOST) {
      more = true;
      break;
    }
    offer(cards, '');
  }
  if (list.length === 1) return { list: [{ choice: list[0]!.choice, word: offerTexts.forced }], more };
  return { list, more };
}
