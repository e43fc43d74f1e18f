/**
 * Weights of the bot of Chinese Hearts, in points unless said otherwise. Those about the moon were set by judgement and measured, the others found by
 * `scripts/tune-gongzhu.ts`. A card that another seat gets counts as `theirs`, so the Pig, the Goat and the 10♣ need little here.
 */
export interface Weights {
  /** The burden of being on lead. */
  readonly lead: number;
  /** The likely cost of the 10♣ to its winner, beyond the points won so far. */
  readonly doubling: number;
  /** Hearts from which another seat, the only one with hearts, may be shooting the moon. */
  readonly moonHearts: number;
  /** The worth of winning a heart that a seat with `moonHearts` needs, and the increase with each heart beyond them. */
  readonly stopper: number;
  readonly stopperRise: number;
  /** The worth of winning a trick without hearts against a seat with `moonHearts`, for each heart beyond them. */
  readonly holdUp: number;
  /** Hearts from which no more should go to another seat, the only one with hearts. */
  readonly feedHearts: number;
  /** The cost of giving a heart to a seat with `feedHearts`, and the increase with each heart beyond them. */
  readonly feed: number;
  readonly feedRise: number;
  /** The worth of giving a heart to another seat while one has `feedHearts`, and the increase with each heart beyond them. */
  readonly divert: number;
  readonly divertRise: number;
  /** Hearts of its own, the only ones won, from which a seat shoots the moon itself. */
  readonly ownHearts: number;
  /** The worth of any trick to a seat with `ownHearts`, for each heart beyond them. */
  readonly shootLead: number;
  /** The cost to a seat with `ownHearts` of a heart that goes to another. */
  readonly shootLoss: number;
  /** The worth of another seat's loss, as a share of it. */
  readonly theirs: number;
  /** The chance that a player who could beat a card stays under it, 0 to 1. 0 means never. */
  readonly careless: number;
  /** The chance that a player who can beat the Goat does so. */
  readonly eager: number;
  /** The weight of points that are discarded. */
  readonly thrown: number;
  /** The cost of winning a trick of spades with K or A when the Pig is surely behind. */
  readonly pigBehind: number;
  /** The cost of winning a trick of clubs above the 10 when the 10♣ is surely behind. */
  readonly tenBehind: number;
  /** The worth of being rid of K♠ or A♠ while the Pig is out, and of a spade while it is in hand. */
  readonly high: number;
  readonly pigCover: number;
  /** The worth of leading a spade below the Pig that another seat holds, with none above in hand. */
  readonly hunt: number;
  /** The worth of being rid of any other card, for each rank: of a club, a diamond, a spade. */
  readonly clubRank: number;
  readonly diamondRank: number;
  readonly spadeRank: number;
  /** The worth of being rid of a card from a suit of three, two or one, for each card below four. */
  readonly short: number;
  /** The worth of being rid of a heart, for each rank. */
  readonly heartRank: number;
  /** The worth of keeping A♦, K♦ and Q♦ while the Goat is out, and while it is in hand. */
  readonly catcher: number;
  readonly goatCover: number;
  /** The worth of being rid of the 10♣, and of a higher club while the 10♣ is out. */
  readonly ten: number;
  readonly tenCatcher: number;
  /** The worth of passing the Pig, K♠ and A♠, and the decrease with each lower spade. */
  readonly passPig: number;
  readonly passHigh: number;
  readonly passGuard: number;
  /** The worth of passing a lower spade. */
  readonly passSpade: number;
  /** The worth of passing a heart, for each rank above four, and for each lower heart. */
  readonly passHeart: number;
  readonly passHeartLower: number;
  /** The worth of passing the Goat, a diamond above it, and other diamonds for each rank. */
  readonly passGoat: number;
  readonly passCatcher: number;
  readonly passDiamond: number;
  /** The worth of passing the 10♣, and other clubs for each rank. */
  readonly passTen: number;
  readonly passClub: number;
  /** The worth of passing a heart, a diamond or a club, for each card of its suit below four. */
  readonly passShort: number;
}

export const WEIGHTS: Weights = {
  lead: 1.85,
  doubling: 83,
  moonHearts: 6,
  stopper: 70,
  stopperRise: 20,
  holdUp: 15,
  feedHearts: 1,
  feed: 20,
  feedRise: 10,
  divert: 10,
  divertRise: 10,
  ownHearts: 1,
  shootLead: 60,
  shootLoss: 53,
  theirs: 1.2,
  careless: 0.67,
  eager: 1,
  thrown: 4.79,
  pigBehind: 125,
  tenBehind: 70,
  high: 23.5,
  pigCover: 3.33,
  hunt: 70,
  clubRank: 0.99,
  diamondRank: 1.24,
  spadeRank: 0.51,
  short: 4.62,
  heartRank: 1.11,
  catcher: 100,
  goatCover: 3.99,
  ten: -14.2,
  tenCatcher: 9.19,
  passPig: 130,
  passHigh: 81,
  passGuard: 25,
  passSpade: -7.32,
  passHeart: 4.43,
  passHeartLower: 5.43,
  passGoat: -29.7,
  passCatcher: -10,
  passDiamond: 4.67,
  passTen: 59,
  passClub: 2.94,
  passShort: 8.63,
};
