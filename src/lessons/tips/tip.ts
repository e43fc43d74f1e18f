import type { GameTypes, OpaqueTypes, Seat } from '../../engine/game.ts';

/** A tip of one game: a sentence for a moment at which it helps, in a player's first matches. */
export interface TipOf<G extends GameTypes> {
  /** The game and a name: `gongzhu/moon`. */
  readonly id: string;
  /** At most 74 columns; cards stand in braces. */
  readonly say: string;
  /**
   * Whether this is the moment. `view` is that of `seat`, which is to act, so nothing hidden is told; `moves` lists the seat's legal
   * moves.
   */
  when(view: G['view'], seat: Seat, moves: () => Iterable<G['move']>): boolean;
}

export type Tip = TipOf<OpaqueTypes>;

/** Closes over a game's types, as `defineGame` does. */
export const tipsFor = <G extends GameTypes>(tips: readonly TipOf<G>[]): readonly Tip[] =>
  tips as unknown as readonly Tip[];
