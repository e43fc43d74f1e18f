import { type CardSet, EMPTY, size, union } from '../../engine/card-set.ts';
import { NO_PLAY, type Rating, rate, ratedRank, sizeOf } from '../../engine/shang/combination.ts';
import {
  ALL_SUITS,
  type ByRank,
  byRank,
  cardsOfRank,
  ENTRIES,
  entry,
  type Part,
  RANKS,
  subsets,
  suitCount,
  suitsAt,
} from './by-rank.ts';

/** Cards that make a play. */
export interface Play {
  readonly cards: CardSet;
  readonly rating: Rating;
  readonly parts: readonly Part[];
  /** The ranks it touches, as thirteen bits. */
  readonly ranks: number;
}

/** A hand and its five-card plays. After a play the plays that remain are among them, so they are carried along and not searched anew. */
export interface Holding {
  readonly cards: CardSet;
  readonly count: number;
  readonly fivers: readonly Play[];
}

/** A cache of recent hands: those of a search come again and again. */
const known = new Map<number, Holding>();
const MOST_KNOWN = 500;

/** What there is in a hand. */
export function holdingOf(cards: CardSet): Holding {
  const key = cards.high * 2 ** 26 + cards.low;
  const found = known.get(key);
  if (found) return found;
  const holding = { cards, count: size(cards), fivers: fiversOf(byRank(cards)) };
  if (known.size === MOST_KNOWN) known.clear();
  known.set(key, holding);
  return holding;
}

/** What is left of a hand after one of its plays. */
export function without({ cards, count, fivers }: Holding, { cards: { low, high }, rating }: Play): Holding {
  return {
    cards: { low: cards.low & ~low, high: cards.high & ~high },
    count: count - sizeOf(rating),
    fivers:
      fivers.length === 0
        ? fivers
        : fivers.filter((play) => ((play.cards.low & low) | (play.cards.high & high)) === 0),
  };
}

const playOf = (parts: readonly Part[]): Play => {
  let cards = EMPTY;
  let ranks = 0;
  for (const { rank, suits } of parts) {
    cards = union(cards, cardsOfRank(rank, suits));
    ranks |= 1 << rank;
  }
  return { cards, rating: rate(cards), parts, ranks };
};

/** The play of each entry's cards; four of a rank are no play. */
const OF_RANK: readonly Play[] = Array.from({ length: ENTRIES }, (_, at) =>
  playOf([{ rank: at >> 4, suits: at & ALL_SUITS }]),
);

/** One to three cards of a rank as a play. */
export const ofRank = (rank: number, suits: number): Play => OF_RANK[entry(rank, suits)]!;

/** By size, 1 to 3, and the suits held: the suits of each play of one rank. */
const CHOICES = [0, 1, 2, 3].map((n) =>
  subsets.map((some) => some.filter((suits) => suitCount[suits] === n)),
);

/** The plays of so many cards, 1 to 3, that are rated higher, those of lower ranks first. */
export function playsOfRanks({ low, high }: CardSet, n: number, above: Rating): Play[] {
  const plays: Play[] = [];
  for (let rank = above === NO_PLAY ? 0 : ratedRank(above); rank < RANKS; rank++)
    for (const suits of CHOICES[n]![suitsAt(low, high, rank)]!) {
      const play = ofRank(rank, suits);
      if (play.rating > above) plays.push(play);
    }
  return plays;
}

function fiversOf(held: ByRank): Play[] {
  return [...straightsOf(held), ...flushesOf(held), ...rankedOf(held)];
}

const IN_SEQUENCE = 5;

/** Straights, those of one suit among them. */
function straightsOf(held: ByRank): Play[] {
  const found: Play[] = [];
  const extend = (parts: readonly Part[], rank: number): void => {
    if (parts.length === IN_SEQUENCE) found.push(playOf(parts));
    else
      for (let suits = held[rank] ?? 0; suits !== 0; suits &= suits - 1)
        extend([...parts, { rank, suits: suits & -suits }], rank + 1);
  };
  for (let low = 0; low <= RANKS - IN_SEQUENCE; low++)
    if (held.subarray(low, low + IN_SEQUENCE).every((suits) => suits !== 0)) extend([], low);
  return found;
}

/** Flushes except straight flushes. */
function flushesOf(held: ByRank): Play[] {
  const found: Play[] = [];
  for (let suits = 1; suits < ALL_SUITS; suits <<= 1) {
    const ranks: number[] = [];
    for (let rank = 0; rank < RANKS; rank++) if ((held[rank]! & suits) !== 0) ranks.push(rank);
    const extend = (parts: readonly Part[], from: number): void => {
      if (parts.length === IN_SEQUENCE) {
        if (parts[IN_SEQUENCE - 1]!.rank - parts[0]!.rank >= IN_SEQUENCE) found.push(playOf(parts));
        return;
      }
      for (let at = from; at <= ranks.length - IN_SEQUENCE + parts.length; at++)
        extend([...parts, { rank: ranks[at]!, suits }], at + 1);
    };
    extend([], 0);
  }
  return found;
}

/** Full houses, and four of a rank with another card. */
function rankedOf(held: ByRank): Play[] {
  const found: Play[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    const all = held[rank]!;
    if (suitCount[all]! < 3) continue;
    for (const suits of subsets[all]!) {
      const size = suitCount[suits]!;
      if (size < 3) continue;
      for (let other = 0; other < RANKS; other++) {
        if (other === rank) continue;
        for (const beside of subsets[held[other]!]!)
          if (suitCount[beside]! === IN_SEQUENCE - size)
            found.push(
              playOf([
                { rank, suits },
                { rank: other, suits: beside },
              ]),
            );
      }
    }
  }
  return found;
}
