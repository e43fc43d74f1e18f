import type { Seat } from '../../engine/game.ts';
import type { Comparison, Saying } from './wording.ts';

type Good = Saying['good'];
type Say = Saying['say'];
type More = Pick<Saying, 'worth' | 'digits'>;

/** Compares in how many of 100 deals a fact has this value. */
export const share = <Fact extends string>(
  { best, other }: Comparison<Fact>,
  fact: Fact,
  value: number,
  good: Good,
  say: Say,
  more: More = {},
): Saying => ({
  best: best.share(fact, value),
  other: other.share(fact, value),
  as: 'share',
  good,
  say,
  ...more,
});

/** Compares the mean of a fact. */
export const mean = <Fact extends string>(
  { best, other }: Comparison<Fact>,
  fact: Fact,
  good: Good,
  say: Say,
  more: More = {},
): Saying => ({ best: best.mean(fact), other: other.mean(fact), as: 'number', good, say, ...more });

/** The difference of the fact between the two moves, 0 or more. */
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
