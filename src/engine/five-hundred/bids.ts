import { SUITS, type Suit } from '../card.ts';

/** The trumps of a bid, low to high; `NT` is No-Trump. */
export const STRAINS = ['S', 'C', 'D', 'H', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

export const LEVELS = [6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

/** A bid as it is written; an Inkle counts as the six of its suit. */
export type BidName = `${Level}${Strain}` | `inkle ${Strain}` | 'nello';

export interface Bid {
  readonly name: BidName;
  /** Tricks promised: 6 to 10; 0 in Nello. */
  readonly tricks: number;
  /** Null in Nello. */
  readonly strain: Strain | null;
  readonly inkle: boolean;
  /** Points won if it is made and lost if it is set. */
  readonly points: number;
  /** Place among all bids. Each bid must have a higher rank than the one before. */
  readonly rank: number;
}

export const NELLO_POINTS = 250;
/** Page: all bids lower than eight Spades lose to a Nello. */
const NELLO_RANK = 10;

const trickBid = (name: BidName, level: Level, strain: Strain, inkle: boolean): Bid => {
  const place = (level - 6) * STRAINS.length + STRAINS.indexOf(strain);
  return {
    name,
    tricks: level,
    strain,
    inkle,
    points: 40 + 20 * STRAINS.indexOf(strain) + 100 * (level - 6),
    rank: place < NELLO_RANK ? place : place + 1,
  };
};

/** All bids in canonical order: tricks from low to high, then Inkles, then Nello. */
export const BIDS: readonly Bid[] = [
  ...LEVELS.flatMap((level) => STRAINS.map((strain) => trickBid(`${level}${strain}`, level, strain, false))),
  ...STRAINS.map((strain) => trickBid(`inkle ${strain}`, 6, strain, true)),
  { name: 'nello', tricks: 0, strain: null, inkle: false, points: NELLO_POINTS, rank: NELLO_RANK },
];

const BY_NAME: ReadonlyMap<string, Bid> = new Map(BIDS.map((bid) => [bid.name, bid]));

export const bidOf = (name: BidName): Bid => BY_NAME.get(name)!;
/** The bid with this canonical text; undefined if there is none. */
export const findBid = (name: string): Bid | undefined => BY_NAME.get(name);

/** The number of a strain's suit, or `NO_TRUMP`. */
export const trumpOf = (bid: Bid): number =>
  bid.strain === null || bid.strain === 'NT' ? NO_TRUMP : SUITS.indexOf(bid.strain satisfies Suit);

/** Stands for No-Trump in place of a trump suit: the Joker alone is a trump, and a suit by itself. */
export const NO_TRUMP = 4;
