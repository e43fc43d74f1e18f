import type { BySeat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { playedOut } from './line.ts';
import type { Reviewer } from './plan.ts';
import { playedDeal } from './played.ts';

/**
 * Par of a finished deal: each seat's points with the same cards and standing and the policy in every seat. Null if there is no such deal.
 */
export function parOf(
  bot: Pick<Reviewer, 'game' | 'policy'>,
  match: Match,
  deal: number,
): BySeat<number> | null {
  const played = playedDeal(match, deal);
  return played && bot.game.status(playedOut(bot, played.dealt)).results.at(-1)!.points;
}
