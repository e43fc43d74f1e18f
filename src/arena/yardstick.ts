import type { BySeat, Seat, Status } from '../engine/game.ts';

export const MODES = ['one', 'half', 'seat'] as const;
/**
 * Who plays against whom. `one`: one of side A against a field of side B, in each seat in turn. `half`: side A in every second seat.
 * `seat`: one of side A at a table of side B, compared with side B in that very seat.
 */
export type Mode = (typeof MODES)[number];

export const UNITS = ['deal', 'match'] as const;
/** What is played with the same cards in every seating. */
export type Unit = (typeof UNITS)[number];

/** How the bots of a game are measured against each other. */
export interface Yardstick {
  /** What is usual in this game. */
  readonly mode: Mode;
  readonly unit: Unit;
  /** What is counted, e.g. "points". */
  readonly measure: string;
  /** By how much a better bot is thought to be better, in that measure: what `--sprt` decides on. */
  readonly claim: number;
  /** What a deal was worth to each seat, more being better. */
  gains(status: Status): BySeat<number>;
  /** What the match was worth. */
  matchGains(status: Status): BySeat<number>;
}

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seats that side A takes, one seating after another; side B takes the others. None where seats cannot be halved. */
export function seatingsOf(mode: Mode, seats: number): readonly (readonly Seat[])[] {
  if (mode !== 'half') return everySeat(seats).map((seat) => [seat]);
  if (seats % 2 === 1) return [];
  return [0, 1].map((first) => everySeat(seats).filter((seat) => seat % 2 === first));
}

/** The seats with most. */
export const bestOf = (gains: BySeat<number>): Seat[] => {
  const most = Math.max(...gains);
  return everySeat(gains.length).filter((seat) => gains[seat] === most);
};

const lastPoints = (status: Status): BySeat<number> => status.results.at(-1)!.points;
const negated = (values: BySeat<number>): number[] => values.map((value) => -value);

const fewestPoints = (measure: string, claim: number): Yardstick => ({
  mode: 'one',
  unit: 'deal',
  measure,
  claim,
  gains: (status) => negated(lastPoints(status)),
  matchGains: (status) => negated(status.scores),
});

const mostPoints = (mode: Mode, unit: Unit, claim: number): Yardstick => ({
  mode,
  unit,
  measure: 'points',
  claim,
  gains: lastPoints,
  matchGains: (status) => status.scores,
});

const YARDSTICKS: { readonly [game: string]: Yardstick } = {
  gongzhu: fewestPoints('points', 20),
  shang: fewestPoints('cards', 0.3),
  '500': mostPoints('half', 'deal', 15),
  shengji: {
    // House and Player are not known beforehand: three seats against three.
    mode: 'half',
    unit: 'deal',
    measure: "points of the deal's 400",
    claim: 10,
    gains: partyPoints,
    matchGains: (status) => status.scores,
  },
};

/** Shengji: how far the Player party's points are from 160, up for its members and down for the House. */
function partyPoints(status: Status): number[] {
  const { house, playerPoints, points } = status.results.at(-1)!;
  const margin = (playerPoints as number) - 160;
  return points.map((_, seat) => ((house as Seat[]).includes(seat) ? -margin : margin));
}

/** A game without a yardstick of its own is measured by whole matches, one against the field. */
export const yardstickOf = (game: string): Yardstick => YARDSTICKS[game] ?? mostPoints('one', 'match', 10);
