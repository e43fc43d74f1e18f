/**
 * The numbers of the Shang bot that only matches can settle: found by `scripts/tune-shang.ts` (320 generations of 500 to 700 deals in every
 * seat), the means of some of the last generations. One against three that play as the bot did before (`normal-v1`), on 4,000 fresh deals in every seat, it
 * is ahead by 0.33 ± 0.03 cards a deal.
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
  single: -0.891,
  singleRise: 1.303,
  singleSink: 0.525,
  pair: -1.201,
  pairRise: 0.901,
  pairSink: 1.528,
  trips: -0.734,
  tripsRise: 1.019,
  tripsSink: 0.659,
  fiver: -0.857,
  fiverRise: 1.583,
  fiverSink: 0.134,
  singlePatience: 2.323,
  pairPatience: 0.7,
  tripsPatience: 0.066,
  fiverPatience: 1.69,
  lead: 0.726,
  leadLate: -0.055,
  leadFull: -0.106,
  late: 0.033,
  riseLate: -0.126,
  card: 0.003,
  cardLate: 1.365,
  danger: 0.278,
  out: 1.061,
  ruin: 0.226,
  check: -0.029,
  checkLate: -0.43,
  checkLast: -0.175,
};
