import type { Seat } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import type { Placed } from '../../engine/kings-court/state.ts';
import { minus, signed } from '../../front/number.ts';
import { cut, fitting, padded, paddedLeft, widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels, drawRow, type Panel, type PanelRow } from '../drawing/panel.ts';
import { placeSeat } from '../drawing/plate.ts';
import { keyName } from '../table.ts';
import type { Style } from '../terminal/cells.ts';
import { itemsInShort, itemsOf, type PartLine, partsInALine, partsInFull, partsInShort } from './counted.ts';
import type { CourtPosition } from './hand.ts';
import { type CourtDrawing, countedThen, placedIn, seatsInOrder, signOf } from './lying.ts';
import { words } from './words.ts';

/** The first column of the narrow panel, and its columns. */
const NARROW = { x: 47, columns: 31 };
/** Rows of the box that explains a placement, in the narrow panel and in wide ones. */
const SHORT = 7;
const FULL = 8;

/** Draws the panel of the smallest window: a placement explained, and the players. */
export function drawNarrowPanel(drawing: CourtDrawing): void {
  const { canvas, position } = drawing;
  const { x, columns } = NARROW;
  const panel = explained(drawing, columns - 4, 'short');
  drawBox(canvas, area(x, 0, columns, SHORT), panel.title, panel.value);
  panel.rows.forEach((row, place) => void drawRow(canvas, x + 2, 1 + place, columns - 4, row));
  canvas.write(x + 2, SHORT, words.score, position.theme.strong);
  canvas.writeRight(x + columns - 2, SHORT, words.latest);
  drawPlayers(canvas, position, (place) => area(x + 2, SHORT + 1 + place, columns - 4, 1));
}

interface Explained extends Panel {
  readonly value: string;
  readonly rows: readonly PanelRow[];
}

/** Returns the card under the cursor, or the latest placement, with its score part by part. */
function explained(
  { position, selection, lying: { counted, card, cursor } }: CourtDrawing,
  columns: number,
  length: 'short' | 'full',
): Explained {
  const { speaker } = position;
  const height = (length === 'short' ? SHORT : FULL) - 2;
  const filled = (rows: readonly PanelRow[]) => [
    ...rows,
    ...Array.from({ length: Math.max(0, height - rows.length) }, () => ({ text: '' })),
  ];
  if (counted === null) {
    const title = cursor === null ? words.toPlace : words.on(formatCard(card!), formatSpace(cursor));
    const text = cursor === null ? watching(position) : words.notHere(formatCard(card!));
    return { title, value: '', rows: filled([{ text }]) };
  }
  const where = words.on(formatCard(counted.card), formatSpace(counted.space));
  const latest = selection === null ? placedIn(position).at(-1) : undefined;
  const title = latest ? words.by(speaker.seat(latest.seat), where) : where;
  const value = signed(counted.score.total);
  const parts = length === 'short' ? partsInShort(counted, columns) : partsInFull(counted, columns);
  const rows = parts.map(({ text, points }: PartLine) => ({ text, value: signed(points) }));
  const total = { text: words.total, value, style: position.theme.strong };
  return { title, value, rows: filled([...rows, total]) };
}

const watching = ({ turn, speaker }: CourtPosition): string => {
  const [seat] = turn;
  if (seat === undefined) return words.over;
  return seat === speaker.you ? words.yourTurn : words.turn(speaker.seat(seat));
};

/** Columns of a player's latest placement, `R3 f6 +11`, with points of two figures. */
const LATEST = 9;

