import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Speaker } from '../engine/words.ts';

export const LEVELS = ['random', 'easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** A move with the reason for it, as data: what the hint key shows once `reasonText` has put it into words. */
export interface Choice<Move, Reason> {
  readonly move: Move;
  readonly reason: Reason;
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
  /** A legal move for a seat that is to act in its own view. */
  choose(view: G['view'], seat: Seat, random: Random): Choice<G['move'], R>;
  /** The reason in one line, e.g. "Ducks: West may still hold Q♠." */
  reasonText(reason: R, speaker: Speaker): string;
}

export type AnyPolicy = Policy<OpaqueTypes>;
