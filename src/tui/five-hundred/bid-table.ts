/** The table of bids: steps over it, and its picture. */

import { judgedBids } from '../../engine/five-hundred/auction.ts';
import {
  type Bid,
  type BidName,
  bidOf,
  findBid,
  LEVELS,
  type Level,
  STRAINS,
} from '../../engine/five-hundred/bids.ts';
import type { FiveHundred, View } from '../../engine/five-hundred/state.ts';
import { factText } from '../../engine/five-hundred/text.ts';
import { widthOf, wrap } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import type { Spot } from '../drawing/stage.ts';
import type { Position } from '../table.ts';
import type { Said } from './hand.ts';
import type { FiveHundredPosition } from './lying.ts';
import type { Board } from './stages.ts';
import { whyNoInkle, whyNoNello } from './words.ts';

/** The bid of a row, which is a strain, and a column: six to ten tricks, or the Inkle. */
export const bidAt = (row: number, column: number | 'inkle'): BidName =>
  column === 'inkle' ? `inkle ${STRAINS[row]!}` : `${LEVELS[column]!}${STRAINS[row]!}`;

/** The picker from the top down: a row for each strain, then Nello, then the Inkles side by side. */
const ROWS: readonly (readonly BidName[])[] = [
  ...STRAINS.map((_, row) => LEVELS.map((_, column) => bidAt(row, column))),
  ['nello'],
  STRAINS.map((_, row) => bidAt(row, 'inkle')),
];

/** A bid, and the column that Up and Down keep to from it; null for its own. */
interface Picked {
  readonly call: BidName;
  readonly column: number | null;
}

/** One step in the picker over the bids that are legal; it stays where there is none that way. */
export function stepped({ call, column: kept }: Picked, key: string, legal: ReadonlySet<BidName>): Picked {
  const row = ROWS.findIndex((names) => names.includes(call));
  const names = ROWS[row]!;
  const [down, right] = STEPS[key]!;
  if (right !== 0) {
    for (let at = names.indexOf(call) + right; names[at] !== undefined; at += right)
      if (legal.has(names[at]!)) return { call: names[at]!, column: null };
    return { call, column: null };
  }
  const column = kept ?? names.indexOf(call);
  for (let at = row + down; ROWS[at] !== undefined; at += down) {
    const nearest = nearestIn(ROWS[at]!, column, legal);
    if (nearest !== null) return { call: nearest, column };
  }
  return { call, column };
}

/** The legal bid of a row that is nearest to a column, the higher one of two. */
function nearestIn(names: readonly BidName[], column: number, legal: ReadonlySet<BidName>): BidName | null {
  for (let away = 0; away < LEVELS.length; away++)
    for (const at of [column + away, column - away])
      if (names[at] !== undefined && legal.has(names[at]!)) return names[at]!;
  return null;
}

const STEPS: { readonly [key: string]: readonly [row: number, column: number] } = {
  Up: [-1, 0],
  k: [-1, 0],
  Down: [1, 0],
  j: [1, 0],
  Left: [0, -1],
  h: [0, -1],
  Right: [0, 1],
  l: [0, 1],
};

/** The bid of a column in the strain of what is picked; where that names none, the lowest legal one of the column, or null. */
export function bidOfColumn(
  column: number | 'inkle',
  call: Said | null,
  legal: ReadonlySet<BidName>,
): BidName | null {
  const strain = call === null ? undefined : findBid(call)?.strain;
  if (strain != null) return bidAt(STRAINS.indexOf(strain), column);
  return STRAINS.map((_, row) => bidAt(row, column)).find((name) => legal.has(name)) ?? null;
}

/** The bid in a strain with as many tricks as what is picked; where that names none, the lowest legal one in the strain, or null. */
export function bidOfStrain(row: number, call: Said | null, legal: ReadonlySet<BidName>): BidName | null {
  const picked = call === null ? undefined : findBid(call);
  if (picked?.strain != null)
    return bidAt(row, picked.inkle ? 'inkle' : LEVELS.indexOf(picked.tricks as Level));
  return ROWS[row]!.find((name) => legal.has(name)) ?? null;
}

/** Columns of a bid's points, and of a suit's name. */
const CELL = 7;
const SUIT = 2;

export type BidPosition = Position<FiveHundred, Extract<View, { readonly phase: 'bid' }>>;

/** Is the viewer asked for a bid? */
export const isBidding = (position: FiveHundredPosition): position is BidPosition =>
  position.view.phase === 'bid' && position.mover !== null;

/** How the auction ended. */
export function drawOutcome({ canvas, position }: Board, { x, y, columns }: Omit<Area, 'rows'>): void {
  const { shown, speaker } = position;
  if (!shown?.lingering) return;
  const facts = shown.facts.filter(({ kind }) => kind !== 'call');
  facts
    .flatMap((fact) => [...wrap(factText(fact, speaker), columns, '  '), ''])
    .forEach((line, row) => {
      canvas.write(x, y + row, line);
    });
}

/** Every bid with its points. What is too low is dim; what is picked stands inverse in brackets. */
export function drawBids(
  { canvas, selection }: Board,
  { view, mover, speaker, theme }: BidPosition,
  { x, y }: Spot,
): void {
  const call = selection?.call ?? null;
  const judged = new Map(judgedBids(view, mover!).map((each) => [each.bid.name as Said, each]));
  const cell = (end: number, row: number, bid: Bid) => {
    const text = String(bid.points);
    const legal = judged.get(bid.name)!.refusal === null;
    if (call === bid.name) canvas.write(end - widthOf(text) - 1, row, `[${text}]`, theme.inverse);
    else canvas.plain(end - widthOf(text), row, text, legal ? {} : theme.dim);
  };
  LEVELS.forEach((level, column) => {
    canvas.writeRight(x + SUIT + CELL * (column + 1), y, String(level), theme.strong);
  });
  STRAINS.forEach((strain, row) => {
    const at = y + 2 + row;
    if (strain === 'NT') canvas.write(x, at, 'NT', theme.strong);
    else canvas.write(x, at, speaker.suit(strain));
    LEVELS.forEach((_, column) => {
      cell(x + SUIT + CELL * (column + 1), at, bidOf(bidAt(row, column)));
    });
  });
  const nello = y + 3 + STRAINS.length;
  const noNello = whyNoNello(view, mover!);
  if (call === 'nello') canvas.write(x - 1, nello, '[Nello 250]', theme.inverse);
  else canvas.plain(x, nello, 'Nello 250', noNello === '' ? {} : theme.dim);
  canvas.write(x + 11, nello, noNello || 'lose every trick');
  const noInkle = whyNoInkle(view, mover!);
  canvas.plain(x, nello + 1, 'Inkle', noInkle === '' ? {} : theme.dim);
  if (noInkle) {
    canvas.write(x + 11, nello + 1, noInkle);
    return;
  }
  // An Inkle stands below the six of its suit and is written as the suit alone: it counts what the six does.
  STRAINS.forEach((strain, place) => {
    const name = strain === 'NT' ? 'NT' : speaker.suit(strain);
    const bid = bidAt(place, 'inkle');
    const end = x + SUIT + CELL * (place + 1);
    if (call === bid) canvas.write(end - widthOf(name) - 1, nello + 1, `[${name}]`, theme.inverse);
    else if (judged.get(bid)!.refusal === null) canvas.writeRight(end, nello + 1, name);
    else canvas.plain(end - widthOf(name), nello + 1, name, theme.dim);
  });
}
