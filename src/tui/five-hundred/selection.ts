import type { BidName } from '../../engine/five-hundred/bids.ts';
import type { Card } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import type { FiveHundred, Move } from '../../engine/five-hundred/state.ts';
import { ledSuit, legalCards, namesSuit } from '../../engine/five-hundred/trick.ts';
import type { Act, TableKey } from '../table.ts';
import { type FiveHundredPosition, lyingOf } from './lying.ts';

/** A key of this table, and what it does. */
export type Key = TableKey<FiveHundred, Selection>;
export type Done = Act<FiveHundred, Selection>;
export type Said = BidName | 'pass';

/** What the player has picked; each phase uses its own part. */
export interface Selection {
  /** The auction: null until something is picked, so that no stray Enter bids. */
  readonly call: Said | null;
  /** The column of bids that Up and Down keep to over Nello and Inkles, which may leave it; null for that of the call. */
  readonly column: number | null;
  /** The card under the cursor: the one to give or to play, or while burying the one that Space picks. Null until one is chosen, so that no stray Enter leads. */
  readonly cursor: Card | null;
  /** Cards picked to be buried, in the order in which they were picked. */
  readonly taken: readonly Card[];
  /** The suit (0 to 3) that a Joker led without trumps names. */
  readonly suit: number | null;
  /** How many tricks before the last one the panel shows. */
  readonly back: number;
}

export function begin(position: FiveHundredPosition, previous: Selection | null): Selection {
  const { hand } = lyingOf(position);
  const legal = hand.filter((_, place) => legalIn(position, hand)[place]);
  return {
    call: null,
    column: null,
    cursor: firstCursor(position, legal, previous),
    taken: [],
    suit: null,
    back: 0,
  };
}

function firstCursor(
  { view }: FiveHundredPosition,
  legal: readonly Card[],
  previous: Selection | null,
): Card | null {
  const last = legal.at(-1) ?? null;
  if (legal.length === 1) return last;
  // The cursor stands on no card to lead or to give: no stray Enter may do either.
  if (view.phase === 'give' || (view.phase === 'play' && view.trick.plays.length === 0)) return null;
  const stays = previous !== null && previous.cursor !== null && legal.includes(previous.cursor);
  // Else the last legal card of the hand, whatever it is worth.
  return stays ? previous.cursor : last;
}

/** For each card of a hand, whether it may be picked, given or played now. */
export function legalIn({ view, mover }: FiveHundredPosition, hand: readonly Card[]): boolean[] {
  if (view.phase !== 'play' || mover === null) return hand.map(() => true);
  const legal = legalCards(view, mover);
  return hand.map((card) => legal.includes(card));
}

/** Is a led Joker under the cursor, so that a suit is to be named? */
export const mustName = ({ view }: FiveHundredPosition, { cursor }: Selection): boolean =>
  view.phase === 'play' &&
  cursor !== null &&
  ledSuit(view.trick, view.contract.trump) === null &&
  namesSuit(cursor, view.contract.trump);

export function chosen(position: FiveHundredPosition, selection: Selection): Move | null {
  const { call, cursor, taken, suit } = selection;
  switch (position.view.phase) {
    case 'bid':
      if (call === null) return null;
      return call === 'pass' ? { kind: 'pass' } : { kind: 'bid', bid: call };
    case 'give':
      return cursor === null ? null : { kind: 'give', card: cursor };
    case 'bury':
      return taken.length < buryCount(position.view)
        ? null
        : { kind: 'bury', cards: taken.toSorted((a, b) => a - b) };
    case 'play':
      return cursor === null
        ? null
        : { kind: 'play', card: cursor, suit: mustName(position, selection) ? suit : null };
    default:
      return null;
  }
}

export function select(_: FiveHundredPosition, selection: Selection, move: Move): Selection {
  switch (move.kind) {
    case 'pass':
      return { ...selection, call: 'pass', column: null };
    case 'bid':
      return { ...selection, call: move.bid, column: null };
    case 'bury':
      return { ...selection, taken: move.cards };
    case 'give':
      return { ...selection, cursor: move.card };
    case 'play':
      return { ...selection, cursor: move.card, suit: move.suit };
  }
}
