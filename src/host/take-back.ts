import type { Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';

/** How many moves there were before this seat's last decision, which lies in the same phase of the same deal; or why it cannot be taken back. */
export function lastDecision(match: Match, seat: Seat): number | 'nothing-of-yours' | 'other-phase' {
  const { history } = match;
  let moves = match.moveCount;
  for (let at = history.length - 1; at > 0; at--) {
    const step = history[at]!;
    if (step.seat === null) continue;
    moves--;
    if (step.seat !== seat || step.by !== null) continue;
    return isSamePhase(match, moves) ? moves : 'other-phase';
  }
  return 'nothing-of-yours';
}

/** Does the match stand in the deal and the phase in which it stood after so many moves? */
export function isSamePhase({ history, status, over }: Match, moves: number): boolean {
  let made = 0;
  let then = history[0]!.status;
  for (const step of history) {
    if (step.seat !== null && ++made > moves) break;
    then = step.status;
  }
  return then.deal === status.deal && then.phase === status.phase && !over;
}
