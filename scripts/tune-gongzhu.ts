/**
 * Tunes the weights of the bot of Chinese Hearts by deals: npx tsx scripts/tune-gongzhu.ts [generations] [deals] [seed] [moon]
 *
 * With the word `moon` it tunes the moon's weights, all together; without it all others.
 * The weights of a generation play the same deals, one in every seat against three with the weights at the start of the run. Their score is
 * the others' average points less their own. No deal is used twice. The weights are printed after every tenth generation; copy them to
 * `src/ai/gongzhu/weights.ts` if they win a longer match on other deals.
 */
import { chooseCard } from '../src/ai/gongzhu/choose.ts';
import { chooseGift } from '../src/ai/gongzhu/pass.ts';
import { WEIGHTS, type Weights } from '../src/ai/gongzhu/weights.ts';
import { type Estimate, estimate, meanOf } from '../src/arena/estimate.ts';
import type { BySeat, Seat } from '../src/engine/game.ts';
import { gongzhu } from '../src/engine/gongzhu/index.ts';
import {
  deal as dealOf,
  draftOf,
  isPlayedOut,
  PASS_SIZE,
  play,
  putDown,
  start,
} from '../src/engine/gongzhu/rules.ts';
import { scoreDeal } from '../src/engine/gongzhu/score.ts';
import type { PlayPhase, State } from '../src/engine/gongzhu/state.ts';
import { type Random, randomFor } from '../src/engine/random.ts';
import { evolve } from './evolve.ts';

const TABLE = { seats: 4, options: { limit: 1_000_000, passing: 'left-right-across-hold' } };
const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** Not tuned but set by judgement: counts of hearts, and a chance of at most 1. */
const { moonHearts, feedHearts, ownHearts, eager, ...rest } = WEIGHTS;
const { stopper, stopperRise, holdUp, feed, feedRise, divert, divertRise, shootLead, shootLoss, ...others } =
  rest;
const MOON = { stopper, stopperRise, holdUp, feed, feedRise, divert, divertRise, shootLead, shootLoss };
type Tuned = Partial<Weights>;

/** A deal before the pass, or without one. */
function dealt(random: Random, number: number): State {
  const first = start(TABLE);
  const standing = { ...first.standing, deals: number % 4 };
  return dealOf({ ...first, standing }, gongzhu.shuffle(TABLE, random));
}

/** The others' average points less those of a seat. */
function edge(from: State, seat: Seat, weights: BySeat<Weights>): number {
  let state = from;
  while (state.phase === 'pass') {
    const giver = state.waiting[0]!;
    const cards = chooseGift(state.deal.hands[giver]!, PASS_SIZE, weights[giver]).sort((a, b) => a - b);
    state = play(state, giver, { kind: 'pass', cards });
  }
  const draft = draftOf(state as PlayPhase);
  while (!isPlayedOut(draft)) putDown(draft, chooseCard(draft, weights[draft.turn]));
  const { points } = scoreDeal(draft.taken);
  return (points.reduce((sum, n) => sum + n) - points[seat]!) / 3 - points[seat]!;
}

/** The gain a deal of one bot with these weights among three with the weights at the start. */
function gain(changed: Tuned, deals: readonly State[]): Estimate {
  const own = { ...WEIGHTS, ...changed };
  const edgeAt = (state: State, seat: Seat): number => {
    const weights = SEATS.map((other) => (other === seat ? own : WEIGHTS));
    return edge(state, seat, weights);
  };
  return estimate(deals.map((state) => meanOf(SEATS.map((seat) => edgeAt(state, seat)))));
}

const [generations = 100, deals = 400] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'tune';
const tuned: Tuned = process.argv[5] === 'moon' ? MOON : others;
const states = (key: string | number, count: number): State[] =>
  Array.from({ length: count }, (_, n) => dealt(randomFor(seed, key, n), n));
evolve<Tuned, readonly State[]>({
  from: tuned,
  step: 0.2,
  relative: true,
  generations,
  seed,
  dealsOf: (generation) => states(generation, deals),
  score: (weights, dealtStates) => gain(weights, dealtStates).mean,
  tell(weights, generation) {
    const { mean, margin } = gain(weights, states(`check ${generation}`, 4 * deals));
    console.log(`generation ${generation}: ${mean.toFixed(1)} ± ${margin.toFixed(1)} points a deal`);
    console.log(JSON.stringify({ ...WEIGHTS, ...weights }));
  },
});
