import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A policy's choice. */
export interface Choice<Move> {
  readonly move: Move;
}

/** The heuristic bot of one game. It knows only the view of its seat and a random stream: the same view and stream give the same move. */
export interface Policy<G extends GameTypes> {
  /** Increase it if any level would play differently from the same view and stream. A challenge refuses bots of another revision. */
  readonly revision: number;
  /** Returns a legal move for a seat that is to act. */
  choose(view: G['view'], seat: Seat, random: Random): Choice<G['move']>;
  /** Would a random move spoil the deal for the others, as a random bid does? `easy` makes none there. Left out: never. */
  weighty?(view: G['view']): boolean;
}

export type AnyPolicy = Policy<OpaqueTypes>;
