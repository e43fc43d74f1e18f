import { isRefusal, lastDeal, type Refusal } from './game.ts';
import { deckOf, Match, Step } from './match.ts';

/** Why no match goes on from a point of another one: nobody may try out what is still to be played; nothing is left to play. */
export interface PlayOnRefusal extends Refusal {
  readonly rule: 'deal-running' | 'match-over';
}

/**
 * A new match that stands where another one stood after so many of its moves, with the same cards. As long as the other one is not over,
 * its deals from the running one on are dealt from `freshSeed` instead: who goes on from an earlier deal would learn them otherwise.
 */
export function playOn(match: Match, moves: number, freshSeed: string): Match | PlayOnRefusal {
  const { game, setup, history, status, over } = match;
  const made: { readonly seat: number; readonly move: string }[] = [];
  let here = history[0]!;
  for (const step of history) {
    const move = Step.moveOf(step);
    if (step.seat === null || move === null) continue;
    if (made.length === moves) break;
    made.push({ seat: step.seat, move: game.format(move) });
    here = step;
  }
  const finished = lastDeal(status);
  if (here.status.winners !== null) return { rule: 'match-over' };
  if (here.status.deal > finished) return { rule: 'deal-running' };
  const decks = Array.from({ length: finished }, (_, deal) => deckOf(game, setup, deal + 1));
  const next = new Match(game, over ? setup : { ...setup, seed: freshSeed, decks });
  for (const { seat, move } of made) {
    const steps = next.play(seat, move);
    if (isRefusal(steps)) throw new Error(`${move} at seat ${seat} was legal once: ${steps.rule}.`);
  }
  return next;
}