/** Draws a line for each player in an area of one row: score, and latest placement if there is room. */
export function drawPlayers(canvas: Canvas, position: CourtPosition, areaOf: (place: number) => Area): void {
  const { speaker, status, turn, theme } = position;
  const { lines, quiet } = theme;
  const width = Math.max(2, ...status.scores.map((score) => widthOf(minus(score))));
  const longest = Math.max(6, ...status.scores.map((_, seat) => widthOf(speaker.seat(seat))));
  seatsInOrder(position).forEach((seat, place) => {
    const { x, y, columns } = areaOf(place);
    const isLatest = columns >= TOLD;
    const name = Math.min(longest, columns - 2 - 1 - width - (isLatest ? 1 + LATEST : 0));
    const called = cut(speaker.seat(seat), name);
    const sign = signOf(position, seat);
    const mark = turn.includes(seat) ? lines.pointer : '';
    drawName(canvas, x, y, { seat, called, mark, sign });
    drawScore(canvas, position, seat, area(x + 3 + name, y, width, 1));
    const { what, points } = latestOf(position, seat);
    const texts = isLatest ? [points ? `${what} ${points}` : what] : [points, ''];
    const latest = fitting(texts, columns - 4 - name - width);
    canvas.writeRight(x + columns, y, latest, position.calm ? quiet : {});
  });
}

function drawScore(canvas: Canvas, { status, theme }: CourtPosition, seat: Seat, at: Area): void {
  const score = status.scores[seat]!;
  canvas.writeRight(at.x + at.columns, at.y, minus(score), theme.strong);
  canvas.noteScore(seat, score, minus, at);
}

/** Least columns of a line for the latest placement. */
const TOLD = 27;

interface Named {
  readonly seat: Seat;
  readonly called: string;
  readonly mark: string;
  readonly sign: string;
}

/** Draws the mark of the player to move, the sign of the latest placement, and the name. */
function drawName(canvas: Canvas, x: number, y: number, { seat, called, mark, sign }: Named): void {
  const { inverse, strong } = canvas.theme;
  placeSeat(canvas, seat, area(x + 2, y, widthOf(called), 1));
  if (mark) canvas.plain(x - sign.length, y, `${mark}${sign} ${called}`, inverse);
  else canvas.plain(canvas.plain(x, y, sign.padEnd(2)), y, called, strong);
}

/** Returns a seat's last move: `R3 f6` and `+11`, or that it passed. */
function latestOf(position: CourtPosition, seat: Seat): { readonly what: string; readonly points: string } {
  const fact = position.recent.findLast(
    (told) => (told.kind === 'placed' || told.kind === 'passed') && told.seat === seat,
  );
  if (fact?.kind === 'passed') return { what: words.passes, points: '' };
  const placed = placedIn(position).findLast((placement) => placement.seat === seat);
  if (!placed) return { what: '', points: '' };
  const { card, space, score } = placed;
  return { what: `${formatCard(card)} ${formatSpace(space)}`, points: signed(score.total) };
}

function itemsAt(position: CourtPosition, placed: Placed, items: typeof itemsOf): string[] {
  const counted = countedThen(position, placed);
  const told = counted ? items(counted) : [];
  return [...(placed.mercy ? [words.mercy] : []), ...(told.length > 0 ? told : [words.nothing])];
}

