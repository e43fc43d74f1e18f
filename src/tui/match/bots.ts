import { explain, type Level } from '../../ai/bot.ts';
import { type Advice, answerQuestion, type BotQuestion } from '../../ai/question.ts';
import type { OpaqueTypes, Seat, Speaker } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { count } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import type { GameParts } from '../../games.ts';
import { widthOf } from '../../width.ts';

/** What a bot plays, or would play in place of the person who asks for a hint. */
export type AskBot = (question: BotQuestion) => Promise<Advice>;

/** Ms that a bot may think: its budget is counted in imagined deals, so this is only for machines that are very slow. */
const WITHIN = 2000;

/** A move that a person is advised to make. */
export interface Hint {
  readonly move: OpaqueTypes['move'];
  readonly reason: string;
  /** Time ran out on the bot: with more it might have advised something else. */
  readonly cutShort: boolean;
}

/** The bots at one table, and the strongest one as adviser. */
export class Bots {
  readonly #entry: GameParts;
  readonly #match: Match;
  readonly #players: Players;
  readonly #ask: AskBot;
  /** Ms that a bot may think about its own move. */
  readonly #within: number;

  /** `untimed`: bots think without a clock; advice has one all the same. */
  constructor(entry: GameParts, match: Match, players: Players, ask: AskBot, untimed = false) {
    this.#entry = entry;
    this.#match = match;
    this.#players = players;
    this.#ask = ask;
    this.#within = untimed ? Number.POSITIVE_INFINITY : WITHIN;
  }

  /** What the bot of this seat plays in the match as it stands. */
  moveFor(seat: Seat): Promise<Advice> {
    return this.#ask(this.#question(seat, this.#players[seat]!.bot!, this.#within));
  }

  /** What the strongest bot would do at this seat, and why. */
  async hintFor(seat: Seat, speaker: Speaker): Promise<Hint> {
    const { move, reason, capped } = await this.#ask(this.#question(seat, 'hard', WITHIN));
    return {
      move: this.#entry.game.parse(move) as OpaqueTypes['move'],
      reason: reason ? explain(this.#entry, reason, speaker, widthOf) : '',
      cutShort: capped,
    };
  }

  #question(seat: Seat, level: Level, within: number): BotQuestion {
    const { game, decision: moveCount, dealSeed: seed } = this.#match;
    const view = this.#match.view(seat);
    return { game: game.id, level, view, seat, seed, moveCount, within };
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

/** That a bot was stopped at the limit of its time: how well it plays then depends on the machine. */
export const cutShortText = (seat: Seat, speaker: Speaker): string =>
  `${speaker.seat(seat)}'s thinking was cut short after ${count(WITHIN / 1000, 'second')}.`;

/** The same of a hint that was asked for at this point. */
export const hintCutShortText = `A hint was thought about no longer than ${count(WITHIN / 1000, 'second')}.`;
