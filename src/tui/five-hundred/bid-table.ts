import { judgedBids } from '../../engine/five-hundred/auction.ts';
import { type Bid, bidOf, LEVELS, STRAINS } from '../../engine/five-hundred/bids.ts';
import { factText } from '../../engine/five-hundred/text.ts';
import { widthOf, wrap } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import type { Spot } from '../drawing/stage.ts';
import type { FiveHundredPosition } from './lying.ts';
import { bidAt } from './picker.ts';
import type { Said } from './selection.ts';
import type { Board } from './stages.ts';
import { whyNoInkle, whyNoNello } from './words.ts';

/** Columns of a bid's points and rows from one suit to the next, close together and where there is room; columns of a suit's name. */
const CLOSE: { readonly cell: number; readonly row: number } = { cell: 7, row: 1 };
export const WIDE: typeof CLOSE = { cell: 10, row: 2 };
const SUIT = 2;
/** Columns of the table of bids where there is room. */
export const BIDS_WIDE = SUIT + WIDE.cell * LEVELS.length;

/** Is the viewer asked for a bid? */
export const isBidding = ({ view, mover }: FiveHundredPosition): boolean =>
  view.phase === 'bid' && mover !== null;

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
  { canvas, position, selection }: Board,
  { x, y }: Spot,
  { cell: columns, row: step }: typeof CLOSE = CLOSE,
): void {
  const { view, mover, speaker, theme } = position;
  if (mover === null || view.phase !== 'bid') return;
  const call = selection?.call ?? null;
  const judged = new Map(judgedBids(view, mover).map((each) => [each.bid.name as Said, each]));
  const cell = (end: number, row: number, bid: Bid) => {
    const text = String(bid.points);
    const legal = judged.get(bid.name)!.refusal === null;
    if (call === bid.name) canvas.write(end - widthOf(text) - 1, row, `[${text}]`, theme.inverse);
    else canvas.plain(end - widthOf(text), row, text, legal ? {} : theme.dim);
  };
  LEVELS.forEach((level, column) => {
    canvas.writeRight(x + SUIT + columns * (column + 1), y, String(level), theme.strong);
  });
  STRAINS.forEach((strain, row) => {
    const at = y + 2 + step * row;
    if (strain === 'NT') canvas.write(x, at, 'NT', theme.strong);
    else canvas.write(x, at, speaker.suit(strain));
    LEVELS.forEach((_, column) => {
      cell(x + SUIT + columns * (column + 1), at, bidOf(bidAt(row, column)));
    });
  });
  const nello = y + 2 + step * STRAINS.length + (step > 1 ? 0 : 1);
  const noNello = whyNoNello(position);
  if (call === 'nello') canvas.write(x - 1, nello, '[Nello 250]', theme.inverse);
  else canvas.plain(x, nello, 'Nello 250', noNello === '' ? {} : theme.dim);
  canvas.write(x + 11, nello, noNello || 'lose every trick');
  const noInkle = whyNoInkle(position);
  canvas.plain(x, nello + 1, 'Inkle', noInkle === '' ? {} : theme.dim);
  if (noInkle) {
    canvas.write(x + 11, nello + 1, noInkle);
    return;
  }
  // An Inkle stands below the six of its suit and is written as the suit alone: it counts what the six does.
  STRAINS.forEach((strain, place) => {
    const name = strain === 'NT' ? 'NT' : speaker.suit(strain);
    const bid = bidAt(place, 'inkle');
    const end = x + SUIT + columns * (place + 1);
    if (call === bid) canvas.write(end - widthOf(name) - 1, nello + 1, `[${name}]`, theme.inverse);
    else if (judged.get(bid)!.refusal === null) canvas.writeRight(end, nello + 1, name);
    else canvas.plain(end - widthOf(name), nello + 1, name, theme.dim);
  });
}
