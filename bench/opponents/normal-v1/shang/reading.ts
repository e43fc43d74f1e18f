import { type CardSet, EMPTY, FULL, minus } from '../../../../src/engine/card-set.ts';
import type { BySeat, Seat } from '../../../../src/engine/game.ts';
import { SEATS, type Top, type View } from '../../../../src/engine/shang/state.ts';
import { type ByRank, byRank } from './by-rank.ts';

/** A bot's reading of its view before it weighs a move. */
export interface Reading {
  readonly hand: CardSet;
  /** The cards in the other hands, all together. */
  readonly unseen: ByRank;
  /** Number of cards in each seat's hand, 0 to 13. */
  readonly cardsLeft: BySeat<number>;
  /** The other seats in order of play … */
  readonly others: readonly Seat[];
  /** … and those of them that have not checked on this table. */
  readonly active: readonly Seat[];
  /** The play to beat; null on a fresh table. */
  readonly top: Top | null;
}

export function read(view: View, seat: Seat): Reading {
  const { cardsLeft, checked, played, top } = view;
  const hand = view.hands[seat] ?? EMPTY;
  const others = [1, 2, 3].map((step) => (seat + step) % SEATS);
  return {
    hand,
    unseen: byRank(minus(minus(FULL, played), hand)),
    cardsLeft,
    others,
    active: others.filter((other) => !checked[other]),
    top,
  };
}
