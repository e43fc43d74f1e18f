/**
 * The numbers of the Shang bot that only matches can settle: means of generations that `scripts/tune-shang.ts` and a form of it by cards alone have
 * found. On 4,000 fresh deals in every seat one is ahead of three that play as the bot did before (`normal-v1`) by 0.23 ± 0.03 cards a deal,
 * and goes out first against three that play anything in 75.9% ± 0.6.
 */
export interface Weights {
  /**
   * The price of a play of each size in turns lost: of one that surely holds; how much more of one that surely does not; and
   * how much more again if all unseen cards are of higher rank, so that it is to be got rid of by leading it or never.
   */
  readonly single: number;
  readonly singleRise: number;
  readonly singleSink: number;
  readonly pair: number;
  readonly pairRise: number;
  readonly pairSink: number;
  readonly trips: number;
  readonly tripsRise: number;
  readonly tripsSink: number;
  readonly fiver: number;
  readonly fiverRise: number;
  readonly fiverSink: number;
  /** How many better plays must be expected in other hands until one of them comes down every other time. */
  readonly singlePatience: number;
  readonly pairPatience: number;
  readonly tripsPatience: number;
  readonly fiverPatience: number;
  /** What having the lead is worth, in turns; how much more when another hand is nearly empty, and how much more with a full hand. */
  readonly lead: number;
  readonly leadLate: number;
  readonly leadFull: number;
  /** How much more each play still to be made costs when another hand is nearly empty, and one that surely does not hold. */
  readonly late: number;
  readonly riseLate: number;
  /** What each card still held costs, and how much more when another hand is nearly empty. */
  readonly card: number;
  readonly cardLate: number;
  /** What it costs when another goes out: a card held; the chance to go out oneself, in cards (below 0: nothing); and the share of all that a move is otherwise worth. */
  readonly danger: number;
  readonly out: number;
  readonly ruin: number;
  /** What a check is worth beyond keeping the hand; how much more when another hand is nearly empty, and with each other that has checked. */
  readonly check: number;
  readonly checkLate: number;
  readonly checkLast: number;
}

export const WEIGHTS: Weights = {
  single: -0.957,
  singleRise: 1.345,
  singleSink: 0.8,
  pair: -1.128,
  pairRise: 0.979,
  pairSink: 1.249,
  trips: -1.024,
  tripsRise: 0.914,
  tripsSink: 0.952,
  fiver: -0.595,
  fiverRise: 1.5,
  fiverSink: 0.301,
  singlePatience: 1.983,
  pairPatience: 0.648,
  tripsPatience: 0.043,
  fiverPatience: 1.504,
  lead: 0.675,
  leadLate: -0.006,
  leadFull: 0.048,
  late: 0.173,
  riseLate: -0.196,
  card: -0.052,
  cardLate: 1.145,
  danger: 0.171,
  out: 1.683,
  ruin: 0.173,
  check: 0.121,
  checkLate: -0.515,
  checkLast: -0.055,
};
