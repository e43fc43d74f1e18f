import type { Seat } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { cardsLeft, type Placed } from '../../engine/kings-court/state.ts';
import { inWords } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { cut, padded, paddedLeft, widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels, drawRow, type Panel, type PanelRow } from '../drawing/panel.ts';
import type { WindowClass } from '../drawing/size.ts';
import { keyName } from '../table.ts';
import { itemsOf, type PartLine, partsInALine, partsInFull, partsInShort } from './counted.ts';
import type { Layout } from './layout.ts';
import { type CourtPosition, cardAt, ranked, type Selection, scoresOf } from './selection.ts';
import { countedThen, placedIn, seatsInOrder, signOf } from './since.ts';

/** Where the narrow panel begins, and its columns. */
const NARROW = { x: 48, columns: 30 };
/** Rows of the box that explains a placement, in the narrow panel and in wide ones. */
const SHORT = 7;
const FULL = 9;

/** The panel of the smallest window: a placement explained, the players, what the others placed, what the marks mean. */
export function drawNarrowPanel(
  canvas: Canvas,
  position: CourtPosition,
  selection: Selection | null,
  layout: Layout,
): void {
  const { x, columns } = NARROW;
  const panel = explained(position, selection, layout, columns - 4, 'short');
  drawBox(canvas, x, 0, columns, SHORT, panel.title, panel.value);
  panel.rows.forEach((row, place) => void drawRow(canvas, x + 2, 1 + place, columns - 4, row));
  const below = drawPlayers(canvas, position, x + 1, SHORT);
  const others = othersIn(position, layout, columns - 1, 15 - below);
  others.forEach((line, place) => void canvas.write(x + 1, below + place, line));
  canvas.write(x + 1, 15, ': : green  = = blue, open');
  canvas.write(x + 1, 16, '##  blue, closed  . not legal');
}

interface Explained extends Panel {
  readonly value: string;
  readonly rows: readonly PanelRow[];
}

/** The card under the cursor, or the latest placement, with its score part by part. */
function explained(
  position: CourtPosition,
  selection: Selection | null,
  { counted, card, cursor }: Layout,
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
    const title = cursor === null ? '' : `${formatCard(card!)} on ${formatSpace(cursor)}`;
    const text = cursor === null ? watching(position) : `${formatCard(card!)} may not lie here`;
    return { title, value: '', rows: filled([{ text }]) };
  }
  const where = `${formatCard(counted.card)} on ${formatSpace(counted.space)}`;
  const latest = selection === null ? placedIn(position).at(-1) : undefined;
  const title = latest ? `${speaker.seat(latest.seat)}: ${where}` : where;
  const value = signed(counted.score.total);
  const parts = length === 'short' ? partsInShort(counted, columns) : partsInFull(counted, columns);
  const rows = parts.map(({ text, points }: PartLine) => ({ text, value: signed(points) }));
  const total = { text: 'total', value, style: position.theme.strong };
  const after = length === 'full' && selection ? [{ text: rankText(position, selection) }] : [];
  const gap = Array.from({ length: Math.max(0, height - rows.length - 1 - after.length) }, () => ({
    text: '',
  }));
  return { title, value, rows: [...rows, total, ...after, ...gap] };
}

function rankText(position: CourtPosition, selection: Selection): string {
  const card = cardAt(position, selection)!;
  const legal = scoresOf(position, card).size;
  if (!position.assist) return `${legal} legal spaces for ${formatCard(card)} (n: next)`;
  const place = ranked(position, card).indexOf(selection.space) + 1;
  const rank = place === 1 ? 'best' : `number ${place}`;
  const way = selection.walk === null ? 'n: the best' : 'n: next best';
  return `${rank} of ${legal} legal spaces for ${formatCard(card)} (${way})`;
}

const watching = ({ turn, speaker }: CourtPosition): string => {
  const [seat] = turn;
  if (seat === undefined) return 'the match is over';
  return seat === speaker.you ? 'your turn' : `${speaker.seat(seat)} is to place a card`;
};

