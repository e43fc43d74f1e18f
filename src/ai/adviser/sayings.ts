import type { Seat } from '../../engine/game.ts';
import type { Comparison, Saying } from './wording.ts';
import { words } from './words.ts';

type Good = Saying['good'];
type Worth = Saying['worth'];

/** Returns a clause around a frequency such as "less often" or "in 6 of 100, not 18". */
export type Often = (often: string) => string;

/** Clauses about an amount: with both figures as printed, and without figures for more and for less of it after the best move. */
export interface Amount {
  counts(best: string, other: string): string;
  readonly more: string;
  readonly less: string;
}

/** Compares two shares of the deals. */
export const shares = (best: number, other: number, good: Good, clause: Often, worth: Worth): Saying => ({
  best,
  other,
  as: 'share',
  good,
  worth,
  clause: clause(best > other ? words.moreOften : words.lessOften),
  say: (one, two) => clause(words.inHundred(one, two)),
});

/** Compares the shares of deals in which a fact has this value. */
export const share = <Fact extends string>(
  { best, other }: Comparison<Fact>,
  fact: Fact,
  value: number,
  good: Good,
  clause: Often,
  worth: Worth,
): Saying => shares(best.share(fact, value), other.share(fact, value), good, clause, worth);

/** Compares two numbers. `digits`: how many are printed after the point. */
export const numbers = (
  best: number,
  other: number,
  good: Good,
  { counts, more, less }: Amount,
  worth: Worth,
  digits: 0 | 1 = 0,
): Saying => ({
  best,
  other,
  as: 'number',
  digits,
  good,
  worth,
  clause: best > other ? more : less,
  say: counts,
});

/** Compares the means of a fact. */
export const mean = <Fact extends string>(
  { best, other }: Comparison<Fact>,
  fact: Fact,
  good: Good,
  amount: Amount,
  worth: Worth,
  digits: 0 | 1 = 0,
): Saying => numbers(best.mean(fact), other.mean(fact), good, amount, worth, digits);

/** Returns the difference of the fact between the two moves, 0 or more. */
export const changeOf = ({ best, other }: Saying): number => Math.abs(best - other);

/** Sorts sayings by the difference between the two moves, the largest first. */
export const byChange = (sayings: readonly Saying[]): Saying[] =>
  sayings.toSorted((a, b) => changeOf(b) - changeOf(a));

/** All seats but `me`, ascending. */
export const seatsBut = (seats: number, me: Seat): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);

/** The saying about `me`, then those about the other seats, the largest difference first. */
export const bySeat = (seats: number, me: Seat, sayingOf: (seat: Seat) => Saying): Saying[] => [
  sayingOf(me),
  ...byChange(seatsBut(seats, me).map(sayingOf)),
];
