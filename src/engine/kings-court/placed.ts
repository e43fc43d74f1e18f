import type { BySeat } from '../game.ts';
import type { Board } from './board.ts';
import type { Sums } from './score.ts';
import type { Placed } from './state.ts';

/** Sums the parts of each seat's points; `seats`: number of seats. */
export function sumsOf(placed: readonly Placed[], seats: number): BySeat<Sums> {
  const sums = Array.from({ length: seats }, () => ({
    sevens: 0,
    broken: 0,
    values: 0,
    prime: 0,
    chains: 0,
  }));
  for (const { seat, score } of placed) {
    const sum = sums[seat]!;
    if (score.sevens < 0) sum.broken += score.sevens;
    else sum.sevens += score.sevens;
    sum.values += score.values;
    sum.prime += score.prime;
    sum.chains += score.chains;
  }
  return sums;
}

/** The board before placement number `at`, counted from 0. */
export function boardBefore(board: Board, placed: readonly Placed[], at: number): Board {
  const before = [...board];
  for (const { space } of placed.slice(at)) before[space] = null;
  return before;
}
