import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Adviser, isAdviser, judge } from '../../src/ai/adviser/judge.ts';
import { withSense } from '../../src/ai/adviser/sense.ts';
import { Sample } from '../../src/ai/sample.ts';
import type { OpaqueTypes } from '../../src/engine/game.ts';
import { randomFor } from '../../src/engine/random.ts';
import { catalogue } from '../../src/games.ts';
import { type Decision, decisionsOf } from '../support/decisions.ts';
import { judgedAgain } from '../support/judged-again.ts';
import { defineFuzzer } from './fuzzer.ts';

/** A table of a game, and the cards that are dealt at it. */
interface Table {
  readonly entry: Adviser;
  readonly seats: number;
  readonly seed: string;
}

const tables = catalogue
  .filter(isAdviser)
  .flatMap((entry) => entry.game.seatCounts.map((seats) => ({ entry, seats })));

/** The place of a table in `tables`, a seed, and how much is looked at: decisions or deals, and rollouts where they are not those that players have. */
interface Input {
  readonly table: number;
  readonly seed: number;
  readonly count: number;
  readonly rollouts: number | null;
}

const inputsOf = (
  count: number,
  rollouts: number | null,
  table = fc.nat(tables.length - 1),
): fc.Arbitrary<Input> =>
  fc.record({
    table,
    seed: fc.nat(),
    count: fc.constant(count),
    rollouts: fc.constant(rollouts),
  });

/** The first table of a game. */
const tableAt = (id: string): fc.Arbitrary<number> =>
  fc.constant(tables.findIndex(({ entry }) => entry.game.id === id));

function tableOf({ table, seed, rollouts }: Input): Table {
  const { entry, seats } = tables[table]!;
  const plan = rollouts === null ? entry.plan : { ...entry.plan, rollouts: () => rollouts };
  return { entry: { ...entry, plan }, seats, seed: String(seed) };
}

/** Returns `count` decisions, spread over a deal or more. */
function spread({ entry, seats, seed }: Table, count: number): (Decision & { readonly moveCount: number })[] {
  const all = [...decisionsOf(entry, seed, 1, seats)];
  const stride = Math.max(1, Math.floor(all.length / count));
  return all
    .map((decision, moveCount) => ({ ...decision, moveCount }))
    .filter(({ moveCount }) => moveCount % stride === 0);
}

/** How far hits may lie below what is to be expected of them: three standard deviations. */
const slack = (n: number, share: number): number => 3 * Math.sqrt(n * share * (1 - share));

/** Judgements of clear cases hold in many more fresh deals: the leading part's sign in 95%, the figures in 90%. */
export const truth = defineFuzzer<Input>({
  name: 'advice-truth',
  what: 'a deal in which what a judgement tells is looked for in six times as many fresh deals',
  briefly: 1,
  inputs: inputsOf(4, null),
  // A game that is judged soon, and has a clear case in few decisions.
  briefInputs: inputsOf(2, 16, tableAt('gongzhu')),
  holds(input) {
    const table = tableOf(input);
    const { entry, seed } = table;
    let signs = 0;
    let within = 0;
    let clear = 0;
    for (const { view, seat, moveCount } of spread(table, input.count)) {
      const decision = { view, seat, seed, moveCount };
      const judges = withSense(entry, decision);
      const again = judgedAgain(judges, decision, judge(judges, decision));
      if (!again) continue;
      clear++;
      if (again.isPartKept) signs++;
      if (again.isWithin) within++;
    }
    assert(signs >= 0.95 * clear - slack(clear, 0.95), `${signs} of ${clear} leading parts keep their sign`);
    assert(within >= 0.9 * clear - slack(clear, 0.9), `${within} of ${clear} gains lie within both errors`);
  },
});

/** Shares of 100 are compared by tens. */
const TENS = 10;
/** Smallest part of the deals in which a share has to appear to be checked. */
const ENOUGH = 1 / 2;
/** Largest allowed difference between an event and its forecast. */
const MISS = 0.05;

/** The last decision but a few of a deal that the policy plays in every seat. */
function decisionOf({ entry, seats }: Table, seed: string): Decision & { readonly moveCount: number } {
  const all = [...decisionsOf(entry, seed, 1, seats, false)];
  const moveCount = randomFor(seed, 'decision').below(all.length);
  return { ...all[moveCount]!, moveCount };
}

/** An event forecast in n of 100 deals happens in about n of 100 with the true cards. */
export const calibration = defineFuzzer<Input>({
  name: 'advice-calibration',
  what: 'forty deals, in each of which what a judgement tells is looked for with the true cards',
  briefly: 1,
  // Each deal gives one decision, because the outcomes of different deals are independent.
  inputs: inputsOf(40, 32),
  briefInputs: inputsOf(20, 8, tableAt('500')),
  holds(input) {
    const table = tableOf(input);
    const { entry } = table;
    const tens = Array.from({ length: TENS + 1 }, () => ({ misses: new Sample(), deals: 0 }));
    for (let deal = 0; deal < input.count; deal++) {
      const seed = `${table.seed} ${deal}`;
      const { state, view, seat, moveCount } = decisionOf(table, seed);
      const decision = { view, seat, seed, moveCount };
      const judges = withSense(entry, decision);
      const [best] = judge(judges, decision).moves;
      if (!best) continue;
      const move = entry.game.parse(best.move) as OpaqueTypes['move'];
      const { facts } = judges.adviser.telling.tell(state, seat, moveCount)(move);
      const told = best.facts.flatMap(({ shares }, fact) =>
        shares.map(([value, share]) => ({ share, came: Number(facts[fact] === value) })),
      );
      for (const [ten, counted] of tens.entries()) {
        const own = told.filter(({ share }) => Math.floor(TENS * share) === ten);
        if (own.length === 0) continue;
        counted.misses.add(
          own.reduce((sum, { share, came }) => sum + came - share, 0),
          own.length,
        );
        counted.deals++;
      }
    }
    for (const [ten, { misses, deals }] of tens.entries()) {
      const { mean, error, size } = misses;
      if (deals >= ENOUGH * input.count)
        assert(
          Math.abs(mean) <= MISS + 3 * error,
          `of ${size} told to happen in ${10 * ten} of 100 or more, ${(100 * mean).toFixed(1)} of 100 more happened`,
        );
    }
  },
});
