/** The ends of deals and matches in cards: what they tell, as data, and how all games draw it. */
import type { GameTypes } from '../../engine/game.ts';
import { cut, fitting, widthOf } from '../../width.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf } from '../drawing/face.ts';
import { drawFan, drawStack, fanColumns, fanRows, heldCard } from '../drawing/fan.ts';
import { drawLadder, LADDER, type Ladder, ladderRows } from '../drawing/ladder.ts';
import { drawBox } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import type { Theme } from '../theme.ts';
import { courseRows, drawCourse } from './course.ts';
import type { Course, SheetPosition } from './page.ts';
import { endingTexts, spacedOut } from './words.ts';

/** What the end of a deal or of the match is told from. */
export interface EndPosition<G extends GameTypes> extends SheetPosition<G> {
  /** What everybody was told in the last deal. */
  readonly facts: readonly G['fact'][];
}

/** What a player, or the widow, has at the end of a deal. */
export interface DealRow {
  readonly name: string;
  /** Each as a speaker writes it. None: `note` alone stands there, in one row. */
  readonly cards: readonly string[];
  /** What stands behind the cards, or in their place. */
  readonly note?: string;
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
/** Columns of the names before the cards, and of a value. */
const NAMES = 7;
const VALUE = 8;

/** Draws the end of a deal as a game tells it, or of the match once somebody has won. */
export const endOf =
  <G extends GameTypes>(
    deal: (position: EndPosition<G>, theme: Theme) => DealEnd,
    match: (position: EndPosition<G>) => MatchEnd,
  ) =>
  (position: EndPosition<G>, size: TableSize, theme: Theme): Canvas =>
    position.status.winners === null
      ? drawDealEnd(deal(position, theme), size, theme)
      : drawMatchEnd(match(position), size, theme);

/** The end of a deal: what each player took or was left with, and what it brought. */
function drawDealEnd({ heads, rows }: DealEnd, size: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(size.columns, size.rows, theme);
  const [cards, ...values] = heads;
  const right = (place: number) => size.columns - 1 - VALUE * (values.length - 1 - place);
  const x = MARGIN + NAMES;
  canvas.plain(MARGIN, 0, cards, theme.strong);
  values.forEach((head, place) => void canvas.writeRight(right(place), 0, head, theme.strong));
  const held = rows.filter((row) => row.cards.length > 0).length;
  const fits = (fan: 'tall' | 'short') => 1 + held * fanRows(fan) + rows.length - held <= size.rows;
  const fan = size.windowClass >= 100 && fits('tall') ? 'tall' : 'short';
  let y = 1;
  for (const row of rows) {
    const face = row.cards.length > 0 ? y + 2 : y;
    const isAlone = row.cards.length === 0 && row.note === undefined;
    canvas.plain(MARGIN, face, cut(row.name, isAlone ? 30 : NAMES - 1), theme.strong);
    const room = right(0) - VALUE - x;
    const after = row.cards.length > 0 ? drawKept(canvas, x, y + 1, row.cards, room, fan) + 2 : x;
    if (row.note) canvas.write(after, face, cut(row.note, right(0) - VALUE - after), {});
    (row.values ?? []).forEach((value, place) => {
      canvas.writeRight(right(place), face, value, row.strong ? theme.strong : {});
    });
    y += row.cards.length > 0 ? fanRows(fan) : 1;
  }
  return canvas;
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

/** The keys that begin something else. */
export function drawNext(canvas: Canvas, x: number, y: number, isNarrow = false): void {
  const { strong } = canvas.theme;
  let at = canvas.plain(x, y, endingTexts.next, strong) + (isNarrow ? 6 : 4);
  for (const [key, text] of isNarrow ? endingTexts.narrowKeys : endingTexts.nextKeys) {
    at = canvas.plain(at, y, key, strong) + 1;
    at = canvas.plain(at, y, text) + 3;
  }
}

/** The end of a match: the winner, the last cards, how it stood, what it is remembered by, and what may be next. */
function drawMatchEnd(end: MatchEnd, size: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(size.columns, size.rows, theme);
  const { winner, last, ladder, moments, course } = end;
  const boxed = size.windowClass >= 100;
  const box = boxed ? 1 : 0;
  const face: FaceSize = size.windowClass >= 160 ? 'X' : size.windowClass >= 120 ? 'L' : 'M';
  const beside = 1 + WINNER[last.kind] + (last.kind === 'trick' && !boxed ? 3 : 2);
  drawWinner(canvas, 1, box, WINNER[last.kind], winner);
  const room = size.columns - beside - 4 * box;
  const lastAt = { x: beside + 2 * box, y: 0, columns: room };
  const lastRows = 1 + drawLast(canvas, lastAt, last, face);
  if (boxed) drawBox(canvas, beside, 0, size.columns - beside, lastRows + 1, last.title, last.value);
  else {
    canvas.plain(beside, 0, last.title, theme.strong);
    canvas.writeRight(size.columns, 0, last.value);
  }
  const middle = Math.max(WINNER_ROWS + 2 * box, lastRows + box) + (size.rows >= 30 ? 1 : 0);
  const spare = size.rows - middle - ladderRows(ladder) - moments.length - 1;
  const gap = spare > 2 ? 1 : 0;
  drawLadder(canvas, 1, middle + gap, ladder);
  const below = middle + gap + ladderRows(ladder) + (spare > 0 ? 1 : 0);
  drawMoments(canvas, 1, below, LADDER, moments);
  drawNext(canvas, 1, Math.min(size.rows - 1, below + moments.length + (spare > 1 ? 1 : 0)));
  if (course && (course.lines[0]?.totals.length ?? 0) > 1) drawPlot(canvas, size, middle + 1, below, course);
  return canvas;
}

/** The plot of the scores, at the right of what else is told, or below it. */
function drawPlot(canvas: Canvas, size: TableSize, top: number, moments: number, course: Course): void {
  const plot = { ...course, extremes: '' };
  const right = LADDER + 4;
  if (size.columns - right >= 34) {
    const rows = Math.min(size.rows - top, 14);
    drawCourse(canvas, right, top, { columns: size.columns - right, rows }, plot);
  } else if (size.rows - moments - 6 >= courseRows(plot))
    drawCourse(canvas, 1, moments + 6, { columns: size.columns - 2, rows: courseRows(plot) }, plot);
}

/** Draws what lay there last below its title, and answers how many rows it has. */
function drawLast(
  canvas: Canvas,
  { x, y, columns }: { readonly x: number; readonly y: number; readonly columns: number },
  last: Last,
  size: FaceSize,
): number {
  return last.kind === 'trick'
    ? drawTrick(canvas, x, y, columns, last, size)
    : drawHands(canvas, x, y, columns, last);
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

/** Hands beside each other on two rows; where these are not enough, one below the other, sharing the lines between them. */
function drawHands(canvas: Canvas, x: number, y: number, columns: number, { cards }: Last): number {
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
  return isStacked ? 2 * hands.length + 1 : 3 * row + 3;
}
