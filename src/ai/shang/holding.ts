import { type CardSet, lowestBit, size } from '../../engine/card-set.ts';
import {
  inOrder,
  kindOf,
  NO_PLAY,
  type Rating,
  rate,
  ratedRank,
  sizeOf,
} from '../../engine/shang/combination.ts';
import { playsOf } from '../../engine/shang/plays.ts';
import {
  ALL_SUITS,
  cardsOfRank,
  ENTRIES,
  entry,
  type Part,
  RANKS,
  subsets,
  suitCount,
  suitsAt,
} from './by-rank.ts';

/** A play as cards. */
export interface Play {
  readonly cards: CardSet;
  readonly rating: Rating;
  readonly parts: readonly Part[];
  /** The ranks in it, as thirteen bits. */
  readonly ranks: number;
}

/** A hand and its five-card plays. The plays that remain after a play are a part of them, so they are carried along. */
export interface Holding {
  readonly cards: CardSet;
  readonly count: number;
  readonly fivers: readonly Play[];
}

/** A cache of recent hands, since a search meets the same ones often. */
const known = new Map<number, Holding>();
const MOST_KNOWN = 500;

/** Returns the holding of a hand. */
export function holdingOf(cards: CardSet): Holding {
  const key = cards.high * 2 ** 26 + cards.low;
  const found = known.get(key);
  if (found) return found;
  const holding = { cards, count: size(cards), fivers: fiversOf(cards) };
  if (known.size === MOST_KNOWN) known.clear();
  known.set(key, holding);
  return holding;
}

/** Returns the holding that remains after a play. */
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

const ALL_RANKS = (1 << RANKS) - 1;

function playOf(cards: CardSet): Play {
  const { low, high } = cards;
  const ranks = (low | (low >> RANKS) | high | (high >> RANKS)) & ALL_RANKS;
  const parts: Part[] = [];
  for (let rest = ranks; rest !== 0; rest &= rest - 1) {
    const rank = lowestBit(rest);
    parts.push({ rank, suits: suitsAt(low, high, rank) });
  }
  // Three or four of a rank come before the other cards.
  if (parts.length === 2 && suitCount[parts[0]!.suits]! < 3) parts.reverse();
  return { cards, rating: rate(cards), parts, ranks };
}

/** The play of each entry's cards; four of a rank are no valid play. */
const OF_RANK: readonly Play[] = Array.from({ length: ENTRIES }, (_, at) =>
  playOf(cardsOfRank(at >> 4, at & ALL_SUITS)),
);

/** Returns one to three cards of a rank as a play. */
export const ofRank = (rank: number, suits: number): Play => OF_RANK[entry(rank, suits)]!;

/** By size, 1 to 3, and by the suits held: the suits of each possible play of one rank. */
const CHOICES = [0, 1, 2, 3].map((n) =>
  subsets.map((some) => some.filter((suits) => suitCount[suits] === n)),
);

/** Returns plays of `n` cards, 1 to 3, with a higher rating than `above`, lower ranks first. */
export function playsOfRanks({ low, high }: CardSet, n: number, above: Rating): Play[] {
  const plays: Play[] = [];
  for (let rank = above === NO_PLAY ? 0 : ratedRank(above); rank < RANKS; rank++)
    for (const suits of CHOICES[n]![suitsAt(low, high, rank)]!) {
      const play = ofRank(rank, suits);
      if (play.rating > above) plays.push(play);
    }
  return plays;
}

/** Lists fivers: straights, then flushes by suit, then the others. The judge sums prices in this order, so another order could change its moves. */
const fiversOf = (cards: CardSet): Play[] =>
  playsOf(inOrder(cards), 5)
    .map(playOf)
    .sort((a, b) => placeOf(a) - placeOf(b));

/** The place of a fiver in that order: 0 for straights; a flush's suit as a bit; above them the ranks and suits of the two parts. */
function placeOf({ rating, parts: [first, second, third] }: Play): number {
  if (!third) return ENTRIES * (1 + entry(first!.rank, first!.suits)) + entry(second!.rank, second!.suits);
  return kindOf(rating) === 'flush' ? first!.suits : 0;
}
