/**
 * Weights of the Shengji bot, in points of the 400. Most are means of three runs of `scripts/tune-shengji.ts` (80 generations of 200 deals).
 * `trumpHigh` was raised as far as nothing was lost, so that a Red Joker is not led for nothing. `joining` and `joinFrom` were fitted to 2,088
 * decisions that were played out. `another` was set by hand.
 */
export interface Weights {
  /** The worth of keeping one copy of a plain card, by the number of ranks missing above it; and of any lower card. */
  readonly plain0: number;
  readonly plain1: number;
  readonly plain2: number;
  readonly plain3: number;
  readonly plain4: number;
  readonly plain5: number;
  readonly plainLow: number;
  /** The worth of keeping the lowest trump, the rise with each step in height, and with each step above the ordinary trumps. */
  readonly trump: number;
  readonly trumpRise: number;
  readonly trumpHigh: number;
  /** The extra worth of two, three and four of a kind, times a factor for trumps, twos and aces. */
  readonly pair: number;
  readonly three: number;
  readonly four: number;
  readonly groupTrump: number;
  readonly groupTwo: number;
  readonly groupAce: number;
  /** Average points of a later seat's card, in a friend's trick and in an enemy's. */
  readonly toFriend: number;
  readonly toEnemy: number;
  /** The chance that a friend of the winner plays over it all the same. */
  readonly overFriend: number;
  /** The worth of the next lead to its winner, and to the winner's friends. */
  readonly lead: number;
  readonly friendLead: number;
  /** The cost of leading a single joker before the last tricks: later seats keep their points, and it could still win a trick full of them. */
  readonly joker: number;
  /** Average points in the kitty, for all but the Dealer. */
  readonly kitty: number;
  /** The worth of leading a suit in which a ticket may be met, for a House in search of its members. */
  readonly seeking: number;
  /** The cost to the House of a member's meeting a ticket: nobody joins by it, so the House is a seat smaller. Anything from 80 to 150 will do. */
  readonly another: number;
  /** The worth of joining the House by a ticket, for each point of its lead above `joinFrom`. Below that it is a cost. */
  readonly joining: number;
  readonly joinFrom: number;
  /** The chance that a seat with the very copy of a ticket joins the House. Another seat may be first. */
  readonly sure: number;
}

export const WEIGHTS: Weights = {
  plain0: 1.234,
  plain1: 3.146,
  plain2: 2.08,
  plain3: 1.215,
  plain4: 1.057,
  plain5: 0.387,
  plainLow: 0.192,
  trump: 1.273,
  trumpRise: 0.131,
  trumpHigh: 2.2,
  pair: 2.371,
  three: 7.802,
  four: 10.533,
  groupTrump: 1.505,
  groupTwo: 0.441,
  groupAce: 2.254,
  toFriend: 3.573,
  toEnemy: 4.617,
  overFriend: 0.224,
  lead: 1.388,
  friendLead: 0.096,
  joker: 14,
  kitty: 6.433,
  seeking: 4.818,
  another: 80,
  joining: 0.38,
  joinFrom: 35,
  sure: 0.603,
};
