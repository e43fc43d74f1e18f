import { type Adviser, isAdviser } from '../../ai/adviser/judge.ts';
import type { Judgement } from '../../ai/adviser/judgement.ts';
import { sentencesOf } from '../../ai/adviser/sentences.ts';
import type { Level } from '../../ai/bot.ts';
import {
  type AdviceQuestion,
  adviseOn,
  answerQuestion,
  type BotMove,
  type BotQuestion,
  type Question,
} from '../../ai/question.ts';
import type { OpaqueTypes, Seat, Speaker } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { GameParts } from '../../games.ts';
import { audienceOf } from '../audience.ts';

/** Asks a bot for its move. */
export type AskBot = (question: BotQuestion) => Promise<BotMove>;
/** Asks the adviser to judge a person's decision. */
export type AskAdviser = (question: AdviceQuestion) => Promise<Judgement>;

/** Who thinks in place of this thread. */
export interface Thinkers {
  /** Asks a bot; left out: in this thread. */
  readonly askBot?: AskBot | undefined;
  /** Asks the adviser; left out: in this thread. */
  readonly askAdviser?: AskAdviser | undefined;
}

/** Ms that a bot may think: its budget is counted in imagined deals, so this is only for machines that are very slow. */
export const WITHIN = 2000;
/** Ms that the adviser may think. A set number of deals decides, so that this too is only for very slow machines. */
export const ADVICE_WITHIN = 6000;

/** A move that a person is advised to make. */
export interface Hint {
  readonly move: OpaqueTypes['move'];
  readonly reason: string;
  /** The judgement behind the reason; null if the game has no adviser. */
  readonly judgement: Judgement | null;
  /** Time ran out on the bot: with more it might have advised something else. */
  readonly cutShort: boolean;
}

interface BotsOptions extends Thinkers {
  readonly entry: GameParts;
  readonly match: Match;
  /** Bots think without a clock; advice has one all the same. */
  readonly untimed?: boolean;
}

/** The bots at one table, and the adviser. */
export class Bots {
  readonly #entry: GameParts;
  readonly #match: Match;
  readonly #ask: AskBot;
  readonly #askAdviser: AskAdviser;
  /** Ms that a bot may think about its own move. */
  readonly #within: number;

  constructor({ entry, match, untimed = false, askBot, askAdviser }: BotsOptions) {
    this.#entry = entry;
    this.#match = match;
    this.#ask = askBot ?? botOfHouse(entry);
    this.#askAdviser = askAdviser ?? adviserOfHouse(entry);
    this.#within = untimed ? Number.POSITIVE_INFINITY : WITHIN;
  }

  /** The move of a bot of this level at this seat as the match stands; of the program that has the seat if it is at hand. */
  moveFor(seat: Seat, level: Level, program?: true): Promise<BotMove> {
    return this.#ask({ ...this.#question(seat, this.#within), level, ...(program && { program }) });
  }

  /** The best move at this seat, and why. */
  async hintFor(seat: Seat, speaker: Speaker): Promise<Hint> {
    const entry = this.#entry;
    const { game } = entry;
    if (!isAdviser(entry)) {
      const { move, capped } = await this.#ask({ ...this.#question(seat, WITHIN), level: 'hard' });
      return { move: game.parse(move) as OpaqueTypes['move'], reason: '', judgement: null, cutShort: capped };
    }
    const question = this.#question(seat, ADVICE_WITHIN);
    const judgement = await this.#askAdviser(question);
    return {
      move: game.parse(judgement.best) as OpaqueTypes['move'],
      reason: sentencesOf(judgement, audienceOf(entry, speaker)).join(' '),
      judgement,
      cutShort: judgement.capped,
    };
  }

  /** Judges a move at this seat in the match as it stands; it may be named once it was made, in canonical text. */
  judging(seat: Seat): (played: string) => Promise<Judgement> {
    const question = this.#question(seat, ADVICE_WITHIN);
    return (played) => this.#askAdviser({ ...question, played });
  }

  /** Compares another move at this seat with the best one. */
  compare(seat: Seat, best: string, other: string): Promise<Judgement> {
    return this.#askAdviser({ ...this.#question(seat, ADVICE_WITHIN), compared: [best, other] });
  }

  /** The decision at this seat as the match stands. */
  decisionOf(seat: Seat): Omit<Question, 'within'> {
    const { game, decision: moveCount, dealSeed: seed } = this.#match;
    return { game: game.id, view: this.#match.view(seat), seat, seed, moveCount };
  }

  #question(seat: Seat, within: number): Question {
    return { ...this.decisionOf(seat), within };
  }
}

/** Asks the game's own bot in this thread. */
export const botOfHouse =
  (entry: GameParts): AskBot =>
  async (question) => {
    // Lets keys and frames in between two moves.
    await new Promise((resolve) => setImmediate(resolve));
    return answerQuestion(entry, question);
  };

/** Asks the game's own adviser in this thread. */
const adviserOfHouse =
  (entry: GameParts): AskAdviser =>
  async (question) => {
    await new Promise((resolve) => setImmediate(resolve));
    return adviseOn(entry as Adviser, question);
  };
