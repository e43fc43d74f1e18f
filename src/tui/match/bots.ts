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

/** Bots and advisers in other threads. */
export interface Thinkers {
  /** Asks a bot. Left out: in this thread. */
  readonly askBot?: AskBot | undefined;
  /** Asks the adviser. Left out: in this thread. */
  readonly askAdviser?: AskAdviser | undefined;
}

/** Time for a bot, in ms. Its budget is a number of imagined deals, so this limits only very slow machines. */
export const WITHIN = 2000;
/** Time for the adviser, in ms. Figures decide when it stops, so this limits only very slow machines. */
export const ADVICE_WITHIN = 6000;

/** A move recommended to a person. */
export interface Hint {
  readonly move: OpaqueTypes['move'];
  readonly reason: string;
  /** The judgement behind the reason; null if the game has no adviser. */
  readonly judgement: Judgement | null;
  /** Did time run out on the bot? With more time it might have recommended something else. */
  readonly cutShort: boolean;
}

interface BotsOptions extends Thinkers {
  readonly entry: GameParts;
  readonly match: Match;
  /** Do bots think without a time limit? Advice always has one. */
  readonly untimed?: boolean;
}

/** The bots at one table, and the adviser. */
export class Bots {
  readonly #entry: GameParts;
  readonly #match: Match;
  readonly #ask: AskBot;
  readonly #askAdviser: AskAdviser;
  /** Time for a bot's own move, in ms. */
  readonly #within: number;

  constructor({ entry, match, untimed = false, askBot, askAdviser }: BotsOptions) {
    this.#entry = entry;
    this.#match = match;
    this.#ask = askBot ?? botOfHouse(entry);
    this.#askAdviser = askAdviser ?? adviserOfHouse(entry);
    this.#within = untimed ? Number.POSITIVE_INFINITY : WITHIN;
  }

  /** Asks a bot of this level for its move at this seat; `program` asks the seat's program if it is at hand. */
  moveFor(seat: Seat, level: Level, program?: true): Promise<BotMove> {
    return this.#ask({ ...this.#question(seat, this.#within), level, ...(program && { program }) });
  }

  /** Returns the best move at this seat, with the reason. */
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

  /** Returns a function that judges a move at this seat in the present position. It takes the move as canonical text, even after it was made. */
  judging(seat: Seat): (played: string) => Promise<Judgement> {
    const question = this.#question(seat, ADVICE_WITHIN);
    return (played) => this.#askAdviser({ ...question, played });
  }

  /** Compares another move at this seat with the best one. */
  compare(seat: Seat, best: string, other: string): Promise<Judgement> {
    return this.#askAdviser({ ...this.#question(seat, ADVICE_WITHIN), compared: [best, other] });
  }

  /** Returns the present decision at this seat. */
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
