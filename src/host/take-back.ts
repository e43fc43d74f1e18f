import type { Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';

/** Number of moves before this seat's last decision, if that is in the present phase of the deal; else why it cannot be undone. */
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

/** Is the match in the deal and phase of this number of moves? */
export function isSamePhase({ history, status, over }: Match, moves: number): boolean {
  let made = 0;
  let then = history[0]!.status;
  for (const step of history) {
    if (step.seat !== null && ++made > moves) break;
    then = step.status;
  }
  return then.deal === status.deal && then.phase === status.phase && !over;
}
