import type { JsonObject } from '../../engine/game.ts';

/** A sentence for a moment at which it helps, in a player's first matches. */
export interface Tip {
  /** The game and a name: `gongzhu/moon`. */
  readonly id: string;
  /** At most 74 columns; cards stand in braces. */
  readonly say: string;
  /**
   * Whether this is the moment, for a seat that is to act: told from what the protocol describes of the seat's own view, so that
   * nothing is given away, and from the seat's legal moves.
   */
  when(seen: JsonObject, moves: () => Iterable<string>): boolean;
}

/** What a game's tips read of the described view. */
type TipOf<Seen> = Omit<Tip, 'when'> & {
  readonly when: (seen: Seen, moves: () => Iterable<string>) => boolean;
};

/** The tips of a game, whose described views have these fields. */
export const tipsFor = <Seen>(tips: readonly TipOf<Seen>[]): readonly Tip[] =>
  tips as unknown as readonly Tip[];
