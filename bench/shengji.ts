import { type Random, randomFor } from '../src/engine/random.ts';
import { drawMakesCall } from '../src/engine/shengji/calling.ts';
import { shengji } from '../src/engine/shengji/index.ts';
import type { Move, State } from '../src/engine/shengji/state.ts';

const TABLE = {
  seats: 6,
  options: { from: '2', to: 'A', deals: null, deadZone: false, noTrumpCalls: false, ticketTrumps: true },
};

/**
 * Plays `n` deals of Shengji greedily, each move checked before it is played: 210 draws with the last calls, a burial, tickets and 24 to 35
 * tricks. A new match begins whenever one is over.
 */
export function greedyDeals(n: number): void {
  const random = randomFor('bench', 'shengji');
  let state = shengji.start(TABLE);
  for (let deal = 0; deal < n; deal++) {
    if (state.phase === 'over') state = shengji.start(TABLE);
    state = shengji.deal(state, shengji.shuffle(TABLE, random));
    while (state.phase !== 'deal' && state.phase !== 'over') {
      const seat = state.phase === 'draw' || state.phase === 'play' ? state.turn : state.deal.dealer;
      const move = greedyMove(state, seat, random);
      const refusal = shengji.check(state, seat, move);
      if (refusal !== null) throw new Error(`${shengji.format(move)} is refused: ${refusal.rule}`);
      state = shengji.play(state, seat, move);
    }
  }
}

/** Makes a call as soon as one is possible, else the first move of the list; leads at random. */
function greedyMove(state: State, seat: number, random: Random): Move {
  if (state.phase === 'draw' && !drawMakesCall(state, seat)) return { kind: 'stay' };
  if (state.phase === 'play' && state.trick === null) return shengji.sample!(state, seat, random);
  for (const move of shengji.moves(state, seat)) return move;
  throw new Error('nobody is to act');
}
