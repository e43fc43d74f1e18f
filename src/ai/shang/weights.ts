/** The numbers of the Shang bot that only matches can settle. Tuned by `scripts/tune-shang.ts`. */
export interface Weights {
  /** Price of a play of each size in turns lost: that of one that surely holds, and how much more one that surely does not. */
  readonly single: number;
  readonly singleRise: number;
  readonly pair: number;
  readonly pairRise: number;
  readonly trips: number;
  readonly tripsRise: number;
  readonly fiver: number;
  readonly fiverRise: number;
  /** How many better plays must be expected in other hands until one of them comes down every other time. */
  readonly singlePatience: number;
  readonly pairPatience: number;
  readonly tripsPatience: number;
  readonly fiverPatience: number;
  /** What having the lead is worth, in turns. */
  readonly lead: number;
  /** What each card still held costs, and how much more when another hand is nearly empty. */
  readonly card: number;
  readonly cardLate: number;
  /** What it costs, a card held, when another goes out. */
  readonly danger: number;
  /** What a check is worth beyond keeping the hand. */
  readonly check: number;
}

export const WEIGHTS: Weights = {
  single: -0.9,
  singleRise: 1.7,
  pair: -0.5,
  pairRise: 1.3,
  trips: -0.4,
  tripsRise: 1.0,
  fiver: -0.5,
  fiverRise: 1.2,
  singlePatience: 2.5,
  pairPatience: 0.6,
  tripsPatience: 0.3,
  fiverPatience: 0.9,
  lead: 0.6,
  card: 0.05,
  cardLate: 0.5,
  danger: 0.4,
  check: 0.1,
};
