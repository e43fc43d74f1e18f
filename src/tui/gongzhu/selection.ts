import { type Card, formatCard, suitOf } from '../../engine/card.ts';
import { cardsOf, has, isEmpty } from '../../engine/card-set.ts';
import { legalCards, power } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, heldBy, type Move, PLAYS } from '../../engine/gongzhu/state.ts';
import { addCard, ledCard, nextSeat, seatsOf, type Trick, winnerOf } from '../../engine/trick.ts';
import { backKey, cursorKeys, legalKey, numberKey } from '../parts/card-keys.ts';
import type { Position, TableKey } from '../table.ts';

export type GongzhuPosition = Position<Gongzhu>;

export interface Selection {
  /** The card the cursor stands on; while playing, the card to be played. */
  readonly cursor: Card;
  /** The cards taken out of the hand to be passed. */
  readonly taken: readonly Card[];
  /** How many tricks back the panel looks. */
  readonly back: number;
}

/** Suits in the order of a hand, black and red in turn: ♣ ♦ ♠ ♥. */
const SUIT_ORDER = [0, 1, 3, 2] as const;

/** The viewer's cards as they are held, low to high in each suit. */
export function handOf({ view, viewer }: Pick<GongzhuPosition, 'view' | 'viewer'>): Card[] {
  if (viewer === 'table') return [];
  const hand =
    view.phase === 'play' ? heldBy(view, viewer) : view.phase === 'pass' ? view.deal.hands[viewer] : null;
  const cards = hand ? cardsOf(hand) : [];
  return SUIT_ORDER.flatMap((suit) => cards.filter((card) => suitOf(card) === suit));
}

/** For each card of a hand, whether it may be taken or played now. */
export function legalIn({ view, mover }: GongzhuPosition, hand: readonly Card[]): boolean[] {
  if (view.phase !== 'play' || mover === null) return hand.map(() => true);
  const legal = legalCards(view, mover);
  return hand.map((card) => has(legal, card));
}

export function begin(position: GongzhuPosition, previous: Selection | null): Selection {
  const hand = handOf(position);
  const legal = hand.filter((_, place) => legalIn(position, hand)[place]);
  const cursor = previous && legal.includes(previous.cursor) ? previous.cursor : legal[0]!;
  return { cursor, taken: [], back: 0 };
}

export function chosen({ view }: GongzhuPosition, { cursor, taken }: Selection): Move | null {
  if (view.phase === 'play') return PLAYS[cursor]!;
  return taken.length === 0 ? null : { kind: 'pass', cards: taken.toSorted((a, b) => a - b) };
}

export const select = (_: GongzhuPosition, selection: Selection, move: Move): Selection =>
  move.kind === 'pass'
    ? { ...selection, cursor: move.cards[0]!, taken: move.cards }
    : { ...selection, cursor: move.card, taken: [] };

export function keys(position: GongzhuPosition, selection: Selection): TableKey<Gongzhu, Selection>[] {
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const passing = position.view.phase === 'pass';
  const at = hand.indexOf(selection.cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const toggle = (card: Card) => {
    const taken = selection.taken.includes(card)
      ? selection.taken.filter((other) => other !== card)
      : [...selection.taken, card];
    return { select: { ...selection, cursor: card, taken } };
  };
  const takeKey: TableKey<Gongzhu, Selection> = {
    keys: ['Space'],
    label: 'take/put back',
    group: 'select',
    act: () => toggle(selection.cursor),
  };
  return [
    ...cursorKeys(hand.length, at, go),
    passing
      ? numberKey(legal, 'take or put back the card with this number', (place) => toggle(hand[place]!))
      : numberKey(legal, 'the legal card with this number', go),
    passing ? takeKey : legalKey(legal, at, go),
    backKey(selection),
  ];
}

export function verdict(
  position: GongzhuPosition,
  { cursor, taken }: Selection,
): { readonly selected: string; readonly note?: string } {
  const { view, speaker, mover } = position;
  const name = (card: Card) => speaker.card(formatCard(card));
  if (view.phase === 'pass') {
    const receiver = speaker.seat(((mover ?? 0) + view.deal.to) & 3);
    const selected = `To ${receiver}: ${taken.length === 0 ? 'nothing yet' : taken.map(name).join(' ')}`;
    return { selected, note: `Choose three cards for ${receiver}; ${taken.length} taken.` };
  }
  if (view.phase !== 'play' || mover === null || isEmpty(legalCards(view, mover))) return { selected: '' };
  return { selected: name(cursor), note: outlook(view.trick, mover, cursor, position) };
}

/** What playing the card would mean for the trick as it lies. */
function outlook(trick: Trick, mover: number, card: Card, { view, speaker }: GongzhuPosition): string {
  const led = ledCard(trick);
  if (view.phase !== 'play' || !has(legalCards(view, mover), card)) {
    return led === null ? 'You lead.' : `${speaker.seat(trick.leader)} led ${speaker.card(formatCard(led))}.`;
  }
  if (led === null) return 'You lead; the highest card of this suit takes the trick.';
  const after = addCard(trick, mover, card);
  const winner = winnerOf(after, power);
  const last = nextSeat(mover) === trick.leader;
  if (winner !== mover) {
    const best = speaker.card(formatCard(after.cards[winner]!));
    return `${speaker.seat(winner)} ${last ? 'takes the trick' : 'stays highest'} with ${best}.`;
  }
  const others = 4 - seatsOf(after).length;
  return last ? 'You take the trick.' : `Highest so far; ${others} still to play.`;
}
