/** The viewer's hand and what is picked of it: shared by all decisions. */

import { type BidName, findBid, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard, setOf } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { legalCards } from '../../engine/five-hundred/trick.ts';
import { sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Drawing } from '../drawing/board.ts';
import { type CalmLayout, calmLayoutIn, drawLines } from '../drawing/calm.ts';
import { cardTouch, drawHeld, type Held, handCards, pickKeys } from '../drawing/hand.ts';
import { stageLayoutIn } from '../drawing/stage.ts';
import { backKey, cursorKeys, legalKey, numberKey, ONE_PICK, touchKey } from '../parts/card-keys.ts';
import { touchTexts } from '../parts/words.ts';
import { type Act, isShown, type TableKey } from '../table.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { handTexts } from './words.ts';

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
  readonly picked: readonly Card[];
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

/** Keys that pick one card: to give it, or to play it. `naming`: the card is a Joker that is to name a suit. */
export function cardKeys(position: FiveHundredPosition, selection: Selection, naming = false): Key[] {
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

/** Cards that have a key while they are chosen for burying: a Nello contractor holds sixteen. */
export const BURIAL_KEYS = 16;

/** What the drawing functions of this table work on. */
export type Drawn = Drawing<FiveHundred, Selection, Lying>;

const isChoosing = ({ position, lying }: Drawn): boolean =>
  position.mover !== null && lying.view.phase !== 'bid';

/** The viewer's hand as it is drawn, trumps first; in the auction as if the bid that is picked were the contract. */
function heldIn(drawing: Drawn): Held[] {
  const { position, lying, selection } = drawing;
  const { hand, contract, view } = lying;
  const burying = view.phase === 'bury';
  const choosing = isChoosing(drawing);
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

/** Fewest rows of the stage of a calm table. */
const STAGE = 8;

/** Where everything stands on a calm table. */
export function calmOf(drawing: Drawn): CalmLayout {
  const { position, lying, size } = drawing;
  return calmLayoutIn(size, handCards(position, heldIn(drawing)), STAGE, lying.view.phase === 'bid');
}

/** The viewer's hand, or that it is laid aside. */
export function drawOwnHand(drawing: Drawn): void {
  const { canvas, position, lying, size } = drawing;
  const { viewer, theme } = position;
  const { hand, contract } = lying;
  const isAside = viewer !== 'table' && contract?.out.includes(viewer) && !isChoosing(drawing);
  const calm = position.calm ? calmOf(drawing) : null;
  const at = stageLayoutIn(size).hand;
  if (isAside)
    canvas.writeCentred(
      0,
      (calm?.hand[0] ?? at).y + 2,
      canvas.columns,
      handTexts.aside(hand.length),
      theme.strong,
    );
  else if (calm && isShown(position, 'hand')) drawLines(canvas, calm);
  else if (!calm) drawHeld(canvas, at, position, heldIn(drawing));
}