/** A line a player: score and latest placement. Answers the row after them. */
function drawPlayers(canvas: Canvas, position: CourtPosition, x: number, y: number): number {
  const { speaker, status, turn, theme } = position;
  const { lines, inverse, strong } = theme;
  const seats = seatsInOrder(position);
  const scores = status.scores.map(minus);
  const room = NARROW.columns - 1;
  const width = Math.max(2, ...scores.map(widthOf));
  const longest = Math.max(5, ...seats.map((seat) => widthOf(speaker.seat(seat))));
  const name = Math.min(longest, room - width - 15);
  const end = x + 2 + name + 1 + width;
  const latest = Math.min(end + 3, x + room - 10);
  canvas.write(x, y, 'SCORE', strong);
  if (latest + 4 < x + room - 9) canvas.write(latest - 2, y, 'latest');
  canvas.writeRight(x + room, y, '* counts');
  seats.forEach((seat, place) => {
    const row = y + 1 + place;
    const called = cut(speaker.seat(seat), name);
    const sign = signOf(position, seat);
    const mark = turn.includes(seat) ? lines.pointer : '';
    canvas.plain(
      x - (mark && sign ? 1 : 0),
      row,
      `${mark}${sign || (mark ? '' : ' ')} ${called}`,
      mark ? inverse : strong,
    );
    canvas.writeRight(end, row, scores[seat]!);
    const { what, points } = latestOf(position, seat);
    canvas.write(latest, row, what);
    canvas.writeRight(x + room, row, points);
  });
  return y + 1 + seats.length;
}

/** What a seat did last: `R3 f6` and `+11`, or that it passed. */
function latestOf(position: CourtPosition, seat: Seat): { readonly what: string; readonly points: string } {
  const fact = position.recent.findLast(
    (told) => (told.kind === 'placed' || told.kind === 'passed') && told.seat === seat,
  );
  if (fact?.kind === 'passed') return { what: 'passes', points: '' };
  const placed = placedIn(position).findLast((placement) => placement.seat === seat);
  if (!placed) return { what: '', points: '' };
  const { card, space, score } = placed;
  return { what: `${formatCard(card)} ${formatSpace(space)}`, points: signed(score.total) };
}

/** What each other player's placement scored, in so many rows without headings: its items, or if need be a line each. */
function othersIn(position: CourtPosition, { since }: Layout, columns: number, rows: number): string[] {
  const inItems = since.flatMap((placed) =>
    flowed(itemsAt(position, placed), columns - 2).map(
      (line, place) => `${place === 0 ? placed.sign : ' '} ${line}`,
    ),
  );
  if (inItems.length <= rows) return inItems;
  return since.map(({ sign, score }) => `${sign} ${partsInALine(score, columns - 2)}`).slice(0, rows);
}

function itemsAt(position: CourtPosition, placed: Placed): string[] {
  const counted = countedThen(position, placed);
  const items = counted ? itemsOf(counted) : [];
  return [...(placed.mercy ? ['by the mercy rule'] : []), ...(items.length > 0 ? items : ['scores nothing'])];
}

