import type { AnyGame, GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import type { Speaker } from '../engine/words.ts';
import { randomMove } from './random.ts';

export const LEVELS = ['random', 'easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** A move with the reason for it, as data: what the hint key shows once `reasonText` has put it into words. */
export interface Choice<Move, R extends Reason = Reason> {
  readonly move: Move;
  readonly reason: R;
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
  /** Decisions in which a random move would spoil the table for the others (bids, say): `easy` makes none there. */
  weighty?(view: G['view']): boolean;
}

export type AnyPolicy = Policy<OpaqueTypes>;

/** `easy` is `normal` with this share of random moves. */
const EASY_RANDOM_PERCENT = 40;

/**
 * What a bot of this level plays from the view of a seat that is to act, and why; no reason for a random move.
 * `random` is a stream of this one decision, see `decisionStream`.
 */
export function chooseMove(
  { game, policy }: { readonly game: AnyGame; readonly policy: AnyPolicy },
  level: Level,
  view: OpaqueTypes['view'],
  seat: Seat,
  random: Random,
): { readonly move: OpaqueTypes['move']; readonly reason: Reason | null } {
  const careless = level === 'easy' && !policy.weighty?.(view) && random.below(100) < EASY_RANDOM_PERCENT;
  if (level === 'random' || careless) return { move: randomMove(game, view, seat, random), reason: null };
  return policy.choose(view, seat, random);
}

/** The luck of one decision: of the match's seed, the seat, and how many moves have been made. Never the deal's stream. */
export const decisionStream = (seed: string, seat: Seat, moveCount: number): Random =>
  randomFor(seed, 'bot', seat, moveCount);
