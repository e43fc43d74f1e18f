/** The ends of deals and matches in cards: what they tell, as data, and how all games draw it. */
import type { GameTypes } from '../../engine/game.ts';
import { cut, fitting, widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf } from '../drawing/face.ts';
import { drawFan, drawStack, fanColumns, fanRows, heldCard } from '../drawing/fan.ts';
import { drawLadder, LADDER, type Ladder, ladderRows } from '../drawing/ladder.ts';
import { drawBox } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import type { Theme } from '../theme.ts';
import { drawCourse } from './course.ts';
import type { Course, SheetPosition } from './page.ts';
import { endingTexts, spacedOut } from './words.ts';

/** What the end of a deal or of the match is told from. */
export interface EndPosition<G extends GameTypes> extends SheetPosition<G> {
  /** What everybody was told in the last deal. */
  readonly facts: readonly G['fact'][];
  /** The decision of the viewer that cost most, by the reviews that are kept; left out: none is known. */
  readonly dearest?: string | undefined;
  /** The keys that do something while the end is looked at: only these are said to be next. */
  readonly keys: ReadonlySet<string>;
}

/** What a player, or the widow, has at the end of a deal. */
export interface DealRow {
  readonly name: string;
  /** Each as a speaker writes it. None: `note` alone stands there, in one row. */
  readonly cards: readonly string[];
  /** What stands behind the cards, or in their place; in several lengths, the longest first. */
  readonly note?: string | readonly string[];
  /** In the order of the heads. */
  readonly values?: readonly string[];
  /** Set off: who gained. */
  readonly strong?: boolean;
}

/** The end of a deal. */
export interface DealEnd {
  /** What the cards are, and the titles of the values. */
  readonly heads: readonly [cards: string, ...values: string[]];
  readonly rows: readonly DealRow[];
}

/** A card that lay in the last trick, or a hand that was left; with the name of whose it is. */
interface LastCards {
  readonly name: string;
  readonly cards: readonly string[];
  readonly isLed?: boolean;
  readonly isWinning?: boolean;
}

/** The cards that a match ended with. */
export interface Last {
  readonly title: string;
  readonly value: string;
  /** A trick, whose cards lie above the names; or hands, whose names stand before them. */
  readonly kind: 'trick' | 'hands';
  readonly cards: readonly LastCards[];
}

