/** The viewer's hand and the cards picked from it, for passing and playing. */
import { type Card, formatCard, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, EMPTY, has, minus } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, heldBy, type View } from '../../engine/gongzhu/state.ts';
import type { Drawing } from '../drawing/board.ts';
import { type Held, handCards, pickKeys } from '../drawing/hand.ts';
import { type TableLayout, tableLayoutIn } from '../drawing/stage.ts';
import type { GongzhuPosition, Lying } from './lying.ts';

export interface Selection {
  /** The card under the cursor; while playing, the card to play. */
  readonly cursor: Card;
  /** The cards picked for passing. */
  readonly picked: readonly Card[];
  /** The panel shows the trick this many before the last one. Past the first trick it begins again at the last. */
  readonly back: number;
}

/** Suits in the order of a hand, black and red in turn: ♣ ♦ ♠ ♥. */
const SUIT_ORDER = [0, 1, 3, 2] as const;

/** The number of cards with a key of their own: a whole hand. */
export const PICKS = 13;

/** Returns a seat's cards without those that it has chosen to pass; null if its hand is hidden. */
const keptBy = ({ deal }: View & { readonly phase: 'pass' }, seat: Seat): CardSet | null =>
  deal.hands[seat] ? minus(deal.hands[seat], deal.gifts[seat] ?? EMPTY) : null;

/** Returns the viewer's cards in the order of the hand, low to high in each suit; empty for a spectator. */
export function handOf({ view, viewer }: Pick<GongzhuPosition, 'view' | 'viewer'>): Card[] {
  if (viewer === 'table') return [];
  const hand =
    view.phase === 'play' ? heldBy(view, viewer) : view.phase === 'pass' ? keptBy(view, viewer) : null;
  const cards = hand ? cardsOf(hand) : [];
  return SUIT_ORDER.flatMap((suit) => cards.filter((card) => suitOf(card) === suit));
}

/** Says for each card of a hand whether it may be picked or played now. */
export function legalIn({ view, mover }: GongzhuPosition, hand: readonly Card[]): boolean[] {
  if (view.phase !== 'play' || mover === null) return hand.map(() => true);
  const legal = legalCards(view, mover);
  return hand.map((card) => has(legal, card));
}

export function begin(position: GongzhuPosition, previous: Selection | null): Selection {
  const hand = handOf(position);
  const legal = hand.filter((_, place) => legalIn(position, hand)[place]);
  const cursor = previous && legal.includes(previous.cursor) ? previous.cursor : legal[0]!;
  return { cursor, picked: [], back: 0 };
}

export type Board = Drawing<Gongzhu, Selection, Lying>;

/** Returns the viewer's cards for drawing. */
function heldIn({ position, selection }: Board): Held[] {
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const keys = position.mover === null ? [] : pickKeys(legal, PICKS);
  const passing = position.view.phase === 'pass';
  return hand.map((card, place) => ({
    name: formatCard(card),
    isLegal: legal[place]!,
    isPicked: passing ? selection?.picked.includes(card) === true : selection?.cursor === card,
    key: keys[place],
    cursor: selection?.cursor === card,
    first: place > 0 && suitOf(hand[place - 1]!) !== suitOf(card),
  }));
}

/** The fewest rows of the stage: the smallest cards with two plates, or the passed cards between two lines. */
const STAGE = { play: 8, pass: 6 };

/** Returns the places on the table. */
export function layoutOf(board: Board): TableLayout {
  const { position } = board;
  const least = position.onTable.phase === 'pass' ? STAGE.pass : STAGE.play;
  return tableLayoutIn(board, handCards(position, heldIn(board)), least);
}
