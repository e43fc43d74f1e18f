/**
 * Tunes the weights of the Shang bot by deals: npx tsx scripts/tune-shang.ts [generations] [deals] [seed]
 *
 * The weights of a generation play the same deals, one in every seat against three that play by the weights the run began with. What counts is the
 * others' average cards left less one's own. Deals are never used twice. The weights are printed after every tenth generation; copy them to
 * `src/ai/shang/weights.ts` if they win a longer match on other deals.
 */
import { bestPlay, type Judge, judgeBy } from '../src/ai/shang/judge.ts';
import { putDown, type Table, tableOf } from '../src/ai/shang/table.ts';
import { WEIGHTS, type Weights } from '../src/ai/shang/weights.ts';
import type { Seat } from '../src/engine/game.ts';
import { randomFor } from '../src/engine/random.ts';
import { shang } from '../src/engine/shang/index.ts';
import { HAND, type PlayPhase, SEATS } from '../src/engine/shang/state.ts';
import { evolve } from './evolve.ts';

const TABLE = { seats: SEATS, options: { limit: 26 } };

/** The others' average cards left less those of `hero`, after one deal. */
function edge(table: Table, hero: Seat, judge: Judge, others: Judge): number {
  while (!table.cardsLeft.includes(0)) putDown(table, bestPlay(table.turn === hero ? judge : others, table));
  const left = table.cardsLeft;
  return (left.reduce((sum, n) => sum + n) - left[hero]!) / (SEATS - 1) - left[hero]!;
}

/** The mean edge over the deals of a key and all seats. */
function edgeOf(weights: Weights, field: Judge, key: string, deals: number): number {
  const judge = judgeBy(weights);
  let sum = 0;
  for (let n = 0; n < deals; n++) {
    const dealt = shang.deal(shang.start(TABLE), shang.shuffle(TABLE, randomFor(key, n))) as PlayPhase;
    const full = dealt.hands.map(() => HAND);
    for (let hero = 0; hero < SEATS; hero++) sum += edge(tableOf(dealt, full), hero, judge, field);
  }
  return sum / deals / SEATS;
}

const [generations = 100, deals = 700] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'tune';
const field = judgeBy(WEIGHTS);
evolve({
  from: WEIGHTS,
  step: 0.08,
  generations,
  seed,
  score: (weights, generation) => edgeOf(weights, field, `${seed} ${generation}`, deals),
  tell(weights, generation, step) {
    const ahead = edgeOf(weights, field, `${seed} check ${generation}`, 2 * deals);
    console.log(
      `generation ${generation}: step ${step.toFixed(3)}, ahead by ${ahead.toFixed(3)} cards a deal`,
    );
    console.log(JSON.stringify(weights));
  },
});
