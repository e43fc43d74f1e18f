import { placementText } from '../../ai/kings-court/words.ts';
import type { Speaker } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { boardOf, type KingsCourt, type Placed, type View } from '../../engine/kings-court/state.ts';
import { within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import type { Area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import {
  type Account,
  type AccountLine,
  type AccountPosition,
  partiesOf,
  whoWins,
} from '../sheet/account.ts';
import { BARE, boardOfTiles, drawBoard, TILES } from './court.ts';
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
      sizes: BOARDS.map(({ size }) => size),
      draw: (canvas, room) => drawFinal(canvas, room, view),
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
  const where = ({ card, space }: Placed) => placementText(formatCard(card), formatSpace(space));
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

/** Sizes of the board, the smallest first. */
const BOARDS = [...TILES, BARE].toReversed().map((tile) => ({ tile, size: boardOfTiles(tile) }));

function drawFinal(canvas: Canvas, { x, y, columns, rows }: Area, view: View): void {
  const { tile } = BOARDS.find(({ size }) => size.columns === columns && size.rows === rows)!;
  drawBoard({ canvas, lying: lyingOnly(boardOf(view)) }, { x, y }, tile);
}
