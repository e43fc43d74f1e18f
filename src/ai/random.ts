import type { Game, GameTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { take } from '../engine/take.ts';

/** The most moves of a list that a random move is drawn from, unless the game can draw one itself. */
const LONGEST_LIST = 5000;

/** Returns a random legal move of a seat to act: the baseline for bots. Throws if there is none. */
export function randomMove<G extends GameTypes>(
  game: Game<G>,
  position: G['state'] | G['view'],
  seat: Seat,
  random: Random,
): G['move'] {
  if (game.sample) return game.sample(position, seat, random);
  const moves = take(game.moves(position, seat), LONGEST_LIST);
  if (moves.length === 0) throw new Error(`${game.id}: seat ${seat} is asked for a move and has none`);
  return moves[random.below(moves.length)];
}