/** Items one after the other, with ` · ` between them, in lines of at most so many columns. */
function flowed(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)} · ${item}`;
    if (lines.length > 0 && widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(cut(item, columns));
  }
  return lines;
}

/** The panels of larger windows, in boxes, and below them what the marks mean. */
export function drawPanels(
  canvas: Canvas,
  { x, columns, rows }: { readonly x: number; readonly columns: number; readonly rows: number },
  position: CourtPosition,
  selection: Selection | null,
  layout: Layout,
  windowClass: WindowClass,
): void {
  const legend = windowClass === 100 ? 0 : 4;
  const inside = columns - 4;
  const score = scorePanel(position, inside, windowClass);
  const height = FULL + score.rows.length + 2;
  const panels = [
    explained(position, selection, layout, inside, 'full'),
    score,
    sincePanel(
      position,
      layout,
      inside,
      rows - 1 - legend - height - 2 + (windowClass === 100 ? 1 : 0),
      windowClass,
    ),
  ];
  drawBoxedPanels(canvas, x, 0, columns, rows - (legend > 0 ? legend + 1 : 0), panels);
  drawNames(canvas, position, { x: x + 2, y: FULL + 1, columns: inside });
  if (windowClass === 100) {
    canvas.write(1, 20, '* counts   b c d latest of each   . not legal');
    canvas.write(1, 21, ': : green   = = blue, open   ## blue, closed');
    return;
  }
  const at = rows - legend;
  canvas.write(x + 1, at, '* counts for this placement   b c d latest of each');
  canvas.write(x + 1, at + 1, ': : green space   = = blue, open   ## blue, closed');
  canvas.write(x + 1, at + 2, '.   not legal here');
}

const HEADS = ['sevens', 'broken', 'values', 'prime', 'chains'] as const;

/** Columns of a name, of a score and of each of its parts in a panel as wide as that. */
function scoreWidths({ speaker, status }: CourtPosition, columns: number) {
  const widths = HEADS.map((head) => widthOf(head) + 1);
  const room = columns - widths.reduce((sum, width) => sum + width) - 1;
  const digits = Math.max(...status.scores.map((score) => widthOf(minus(score))));
  const longest = Math.max(5, ...status.scores.map((_, seat) => widthOf(speaker.seat(seat))));
  const name = Math.min(longest, room - 3 - digits);
  const score = Math.max(1 + digits, Math.min(4, room - 2 - name));
  return { widths, name, score };
}

/** Every player's score and what it comes from. */
function scorePanel(position: CourtPosition, columns: number, windowClass: WindowClass): Panel {
  const { speaker, status, turn, theme } = position;
  const sums = sumsOf(placedIn(position), status.scores.length);
  const seats = seatsInOrder(position);
  const { widths, name, score } = scoreWidths(position, columns);
  const rows = seats.map((seat): PanelRow => {
    const toMove = turn.includes(seat);
    const { sevens, broken, values, prime, chains } = sums[seat]!;
    const cells = [sevens, broken, values, prime, chains].map((n, place) =>
      paddedLeft(minus(n), widths[place]!),
    );
    const who = `${toMove ? theme.lines.pointer : ' '} ${padded(speaker.seat(seat), name)}`;
    return { text: who + paddedLeft(minus(status.scores[seat]!), score), value: cells.join('') };
  });
  const note = windowClass === 100 ? [] : [{ text: roundText(position) }];
  return { title: 'Score', value: HEADS.join(' '), rows: [...rows, ...note] };
}

/** Writes the players' names over those of the score panel: bold, and inverse for whoever is to move. */
function drawNames(
  canvas: Canvas,
  position: CourtPosition,
  { x, y, columns }: { readonly x: number; readonly y: number; readonly columns: number },
): void {
  const { speaker, turn, theme } = position;
  const { name } = scoreWidths(position, columns);
  seatsInOrder(position).forEach((seat, place) => {
    const called = cut(speaker.seat(seat), name);
    const toMove = turn.includes(seat);
    const text = `${toMove ? theme.lines.pointer : ' '} ${called}`;
    canvas.plain(x, y + place, text, toMove ? theme.inverse : theme.strong);
  });
}

/** How many cards everybody has placed, or how many each still holds. */
function roundText(position: CourtPosition): string {
  const { view, speaker, players } = position;
  if (view.phase === 'deal') return '';
  const placed = players.map((_, seat) => view.placed.filter((placement) => placement.seat === seat).length);
  const [first] = placed;
  if (placed.every((n) => n === first))
    return `Each player has placed ${inWords(first!)} ${first === 1 ? 'card' : 'cards'}.`;
  const held = players.map((_, seat) => `${cut(speaker.seat(seat), 8)} ${cardsLeft(view, seat)}`);
  return `In hand: ${held.join(' · ')}`;
}

/** What the others placed since the viewer's last turn, part by part; below it the viewer's own, and in the largest window all. */
function sincePanel(
  position: CourtPosition,
  { since }: Layout,
  columns: number,
  rows: number,
  windowClass: WindowClass,
): Panel {
  const { speaker, theme, viewer } = position;
  const heading = (placed: Placed, sign: string): PanelRow => ({
    text: `${sign} ${padded(speaker.seat(placed.seat), 4)} ${placedText(placed)}`,
    value: signed(placed.score.total),
    style: theme.strong,
  });
  const told = (parts: (placed: Placed) => string[]): PanelRow[] =>
    since.flatMap((placed) => [
      heading(placed, placed.sign),
      ...parts(placed).map((text) => ({ text: `  ${text}` })),
    ]);
  const inFull = told((placed) => flowed(itemsAt(position, placed), columns - 2));
  const parts = inFull.length <= rows ? inFull : told(({ score }) => [partsInALine(score, columns - 2)]);
  const news = parts.length > 0 ? parts : [{ text: 'Nothing yet.' }];
  const all = placedIn(position);
  const own = all.findLast(({ seat }) => seat === viewer);
  const before = own
    ? [{ text: '' }, { text: `You before that: ${placedText(own)}, ${signed(own.score.total)}` }]
    : [];
  const older = windowClass === 160 ? earlier(position) : [];
  const found = [...news, ...before, ...older].slice(0, rows);
  const blank = Array.from({ length: Math.max(0, rows - found.length) }, () => ({ text: '' }));
  const title = viewer === 'table' ? 'Placed last' : 'Placed since your last turn';
  return { title, value: keyName(position, 'm: all'), rows: [...found, ...blank] };
}

/** All earlier placements, the latest first. */
function earlier(position: CourtPosition): PanelRow[] {
  const all = placedIn(position);
  const shown = position.players.length;
  const rows = all
    .slice(0, -shown)
    .toReversed()
    .map((placed) => ({
      text: `  ${padded(position.speaker.seat(placed.seat), 12)} ${placedText(placed)}`,
      value: signed(placed.score.total),
    }));
  return rows.length === 0 ? [] : [{ text: '' }, { text: 'Before that, the latest first' }, ...rows];
}

const placedText = ({ card, space }: Placed): string => `${formatCard(card)} on ${formatSpace(space)}`;
