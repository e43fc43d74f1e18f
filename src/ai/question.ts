import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { type Adviser, compare, judge, weigh } from './adviser/judge.ts';
import type { Judgement } from './adviser/judgement.ts';
import { forHint } from './adviser/sense.ts';
import { type Bot, chooseMove, decisionStream, type Level } from './bot.ts';

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

/** A decision put to a bot. */
export interface BotQuestion extends Question {
  readonly level: Level;
  /** A program has the seat, and the bot where it is not at hand. Left out: none. */
  readonly program?: true;
}

/** A decision put to an adviser. */
export interface AdviceQuestion extends Question {
  /** Legal moves in canonical text, of which the first is held to be the best: only these are compared. Left out: all. */
  readonly compared?: readonly string[];
  /** The move that was played: it is compared with the best one. Left out: none was. */
  readonly played?: string;
}

/** A bot's answer to a `BotQuestion`. */
export interface BotMove {
  /** A legal move for the seat as text. */
  readonly move: string;
  /** Time ran out on the search. */
  readonly capped: boolean;
  /** Why a bot answered in place of the program that has the seat, and does from now on: a sentence without its full stop. Left out: it did not. */
  readonly replaced?: string;
}

/** Chooses the bot's move in this thread. */
export function answerQuestion(
  bot: Bot,
  { level, view, seat, seed, moveCount, within }: BotQuestion,
): BotMove {
  const deadline = performance.now() + within;
  const random = decisionStream(seed, seat, moveCount);
  const { move, search } = chooseMove(bot, level, view, seat, random, { deadline });
  return { move: bot.game.format(move), capped: search?.capped ?? false };
}

/** The share of the time in which the adviser may learn how the player goes on. */
const LEARNING = 1 / 4;

/** Judges a decision in this thread. */
export function adviseOn(
  adviser: Adviser,
  { compared, played, within, ...decision }: AdviceQuestion,
): Judgement {
  const now = performance.now();
  const deadline = now + within;
  const judges = forHint(adviser, decision, now + LEARNING * within);
  const moveIn = (text: string) => adviser.game.parse(text) as OpaqueTypes['move'];
  if (compared) return compare(judges, decision, compared.map(moveIn), deadline);
  return played === undefined
    ? judge(judges, decision, deadline)
    : weigh(judges, decision, moveIn(played), deadline);
}
