import type { AnyGame } from '../engine/game.ts';
import { questionOf } from '../workers/exec-format.ts';
import { answerIn, FIRST_PATIENCE, PATIENCE, Program } from '../workers/program.ts';
import type { Side, SideChoice } from './side.ts';

/** A program as a side: it reads a question a line from its standard input, and writes `{"move": "…"}` a line, see `exec-format.ts`. */
export function execSide(
  name: string,
  game: AnyGame,
  patience = PATIENCE,
  firstPatience = FIRST_PATIENCE,
): Side {
  const command = name.slice('exec:'.length);
  let program: Program | null = null;
  return {
    name,
    async choose(decision) {
      const first = program === null;
      program ??= new Program(name, command);
      const line = await program.ask(
        JSON.stringify(questionOf(game, decision)),
        first ? firstPatience : patience,
      );
      return read(name, game, line);
    },
    close() {
      program?.close();
      program = null;
    },
  };
}

function read(name: string, game: AnyGame, line: string): SideChoice {
  const text = answerIn(name, line);
  return { move: game.parse(text), text, search: null };
}
