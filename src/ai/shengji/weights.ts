/**
 * The numbers of the Shengji bot that only matches can settle, in points of the 400: found by `scripts/tune-shengji.ts` (80 generations of 200
 * deals), the means of three of them, but for `trumpHigh`, which was raised as far as nothing was lost, that a Red Joker is not led for nothing,
 * `joining` and `joinFrom`, fitted to what joining brought in 2,088 decisions played out, and `another`.
 */
export interface Weights {
  /** What one copy of a plain card is worth keeping for, by the ranks missing above it: none, one and so on; and any lower one. */
  readonly plain0: number;
  readonly plain1: number;
  readonly plain2: number;
  readonly plain3: number;
  readonly plain4: number;
  readonly plain5: number;
  readonly plainLow: number;
  /** The same of the lowest trump, how much more with each step in height, and with each above the ordinary ones. */
  readonly trump: number;
  readonly trumpRise: number;
  readonly trumpHigh: number;
  /** Copies beyond the first are worth more together: two, three and four of a kind, times what trumps, twos and aces make of it. */
  readonly pair: number;
  readonly three: number;
  readonly four: number;
  readonly groupTrump: number;
  readonly groupTwo: number;
  readonly groupAce: number;
  /** How many points a card of a seat yet to play brings on average, to a friend's trick and to an enemy's. */
  readonly toFriend: number;
  readonly toEnemy: number;
  /** How readily a friend of the winner plays over it all the same. */
  readonly overFriend: number;
  /** What the lead to the next trick is worth to its winner, and to the winner's friends. */
  readonly lead: number;
  readonly friendLead: number;
  /**
   * What a joker led by itself before the last tricks brings less than other leads: later seats see that nothing beats it and keep their points, while
   * it can still take any trick that is full of them.
   */
  readonly joker: number;
  /** What the kitty holds on average, for those who have not buried it. */
  readonly kitty: number;
  /** What it is worth to a House in search of its members to lead a suit in which a ticket may be met. */
  readonly seeking: number;
  /**
   * What it costs a House that one of its members meets a ticket: nobody joins by it any more, and the House is a seat smaller. Any number from 80
   * to 150 is as good.
   */
  readonly another: number;
  /** What it is worth to join the House by meeting a ticket, for each point that it is further ahead than `joinFrom`; before, what it costs. */
  readonly joining: number;
  readonly joinFrom: number;
  /** How sure a seat with the very copy of a ticket in hand is to join the House: it may still be beaten to it. */
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