/** One of the deals, or placements, by which a match is remembered; in several lengths, the longest first. */
export interface Moment {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Who won, e.g. "Cat wins", and up to two lines more, each in several lengths, the longest first. */
export interface WinnerBox {
  readonly text: string;
  readonly more: readonly (readonly string[])[];
  readonly isOurs: boolean;
}

/** The end of a match. */
export interface MatchEnd {
  readonly winner: WinnerBox;
  readonly last: Last;
  readonly ladder: Ladder;
  readonly moments: readonly Moment[];
  /** Drawn where there is room. */
  readonly course: Course | null;
}

const MARGIN = 2;
/** Columns of the names before the cards, and of a value that is not longer. */
const NAMES = 7;
const VALUE = 8;
/** Numbers stand no further to the left than this in wide windows, and no further to the right than what is told needs: else the eye loses the row. */
const NEAR = 78;

/** Draws the end of a deal as a game tells it, or of the match once somebody has won. A match of one deal ends as a deal does. */
export const endOf =
  <G extends GameTypes>(
    deal: (position: EndPosition<G>, theme: Theme) => DealEnd,
    match: (position: EndPosition<G>) => MatchEnd,
  ) =>
  (position: EndPosition<G>, size: TableSize, theme: Theme): Canvas => {
    const { winners, only } = position.status;
    if (only) return drawDealEnd(withoutTotals(deal(position, theme)), size, theme);
    if (winners === null) return drawDealEnd(deal(position, theme), size, theme);
    const end = match(position);
    const told = { ...end, moments: withDearest(end.moments, position) };
    return drawMatchEnd(told, position.keys, size, theme);
  };

/** The end of a deal without the column of what the match stands at. */
function withoutTotals({ heads: [cards, ...heads], rows }: DealEnd): DealEnd {
  const total = heads.indexOf(endingTexts.match);
  const kept = (values: readonly string[]) => values.filter((_, place) => place !== total);
  return {
    heads: [cards, ...kept(heads)],
    rows: rows.map(({ values = [], ...row }) => ({ ...row, values: kept(values) })),
  };
}

/** The moments of a match; the worst is the dearest decision where a review has found one. */
export function withDearest<G extends GameTypes>(
  moments: readonly Moment[],
  { dearest }: EndPosition<G>,
): readonly Moment[] {
  const { worst, least } = endingTexts.moments;
  if (!dearest) return moments;
  return moments.map((moment) =>
    moment.name === worst || moment.name === least ? { name: worst, texts: [dearest] } : moment,
  );
}

/** The end of a deal: what each player took or was left with, and what it brought. */
function drawDealEnd({ heads, rows }: DealEnd, size: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(size.columns, size.rows, theme);
  const [cards, ...values] = heads;
  const value = Math.max(
    VALUE,
    ...rows.flatMap((row) => (row.values ?? []).map((text) => widthOf(text) + 2)),
  );
  const held = rows.filter((row) => row.cards.length > 0).length;
  const fitsTall = 1 + held * fanRows('tall') + rows.length - held <= size.rows;
  const fan = size.windowClass >= 100 && fitsTall ? 'tall' : 'short';
  const x = MARGIN + NAMES;
  const widest = Math.max(...rows.map((row) => toldColumns(row, fan, theme)));
  const columns = Math.min(size.columns, Math.max(NEAR, x + widest + value * values.length));
  const right = (place: number) => columns - 1 - value * (values.length - 1 - place);
  canvas.plain(MARGIN, 0, cards, theme.strong);
  values.forEach((head, place) => void canvas.writeRight(right(place), 0, head, theme.strong));
  let y = 1;
  for (const row of rows) {
    const face = row.cards.length > 0 ? y + 2 : y;
    const isAlone = row.cards.length === 0 && row.note === undefined;
    canvas.plain(MARGIN, face, cut(row.name, isAlone ? 30 : NAMES - 1), theme.strong);
    const room = right(0) - value - x;
    const after = row.cards.length > 0 ? drawKept(canvas, x, y + 1, row.cards, room, fan) + 2 : x;
    const rest = right(0) - value - after;
    if (row.note) canvas.write(after, face, cut(fitting([row.note].flat(), rest), rest), {});
    (row.values ?? []).forEach((text, place) => {
      canvas.writeRight(right(place), face, text, row.strong ? theme.strong : {});
    });
    y += row.cards.length > 0 ? fanRows(fan) : 1;
  }
  return canvas;
}

/** Columns that the cards of a row take with its note. */
function toldColumns(
  { cards, note = '' }: DealEnd['rows'][number],
  fan: 'tall' | 'short',
  theme: Theme,
): number {
  const held = cards.map((card) => heldCard(card, theme));
  return (held.length > 0 ? fanColumns(held, fan) + 2 : 0) + widthOf([note].flat()[0] ?? '');
}

/** Draws as many cards as so many columns hold, and how many more there are; answers the column behind them. */
function drawKept(
  canvas: Canvas,
  x: number,
  y: number,
  cards: readonly string[],
  columns: number,
  size: 'tall' | 'short' = 'short',
): number {
  const all = cards.map((card) => heldCard(card, canvas.theme));
  let kept = all;
  const room = () => columns - (kept.length < all.length ? 4 : 0);
  while (kept.length > 1 && fanColumns(kept, size) > room()) kept = kept.slice(0, -1);
  drawFan(canvas, x, y, kept, { size });
  const after = x + fanColumns(kept, size);
  return kept.length === all.length ? after : canvas.plain(after + 1, y + 1, `+${all.length - kept.length}`);
}

/** Columns of the box with the winner, beside a trick and beside hands. */
const WINNER: { readonly [kind in Last['kind']]: number } = { trick: 40, hands: 34 };
const WINNER_ROWS = 5;

/** Who won: in gold and heavy where it is the viewer's side. */
export function drawWinner(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { text, more, isOurs }: WinnerBox,
): void {
  const { lines, win, edge, strong } = canvas.theme;
  const { topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical } = isOurs ? lines.heavy : lines;
  const frame = isOurs ? win : edge;
  const inside = columns - 2;
  canvas.plain(x, y, topLeft + horizontal.repeat(inside) + topRight, frame);
  for (let row = 1; row < WINNER_ROWS - 1; row++) {
    canvas.plain(x, y + row, vertical, frame);
    canvas.plain(x + columns - 1, y + row, vertical, frame);
  }
  canvas.plain(x, y + WINNER_ROWS - 1, bottomLeft + horizontal.repeat(inside) + bottomRight, frame);
  canvas.writeCentred(x + 1, y + 1, inside, fitting([spacedOut(text), text], inside), strong);
  const told = more.filter((texts) => texts.length > 0);
  told.forEach(
    (texts, place) => void canvas.writeCentred(x + 1, y + 2 + place, inside, fitting(texts, inside)),
  );
}

/** Draws moments below each other, each in the longest of its texts that fits. */
export function drawMoments(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  moments: readonly Moment[],
): void {
  const names = Math.max(7, ...moments.map(({ name }) => widthOf(name))) + 1;
  moments.forEach(({ name, texts }, row) => {
    canvas.plain(x, y + row, name, canvas.theme.strong);
    canvas.write(x + names, y + row, cut(fitting(texts, columns - names), columns - names));
  });
}

/** What may be begun now, each with the key for it. */
export function drawNext(
  canvas: Canvas,
  x: number,
  y: number,
  keys: ReadonlySet<string>,
  isNarrow = false,
): void {
  const { strong } = canvas.theme;
  const offers = (isNarrow ? endingTexts.narrowKeys : endingTexts.nextKeys).filter(([key]) => keys.has(key));
  if (offers.length === 0) return;
  let at = canvas.plain(x, y, endingTexts.next, strong) + (isNarrow ? 6 : 4);
  for (const [key, text] of offers) {
    at = canvas.plain(at, y, key, strong) + 1;
    at = canvas.plain(at, y, text) + 3;
  }
}

/** The end of a match: the winner, the last cards, how it stood, what it is remembered by, and what may be next. */
function drawMatchEnd(end: MatchEnd, keys: ReadonlySet<string>, size: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(size.columns, size.rows, theme);
  const { last, ladder, moments } = end;
  const face: FaceSize = size.windowClass >= 160 ? 'X' : size.windowClass >= 120 ? 'L' : 'M';
  if (size.windowClass >= 100) {
    drawBoxed(canvas, end, keys, face);
    return canvas;
  }
  const beside = 1 + WINNER[last.kind] + (last.kind === 'trick' ? 3 : 2);
  const below = ladderRows(ladder) + moments.length + 1;
  const room = area(beside, 0, size.columns - beside, size.rows - below);
  drawWinner(canvas, 1, 0, WINNER[last.kind], end.winner);
  canvas.plain(beside, 0, last.title.toUpperCase(), theme.strong);
  canvas.writeRight(size.columns, 0, last.value);
  const middle = Math.max(WINNER_ROWS, 1 + drawLast(canvas, room, last, face));
  const spare = size.rows - middle - below;
  const top = middle + (spare > 2 ? 1 : 0);
  drawLadder(canvas, 1, top, ladder);
  const told = top + ladderRows(ladder) + (spare > 0 ? 1 : 0);
  drawMoments(canvas, 1, told, LADDER, moments);
  drawNext(canvas, 1, told + moments.length + (spare > 1 ? 1 : 0), keys);
  return canvas;
}

/** Columns of the boxes of a ladder and of moments where a plot stands beside them; the fewest columns of a plot beside them, and its fewest and most rows with its box. */
const BOXED = LADDER + 4;
const PLOT = { columns: 60, rows: 9, most: 16 };

/** The end in boxes one below the other, in the middle of the window; the plot of the scores stands beside them, or below. */
function drawBoxed(
  canvas: Canvas,
  { winner, last, ladder, moments, course }: MatchEnd,
  keys: ReadonlySet<string>,
  face: FaceSize,
): void {
  const { columns, rows } = canvas;
  const { boxes } = endingTexts;
  const left = 1 + WINNER[last.kind] + 2;
  const told = [ladderRows(ladder) + 2, moments.length + 2];
  // Below the boxes stands what may be next; the box of the last cards has a row below them, as its title has one above.
  const room = area(left + 2, 0, columns - left - 4, rows - told[0]! - told[1]! - 2);
  const head = Math.max(WINNER_ROWS, drawLast(new Canvas(columns, rows, canvas.theme), room, last, face) + 2);
  const used = told.reduce((sum, each) => sum + each, head + 1);
  const plot = course && (course.lines[0]?.totals.length ?? 0) > 1 ? { ...course, extremes: '' } : null;
  const isBeside = columns - BOXED - 1 >= PLOT.columns;
  const under = plot && !isBeside && rows - used >= PLOT.rows ? Math.min(rows - used, PLOT.most) : 0;
  const boxed = plot && isBeside ? BOXED : columns;
  const top = Math.max(0, Math.floor((rows - used - under - 1) / 2));
  drawBox(canvas, area(left, top, columns - left, head), last.title, last.value);
  drawLast(canvas, { ...room, y: top }, last, face);
  drawWinner(canvas, 1, top + Math.floor((head - WINNER_ROWS) / 2), WINNER[last.kind], winner);
  const y = top + head;
  drawBox(canvas, area(0, y, boxed, told[0]!), boxes.standing);
  drawLadder(canvas, 2, y + 1, ladder);
  drawBox(canvas, area(0, y + told[0]!, boxed, told[1]!), boxes.moments);
  drawMoments(canvas, 2, y + told[0]! + 1, boxed - 4, moments);
  const end = y + told[0]! + told[1]!;
  if (plot && isBeside)
    drawPlot(canvas, area(BOXED + 1, y, columns - BOXED - 1, Math.max(PLOT.rows, end - y)), plot);
  if (plot && under > 0) drawPlot(canvas, area(0, end, columns, under), plot);
  drawNext(canvas, 2, Math.min(rows - 1, end + under + (used + under < rows ? 1 : 0)), keys);
}

/** The plot of the scores in a box. */
function drawPlot(canvas: Canvas, box: Area, course: Course): void {
  const { x, y, columns, rows } = box;
  drawBox(canvas, box, endingTexts.boxes.course);
  drawCourse(canvas, x + 2, y + 1, { columns: columns - 4, rows: rows - 2 }, { ...course, title: '' });
}

/** Draws what lay there last below its title, which has the first row of the area, and answers how many rows it has. */
function drawLast(canvas: Canvas, { x, y, columns, rows }: Area, last: Last, size: FaceSize): number {
  return last.kind === 'trick'
    ? drawTrick(canvas, x, y, columns, last, size)
    : drawHands(canvas, x, y, columns, rows - 1, last);
}

function drawTrick(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { cards }: Last,
  size: FaceSize,
): number {
  const { theme } = canvas;
  const fits = (gap: number) => cards.length * (FACES[size].columns + gap) - gap < columns;
  const gap = [3, 2, 1].find(fits) ?? 1;
  const left = cards.length * (FACES[size].columns + gap) - gap < columns ? x + 1 : x - 1;
  cards.forEach(({ name, cards: [card = ''], isLed, isWinning }, place) => {
    const at = left + place * (FACES[size].columns + gap);
    drawFace(
      canvas,
      at,
      y + 1,
      faceOf(card, theme, isWinning ? 'winning' : 'plain', isLed ? 'led' : undefined),
      size,
    );
    canvas.writeCentred(at, y + 1 + FACES[size].rows, FACES[size].columns, name);
  });
  return FACES[size].rows + 1;
}

/** Hands beside each other on two rows; where these are not enough, one below the other, sharing the lines between them; where that is too high, as texts. */
function drawHands(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  rows: number,
  { cards }: Last,
): number {
  const { theme } = canvas;
  const names = Math.min(8, Math.max(...cards.map(({ name }) => widthOf(name)))) + 2;
  const hands = cards.map((hand) => {
    const all = hand.cards.map((card) => heldCard(card, theme));
    let kept = all;
    while (kept.length > 1 && names + fanColumns(kept) + 4 > columns) kept = kept.slice(0, -1);
    const count = String(all.length);
    return {
      name: cut(hand.name, names - 2),
      fan: kept,
      count,
      width: names + fanColumns(kept) + 4 + count.length,
    };
  });
  let at = x;
  let row = 0;
  const places = hands.map(({ width }) => {
    if (at > x && at + width - 3 > x + columns) {
      at = x;
      row++;
    }
    const place = { x: at, row };
    at += width;
    return place;
  });
  const isStacked = row > 1;
  const height = isStacked ? 2 * hands.length + 1 : 3 * row + 3;
  if (height > rows) return drawHandTexts(canvas, area(x, y + 1, columns, rows), names, cards);
  const top = (place: number) => y + 1 + (isStacked ? 2 * place : 3 * places[place]!.row);
  hands.forEach(({ name, fan, count }, place) => {
    const left = isStacked ? x : places[place]!.x;
    canvas.plain(left, top(place) + 1, name, theme.strong);
    if (!isStacked) drawFan(canvas, left + names, top(place), fan);
    canvas.plain(left + names + fanColumns(fan) + 1, top(place) + 1, count);
  });
  if (isStacked)
    drawStack(
      canvas,
      x + names,
      y + 1,
      hands.map(({ fan }) => fan),
    );
  return height;
}

/** Hands as texts, a line each, beside each other as far as the rows are not enough; answers how many rows they have. */
function drawHandTexts(
  canvas: Canvas,
  { x, y, columns, rows }: Area,
  names: number,
  hands: readonly LastCards[],
): number {
  const high = Math.ceil(hands.length / Math.ceil(hands.length / rows));
  const width = Math.floor(columns / Math.ceil(hands.length / high));
  hands.forEach(({ name, cards }, place) => {
    const at = x + width * Math.floor(place / high);
    const texts = cards.map((_, left) => {
      const kept = cards.slice(0, cards.length - left).join(' ');
      return left === 0 ? kept : `${kept} +${left}`;
    });
    canvas.plain(at, y + (place % high), cut(name, names - 2), canvas.theme.strong);
    canvas.write(at + names - 1, y + (place % high), fitting(texts, width - names));
  });
  return high;
}
