import { rollout } from '../ai/rollout.ts';
import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import { gainOf } from './knowledge.ts';
import type { Reviewer } from './plan.ts';
import type { PlayedDeal, PlayedMove } from './played.ts';

type State = OpaqueTypes['state'];

/**
 * The parts of a seat's result in a deal, in the search's points or those of `ReviewPlan.sheet`; more is better. `result` is exactly
 * `cards` + `you` + `others` + `fortune`.
 */
export interface DealLine {
  readonly result: number;
  /** The result with the policy in every seat. */
  readonly cards: number;
  /** Gain of the seat's own moves over the policy's, judged by what it could know. */
  readonly you: number;
  /** The standard error of `you`. */
  readonly error: number;
  /** Gain of the others' moves for the seat over the policy's, with the real cards. */
  readonly others: number;
  /** The remainder: luck of the cards with the seat's own moves. */
  readonly fortune: number;
  /** The worth of the deal after each of the seat's own moves, in their order. */
  readonly after: readonly MoveWorth[];
}

/** The result of a deal if the policy plays every seat after a move, with the real cards. */
export interface MoveWorth {
  /** See `MarkedMove`. */
  readonly move: number;
  readonly worth: number;
}

/** Plays a deal on to its end with the policy in every seat. The luck is fixed, so the result is always the same. */
export const playedOut = ({ game, policy }: Pick<Reviewer, 'game' | 'policy'>, from: State): State =>
  rollout(game, policy, from, randomFor('par'));

/** The policy's choice in place of a move. */
export function usualAt({ game, policy }: Reviewer, { before, seat }: PlayedMove): OpaqueTypes['move'] {
  return policy.choose(game.view(before, seat), seat, randomFor('par')).move;
}

/** Number of imagined deals in which a move is compared with the policy's. */
const WORLDS = 32;

/** Splits a seat's result in a deal into its parts. */
export function lineOf(reviewer: Reviewer, deal: PlayedDeal, seat: Seat): DealLine {
  const { game, plan, review } = reviewer;
  const { playOut, worth } = review.sheet ?? plan;
  const worthOf = (state: State): number => worth(playedOut(reviewer, state), seat);
  const cards = worthOf(deal.dealt);
  const result = worth(deal.end, seat);
  let value = cards;
  let others = 0;
  let you = 0;
  let variance = 0;
  const worths: MoveWorth[] = [];
  for (const made of deal.moves) {
    const own = made.seat === seat;
    const usual = usualAt(reviewer, made);
    if (game.format(usual) !== game.format(made.move)) {
      const after = worthOf(made.after);
      if (own) {
        const sight = { view: game.view(made.before, seat), seat };
        const random = randomFor(deal.seed, 'line', made.number);
        const { mean, error } = gainOf(reviewer, sight, [made.move, usual], WORLDS, random, playOut);
        you += mean;
        variance += error ** 2;
      } else others += after - value;
      value = after;
    }
    if (own) worths.push({ move: made.number, worth: value });
  }
  // Fortune is the remainder, so that the sum is exact.
  const fortune = result - cards - you - others;
  return { result, cards, you, error: Math.sqrt(variance), others, fortune, after: worths };
}
