import { cardOf, RANKS, SPADES, SUITS } from '../../engine/card.ts';
import { type CardSet, FULL, has, minus, union } from '../../engine/card-set.ts';
import { type Move, SEATS, type Shang, type Turn } from '../../engine/shang/state.ts';
import { rankText } from '../../front/ranks.ts';
import type { Drawing } from '../drawing/board.ts';
import type { Selection, ShangPosition } from './hand.ts';

/** The plays and checks since the table was fresh, and the earlier tables of this deal. */
export interface Lying {
  readonly table: readonly Turn[];
  readonly past: readonly (readonly Turn[])[];
}

export type Board = Drawing<Shang, Selection, Lying>;

/** Divides the turns of a deal into tables. The last one is still open, and may be empty. */
export function tablesIn(turns: readonly Turn[]): Turn[][] {
  const tables: Turn[][] = [[]];
  let checks = 0;
  for (const turn of turns) {
    tables.at(-1)!.push(turn);
    if (turn.move.kind === 'check') checks++;
    // A player checks only once on a table, so the third check clears it.
    if (checks === SEATS - 1) {
      tables.push([]);
      checks = 0;
    }
  }
  return tables;
}

/** While a step lingers, the table that it cleared is still there. */
export function lyingOf({ view, shown }: ShangPosition): Lying {
  const tables = tablesIn(view.turns);
  if (shown?.lingering && tables.length > 1 && tables.at(-1)!.length === 0) tables.pop();
  return { table: tables.at(-1)!, past: tables.slice(0, -1) };
}

/** A turn with a play. */
export interface PlayTurn extends Turn {
  readonly move: Extract<Move, { kind: 'play' }>;
}

export const isPlay = (turn: Turn): turn is PlayTurn => turn.move.kind === 'play';

/** Returns the last play of a table, which is the one to beat; null if there is none. */
export const topOf = (table: readonly Turn[]): PlayTurn | null => table.findLast(isPlay) ?? null;

/** Returns the cards in the other hands; null for a spectator, or for a player who wants no help. */
export function heldByOthers({ view, viewer, assist }: ShangPosition): CardSet | null {
  const own = viewer === 'table' ? null : view.hands[viewer];
  return own && assist && view.phase === 'play' ? minus(FULL, union(view.played, own)) : null;
}

export interface RankOut {
  readonly rank: string;
  /** For each suit from the highest: is this card among them? */
  readonly suits: readonly boolean[];
  readonly copies: number;
}

/** Sorts cards by rank, from the aces down. */
export function byRank(cards: CardSet): RankOut[] {
  return RANKS.map((rank, place) => {
    const suits = SUITS.map((_, suit) => has(cards, cardOf(SPADES - suit, place)));
    return { rank: rankText(rank), suits, copies: suits.filter(Boolean).length };
  }).reverse();
}
