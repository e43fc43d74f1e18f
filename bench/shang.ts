import { randomMove } from '../src/ai/random.ts';
import type { CardSet } from '../src/engine/card-set.ts';
import { randomFor } from '../src/engine/random.ts';
import { type Kind, kindOf, NO_PLAY, rate } from '../src/engine/shang/combination.ts';
import { shang } from '../src/engine/shang/index.ts';

const TABLE = { seats: 4, options: { limit: 26 } };

/** Classifies all 2,598,960 five-card hands; returns the number of each kind. */
export function countFivers(): { [kind in Kind | 'none']?: number } {
  const counts: { [kind in Kind | 'none']?: number } = {};
  const each = (first: number, left: number, low: number, high: number): void => {
    if (left === 0) {
      const cards: CardSet = { low, high };
      const rating = rate(cards);
      const kind = rating === NO_PLAY ? 'none' : kindOf(rating);
      counts[kind] = (counts[kind] ?? 0) + 1;
      return;
    }
    for (let card = first; card <= 52 - left; card++)
      each(
        card + 1,
        left - 1,
        card < 26 ? low | (1 << card) : low,
        card < 26 ? high : high | (1 << (card - 26)),
      );
  };
  each(0, 5, 0, 0);
  return counts;
}

/**
 * Plays `n` deals of Shang with random legal moves, each checked before it is played: shuffle, deal, a move drawn, play, score. A new match
 * begins whenever one is over.
 */
export function randomDeals(n: number): void {
  const random = randomFor('bench', 'shang');
  let state = shang.start(TABLE);
  for (let deal = 0; deal < n; deal++) {
    if (state.phase === 'over') state = shang.start(TABLE);
    state = shang.deal(state, shang.shuffle(TABLE, random));
    while (state.phase === 'play') {
      const move = randomMove(shang, state, state.turn, random);
      const refusal = shang.check(state, state.turn, move);
      if (refusal !== null) throw new Error(`${shang.format(move)} is refused: ${refusal.rule}`);
      state = shang.play(state, state.turn, move);
    }
  }
}
