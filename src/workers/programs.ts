import type { Question } from '../ai/question.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import { questionOf } from './exec-format.ts';
import { answerIn, FIRST_PATIENCE, Forfeit, PATIENCE, Program } from './program.ts';

/** A legal move as text; or in a sentence why there is none. */
export type ProgramAnswer = { readonly move: string } | { readonly why: string };

/** The programs that play at a table on a screen, one a seat, each started when it is asked first. They run as this user. */
export class Programs {
  readonly #game: AnyGame;
  readonly #running = new Map<string, Program>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The move of the program at this seat. Where it has none it is ended; asked again, it is started anew. */
  async choose(
    command: string,
    { view, seat, seed, moveCount }: Omit<Question, 'within'>,
  ): Promise<ProgramAnswer> {
    const name = `exec:${command}`;
    const place = `${seat} ${command}`;
    const known = this.#running.get(place);
    // What it writes on its standard error would be written across the screen.
    const program = known ?? new Program(name, command, 'ignore');
    this.#running.set(place, program);
    const random = randomFor(seed, 'program', seat, moveCount);
    const question = questionOf(this.#game, { view, seat, random });
    try {
      const line = await program.ask(JSON.stringify(question), known ? PATIENCE : FIRST_PATIENCE);
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
      return { why: error.message.replace(/\.$/, '') };
    }
  }

  close(): void {
    for (const program of this.#running.values()) program.close();
    this.#running.clear();
  }
}
