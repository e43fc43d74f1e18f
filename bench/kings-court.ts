import { kingsCourt } from '../src/engine/kings-court/index.ts';
import { sample } from '../src/engine/kings-court/rules.ts';
import { randomFor } from '../src/engine/random.ts';

const TABLE = {
  seats: 4,
  options: { layout: 'outline', hand: 6, first: 0, edition: 'page', breaking: 'edition', prime: 'edition' },
};

/**
 * Plays `n` matches of King's Court with random legal moves, each checked before it is played: shuffle, deal, 36 placements with their
 * scores.
 */
export function randomDeals(n: number): void {
  const random = randomFor('bench', 'kings-court');
  for (let match = 0; match < n; match++) {
    let state = kingsCourt.deal(kingsCourt.start(TABLE), kingsCourt.shuffle(TABLE, random));
    while (state.phase === 'play') {
      const move = sample(state, state.turn, random);
      const refusal = kingsCourt.check(state, state.turn, move);
      if (refusal !== null) throw new Error(`${kingsCourt.format(move)} is refused: ${refusal.rule}`);
      state = kingsCourt.play(state, state.turn, move);
    }
  }
}
