import { type CardSet, EMPTY, minus, union } from '../../engine/card-set.ts';
import { type Rating, rate } from '../../engine/shang/combination.ts';
import { type ByRank, byRank, ENTRIES, entry, type Part, RANKS, subsets, suitCount } from './by-rank.ts';

/** Cards that make a play. */
export interface Play {
  readonly cards: CardSet;
  readonly rating: Rating;
  readonly parts: readonly Part[];
  /** The ranks it touches, as thirteen bits. */
  readonly ranks: number;
}

/** A hand and all that it can play. What it holds after a play is a part of this, so it is carried along and not looked for anew. */
export interface Holding {
  readonly cards: CardSet;
  readonly count: number;
  readonly held: ByRank;
  /** The plays of so many cards: 1, 2, 3 or 5; of lower ranks first, but for those of five. */
  readonly plays: readonly (readonly Play[])[];
}

const known = new WeakMap<CardSet, Holding>();

/** What there is in a hand; worked out once for each set of cards. */
export function holdingOf(cards: CardSet): Holding {
  const found = known.get(cards);
  if (found) return found;
  const held = byRank(cards);
  const plays: Play[][] = [[], [], [], [], [], fiversOf(held)];
  let count = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    count += suitCount[held[rank]!]!;
    for (const suits of subsets[held[rank]!]!)
      if (suits !== ALL_SUITS) plays[suitCount[suits]!]!.push(ofRank(rank, suits));
  }
  const holding = { cards, count, held, plays };
  known.set(cards, holding);
  return holding;
}

/** What is left of a hand after one of its plays. */
export function without(holding: Holding, { cards, parts }: Play): Holding {
  const held = holding.held.slice();
  let { count } = holding;
  for (const { rank, suits } of parts) {
    held[rank]! ^= suits;
    count -= suitCount[suits]!;
  }
  const { low, high } = cards;
  const remaining = (plays: readonly Play[]): readonly Play[] =>
    plays.length === 0
      ? plays
      : plays.filter((play) => ((play.cards.low & low) | (play.cards.high & high)) === 0);
  return { cards: minus(holding.cards, cards), count, held, plays: holding.plays.map(remaining) };
}

const ALL_SUITS = 15;

/** The cards of one rank. */
const cardsOfRank = (rank: number, suits: number): CardSet => ({
  low: ((suits & 1) << rank) | (((suits >> 1) & 1) << (RANKS + rank)),
  high: (((suits >> 2) & 1) << rank) | (((suits >> 3) & 1) << (RANKS + rank)),
});

const playOf = (parts: readonly Part[]): Play => {
  let cards = EMPTY;
  let ranks = 0;
  for (const { rank, suits } of parts) {
    cards = union(cards, cardsOfRank(rank, suits));
    ranks |= 1 << rank;
  }
  return { cards, rating: rate(cards), parts, ranks };
};

/** The cards of one rank as a play, by entry. Four of them are none. */
const OF_RANK: readonly Play[] = Array.from({ length: ENTRIES }, (_, at) =>
  playOf([{ rank: at >> 4, suits: at & ALL_SUITS }]),
);

/** One to three cards of a rank as a play. */
export const ofRank = (rank: number, suits: number): Play => OF_RANK[entry(rank, suits)]!;

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

/** Flushes that are no straights. */
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
