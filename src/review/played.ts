import { firstDeal, type OpaqueTypes, type Seat } from '../engine/game.ts';
import { type Match, Step } from '../engine/match.ts';
import { dealSeed } from '../engine/seed.ts';

/** A move of a finished deal, with the true states around it. */
export interface PlayedMove {
  /** Number of the move, from 0, without undone moves. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: OpaqueTypes['move'];
  /** The hint that the seat had before it, as text; null if none. */
  readonly hint: string | null;
  readonly before: OpaqueTypes['state'];
  readonly after: OpaqueTypes['state'];
}

/** A finished deal, with all that was hidden during it. */
export interface PlayedDeal {
  /** The deal's own seed, see `dealSeed`. */
  readonly seed: string;
  /** Its number among the deals of the match, from 1. */
  readonly number: number;
  /** The state after the cards were dealt. */
  readonly dealt: OpaqueTypes['state'];
  readonly moves: readonly PlayedMove[];
  /** The state after its last move. */
  readonly end: OpaqueTypes['state'];
}

/** A finished deal of a match. Null if there is none of this number, or if it is not over: nobody may look into it before. */
export function playedDeal(match: Match, number: number): PlayedDeal | null {
  const { history, setup, status } = match;
  const first = firstDeal(status);
  if (!status.results[number - first]) return null;
  let dealt: OpaqueTypes['state'] | null = null;
  let deals = first - 1;
  let moveCount = 0;
  let before: OpaqueTypes['state'] | null = null;
  const moves: PlayedMove[] = [];
  for (const step of history) {
    const after = Step.stateAfter(step);
    const move = Step.moveOf(step);
    if (move === null) deals++;
    if (deals === number) {
      if (move === null) dealt = after;
      else {
        const seat = step.seat!;
        const hint = match.hintAt(moveCount, seat);
        moves.push({ number: moveCount, seat, move, hint, before: before!, after });
      }
    }
    if (move !== null) moveCount++;
    before = after;
  }
  return (
    dealt && { seed: dealSeed(setup.seed, number), number, dealt, moves, end: moves.at(-1)?.after ?? dealt }
  );
}
