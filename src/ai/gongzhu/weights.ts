/**
 * The numbers of the bot of Chinese Hearts, in points unless said otherwise: what has to do with the moon set by judgement and measured, the others found by
 * `scripts/tune-gongzhu.ts`. A card that is lost to another counts as much as one that is taken (`theirs`), so the Pig, the Goat and the 10♣ need
 * little said of them here.
 */
export interface Weights {
  /** Being on lead: a small burden. */
  readonly lead: number;
  /** What the 10♣ is likely to cost its taker beyond what it has taken already. */
  readonly doubling: number;
  /** From so many hearts on, with nobody else having any, another seat may be shooting the moon. */
  readonly moonHearts: number;
  /** What it is worth to take a heart from such a seat, and how much more for each heart beyond. */
  readonly stopper: number;
  readonly stopperRise: number;
  /** What it is worth to take a trick without hearts from it, for each heart beyond. */
  readonly holdUp: number;
  /** From so many hearts on, with nobody else having any, another seat is fed no more of them. */
  readonly feedHearts: number;
  /** What it costs to give such a seat a heart, and how much more for each heart beyond. */
  readonly feed: number;
  readonly feedRise: number;
  /** What it is worth to give a heart to anybody else then, and how much more for each heart beyond. */
  readonly divert: number;
  readonly divertRise: number;
  /** From so many hearts of its own on a seat shoots the moon itself. */
  readonly ownHearts: number;
  /** What any trick is worth to it, for each heart beyond … */
  readonly shootLead: number;
  /** … and what it costs to lose a heart to another. */
  readonly shootLoss: number;
  /** What another's loss is worth, a share. */
  readonly theirs: number;
  /** How likely a player is to stay under a card that it could beat, 0 to 1: never so careless. */
  readonly careless: number;
  /** How likely a player is to beat the Goat that can. */
  readonly eager: number;
  /** How much the points that players throw who cannot follow are worth. */
  readonly thrown: number;
  /** What it costs to take a trick of spades with K or A, the Pig being behind for sure. */
  readonly pigBehind: number;
  /** What it costs to take a trick of clubs above the 10, the 10♣ being behind for sure. */
  readonly tenBehind: number;
  /** What it is worth to be rid of K♠ or A♠ while the Pig is out, and of a spade while it is in hand. */
  readonly high: number;
  readonly pigCover: number;
  /** What it is worth to lead a spade below the Pig that another holds, having none above. */
  readonly hunt: number;
  /** Of a card that nothing else is said of, for each rank. */
  readonly clubRank: number;
  readonly diamondRank: number;
  readonly spadeRank: number;
  /** What it is worth to be rid of a card of a suit of three, two or one, for each card less than four. */
  readonly short: number;
  /** Of a heart, for each rank. */
  readonly heartRank: number;
  /** What it is worth to keep A♦, K♦ and Q♦ while the Goat is out, and while it is in hand. */
  readonly catcher: number;
  readonly goatCover: number;
  /** What it is worth to be rid of the 10♣, and of a higher club while that is out. */
  readonly ten: number;
  readonly tenCatcher: number;
  /** How glad a hand is to pass the Pig, or K♠ and A♠; less for each lower spade. */
  readonly passPig: number;
  readonly passHigh: number;
  readonly passGuard: number;
  /** The same of a lower spade. */
  readonly passSpade: number;
  /** Of a heart, for each rank above a four and for each lower heart. */
  readonly passHeart: number;
  readonly passHeartLower: number;
  /** Of the Goat, of a diamond above it, and of other diamonds for each rank. */
  readonly passGoat: number;
  readonly passCatcher: number;
  readonly passDiamond: number;
  /** Of the 10♣, and of other clubs for each rank. */
  readonly passTen: number;
  readonly passClub: number;
  /** Of a heart, a diamond or a club for each card of its suit less than four. */
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
