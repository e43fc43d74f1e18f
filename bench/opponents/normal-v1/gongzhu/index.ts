import { nth, size } from '../../../../src/engine/card-set.ts';
import { legalCards, PASS_SIZE } from '../../../../src/engine/gongzhu/rules.ts';
import { type Gongzhu, PLAYS } from '../../../../src/engine/gongzhu/state.ts';
import type { Opponent } from '../../opponent.ts';
import { chooseGift } from './pass.ts';
import { chooseCard } from './play.ts';
import { read } from './reading.ts';

/** Plays the card with the least expected points, and passes what it fears most. */
export const gongzhuNormal: Opponent<Gongzhu> = (view, seat) => {
  if (view.phase === 'pass') {
    const cards = chooseGift(view.deal.hands[seat]!, PASS_SIZE).sort((a, b) => a - b);
    return { kind: 'pass', cards };
  }
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  const legal = legalCards(view, seat);
  const card = size(legal) === 1 ? nth(legal, 0) : chooseCard(read(view, seat), view.taken, legal);
  return PLAYS[card]!;
};
