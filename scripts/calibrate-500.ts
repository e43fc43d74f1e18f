/**
 * Fits the weights by which the 500 bot estimates tricks (src/ai/five-hundred/weights.ts) to deals that the bot plays out, and writes that
 * file. Bids depend on the weights and deals on the bids, so run it a few times, until little changes:
 *
 * npx tsx scripts/calibrate-500.ts [deals for each table, default 8000] [seed] && npm run format
 */

import { writeFileSync } from 'node:fs';
import { callFeatures, handFeatures, nelloRisk } from '../src/ai/five-hundred/estimate.ts';
import { fiveHundredPolicy } from '../src/ai/five-hundred/index.ts';
import type { Model } from '../src/ai/five-hundred/model.ts';
import { highestBid, partnersOf } from '../src/engine/five-hundred/auction.ts';
import { type Bid, bidOf, STRAINS, trumpOf } from '../src/engine/five-hundred/bids.ts';
import { union } from '../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../src/engine/five-hundred/index.ts';
import { type BidPhase, type Contract, type State, teamOf } from '../src/engine/five-hundred/state.ts';
import type { Options, Seat } from '../src/engine/game.ts';
import { randomFor } from '../src/engine/random.ts';

type Dealt = BidPhase;
interface Sample {
  readonly features: readonly number[];
  readonly value: number;
}

const options: Options = Object.fromEntries(
  fiveHundred.options.map((option) => [option.name, option.default]),
);
const deals = Number(process.argv[2] ?? 8000);
const seed = process.argv[3] ?? 'calibrate';
const random = randomFor(seed);

writeFileSync(
  new URL('../src/ai/five-hundred/weights.ts', import.meta.url),
  `import type { Models } from './model.ts';

/** Made by \`npx tsx scripts/calibrate-500.ts\` and not edited by hand. */
export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: ${calibrate(4)},
  6: ${calibrate(6)},
};
`,
);

function calibrate(seats: 4 | 6): string {
  const declare: Sample[] = [];
  const declareNoTrump: Sample[] = [];
  const support: Sample[] = [];
  const supportNoTrump: Sample[] = [];
  const oppose: Sample[] = [];
  const opposeNoTrump: Sample[] = [];
  const nello: Sample[] = [];
  const sampleContracts = (state: Dealt, seat: Seat): void => {
    for (const strain of STRAINS) {
      const bid = bidOf(`6${strain}`);
      const hand = handFeatures(state.hands[seat]!, trumpOf(bid));
      const features = [...hand, ...callFeatures(state.calls, seat, strain)];
      (strain === 'NT' ? declareNoTrump : declare).push({ features, value: tricksOf(state, seat, bid) });
    }
  };
  /** Samples the features of a hand that is to call after the highest bid so far. */
  const sampleHighest = (state: Dealt, seat: Seat): void => {
    const highest = highestBid(state.calls);
    if (highest === null || highest.bid === 'nello') return;
    const bid = bidOf(highest.bid);
    const features = handFeatures(state.hands[seat]!, trumpOf(bid));
    const value = tricksOf(state, highest.seat, bid) - bid.tricks;
    const isPartner = teamOf(highest.seat) === teamOf(seat);
    const [samples, noTrump] = isPartner ? [support, supportNoTrump] : [oppose, opposeNoTrump];
    (bid.strain === 'NT' ? noTrump : samples).push({ features, value });
  };
  for (let i = 0; i < deals; i++) {
    const table = { seats, options };
    let state = fiveHundred.deal(fiveHundred.start(table), fiveHundred.shuffle(table, random)) as Dealt;
    // Bots bid, and one seat plays a contract in each strain with its knowledge at its turn.
    const chosen = random.below(seats);
    for (let turn = 0; turn < seats; turn++) {
      const seat = fiveHundred.toAct(state)[0]!;
      if (turn === chosen) sampleContracts(state, seat);
      sampleHighest(state, seat);
      const { move } = fiveHundredPolicy.choose(fiveHundred.view(state, seat), seat, random);
      const next = fiveHundred.play(state, seat, move);
      if (next.phase === 'bid') state = next;
    }
    // Nello suits low hands, so the lowest of the deal plays it.
    const lowest = state.hands.map((_, s) => s).reduce((a, b) => (risk(state, b) < risk(state, a) ? b : a));
    nello.push({
      features: [-risk(state, lowest)],
      value: tricksOf(state, lowest, bidOf('nello')) === 0 ? 1 : 0,
    });
  }
  const { base, weights } = logistic(nello);
  return JSON.stringify({
    declare: leastSquares(declare),
    declareNoTrump: leastSquares(declareNoTrump),
    support: leastSquares(support),
    supportNoTrump: leastSquares(supportNoTrump),
    oppose: leastSquares(oppose),
    opposeNoTrump: leastSquares(opposeNoTrump),
    nello: { base: round(base), slope: round(weights[0]!) },
  });
}

