import type { GameTypes, OpaqueTypes, Seat, Speaker } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A move, and the reason for it as data: what the hint key shows once `reasonText` has put it into words. */
export interface Choice<Move, R extends Reason = Reason> {
  readonly move: Move;
  /** Worked out when it is asked for: a search makes many moves that nobody asks about. */
  reason(): R;
}

/** Why a bot moves as it does; names a card, a seat or a count that its view shows. */
export interface Reason {
  readonly because: string;
}

/**
 * The heuristic bot of one game. It sees the view of the seat it plays and a random stream of its own, nothing else, so the
 * same view and stream give the same move.
 */
export interface Policy<G extends GameTypes, R extends Reason = Reason> {
  /**
   * Goes up whenever a level of the game's bots would play differently from a view and a stream, be it by the policy, the plan or the
   * search: what is played against these bots again is played against the same ones.
   */
  readonly revision: number;
  /** A legal move for a seat that is to act in its own view. */
  choose(view: G['view'], seat: Seat, random: Random): Choice<G['move'], R>;
  /**
   * What speaks for a legal move of a seat that is to act in its own view, be it the policy's choice or not; null where the policy
   * has nothing to say that is true of it.
   */
  reasonFor(view: G['view'], seat: Seat, move: G['move']): R | null;
  /** The reason in one line of at most 78 columns, e.g. "Only 2♠ stays under K♠ (Bo)." */
  reasonText(reason: R, speaker: Speaker): string;
  /** Decisions in which a random move would spoil the table for the others (bids, say): `easy` makes none there. */
  weighty?(view: G['view']): boolean;
}

export type AnyPolicy = Policy<OpaqueTypes>;
