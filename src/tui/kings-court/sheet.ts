import { columnOf, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { boardOf, type KingsCourt, type Placed } from '../../engine/kings-court/state.ts';
import { count } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import { cut } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { whoWins } from '../sheet/by-seat.ts';
import { drawPlaces } from '../sheet/course.ts';
import type { Course, SheetBlock, SheetPosition } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { cardStyle } from './court.ts';
import { words } from './words.ts';

type Page = SheetPosition<KingsCourt>;

/** Rows of the board with its letters and its frame. */
const BOARD_ROWS = SIZE + 3;

/** The board, what each score comes from, and the course of the scores. */
export const sheet: SheetUi<KingsCourt> = {
  page(position) {
    const course = courseOf(position);
    const board: SheetBlock = {
      kind: 'drawing',
      rows: BOARD_ROWS,
      draw: (canvas, x, y, columns) => drawResult(canvas, x, y, columns, position),
    };
    const rounds = course.lines[0]!.totals.length;
    const short: SheetBlock = {
      kind: 'drawing',
      rows: 1 + course.lines.length,
      draw: (canvas, x, y, columns) =>
        drawPlaces(canvas, x, y, columns, { title: words.places, lines: course.lines }),
    };
    const narrow = position.columns < 98;
    return {
      ends: 'high score wins',
      blocks: narrow && rounds > 1 ? [board, short] : [board],
      verdict: verdictOf(position),
      ...(narrow ? {} : { course }),
    };
  },
};

function verdictOf({ view, status: { scores }, speaker }: Page): [string, string?] {
  const { results, winners } = view.standing;
  if (!winners) return ['The match goes on until no card can be placed; the highest score wins.'];
  const unfilled = results[0]!.unfilled;
  return [
    `${whoWins(winners, speaker)} with ${minus(Math.max(...scores))}, the highest score.`,
    unfilled > 0
      ? `It ends because no card can be placed any more: ${count(unfilled, 'space')} stayed empty.`
      : 'It ends because every space is filled.',
  ];
}

export const placedIn = ({ view }: Page): readonly Placed[] => (view.phase === 'deal' ? [] : view.placed);

/** Everybody's total after each of their placements. After a pass the total stays. */
export function courseOf(position: Page): Course {
  const { status, speaker } = position;
  const placed = placedIn(position);
  const gains = status.scores.map((_, seat) =>
    placed.filter((placement) => placement.seat === seat).map(({ score }) => score.total),
  );
  const rounds = Math.max(...gains.map((own) => own.length));
  return {
    lines: gains.map((own, seat) => {
      let total = 0;
      const totals = Array.from({ length: rounds }, (_, round) => {
        total += own[round] ?? 0;
        return total;
      });
      return { name: speaker.seat(seat), totals };
    }),
  };
}

/** The board in small, and beside it the players with the parts of their scores, the best first. */
function drawResult(canvas: Canvas, x: number, y: number, columns: number, position: Page): void {
  drawSmallBoard(canvas, x, y, position);
  drawSums(canvas, x + 27, y, columns - 27, position);
}

function drawSmallBoard(canvas: Canvas, x: number, y: number, { view }: Page): void {
  const { theme } = canvas;
  const { lines, edge, strong } = theme;
  const inside = 3 * SIZE + 1;
  [...'abcdefg'].forEach((letter, place) => void canvas.plain(x + 2 + 3 * place, y, letter, strong));
  canvas.plain(x, y + 1, lines.topLeft + lines.horizontal.repeat(inside) + lines.topRight, edge);
  canvas.plain(x, y + 2 + SIZE, lines.bottomLeft + lines.horizontal.repeat(inside) + lines.bottomRight, edge);
  for (let row = 0; row < SIZE; row++) {
    canvas.plain(x - 2, y + 2 + row, String(row + 1), strong);
    canvas.plain(x, y + 2 + row, lines.vertical, edge);
    canvas.plain(x + 1 + inside, y + 2 + row, lines.vertical, edge);
  }
  const board = boardOf(view);
  for (const space of SPACES) {
    const card = board[space]!;
    const at = [x + 2 + 3 * columnOf(space), y + 2 + rowOf(space)] as const;
    if (card === null) canvas.plain(...at, ' ·', edge);
    else canvas.plain(...at, formatCard(card), cardStyle(card, theme));
  }
}

const HEADS = ['sevens', 'broken', 'values', 'prime', 'chains', 'total'] as const;
/** Columns of the sums with names of eight. */
const NARROWEST = 49;

function drawSums(canvas: Canvas, x: number, y: number, columns: number, position: Page): void {
  const { strong } = canvas.theme;
  const { status, speaker } = position;
  const spare = Math.max(0, columns - NARROWEST);
  const gap = Math.min(2, Math.floor(spare / 12));
  const name = 8 + Math.min(12, spare - gap * HEADS.length);
  const sums = sumsOf(placedIn(position), status.scores.length);
  const ends = HEADS.map((_, place) =>
    HEADS.slice(0, place + 1).reduce((at, head) => at + head.length + 1 + gap, x + name - 1),
  );
  canvas.write(x, y, 'player', strong);
  HEADS.forEach((head, place) => void canvas.writeRight(ends[place]!, y, head, strong));
  const order = status.scores.map((_, seat) => seat).sort((a, b) => status.scores[b]! - status.scores[a]!);
  order.forEach((seat, place) => {
    const row = y + 2 + place;
    const { sevens, broken, values, prime, chains } = sums[seat]!;
    const style = status.winners?.includes(seat) ? strong : {};
    canvas.write(x, row, cut(speaker.seat(seat), name), style);
    [sevens, broken, values, prime, chains, status.scores[seat]!].forEach((points, column) => {
      canvas.writeRight(ends[column]!, row, minus(points), column === 5 ? strong : style);
    });
  });
  const mean = words.sumsMean(position.view.standing.scoring);
  mean.forEach((line, place) => void canvas.write(x, y + 7 + place, line));
}
