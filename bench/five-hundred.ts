import { fiveHundred } from '../src/engine/five-hundred/index.ts';
import { sample } from '../src/engine/five-hundred/moves.ts';
import type { Options } from '../src/engine/game.ts';
import { randomFor } from '../src/engine/random.ts';

/**
 * Plays whole matches of random legal moves until `deals` deals are done, checking every move before it is played. Throws if a listed move
 * is refused. Returns the number of deals and of moves.
 */
export function playRandomDeals(
  deals: number,
  seats: 4 | 6 = 4,
  seed = 'bench',
): { deals: number; moves: number } {
  const table = { seats, options: DEFAULTS };
  const random = randomFor(seed, seats);
  let done = 0;
  let moves = 0;
  let state = fiveHundred.start(table);
  while (done < deals) {
    if (state.phase === 'over') state = fiveHundred.start(table);
    if (state.phase === 'deal') {
      state = fiveHundred.deal(state, fiveHundred.shuffle(table, random));
      done++;
    }
    const seat = fiveHundred.toAct(state)[0]!;
    const move = sample(state, seat, random);
    const refusal = fiveHundred.check(state, seat, move);
    if (refusal !== null) throw new Error(`${fiveHundred.format(move)}: ${JSON.stringify(refusal)}`);
    state = fiveHundred.play(state, seat, move);
    moves++;
  }
  return { deals: done, moves };
}

const DEFAULTS: Options = Object.fromEntries(
  fiveHundred.options.map((option) => [option.name, option.default]),
);