function risk(state: Dealt, seat: Seat): number {
  return nelloRisk(state.hands[seat]!, state.standing.seats);
}

/** Plays the deal out with this contract; returns the contractors' tricks. */
function tricksOf(dealt: Dealt, seat: Seat, bid: Bid): number {
  const { standing, hands, widow } = dealt;
  const calls = [...dealt.calls, { seat, bid: bid.name }];
  const out = bid.name === 'nello' ? partnersOf(seat, standing.seats) : [];
  const contract: Contract = { bid: bid.name, seat, trump: trumpOf(bid), out, calls };
  let state: State =
    out.length > 0
      ? { phase: 'give', standing, hands, widow, contract }
      : {
          phase: 'bury',
          standing,
          hands: hands.map((hand, s) => (s === seat ? union(hand, widow) : hand)),
          widow,
          given: null,
          contract,
        };
  for (;;) {
    const turn = fiveHundred.toAct(state)[0];
    if (turn === undefined) return state.standing.results.at(-1)!.tricks;
    const { move } = fiveHundredPolicy.choose(fiveHundred.view(state, turn), turn, random);
    state = fiveHundred.play(state, turn, move);
  }
}

/** Least squares with a little ridge, so that a rare feature stays near 0. */
function leastSquares(samples: readonly Sample[]): Model {
  const rows = samples.map(({ features }) => [1, ...features]);
  const [base, ...weights] = solve(
    rows,
    rows.map(() => 1),
    samples.map(({ value }) => value),
    2,
  );
  const errors = samples.map(({ value }, i) => value - dot(rows[i]!, [base!, ...weights]));
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
  process.stderr.write(`${samples.length} samples, spread ${spread.toFixed(2)}\n`);
  return { base: round(base!), weights: weights.map(round), spread: round(spread) };
}

/** Logistic regression by Newton's method. */
function logistic(samples: readonly Sample[]): { base: number; weights: number[] } {
  const rows = samples.map(({ features }) => [1, ...features]);
  let parameters = rows[0]!.map(() => 0);
  for (let step = 0; step < 20; step++) {
    const chances = rows.map((row) => 1 / (1 + Math.exp(-dot(row, parameters))));
    const curvature = chances.map((p) => Math.max(1e-6, p * (1 - p)));
    const target = rows.map(
      (row, i) => dot(row, parameters) + (samples[i]!.value - chances[i]!) / curvature[i]!,
    );
    parameters = solve(rows, curvature, target, 0.01);
  }
  const made = samples.reduce((sum, { value }) => sum + value, 0) / samples.length;
  process.stderr.write(`Nello of the lowest hand made in ${(100 * made).toFixed(1)}%\n`);
  return { base: parameters[0]!, weights: parameters.slice(1) };
}

/** The parameters with the least weighted squared errors; `ridge` draws all but the first towards 0. */
function solve(
  rows: readonly (readonly number[])[],
  importance: readonly number[],
  values: readonly number[],
  ridge: number,
): number[] {
  const n = rows[0]!.length;
  const matrix = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n + 1 }, (_, j) => (i === j && i > 0 ? ridge : 0)),
  );
  for (const [k, row] of rows.entries()) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) matrix[i]![j]! += importance[k]! * row[i]! * row[j]!;
      matrix[i]![n]! += importance[k]! * row[i]! * values[k]!;
    }
  }
  for (let i = 0; i < n; i++) {
    const pivot = matrix[i]![i]!;
    for (let j = i; j <= n; j++) matrix[i]![j]! /= pivot;
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = matrix[k]![i]!;
      for (let j = i; j <= n; j++) matrix[k]![j]! -= factor * matrix[i]![j]!;
    }
  }
  return matrix.map((row) => row[n]!);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
