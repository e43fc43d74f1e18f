import type { BySeat, Status } from '../engine/game.ts';

export const MODES = ['one', 'half', 'seat'] as const;
/**
 * Who plays against whom. `one`: one of side A against a field of side B, in each seat in turn. `half`: side A in every second seat.
 * `seat`: one of side A at a table of side B, compared with side B in that very seat.
 */
export type Mode = (typeof MODES)[number];

export const UNITS = ['deal', 'match'] as const;
/** What is played with the same cards in every seating: a deal or a match. */
export type Unit = (typeof UNITS)[number];

/** How the bots of a game are measured against each other. */
export interface Yardstick {
  /** What is usual in this game. */
  readonly mode: Mode;
  readonly unit: Unit;
  /** What is counted, e.g. "points". */
  readonly measure: string;
  /** The gain, in that measure, that a better bot is thought to have. `--sprt` decides between this and none. */
  readonly claim: number;
  /** What a deal was worth to each seat, more being better. */
  gains(status: Status): BySeat<number>;
  /** What the match was worth. */
  matchGains(status: Status): BySeat<number>;
}

const lastPoints = (status: Status): BySeat<number> => status.results.at(-1)!.points;
const negated = (values: BySeat<number>): number[] => values.map((value) => -value);

/** A game in which a deal adds points, and few are good: one bot against a field, deal by deal. */
export const fewestPoints = (measure: string, claim: number): Yardstick => ({
  mode: 'one',
  unit: 'deal',
  measure,
  claim,
  gains: (status) => negated(lastPoints(status)),
  matchGains: (status) => negated(status.scores),
});

/** A game in which many points are good. */
export const mostPoints = (mode: Mode, unit: Unit, claim: number): Yardstick => ({
  mode,
  unit,
  measure: 'points',
  claim,
  gains: lastPoints,
  matchGains: (status) => status.scores,
});
