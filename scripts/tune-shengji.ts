/**
 * Tunes the weights of the Shengji bot by deals: npx tsx scripts/tune-shengji.ts [generations] [deals] [seed]
 *
 * The policy sets deals up and plays them to their end: three seats by the weights of a generation, three by those at the start of the run,
 * then the other way round. The score is the first three's lead over the border of their party, House or Players, in points of the 400 a
 * seat. No deal is used twice. The weights are printed after every tenth generation; copy them to `src/ai/shengji/weights.ts` if they win a
 * longer match on other deals.
 */
import { shengjiPolicy } from '../src/ai/shengji/index.ts';
import { bestPlay } from '../src/ai/shengji/play.ts';
import { playerAt } from '../src/ai/shengji/player.ts';
import { applyMove, playerPoints, simOf } from '../src/ai/shengji/sim.ts';
import { WEIGHTS, type Weights } from '../src/ai/shengji/weights.ts';
import type { Seat } from '../src/engine/game.ts';
import { randomFor } from '../src/engine/random.ts';
import { SEATS } from '../src/engine/shengji/cards.ts';
import { shengji } from '../src/engine/shengji/index.ts';
import type { PlayPhase } from '../src/engine/shengji/state.ts';
import { evolve } from './evolve.ts';

const TABLE = {
  seats: SEATS,
  options: Object.fromEntries(shengji.options.map((spec) => [spec.name, spec.default])),
};
/** Fewest points with which the Player party wins. */
const BORDER = 160;

/** A deal set up by the policy, before the first lead. */
function dealtFor(key: string, n: number): PlayPhase {
  const random = randomFor(key, n);
  let state = shengji.deal(shengji.start(TABLE), shengji.shuffle(TABLE, random));
  while (state.phase !== 'play') {
    const seat = shengji.toAct(state)[0]!;
    state = shengji.play(state, seat, shengjiPolicy.choose(shengji.view(state, seat), seat, random).move);
  }
  return state;
}

/** The lead of the seats of this parity over the others, in points a seat. */
function edge(dealt: PlayPhase, parity: number, weights: Weights, others: Weights): number {
  const sim = simOf(dealt);
  const ours = playerAt(sim, weights);
  const theirs = playerAt(sim, others);
  while (sim.left > 0) applyMove(sim, bestPlay(sim.turn % 2 === parity ? ours : theirs));
  const ahead = playerPoints(sim) - BORDER;
  let sum = 0;
  for (let seat: Seat = 0; seat < SEATS; seat++)
    sum += (seat % 2 === parity ? 1 : -1) * (sim.house[seat] ? -ahead : ahead);
  return (2 * sum) / SEATS;
}

const edgeOf = (weights: Weights, deals: readonly PlayPhase[]): number =>
  deals.reduce((sum, dealt) => sum + edge(dealt, 0, weights, WEIGHTS) + edge(dealt, 1, weights, WEIGHTS), 0) /
  (2 * deals.length);

const [generations = 100, deals = 300] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'tune';
const dealsOf = (key: string, count: number): PlayPhase[] =>
  Array.from({ length: count }, (_, n) => dealtFor(key, n));
evolve({
  from: WEIGHTS,
  step: 0.15,
  relative: true,
  generations,
  seed,
  dealsOf: (generation) => dealsOf(`${seed} ${generation}`, deals),
  score: edgeOf,
  tell(weights, generation, step) {
    const ahead = edgeOf(weights, dealsOf(`${seed} check ${generation}`, 2 * deals));
    console.log(
      `generation ${generation}: step ${step.toFixed(3)}, ahead by ${ahead.toFixed(1)} points a seat`,
    );
    console.log(JSON.stringify(weights));
  },
});
