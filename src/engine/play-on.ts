import { isRefusal, lastDeal, type Refusal } from './game.ts';
import { deckOf, Match, movesMade } from './match.ts';

/** A refusal to continue from a point: a deal in play may not be tried out, or the match is over there. */
export interface PlayOnRefusal extends Refusal {
  readonly rule: 'deal-running' | 'match-over';
}

/**
 * Makes a match with the cards of another one, at the point after this many moves. While the other match is not over, its present deal and
 * all later ones are dealt from `freshSeed`: otherwise a player who continues from an earlier deal would learn their cards.
 */
export function playOn(match: Match, moves: number, freshSeed: string): Match | PlayOnRefusal {
  const { game, setup, history, status, over } = match;
  const made = movesMade(match).slice(0, moves);
  const here = made.at(-1)?.step ?? history[0]!;
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
