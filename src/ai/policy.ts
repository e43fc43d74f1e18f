import type { GameTypes, OpaqueTypes, Seat, Speaker } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A move and the reason for it as data. `reasonText` makes the sentence of it that a hint shows. */
export interface Choice<Move, R extends Reason = Reason> {
  readonly move: Move;
  /** Works the reason out only when asked: a search makes many moves that nobody asks about. */
  reason(): R;
}

/** Why a bot moves as it does. It names only cards, seats and counts that the bot's view shows. */
export interface Reason {
  readonly because: string;
}

/**
 * The heuristic bot of one game. It sees the view of its seat and a random stream, nothing else: the same view and stream give
 * the same move.
 */
export interface Policy<G extends GameTypes, R extends Reason = Reason> {
  /**
   * Increase when any level of the game's bots would play differently from the same view and stream, be it by policy, plan or
   * search. A challenge refuses bots of another revision.
   */
  readonly revision: number;
  /** A legal move for a seat that is to act in its own view. */
  choose(view: G['view'], seat: Seat, random: Random): Choice<G['move'], R>;
  /**
   * What speaks for a legal move, be it the policy's choice or not. Null if the policy has nothing true to say of it. Expects the
   * view of a seat that is to act.
   */
  reasonFor(view: G['view'], seat: Seat, move: G['move']): R | null;
  /** The reason in one line of at most 78 columns, e.g. "Only 2♠ stays under K♠ (Bo)." */
  reasonText(reason: R, speaker: Speaker): string;
  /** Whether a random move would spoil this decision for the others, as a random bid does. `easy` makes no random moves there. */
  weighty?(view: G['view']): boolean;
}

export type AnyPolicy = Policy<OpaqueTypes>;
