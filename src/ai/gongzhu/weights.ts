/** The numbers of the bot of Chinese Hearts, in points unless said otherwise. */
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
  /** From so many hearts of its own on a seat shoots the moon itself. */
  readonly ownHearts: number;
  /** What a trick with a heart in it is worth to it, a share of the points in it; what any trick is, for each heart beyond … */
  readonly shoots: number;
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
  /** What it gains to take a trick of diamonds above J, the Goat being behind for sure. */
  readonly goatBehind: number;
  /** What it is worth to be rid of the Pig, and less for each lower spade up to four. */
  readonly pig: number;
  readonly pigGuard: number;
  /** The same of K♠ and A♠ while the Pig is out. */
  readonly high: number;
  readonly highGuard: number;
  /** Any spade while the Pig is in hand. */
  readonly pigCover: number;
  /** What it is worth to lead a spade below the Pig that another holds, having none above. */
  readonly hunt: number;
  /** Any other card, for each rank. */
  readonly clubRank: number;
  readonly diamondRank: number;
  readonly spadeRank: number;
  /** What it is worth to be rid of a card of a suit of three, two or one, for each card less than four. */
  readonly short: number;
  /** A heart: for each of its points, each rank and each lower heart. */
  readonly heartPoint: number;
  readonly heartRank: number;
  readonly heartLower: number;
  /** What it is worth to keep the Goat, and more when no higher diamond is out. */
  readonly goat: number;
  readonly goatMaster: number;
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
  /** Of the 10♣, less for each lower club, and of other clubs for each rank. */
  readonly passTen: number;
  readonly passTenLower: number;
  readonly passClub: number;
  /** Of a heart, a diamond or a club for each card of its suit less than four. */
  readonly passShort: number;
}

export const WEIGHTS: Weights = {
  lead: 2,
  doubling: 45,
  moonHearts: 7,
  stopper: 70,
  stopperRise: 0,
  holdUp: 0,
  ownHearts: 7,
  shoots: 2,
  shootLead: 0,
  shootLoss: 0,
  theirs: 1 / 3,
  careless: 0.85,
  eager: 0.9,
  thrown: 2,
  pigBehind: 25,
  tenBehind: 20,
  goatBehind: 0,
  pig: 60,
  pigGuard: 8,
  high: 34,
  highGuard: 6,
  pigCover: -4,
  hunt: 0,
  clubRank: 0.5,
  diamondRank: 0.5,
  spadeRank: 0.5,
  short: 0,
  heartPoint: 0.5,
  heartRank: 1,
  heartLower: 2,
  goat: 70,
  goatMaster: 60,
  catcher: 45,
  goatCover: 12,
  ten: 30,
  tenCatcher: 8,
  passPig: 90,
  passHigh: 70,
  passGuard: 18,
  passSpade: -12,
  passHeart: 5,
  passHeartLower: 5,
  passGoat: -20,
  passCatcher: -10,
  passDiamond: 0,
  passTen: 40,
  passTenLower: 9,
  passClub: 1,
  passShort: 6,
};
