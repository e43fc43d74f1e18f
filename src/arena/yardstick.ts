import type { BySeat, Seat, Status } from '../engine/game.ts';

/** How the bots of a game are measured against each other. */
export interface Yardstick {
  /** What is played with the same cards in every seating: one deal, or a whole match. */
  readonly unit: 'deal' | 'match';
  /** In words, e.g. "points a deal". */
  readonly measure: string;
  /** The seats that side A takes, one seating after another; side B takes the others. */
  seatings(seats: number): readonly (readonly Seat[])[];
  /** What the unit was worth to each seat, more being better. */
  gains(status: Status): BySeat<number>;
  /** Who won the unit; several share the win. */
  winners(status: Status): readonly Seat[];
}

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
/** One of side A against a field of side B, in each seat in turn. */
const oneAgainstField = (seats: number): Seat[][] => everySeat(seats).map((seat) => [seat]);
/** The partners in every second seat, each side in turn. */
const everySecond = (seats: number): Seat[][] =>
  [0, 1].map((first) => everySeat(seats).filter((seat) => seat % 2 === first));

const lastPoints = (status: Status): BySeat<number> => status.results.at(-1)!.points;
const best = (values: BySeat<number>): Seat[] => {
  const most = Math.max(...values);
  return everySeat(values.length).filter((seat) => values[seat] === most);
};
const lowPoints = (status: Status): number[] => lastPoints(status).map((points) => -points);

const lowestWins = (measure: string): Yardstick => ({
  unit: 'deal',
  measure,
  seatings: oneAgainstField,
  gains: lowPoints,
  winners: (status) => best(lowPoints(status)),
});

const wholeMatch = (measure: string, seatings: Yardstick['seatings']): Yardstick => ({
  unit: 'match',
  measure,
  seatings,
  gains: (status) => status.scores,
  winners: (status) => status.winners!,
});

const YARDSTICKS: { readonly [game: string]: Yardstick } = {
  gongzhu: lowestWins('points a deal'),
  shang: lowestWins('cards a deal'),
  '500': wholeMatch('points a match', everySecond),
  shengji: {
    unit: 'deal',
    measure: "points a deal of the side's 400",
    // House and Player are not known beforehand: three seats against three.
    seatings: everySecond,
    gains: partyPoints,
    winners: (status) => best(partyPoints(status)),
  },
};

/** Shengji: how far the Player party's points are from 160, up for its members and down for the House. */
function partyPoints(status: Status): number[] {
  const { house, playerPoints, points } = status.results.at(-1)!;
  const margin = (playerPoints as number) - 160;
  return points.map((_, seat) => ((house as Seat[]).includes(seat) ? -margin : margin));
}

/** A game without a yardstick of its own is measured by whole matches, one against the field. */
export const yardstickOf = (game: string): Yardstick =>
  YARDSTICKS[game] ?? wholeMatch('points a match', oneAgainstField);
