import { type AnyGame, isRefusal } from '../../src/engine/game.ts';
import type { Accept } from '../../src/lessons/lesson.ts';
import type { ExerciseRun } from '../../src/lessons/run.ts';

/** So many legal moves of a position are looked at. */
const MANY = 20_000;

/** Whether a move, as the game writes it, is one of these. */
export function fits(game: AnyGame, run: ExerciseRun, on: Accept): (move: string) => boolean {
  if (on === 'any legal') return () => true;
  if (typeof on === 'function') return on;
  const listed = on.map((text) => {
    const move = game.parse(text);
    if (isRefusal(move)) throw new Error(`"${text}" is no move`);
    return game.format(game.canonical?.(run.match.view(run.seat), move) ?? move);
  });
  return (move) => listed.includes(move);
}

/** The first legal moves, for where there are too many to look at them all. */
export function legalMoves(run: ExerciseRun): string[] {
  const moves: string[] = [];
  for (const move of run.match.moves(run.seat)) {
    moves.push(move);
    if (moves.length === MANY) break;
  }
  return moves;
}
