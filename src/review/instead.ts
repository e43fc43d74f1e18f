import { isRefusal } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { playOn } from '../engine/play-on.ts';
import { randomFor } from '../engine/random.ts';
import type { Reviewer } from './plan.ts';

/**
 * Makes a match in which another move replaces one of a finished deal, by its number from 0, and bots play that deal on in every seat with
 * the same cards. Its later deals mean nothing.
 */
export function dealInstead({ game, policy }: Reviewer, match: Match, move: number, instead: string): Match {
  const changed = playOn(match, move, 'instead');
  if (isRefusal(changed)) throw new Error(`Move ${move} cannot be changed: ${changed.rule}.`);
  const { deal } = changed.status;
  // Luck is equal to that in the worth of the better move, see `playedOut`.
  const random = randomFor('par');
  changed.play(changed.turn[0]!, instead);
  while (changed.turn.length > 0 && changed.status.deal === deal) {
    const seat = changed.turn[0]!;
    changed.play(seat, game.format(policy.choose(changed.view(seat), seat, random).move));
  }
  return changed;
}
