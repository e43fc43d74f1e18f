import type { Speaker } from '../../engine/game.ts';
import { columnOf, formatSpace, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { boardOf, type KingsCourt, type Placed, type View } from '../../engine/kings-court/state.ts';
import { within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox } from '../drawing/panel.ts';
import {
  type Account,
  type AccountLine,
  type AccountPosition,
  partiesOf,
  whoWins,
} from '../sheet/account.ts';
import { cardStyle, drawFaces, LARGE, LETTERS, SMALL } from './court.ts';
import { lyingOnly } from './lying.ts';
import { accountTexts } from './words.ts';

const PARTS = ['sevens', 'broken', 'values', 'prime', 'chains'] as const;

export function account({ view, status, speaker }: AccountPosition<KingsCourt>): Account {
  const placed = view.phase === 'deal' ? [] : view.placed;
  const { scores } = status;
  const sums = sumsOf(placed, scores.length);
  const best = Math.max(...scores);
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const rows = order.map((seat) => ({
    ...{ name: speaker.seat(seat), text: '' },
    values: [...PARTS.map((part) => minus(sums[seat]![part])), minus(scores[seat]!)],
    isBest: scores[seat] === best,
  }));
  return {
    ends: accountTexts.ends,
    verdict: verdictOf(view, scores, speaker),
    best: 'highest',
    parties: partiesOf(status, speaker),
    deals: [{ title: '', note: '', heads: accountTexts.heads, rows }],
    series: seriesOf(placed, scores.length),
    first: null,
    limits: [],
    moments: status.winners
      ? momentsOf(placed, scores, speaker)
      : [{ name: '', text: accountTexts.parts(view.standing.scoring) }],
    drawing: {
      sizes: [
        { columns: 3 * SIZE + 5, rows: SIZE + 3 },
        { columns: SIZE * SMALL.columns + 4, rows: SIZE * SMALL.rows + 2 },
        { columns: SIZE * LARGE.columns + 8, rows: SIZE * LARGE.rows + 3 },
      ],
      draw: (canvas, room) => drawBoard(canvas, room, view),
    },
  };
}

function verdictOf(
  { standing: { results, winners } }: View,
  scores: readonly number[],
  speaker: Speaker,
): Account['verdict'] {
  if (!winners) return [accountTexts.goesOn];
  const wins = whoWins(winners, speaker);
  return [accountTexts.wins(wins, Math.max(...scores)), accountTexts.end(results[0]!.unfilled)];
}

/** Returns the totals of each seat: before the first placement, and after each of its own. A pass repeats the total. */
function seriesOf(placed: readonly Placed[], seats: number): number[][] {
  const gains = Array.from({ length: seats }, (_, seat) =>
    placed.filter((one) => one.seat === seat).map(({ score }) => score.total),
  );
  const rounds = Math.max(...gains.map(({ length }) => length));
  return gains.map((own) => {
    let total = 0;
    return [0, ...Array.from({ length: rounds }, (_, round) => (total += own[round] ?? 0))];
  });
}

/** Returns the main source of points, the best and the worst placement of the viewer (or the winner), and the last change of the leader. */
function momentsOf(placed: readonly Placed[], scores: readonly number[], speaker: Speaker): AccountLine[] {
  const seat = speaker.you ?? scores.indexOf(Math.max(...scores));
  const own = placed.filter((one) => one.seat === seat).toSorted((a, b) => b.score.total - a.score.total);
  const sums = sumsOf(placed, scores.length)[seat]!;
  const part = PARTS.reduce((most, one) => (sums[one] > sums[most] ? one : most));
  const [best, least] = [own[0], own.at(-1)];
  const turn = turnOf(placed, scores.length);
  const where = ({ card, space }: Placed) => accountTexts.where(formatCard(card), formatSpace(space));
  const told = (one: Placed) => `${where(one)}: ${signed(one.score.total)}`;
  const { moments } = accountTexts;
  return [
    {
      name: moments.most,
      text: accountTexts.most(part, sums[part], within(speaker).seat(seat), scores[seat]!),
    },
    ...(best ? [{ name: moments.best, text: told(best) }] : []),
    ...(least && least !== best ? [{ name: moments.least, text: told(least) }] : []),
    ...(turn
      ? [
          {
            name: moments.turn,
            text: accountTexts.turn(speaker.seat(turn.seat), where(turn), within(speaker).seat(turn.passed)),
          },
        ]
      : []),
  ];
}

/** Returns the placement that last changed the leader, with the leader before it; null if the leader never changed. */
function turnOf(placed: readonly Placed[], seats: number): (Placed & { readonly passed: number }) | null {
  const scores = Array<number>(seats).fill(0);
  let leader: number | null = null;
  let turn: ReturnType<typeof turnOf> = null;
  for (const one of placed) {
    scores[one.seat]! += one.score.total;
    const best = Math.max(...scores);
    if (leader !== null && scores[leader] === best) continue;
    if (leader !== null) turn = { ...one, passed: leader };
    leader = scores.indexOf(best);
  }
  return turn;
}

/** Draws the board in faces if they fit, else in texts. */
function drawBoard(canvas: Canvas, { x, y, rows }: Area, view: View): void {
  const grid = rows < SIZE * SMALL.rows ? null : rows < SIZE * LARGE.rows ? SMALL : LARGE;
  if (grid) drawFaces({ canvas, lying: lyingOnly(boardOf(view)) }, { ...grid, x: x + 5, y: y + 2 });
  else drawSmallBoard(canvas, x + 2, y, view);
}

function drawSmallBoard(canvas: Canvas, x: number, y: number, view: View): void {
  const { theme } = canvas;
  const { edge, quiet } = theme;
  LETTERS.forEach((letter, place) => void canvas.plain(x + 2 + 3 * place, y, letter, quiet));
  for (let row = 0; row < SIZE; row++) canvas.plain(x - 2, y + 2 + row, String(row + 1), quiet);
  drawBox(canvas, area(x, y + 1, 3 * SIZE + 3, SIZE + 2));
  const board = boardOf(view);
  for (const space of SPACES) {
    const card = board[space]!;
    const at = [x + 2 + 3 * columnOf(space), y + 2 + rowOf(space)] as const;
    if (card === null) canvas.plain(...at, ' ·', edge);
    else canvas.plain(...at, formatCard(card), cardStyle(card, theme));
  }
}
