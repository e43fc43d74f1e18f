import type { BySeat, Status } from '../engine/game.ts';

export const MODES = ['one', 'half', 'seat'] as const;
/**
 * The seating of side A and side B. `one`: one bot of A against a field of B, in each seat in turn. `half`: A in every second seat. `seat`: one bot
 * of A at a table of B, compared with B in that very seat.
 */
export type Mode = (typeof MODES)[number];

export const UNITS = ['deal', 'match'] as const;
/** The part of a match that is played with the same cards in every seating. */
export type Unit = (typeof UNITS)[number];

/** How the bots of a game are measured against each other. */
export interface Yardstick {
  /** The game's usual seating. */
  readonly mode: Mode;
  readonly unit: Unit;
  /** The unit of gains, e.g. "points". */
  readonly measure: string;
  /** The gain, in that unit, at which a bot counts as better. `--sprt` decides between this and no gain. */
  readonly claim: number;
  /** Returns each seat's gain in the last deal, more is better. */
  gains(status: Status): BySeat<number>;
  /** Returns each seat's gain in the match, more is better. */
  matchGains(status: Status): BySeat<number>;
}

const lastPoints = (status: Status): BySeat<number> => status.results.at(-1)!.points;
const negated = (values: BySeat<number>): number[] => values.map((value) => -value);

/** The yardstick of a game with few points good: one bot against a field, deal by deal. */
export const fewestPoints = (measure: string, claim: number): Yardstick => ({
  mode: 'one',
  unit: 'deal',
  measure,
  claim,
  gains: (status) => negated(lastPoints(status)),
  matchGains: (status) => negated(status.scores),
});

/** The yardstick of a game with many points good. */
export const mostPoints = (mode: Mode, unit: Unit, claim: number): Yardstick => ({
  mode,
  unit,
  measure: 'points',
  claim,
  gains: lastPoints,
  matchGains: (status) => status.scores,
});
