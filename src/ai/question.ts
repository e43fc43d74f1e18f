import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { type Bot, chooseMove, decisionStream, type Level } from './bot.ts';
import type { Reason } from './policy.ts';

/** All that a bot is told: plain data, so that the question can be sent to a worker. */
export interface BotQuestion {
  readonly game: string;
  readonly level: Level;
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly seed: string;
  readonly moveCount: number;
  /** Ms after which a search stops and answers the best it has found. */
  readonly within: number;
}

export interface Advice {
  /** A legal move for the seat as text. */
  readonly move: string;
  readonly reason: Reason | null;
  /** Time ran out on the search. */
  readonly capped: boolean;
}

/** Chooses the bot's move in this thread. */
export function answerQuestion(
  bot: Bot,
  { level, view, seat, seed, moveCount, within }: BotQuestion,
): Advice {
  const deadline = performance.now() + within;
  const random = decisionStream(seed, seat, moveCount);
  const { move, reason, search } = chooseMove(bot, level, view, seat, random, { deadline });
  return { move: bot.game.format(move), reason: reason(), capped: search?.capped ?? false };
}
