import type { Question } from '../ai/question.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import { questionOf } from './exec-format.ts';
import { answerIn, FIRST_PATIENCE, Forfeit, PATIENCE, Program, Silence } from './program.ts';

/** A legal move as text; or in a sentence why there is none. */
export type ProgramAnswer = { readonly move: string } | { readonly why: string };

/** The programs that play at a table on a screen, one a seat, each started when it is asked first. They run as this user. */
export class Programs {
  readonly #game: AnyGame;
  readonly #running = new Map<string, Program>();
  /** Commands whose program never answered at a seat, and why it was given up there: it is not waited for at another. */
  readonly #silent = new Map<string, string>();
  readonly #firstPatience: number;

  /** `firstPatience`: how long a program has for its first answer, in ms. */
  constructor(game: AnyGame, firstPatience = FIRST_PATIENCE) {
    this.#game = game;
    this.#firstPatience = firstPatience;
  }

  /** The move of the program at this seat. Where it has none it is ended; asked again, it is started anew. */
  async choose(
    command: string,
    { view, seat, seed, moveCount }: Omit<Question, 'within'>,
  ): Promise<ProgramAnswer> {
    const name = `exec:${command}`;
    const place = `${seat} ${command}`;
    const known = this.#running.get(place);
    const silent = this.#silent.get(command);
    if (!known && silent !== undefined) return { why: `${silent} at another seat` };
    // What it writes on its standard error would be written across the screen.
    const program = known ?? new Program(name, command, 'ignore');
    this.#running.set(place, program);
    const random = randomFor(seed, 'program', seat, moveCount);
    const question = questionOf(this.#game, { view, seat, random });
    try {
      const line = await program.ask(JSON.stringify(question), known ? PATIENCE : this.#firstPatience);
      const move = answerIn(name, line);
      const parsed = this.#game.parse(move);
      // Judged by what it was asked: the match may have gone on meanwhile.
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
