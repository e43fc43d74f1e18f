/** The viewer's hand and the cards picked of it: shared by passing and playing. */
import { type Card, formatCard, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, EMPTY, has, minus } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, heldBy, type View } from '../../engine/gongzhu/state.ts';
import type { Drawing } from '../drawing/board.ts';
import { type CalmLayout, calmLayoutIn } from '../drawing/calm.ts';
import { type Held, handCards, pickKeys } from '../drawing/hand.ts';
import type { GongzhuPosition, Lying } from './lying.ts';

export interface Selection {
  /** The card the cursor stands on; while playing, the card to be played. */
  readonly cursor: Card;
  /** The cards picked to be passed. */
  readonly picked: readonly Card[];
  /** How many tricks before the last one the panel shows. */
  readonly back: number;
}

/** Suits in the order of a hand, black and red in turn: ♣ ♦ ♠ ♥. */
const SUIT_ORDER = [0, 1, 3, 2] as const;

/** Cards with a key of their own: a whole hand. */
export const PICKS = 13;

/** The cards of a seat without those that it has chosen to pass; null where its hand is not seen. */
const keptBy = ({ deal }: View & { readonly phase: 'pass' }, seat: Seat): CardSet | null =>
  deal.hands[seat] ? minus(deal.hands[seat], deal.gifts[seat] ?? EMPTY) : null;

/** The viewer's cards as they are held, low to high in each suit. */
export function handOf({ view, viewer }: Pick<GongzhuPosition, 'view' | 'viewer'>): Card[] {
  if (viewer === 'table') return [];
  const hand =
    view.phase === 'play' ? heldBy(view, viewer) : view.phase === 'pass' ? keptBy(view, viewer) : null;
  const cards = hand ? cardsOf(hand) : [];
  return SUIT_ORDER.flatMap((suit) => cards.filter((card) => suitOf(card) === suit));
}

/** For each card of a hand, whether it may be picked or played now. */
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

/** The viewer's cards as they are drawn. */
export function heldIn({ position, selection }: Board): Held[] {
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

/** Fewest rows of the stage of a calm table: cards of the smallest size with two plates, or the cards that are passed between two lines. */
const STAGE = { play: 8, pass: 6 };

/** Where everything stands on a calm table. */
export function calmOf(board: Board): CalmLayout {
  const { position, size } = board;
  const least = position.onTable.phase === 'pass' ? STAGE.pass : STAGE.play;
  return calmLayoutIn(size, handCards(position, heldIn(board)), least);
}
