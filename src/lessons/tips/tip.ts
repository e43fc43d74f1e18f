import type { GameTypes, OpaqueTypes, Seat } from '../../engine/game.ts';

/** A game's tip: a sentence for a moment at which it helps, in a player's first matches. */
export interface TipOf<G extends GameTypes> {
  /** The game and a name: `gongzhu/moon`. */
  readonly id: string;
  /** At most 74 columns; cards are in braces. */
  readonly say: string;
  /** Is this the moment? `view` is that of `seat`, which is to act, so it reveals nothing hidden; `moves` lists the seat's legal moves. */
  when(view: G['view'], seat: Seat, moves: () => Iterable<G['move']>): boolean;
}

export type Tip = TipOf<OpaqueTypes>;

/** Hides a game's types, as `defineGame` does. */
export const tipsFor = <G extends GameTypes>(tips: readonly TipOf<G>[]): readonly Tip[] =>
  tips as unknown as readonly Tip[];