/** Joins items with ` · ` into lines of at most this width. */
function flowed(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)} · ${item}`;
    if (lines.length > 0 && widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(cut(item, columns));
  }
  return lines;
}

/** Draws the panels of larger windows, in boxes. */
export function drawPanels(drawing: CourtDrawing, { x, columns, rows }: Omit<Area, 'y'>): void {
  const { canvas, position } = drawing;
  const inside = columns - 4;
  const score = scorePanel(position, inside);
  const left = rows - FULL - (score.rows.length + 2) - 2;
  drawBoxedPanels(canvas, area(x, 0, columns, rows), [
    explained(drawing, inside, 'full'),
    score,
    sincePanel(drawing, inside, left),
  ]);
  drawNames(canvas, position, { x: x + 2, y: FULL + 1, columns: inside });
}

/** Returns the columns of a name, of a score and of each of its parts, in a panel of this width. */
function scoreWidths({ speaker, status }: CourtPosition, columns: number) {
  const widths = words.heads.map((head) => widthOf(head) + 1);
  const room = columns - widths.reduce((sum, width) => sum + width) - 1;
  const digits = Math.max(...status.scores.map((score) => widthOf(minus(score))));
  const longest = Math.max(5, ...status.scores.map((_, seat) => widthOf(speaker.seat(seat))));
  const name = Math.min(longest, room - 3 - digits);
  const score = Math.max(1 + digits, Math.min(4, room - 2 - name));
  return { widths, name, score };
}

/** Returns the panel with the sources of every player's score. */
function scorePanel(position: CourtPosition, columns: number): Panel {
  const sums = sumsOf(placedIn(position), position.status.scores.length);
  const { widths } = scoreWidths(position, columns);
  const rows = seatsInOrder(position).map((seat): PanelRow => {
    const { sevens, broken, values, prime, chains } = sums[seat]!;
    const cells = [sevens, broken, values, prime, chains].map((n, place) =>
      paddedLeft(minus(n), widths[place]!),
    );
    return { text: '', value: cells.join('') };
  });
  return { title: words.scores, value: words.heads.join(' '), rows };
}

/** Writes the players' names and scores into the score panel, bold; for the player to move inverse. */
function drawNames(canvas: Canvas, position: CourtPosition, { x, y, columns }: Omit<Area, 'rows'>): void {
  const { speaker, turn, theme } = position;
  const { name, score } = scoreWidths(position, columns);
  seatsInOrder(position).forEach((seat, place) => {
    const called = cut(speaker.seat(seat), name);
    const mark = turn.includes(seat) ? theme.lines.pointer : '';
    drawName(canvas, x, y + place, { seat, called, mark, sign: signOf(position, seat) });
    drawScore(canvas, position, seat, area(x + 2 + name, y + place, score, 1));
  });
}

/**
 * Returns the placements, the newest last: the viewer's own last one, and those since, explained as far as there is room. In large windows also all
 * earlier ones, of which the oldest are left out first.
 */
function sincePanel({ position, lying, size }: CourtDrawing, columns: number, rows: number): Panel {
  const { speaker, theme, viewer } = position;
  const { windowClass } = size;
  const line = (placed: Placed, sign: string, style?: Style): PanelRow => ({
    text: `${sign.padEnd(1)} ${padded(speaker.seat(placed.seat), 4)} ${placedText(placed)}`,
    value: signed(placed.score.total),
    ...(style && { style }),
  });
  const told = (parts: (placed: Placed) => string[]): PanelRow[] =>
    lying.since.flatMap((placed) => [
      line(placed, placed.sign, theme.strong),
      ...parts(placed).map((text) => ({ text: `  ${text}` })),
    ]);
  const all = placedIn(position);
  const own = all.findLastIndex(({ seat }) => seat === viewer);
  const first = windowClass === 160 ? 0 : Math.max(0, own);
  const before = all.slice(first, own + 1).map((placed) => line(placed, ''));
  const room = rows - Math.min(1, before.length);
  const inFull = told((placed) => flowed(itemsAt(position, placed, itemsOf), columns - 2));
  const inALine = (placed: Placed) => {
    const line = flowed(itemsAt(position, placed, itemsInShort), columns - 2);
    return line.length === 1 ? line : [partsInALine(placed.score, columns - 2)];
  };
  const news = inFull.length <= room ? inFull : told(inALine);
  const kept = news.length === 0 && before.length === 0 ? [{ text: words.nothingPlaced }] : news;
  const found = [...before.slice(Math.max(0, before.length - (rows - kept.length))), ...kept].slice(0, rows);
  const blank = Array.from({ length: Math.max(0, rows - found.length) }, () => ({ text: '' }));
  const title = viewer === 'table' || windowClass === 160 ? words.placed : words.since;
  return { title, value: keyName(position, words.all), rows: [...found, ...blank] };
}

const placedText = ({ card, space }: Placed): string => words.on(formatCard(card), formatSpace(space));
