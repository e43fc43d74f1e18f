/** The viewer's hand and the cards picked from it, for all decisions. */

import { type BidName, findBid, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard, setOf } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { legalCards } from '../../engine/five-hundred/trick.ts';
import { sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Drawing } from '../drawing/board.ts';
import { cardTouch, type Held, handCards, pickKeys } from '../drawing/hand.ts';
import { drawLines, type TableLayout, tableLayoutIn } from '../drawing/stage.ts';
import { backKey, cursorKeys, legalKey, numberKey, ONE_PICK, touchKey } from '../parts/card-keys.ts';
import { touchTexts } from '../parts/words.ts';
import { type Act, isShown, type TableKey } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { handTexts } from './words.ts';

/** A key of this table with its action. */
export type FiveHundredKey = TableKey<FiveHundred, Selection>;
export type Done = Act<FiveHundred, Selection>;
export type Said = BidName | 'pass';

/** Returns a key that the key bar leaves out. */
export const quietKey = (
  words: Pick<FiveHundredKey, 'name' | 'label' | 'help'>,
  keys: readonly Key[],
  act: FiveHundredKey['act'],
): FiveHundredKey => ({ ...words, keys, group: 'select', quiet: true, act });

/** The player's picks; each phase uses its own part. */
export interface Selection {
  /** The picked call; null before the first pick, so that a stray Enter does not bid. */
  readonly call: Said | null;
  /** The column of bids that Up and Down keep to across Nello and Inkles; without a call that of tricks asked for in vain. Null for that of the call. */
  readonly column: number | null;
  /** The card under the cursor: to give or to play; while burying the one that Space picks. Null at first, so that a stray Enter does not lead. */
  readonly cursor: Card | null;
  /** Cards picked for burying, in the order of picking. */
  readonly picked: readonly Card[];
  /** The suit (0 to 3) that a Joker led without trumps names; null until one is chosen. */
  readonly suit: number | null;
  /** The panel shows the trick this many before the last one. Past the first trick it begins again at the last. */
  readonly back: number;
}

export function begin(position: FiveHundredPosition, previous: Selection | null): Selection {
  const { hand } = lyingOf(position);
  const legal = hand.filter((_, place) => legalIn(position, hand)[place]);
  return {
    call: null,
    column: null,
    cursor: firstCursor(position, legal, previous),
    picked: [],
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
  // The cursor is on no card to lead or to give, so that a stray Enter does neither.
  if (view.phase === 'give' || (view.phase === 'play' && view.trick.plays.length === 0)) return null;
  const stays = previous !== null && previous.cursor !== null && legal.includes(previous.cursor);
  // Otherwise the last legal card of the hand, whatever its worth.
  return stays ? previous.cursor : last;
}

/** Says for each card of a hand whether it may be picked, given or played now. */
export function legalIn({ view, mover }: FiveHundredPosition, hand: readonly Card[]): boolean[] {
  if (view.phase !== 'play' || mover === null) return hand.map(() => true);
  const legal = legalCards(view, mover);
  return hand.map((card) => legal.includes(card));
}

/** Returns keys that pick the one card to give or to play. `naming`: that card is a Joker that must name a suit. */
export function cardKeys(
  position: FiveHundredPosition,
  selection: Selection,
  naming = false,
): FiveHundredKey[] {
  const { hand } = lyingOf(position);
  const legal = legalIn(position, hand);
  const at = selection.cursor === null ? -1 : hand.indexOf(selection.cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]!, suit: null } });
  return [
    ...cursorKeys(hand.length, at, go),
    numberKey(legal, handTexts.numbered, go),
    { ...legalKey(legal, at, go), quiet: naming },
    touchKey(hand.map(formatCard).map(cardTouch), touchTexts.once, go),
    ONE_PICK,
    backKey(selection),
  ];
}

/** The number of cards with keys while burying: a Nello contractor has sixteen. */
export const BURIAL_KEYS = 16;

/** The arguments of this table's drawing functions. */
export type Board = Drawing<FiveHundred, Selection, Lying>;

const isChoosing = ({ position, lying }: Board): boolean =>
  position.mover !== null && lying.view.phase !== 'bid';

/** Returns the viewer's hand for drawing, trumps first; in the auction as if the picked bid were the contract. */
function heldIn(board: Board): Held[] {
  const { position, lying, selection } = board;
  const { hand, contract, view } = lying;
  const burying = view.phase === 'bury';
  const choosing = isChoosing(board);
  const bid = selection?.call == null ? undefined : findBid(selection.call);
  const trump = contract?.trump ?? (bid ? trumpOf(bid) : null);
  const sorted = sortedHand(setOf(hand), trump);
  const legal = legalIn(position, sorted);
  const keys = choosing ? pickKeys(legal, burying ? BURIAL_KEYS : 10) : [];
  return sorted.map((card, place) => {
    const cursor = choosing && selection?.cursor === card;
    const before = sorted[place - 1];
    return {
      name: formatCard(card),
      isLegal: legal[place]!,
      isPicked: burying ? choosing && selection?.picked.includes(card) === true : cursor,
      key: keys[place] ?? '',
      cursor,
      first: before !== undefined && suitIn(before, trump ?? 4) !== suitIn(card, trump ?? 4),
    };
  });
}

/** The fewest rows of the stage. */
const STAGE = 8;

/** Returns the places on the table. */
export function layoutOf(board: Board): TableLayout {
  const { position, lying } = board;
  return tableLayoutIn(board, handCards(position, heldIn(board)), STAGE, lying.view.phase === 'bid');
}

/** Draws the viewer's hand, or says that it is laid aside. */
export function drawOwnHand(board: Board): void {
  const { canvas, position, lying } = board;
  const { viewer, theme } = position;
  const { hand, contract } = lying;
  const layout = layoutOf(board);
  const isAside = viewer !== 'table' && contract?.out.includes(viewer) && !isChoosing(board);
  if (isAside) {
    const text = handTexts.aside(hand.length);
    canvas.writeCentred(0, layout.hand[0]!.y + 2, canvas.columns, text, theme.strong);
  } else if (isShown(position, 'hand')) drawLines(canvas, layout);
}
