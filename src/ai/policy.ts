import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** What a policy plays. */
export interface Choice<Move> {
  readonly move: Move;
}

/**
 * The heuristic bot of one game. It sees the view of its seat and a random stream, nothing else: the same view and stream give
 * the same move.
 */
export interface Policy<G extends GameTypes> {
  /**
   * Increase when any level of the game's bots would play differently from the same view and stream, be it by policy, plan or
   * search. A challenge refuses bots of another revision.
   */
  readonly revision: number;
  /** A legal move for a seat that is to act in its own view. */
  choose(view: G['view'], seat: Seat, random: Random): Choice<G['move']>;
  /** Whether a random move would spoil this decision for the others, as a random bid does. `easy` makes no random moves there. */
  weighty?(view: G['view']): boolean;
}

export type AnyPolicy = Policy<OpaqueTypes>;
