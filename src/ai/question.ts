import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { type Adviser, judge } from './adviser/judge.ts';
import type { Judgement } from './adviser/judgement.ts';
import { type Bot, chooseMove, decisionStream, type Level } from './bot.ts';
import type { Reason } from './policy.ts';

/** A decision as its player sees it: plain data, so that it can be sent to a worker. */
export interface Question {
  readonly game: string;
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly seed: string;
  readonly moveCount: number;
  /** Ms after which the best that was found is answered. */
  readonly within: number;
}

/** All that a bot is told. */
export interface BotQuestion extends Question {
  readonly level: Level;
}

/** What an adviser is asked. */
export interface AdviceQuestion extends Question {
  /** A legal move, in canonical text, that the best one is to be compared with. */
  readonly asked?: string;
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

/** Judges a decision in this thread. */
export function adviseOn(adviser: Adviser, { asked, within, ...decision }: AdviceQuestion): Judgement {
  const deadline = performance.now() + within;
  const move = asked === undefined ? {} : { asked: adviser.game.parse(asked) as OpaqueTypes['move'] };
  return judge(adviser, decision, { ...move, deadline });
}
