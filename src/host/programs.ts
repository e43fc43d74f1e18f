import { type AnyGame, isRefusal, type Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { randomFor } from '../engine/random.ts';
import { questionOf } from '../workers/exec-format.ts';
import { answerIn, FIRST_PATIENCE, Forfeit, PATIENCE, Program } from '../workers/program.ts';

/** The programs that play at a table, each started when it is asked first. They run as the host's user. */
export class Programs {
  readonly #game: AnyGame;
  readonly #running = new Map<string, Program>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** A legal move of the program at this seat; or in a sentence why there is none. Then it is asked no more. */
  async choose(
    command: string,
    match: Match,
    seat: Seat,
  ): Promise<{ readonly move: string } | { readonly why: string }> {
    const name = `exec:${command}`;
    const place = `${seat} ${command}`;
    const known = this.#running.get(place);
    const program = known ?? new Program(name, command);
    this.#running.set(place, program);
    const random = randomFor(match.dealSeed, 'program', seat, match.decision);
    const view = match.view(seat);
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
      return { why: error.message };
    }
  }

  close(): void {
    for (const program of this.#running.values()) program.close();
    this.#running.clear();
  }
}
