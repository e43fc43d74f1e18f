import type { Speaker } from '../../engine/game.ts';
import { columnOf, formatSpace, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { boardOf, type KingsCourt, type Placed } from '../../engine/kings-court/state.ts';
import { count, inWords, list, within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { cut } from '../../width.ts';
import { Canvas } from '../drawing/canvas.tsx';
import type { TableSize } from '../drawing/size.ts';
import { placesOf } from '../sheet/by-seat.ts';
import { drawCourse, placesAlong } from '../sheet/course.ts';
import {
  drawMoments,
  drawNext,
  drawWinner,
  type EndPosition,
  type Moment,
  type WinnerBox,
  withDearest,
} from '../sheet/ending.ts';
import { endingTexts } from '../sheet/words.ts';
import type { Theme } from '../theme.ts';
import { drawFaces, edgeStyle, LARGE, SMALL, tileStyle } from './court.ts';
import { lyingOnly } from './lying.ts';
import { courseOf, placedIn } from './sheet.ts';

type End = EndPosition<KingsCourt>;

/** Where what stands beside the board begins, and how many columns it has at most; the board has faces from 120 columns on. */
const PLACES = {
  80: { grid: null, beside: 41, columns: 37 },
  100: { grid: null, beside: 41, columns: 37 },
  120: { grid: SMALL, beside: 64, columns: 52 },
  160: { grid: LARGE, beside: 84, columns: 52 },
} as const;
/** Rows of the board of lines, and of what stands beside it. */
const ROWS = 17;
/** The most rows of a plot. */
const PLOT = 16;
/** Rounds whose places are told. */
const ROUNDS = 9;

/** The end of the match: the board as it was filled, who won, how it came about, and what may be next. */
export function drawEnd(position: End, size: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(size.columns, size.rows, theme);
  const { grid, beside: x, columns } = PLACES[size.windowClass];
  if (grid) drawFaces({ canvas, lying: lyingOnly(boardOf(position.view)) }, grid);
  else drawBoard(canvas, position);
  drawWinner(canvas, x, 0, columns, winnerOf(position));
  drawPlaces(canvas, x, 6, position);
  drawMoments(canvas, x, 12, size.columns - x - 1, withDearest(momentsOf(position), position));
  drawNext(canvas, x, 16, position.keys, true);
  const plot = grid ? { x, y: ROWS + 2 } : { x: 2, y: ROWS + 1 };
  const room = { columns: size.columns - plot.x - 2, rows: Math.min(size.rows - plot.y, PLOT) };
  const course = courseOf(position);
  if (room.rows >= 5) drawCourse(canvas, plot.x, plot.y, room, course);
  return canvas;
}

/** The board of lines, in small windows. */
function drawBoard(canvas: Canvas, { view }: End): void {
  const { lines, edge, strong, brackets } = canvas.theme;
  const cell = lines.horizontal.repeat(4);
  const rule = (left: string, joint: string, right: string) =>
    left + Array<string>(SIZE).fill(cell).join(joint) + right;
  canvas.plain(2, 0, rule(lines.topLeft, lines.teeDown, lines.topRight), edge);
  [...'abcdefg'].forEach((letter, column) => void canvas.plain(4 + 5 * column, 0, letter, strong));
  for (let row = 0; row < SIZE; row++) {
    canvas.plain(0, 1 + 2 * row, String(row + 1), strong);
    for (let column = 0; column <= SIZE; column++)
      canvas.plain(2 + 5 * column, 1 + 2 * row, lines.vertical, edge);
    const below =
      row === SIZE - 1
        ? rule(lines.bottomLeft, lines.teeUp, lines.bottomRight)
        : rule(lines.teeRight, lines.cross, lines.teeLeft);
    canvas.plain(2, 2 + 2 * row, below, edge);
  }
  const board = boardOf(view);
  for (const space of SPACES) {
    const card = board[space]!;
    const [x, y] = [3 + 5 * columnOf(space), 1 + 2 * rowOf(space)];
    if (card === null) continue;
    canvas.plain(x, y, ` ${formatCard(card)} `, tileStyle(card, canvas.theme));
    if (!brackets) continue;
    canvas.plain(x, y, '[', edgeStyle(card, canvas.theme));
    canvas.plain(x + 3, y, ']', edgeStyle(card, canvas.theme));
  }
}

const pointsText = (points: number): string =>
  points > 12 ? count(points, 'point') : `${inWords(points)} ${points === 1 ? 'point' : 'points'}`;

function winnerOf(position: End): WinnerBox {
  const { status, speaker } = position;
  const winners = status.winners ?? [];
  const best = Math.max(...status.scores);
  const behind = status.scores.filter((_, seat) => !winners.includes(seat));
  const second = Math.max(...behind);
  const runners = status.scores.flatMap((score, seat) =>
    score === second && !winners.includes(seat) ? [within(speaker).seat(seat)] : [],
  );
  const lead = turnOf(position);
  return {
    text: endingTexts.wins(winners, speaker),
    more: [
      behind.length === 0
        ? [minus(best)]
        : [`${minus(best)}, ${pointsText(best - second)} before ${list(runners)}`, minus(best)],
      lead !== null && lead.placed === placedIn(position).at(-1)
        ? [`${lead.placed.seat === speaker.you ? 'your' : 'the'} last card took the lead`]
        : [],
    ],
    isOurs: speaker.you !== null && winners.includes(speaker.you),
  };
}

function turnTexts(
  { placed, passed, total }: NonNullable<ReturnType<typeof turnOf>>,
  speaker: Speaker,
): string[] {
  const by = placed.seat === speaker.you ? '' : `${speaker.seat(placed.seat)}’s `;
  const where = `${by}${formatCard(placed.card)} on ${formatSpace(placed.space)}`;
  const whose = passed === speaker.you ? 'your' : `${speaker.seat(passed)}’s`;
  return [`${where}: past ${whose} ${minus(total)}`, where];
}

/** The places by totals, and after each round. */
function drawPlaces(canvas: Canvas, x: number, y: number, position: End): void {
  const { status, speaker } = position;
  const { strong, win } = canvas.theme;
  const { place, player, total } = endingTexts.ladder;
  const places = placesOf(status.scores, 'highest');
  const along = placesAlong(courseOf(position).lines, 'highest');
  canvas.plain(x, y, place, strong);
  canvas.plain(x + 6, y, player, strong);
  canvas.writeRight(x + 18, y, total, strong);
  canvas.plain(x + 20, y, 'place by round', strong);
  status.scores
    .map((_, seat) => seat)
    .sort((a, b) => status.scores[b]! - status.scores[a]!)
    .forEach((seat, row) => {
      canvas.plain(x, y + 1 + row, places[seat]!);
      canvas.plain(x + 6, y + 1 + row, cut(speaker.seat(seat), 8), strong);
      canvas.writeRight(x + 18, y + 1 + row, minus(status.scores[seat]!), strong);
      along[seat]!.slice(-ROUNDS).forEach((stood, at) => {
        canvas.plain(x + 20 + 2 * at, y + 1 + row, String(stood), stood === 1 ? win : {});
      });
    });
}

/** The placement that last changed who led, who had led before and with how many; null where nobody ever overtook. */
function turnOf(
  position: End,
): { readonly placed: Placed; readonly passed: number; readonly total: number } | null {
  const scores = position.status.scores.map(() => 0);
  let leader: number | null = null;
  let turn: ReturnType<typeof turnOf> = null;
  for (const placed of placedIn(position)) {
    scores[placed.seat]! += placed.score.total;
    const best = Math.max(...scores);
    if (leader !== null && scores[leader] === best) continue;
    if (leader !== null) turn = { placed, passed: leader, total: scores[leader]! };
    leader = scores.indexOf(best);
  }
  return turn;
}

const PARTS = ['sevens', 'values', 'prime', 'chains'] as const;

/** Where most points came from, the best and the least placement of the viewer, or of all, and what turned the match. */
function momentsOf(position: End): Moment[] {
  const { status, speaker } = position;
  const all = placedIn(position);
  const seat = speaker.you ?? status.winners?.[0] ?? 0;
  const own = speaker.you === null ? all : all.filter((placed) => placed.seat === seat);
  const sums = sumsOf(all, status.scores.length)[seat]!;
  const part = PARTS.reduce((most, one) => (sums[one] > sums[most] ? one : most));
  const sorted = own.toSorted((a, b) => b.score.total - a.score.total);
  const told = ({ card, space, score, seat: by }: Placed, name: boolean) => {
    const text = `${formatCard(card)} on ${formatSpace(space)}: ${signed(score.total)}`;
    return name ? `${text} for ${speaker.seat(by)}` : text;
  };
  const turn = turnOf(position);
  const { moments } = endingTexts;
  const [best, least] = [sorted[0], sorted.at(-1)];
  const whose =
    speaker.you === null
      ? `${status.scores[seat]} of ${speaker.seat(seat)}`
      : `your ${minus(status.scores[seat]!)}`;
  return [
    { name: 'MOST FROM', texts: [`${part}: ${sums[part]} of ${whose}`, `${part}: ${sums[part]}`] },
    ...(best ? [{ name: moments.best, texts: [told(best, speaker.you === null)] }] : []),
    ...(least && least !== best ? [{ name: moments.least, texts: [told(least, speaker.you === null)] }] : []),
    ...(turn ? [{ name: moments.turn, texts: turnTexts(turn, speaker) }] : []),
  ];
}
