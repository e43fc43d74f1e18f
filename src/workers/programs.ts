import type { Question } from '../ai/question.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import { questionOf } from './exec-format.ts';
import { answerIn, FIRST_PATIENCE, Forfeit, PATIENCE, Program, Silence } from './program.ts';

/** A legal move as text, or a sentence on why there is none. */
export type ProgramAnswer = { readonly move: string } | { readonly why: string };

/** The programs at a table on a screen, one a seat, each started at its first question. They run as this user. */
export class Programs {
  readonly #game: AnyGame;
  readonly #running = new Map<string, Program>();
  /** Commands that never answered at a seat, with the reason: no other seat waits for them. */
  readonly #silent = new Map<string, string>();
  readonly #firstPatience: number;

  /** `firstPatience`: time for a program's first answer, in ms. */
  constructor(game: AnyGame, firstPatience = FIRST_PATIENCE) {
    this.#game = game;
    this.#firstPatience = firstPatience;
  }

  /** The move of the program at this seat. A program without a legal move is ended, and started anew at the next question. */
  async choose(
    command: string,
    { view, seat, seed, moveCount }: Omit<Question, 'within'>,
  ): Promise<ProgramAnswer> {
    const name = `exec:${command}`;
    const place = `${seat} ${command}`;
    const known = this.#running.get(place);
    const silent = this.#silent.get(command);
    if (!known && silent !== undefined) return { why: `${silent} at another seat` };
    // Its standard error would be written across the screen.
    const program = known ?? new Program(name, command, 'ignore');
    this.#running.set(place, program);
    const random = randomFor(seed, 'program', seat, moveCount);
    const question = questionOf(this.#game, { view, seat, random });
    try {
      const line = await program.ask(JSON.stringify(question), known ? PATIENCE : this.#firstPatience);
      const move = answerIn(name, line);
      const parsed = this.#game.parse(move);
      // Checked against the view in the question: the match may have gone on meanwhile.
      const refusal = isRefusal(parsed) ? parsed : this.#game.check(view, seat, parsed);
      if (!refusal) return { move };
      throw new Forfeit(`${name} answered "${move.slice(0, 80)}", which is not legal: ${refusal.rule}`);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      program.close();
      this.#running.delete(place);
      const why = error.message.replace(/\.$/, '');
      if (!known && error instanceof Silence) this.#silent.set(command, why);
      return { why };
    }
  }

  close(): void {
    for (const program of this.#running.values()) program.close();
    this.#running.clear();
  }
}
