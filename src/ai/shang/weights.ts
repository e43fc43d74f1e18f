/**
 * The numbers of the Shang bot that only matches can settle.
 * Prices, patience, cards and danger are means of generations of `scripts/tune-shang.ts`, in a form that goes by cards alone. The
 * worth of last plays, stoppers, splits and leads comes from regressions of what moves gain in deals played to their end; it was
 * cut down until longer matches gained no more.
 * Measured on 4,000 fresh deals in every seat: one such bot is ahead of three that play as the bot did at first (`normal-v1`) by
 * 0.47 ± 0.04 cards a deal. Against three that play anything it goes out first in 80.0% ± 0.7 of 3,000 deals.
 */
export interface Weights {
  /**
   * The price of a play of each size, in turns lost. First of one that surely holds; then how much more of one that surely does
   * not; then how much more again if all unseen cards are of higher rank. Such a play is led or never got rid of.
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
  /** What having the lead is worth, in turns, and how much more with a full hand. */
  readonly lead: number;
  readonly leadFull: number;
  /** What each card still held costs when another hand holds a single card; with two half as much, and so on. */
  readonly cardLate: number;
  /** What it costs when another goes out: a card held, and the share of all that a move is otherwise worth. */
  readonly danger: number;
  readonly ruin: number;
  /** What a check is worth beyond keeping the hand; how much more when another hand is nearly empty, and with each other that has checked. */
  readonly check: number;
  readonly checkLate: number;
  readonly checkLast: number;
  /** What it is worth to check where all others but one have, so that they lead, without a single that nobody can beat. */
  readonly checkLost: number;
  /** What it is worth to hold one play, or two, that others can beat, and no more. */
  readonly oneLoser: number;
  readonly twoLosers: number;
  /** What it is worth to hold a single that nobody can beat. */
  readonly stopper: number;
  /** What it is worth to leave other cards of its rank behind a play (below 0: it costs). */
  readonly split: number;
  /** What a play that nobody can beat is worth with a full hand, beyond the lead. */
  readonly control: number;
  /** What leading an ace is worth (below 0: it costs); lower singles in proportion, and less when another hand is nearly empty. */
  readonly leadHigh: number;
  /** What leading a fiver is worth beyond getting rid of it, and how much more when another hand is nearly empty. */
  readonly leadFiver: number;
  readonly leadFiverLate: number;
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
  leadFull: -0.106,
  cardLate: 1.365,
  danger: 0.278,
  ruin: 0.226,
  check: -0.029,
  checkLate: -0.43,
  checkLast: -0.1,
  checkLost: -1.2,
  oneLoser: 0.64,
  twoLosers: 0.275,
  stopper: 0.4,
  split: -0.2,
  control: 0.4,
  leadHigh: -0.8,
  leadFiver: -0.3,
  leadFiverLate: 1,
};
