/**
 * Tunes the weights of the bot of Chinese Hearts by deals: npx tsx scripts/tune-gongzhu.ts [generations] [deals] [seed]
 *
 * A separable evolution strategy (SNES: Schaul, Glasmachers and Schmidhuber, "High dimensions and heavy tails for natural evolution
 * strategies", 2011): every generation draws challengers about the present weights, plays each on the same deals, in every seat, against three
 * bots with the weights as they are in `src/ai/gongzhu/weights.ts` and against three with the mean of the generation, and moves the mean and
 * the spread of each weight towards those that did best. Deals are never used twice. The weights it ends with are printed.
 */

import { chooseCard } from '../src/ai/gongzhu/choose.ts';
import { chooseGift } from '../src/ai/gongzhu/pass.ts';
import { pointsAtEnd, putDown, type Table, tableOf } from '../src/ai/gongzhu/table.ts';
import { WEIGHTS, type Weights } from '../src/ai/gongzhu/weights.ts';
import type { BySeat, Seat } from '../src/engine/game.ts';
import { gongzhu } from '../src/engine/gongzhu/index.ts';
import { deal as dealOf, PASS_SIZE, play, start } from '../src/engine/gongzhu/rules.ts';
import type { PlayPhase, State } from '../src/engine/gongzhu/state.ts';
import { type Random, randomFor } from '../src/engine/random.ts';

const TABLE = { seats: 4, options: { limit: 1_000_000, passing: 'left-right-across-hold' } };
const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** Set by judgement: tuned among bots that stop few moons, these would make much of that. */
const FIXED: readonly string[] =
  'moonHearts stopper stopperRise holdUp ownHearts shootLead shootLoss eager'.split(' ');
const NAMES = Object.keys(WEIGHTS).filter((name) => !FIXED.includes(name)) as (keyof Weights)[];

/** What is played with: a deal before anybody has passed, or where nobody does. */
function dealt(random: Random, number: number): State {
  const first = start(TABLE);
  const standing = { ...first.standing, deals: number % 4 };
  return dealOf({ ...first, standing }, gongzhu.shuffle(TABLE, random));
}

/** How many points fewer than the others on average a seat makes. */
function edge(from: State, seat: Seat, weights: BySeat<Weights>): number {
  let state = from;
  while (state.phase === 'pass') {
    const giver = state.waiting[0]!;
    const cards = chooseGift(state.deal.hands[giver]!, PASS_SIZE, weights[giver]).sort((a, b) => a - b);
    state = play(state, giver, { kind: 'pass', cards });
  }
  const table: Table = tableOf(state as PlayPhase);
  while (table.left > 0) putDown(table, chooseCard(table, weights[table.turn]));
  const points = SEATS.map((other) => pointsAtEnd(table, other));
  return (points.reduce((sum, n) => sum + n) - points[seat]!) / 3 - points[seat]!;
}

/** What one bot with these weights gains a deal among three others: the mean, and its standard error. */
function gain(one: Weights, three: Weights, deals: readonly State[]): readonly [number, number] {
  const gains = deals.map(
    (state) =>
      SEATS.reduce(
        (sum, seat) =>
          sum +
          edge(
            state,
            seat,
            SEATS.map((other) => (other === seat ? one : three)),
          ),
        0,
      ) / 4,
  );
  const mean = gains.reduce((sum, x) => sum + x, 0) / gains.length;
  const variance = gains.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (gains.length - 1);
  return [mean, Math.sqrt(variance / gains.length)];
}

const weightsOf = (values: readonly number[]): Weights => ({
  ...WEIGHTS,
  ...Object.fromEntries(NAMES.map((name, i) => [name, Math.round(1000 * values[i]!) / 1000])),
});

/** Normally distributed, mean 0 and variance 1 (Box–Muller). */
function normal(random: Random): number {
  const uniform = () => (random.below(2 ** 21) + 0.5) / 2 ** 21;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

const [generations = 100, deals = 400] = process.argv.slice(2).map(Number);
const seed = process.argv[4] ?? 'tune';
const random = randomFor(seed);
const size = 4 + Math.floor(3 * Math.log(NAMES.length));
const raw = Array.from({ length: size }, (_, rank) =>
  Math.max(0, Math.log(size / 2 + 1) - Math.log(rank + 1)),
);
const total = raw.reduce((sum, x) => sum + x);
const utilities = raw.map((x) => x / total - 1 / size);
const rate = (3 + Math.log(NAMES.length)) / (5 * Math.sqrt(NAMES.length));
let mean: number[] = NAMES.map((name) => WEIGHTS[name]);
let spread = mean.map((value) => Math.max(0.05, Math.abs(value) * 0.25));
for (const [i, name] of NAMES.entries()) if (WEIGHTS[name] === 0) spread[i] = name === 'eager' ? 0.3 : 8;
for (let generation = 1; generation <= generations; generation++) {
  const states = Array.from({ length: deals }, (_, n) => dealt(randomFor(seed, generation, n), n));
  const now = weightsOf(mean);
  const challengers = Array.from({ length: size }, () => {
    const steps = NAMES.map(() => normal(random));
    const weights = weightsOf(steps.map((step, i) => mean[i]! + spread[i]! * step));
    const [before] = gain(weights, WEIGHTS, states);
    const [among] = gain(weights, now, states);
    return { steps, score: before + among };
  }).sort((a, b) => b.score - a.score);
  const means = NAMES.map((_, i) =>
    challengers.reduce((sum, { steps }, rank) => sum + utilities[rank]! * steps[i]!, 0),
  );
  const spreads = NAMES.map((_, i) =>
    challengers.reduce((sum, { steps }, rank) => sum + utilities[rank]! * (steps[i]! ** 2 - 1), 0),
  );
  mean = mean.map((value, i) => value + spread[i]! * means[i]!);
  spread = spread.map((value, i) => value * Math.exp((rate / 2) * spreads[i]!));
  if (generation % 10 > 0 && generation < generations) continue;
  const fresh = Array.from({ length: 4 * deals }, (_, n) =>
    dealt(randomFor(seed, 'fresh', generation, n), n),
  );
  const [better, error] = gain(weightsOf(mean), WEIGHTS, fresh);
  console.log(`generation ${generation}: ${better.toFixed(1)} ± ${(1.96 * error).toFixed(1)} points a deal`);
  console.log(JSON.stringify(weightsOf(mean)));
}
