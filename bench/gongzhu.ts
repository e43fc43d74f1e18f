import { cardsOf, minus, nth, remove, size } from '../src/engine/card-set.ts';
import { gongzhu } from '../src/engine/gongzhu/index.ts';
import { legalCards } from '../src/engine/gongzhu/rules.ts';
import { type Move, PLAYS, type State } from '../src/engine/gongzhu/state.ts';
import { type Random, randomFor } from '../src/engine/random.ts';

const TABLE = { seats: 4, options: { limit: 1000, passing: 'left-right-across-hold' } };

/**
 * Plays `n` deals of Gong Zhu with random legal moves, each checked before it is played: shuffle, deal, pass, 52 plays, score.
 * A new match begins whenever one is over.
 */
export function randomDeals(n: number): void {
  const random = randomFor('bench', 'gongzhu');
  let state = gongzhu.start(TABLE);
  for (let deal = 0; deal < n; deal++) {
    if (state.phase === 'over') state = gongzhu.start(TABLE);
    state = gongzhu.deal(state, gongzhu.shuffle(TABLE, random));
    while (state.phase === 'pass' || state.phase === 'play') {
      const seat = state.phase === 'pass' ? state.waiting[0]! : state.turn;
      const move = randomMove(state, seat, random);
      const refusal = gongzhu.check(state, seat, move);
      if (refusal !== null) throw new Error(`${gongzhu.format(move)} is refused: ${refusal.rule}`);
      state = gongzhu.play(state, seat, move);
    }
  }
}

function randomMove(state: State, seat: number, random: Random): Move {
  if (state.phase === 'play') {
    const legal = legalCards(state, seat);
    return PLAYS[nth(legal, random.below(size(legal)))]!;
  }
  if (state.phase !== 'pass') throw new Error('nobody is to act');
  const hand = state.deal.hands[seat]!;
  let rest = hand;
  while (size(rest) > 10) rest = remove(rest, nth(rest, random.below(size(rest))));
  return { kind: 'pass', cards: cardsOf(minus(hand, rest)) };
}
