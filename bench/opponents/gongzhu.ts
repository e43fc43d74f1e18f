import { cardsOf, size } from '../../src/engine/card-set.ts';
import { legalCards, PASS_SIZE, power } from '../../src/engine/gongzhu/rules.ts';
import { CARD_POINTS } from '../../src/engine/gongzhu/score.ts';
import type { Gongzhu } from '../../src/engine/gongzhu/state.ts';
import { ledCard, winnerOf } from '../../src/engine/trick.ts';
import type { Opponent } from './opponent.ts';

const rank = (card: number): number => card % 13;
/** The card with the highest `worth`. */
const most = (cards: readonly number[], worth: (card: number) => number): number =>
  cards.reduce((a, b) => (worth(b) > worth(a) ? b : a));

/** Never counts cards: leads low, ducks as high as it can, throws the costliest card. */
export const gongzhuSimple: Opponent<Gongzhu> = (view, seat) => {
  if (view.phase === 'pass') {
    const hand = cardsOf(view.deal.hands[seat]!);
    const high = hand.toSorted((a, b) => rank(b) - rank(a)).slice(0, PASS_SIZE);
    return { kind: 'pass', cards: high.sort((a, b) => a - b) };
  }
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  const legal = legalCards(view, seat);
  const cards = cardsOf(legal);
  const led = ledCard(view.trick);
  if (led === null || size(legal) === 1) return { kind: 'play', card: most(cards, (card) => -rank(card)) };
  const winning = view.trick.cards[winnerOf(view.trick, power)]!;
  const following = cards.every((card) => power(card, led) >= 0);
  if (!following) return { kind: 'play', card: most(cards, (card) => 10 * CARD_POINTS[card]! + rank(card)) };
  const under = cards.filter((card) => power(card, led) < power(winning, led));
  return {
    kind: 'play',
    card: under.length > 0 ? most(under, rank) : most(cards, (card) => -rank(card)),
  };
};
