import { chooseMove, decisionStream, type Level } from '../../src/ai/bot.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue, type GameParts } from '../../src/games.ts';
import { isReviewer, type Reviewer } from '../../src/review/plan.ts';

/** Every game whose deals are reviewed. */
export const reviewers: readonly (GameParts & Reviewer)[] = catalogue.filter(isReviewer);

export const reviewerOf = (id: string): Reviewer => reviewers.find(({ game }) => game.id === id)!;

/** A match after `moves` moves, or its first deal, with this level at seat 0 and the policy elsewhere. */
export function played(
  reviewer: Reviewer,
  level: Level,
  seed: string,
  moves = Number.POSITIVE_INFINITY,
): Match {
  const { game } = reviewer;
  const match = new Match(game, readSetup(game, {}, seed) as Setup);
  while (match.status.results.length === 0 && match.moveCount < moves) {
    const seat = match.turn[0]!;
    const random = decisionStream(seed, seat, match.moveCount);
    const { move } = chooseMove(reviewer, seat === 0 ? level : 'normal', match.view(seat), seat, random);
    match.play(seat, game.format(move));
  }
  return match;
}
