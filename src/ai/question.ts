import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { type Adviser, compare, judge, weigh } from './adviser/judge.ts';
import type { Judgement } from './adviser/judgement.ts';
import { forHint } from './adviser/sense.ts';
import { type Bot, chooseMove, decisionStream, type Level } from './bot.ts';

/** A decision as its player sees it: plain data that can be sent to a worker. */
export interface Question {
  readonly game: string;
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly seed: string;
  readonly moveCount: number;
  /** Milliseconds until the answer. Then the best move so far is the answer. */
  readonly within: number;
}

/** A decision put to a bot. */
export interface BotQuestion extends Question {
  readonly level: Level;
  /** A program plays the seat, and the bot only if the program is not at hand. Left out: no program. */
  readonly program?: true;
}

/** A decision put to an adviser. */
export interface AdviceQuestion extends Question {
  /** Legal moves in canonical text, the presumed best first: only these are compared. Left out: the adviser chooses them. */
  readonly compared?: readonly string[];
  /** A move that was played, to compare with the best one. Left out: none was. */
  readonly played?: string;
}

/** A bot's answer to a `BotQuestion`. */
export interface BotMove {
  /** A legal move for the seat, in canonical text. */
  readonly move: string;
  /** Did time run out on the search? */
  readonly capped: boolean;
  /** The reason why a bot took over the seat from its program: a sentence without full stop. Left out: the program answered, or there is none. */
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

/** The share of the time for learning how the player goes on. */
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
