/**
 * Tunes the weights of the Shang bot by deals: npx tsx scripts/tune-shang.ts [generations] [deals] [seed]
 *
 * The weights of a generation play the same deals, one in every seat, against three with the weights at the start of the run and against
 * three that play at random. Against the first their score is the lead in cards, against the others how often they go out first: by cards
 * alone a bot learns to fear opponents who threaten nothing. No deal is used twice. The weights are printed after every tenth generation;
 * copy them to `src/ai/shang/weights.ts` if they win a longer match on other deals.
 */
import type { Play } from '../src/ai/shang/holding.ts';
import { bestPlay, judgeBy } from '../src/ai/shang/judge.ts';
import { applyMove, playsFor, type ShangSim, simOf } from '../src/ai/shang/sim.ts';
import { WEIGHTS, type Weights } from '../src/ai/shang/weights.ts';
import type { Seat } from '../src/engine/game.ts';
import { type Random, randomFor } from '../src/engine/random.ts';
import { NO_PLAY } from '../src/engine/shang/combination.ts';
import { shang } from '../src/engine/shang/index.ts';
import { HAND, type PlayPhase, SEATS } from '../src/engine/shang/state.ts';
import { evolve } from './evolve.ts';

const TABLE = { seats: SEATS, options: { limit: 26 } };

/** Worth of going out first against random players, in cards. */
const FIRST = 3;

type Choose = (sim: ShangSim) => Play | null;

/** A seat's result of one deal: the others' average cards left less its own. */
function edge(left: readonly number[], hero: Seat): number {
  return (left.reduce((sum, n) => sum + n) - left[hero]!) / (SEATS - 1) - left[hero]!;
}

/** Plays any legal move. */
function anything(random: Random): Choose {
  return (sim) => {
    const plays = playsFor(sim);
    return plays[random.below(plays.length + (sim.top === NO_PLAY ? 0 : 1))] ?? null;
  };
}

/** The mean of `counts` over a key's deals and all seats. */
function meanOf(
  counts: (left: readonly number[], hero: Seat) => number,
  weights: Weights,
  others: Choose,
  key: string,
  deals: number,
): number {
  const judge = judgeBy(weights);
  let sum = 0;
  for (let n = 0; n < deals; n++) {
    const dealt = shang.deal(shang.start(TABLE), shang.shuffle(TABLE, randomFor(key, n))) as PlayPhase;
    const full = dealt.hands.map(() => HAND);
    for (let hero = 0; hero < SEATS; hero++) {
      const sim = simOf(dealt, full);
      while (!sim.cardsLeft.includes(0))
        applyMove(sim, sim.turn === hero ? bestPlay(judge, sim) : others(sim));
      sum += counts(sim.cardsLeft, hero);
    }
  }
  return sum / deals / SEATS;
}

const [generations = 100, deals = 700] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'tune';
const before = judgeBy(WEIGHTS);
const edgeOf = (weights: Weights, key: string, count: number): number =>
  meanOf(edge, weights, (sim) => bestPlay(before, sim), key, count);
const firstOf = (weights: Weights, key: string, count: number): number =>
  meanOf((left, hero) => Number(left[hero] === 0), weights, anything(randomFor(`${key} moves`)), key, count);

evolve({
  from: WEIGHTS,
  step: 0.08,
  generations,
  seed,
  dealsOf: (generation) => `${seed} ${generation}`,
  score: (weights, key) => edgeOf(weights, key, deals) + FIRST * firstOf(weights, key, deals),
  tell(weights, generation, step) {
    const key = `${seed} check ${generation}`;
    const ahead = edgeOf(weights, key, 2 * deals).toFixed(3);
    const first = (100 * firstOf(weights, key, 2 * deals)).toFixed(1);
    console.log(
      `generation ${generation}: step ${step.toFixed(3)}, ahead by ${ahead} cards a deal, first against random ${first}%`,
    );
    console.log(JSON.stringify(weights));
  },
});
