import { SUITS } from '../../src/engine/card.ts';
import { bidOf } from '../../src/engine/five-hundred/bids.ts';
import { both, type Cards, cardsOf, has, JOKER, rankOf, size } from '../../src/engine/five-hundred/cards.ts';
import { moves } from '../../src/engine/five-hundred/moves.ts';
import { buryCount, check } from '../../src/engine/five-hundred/rules.ts';
import { type FiveHundred, type Move, teamOf } from '../../src/engine/five-hundred/state.ts';
import { legalCards, winningPlay } from '../../src/engine/five-hundred/trick.ts';
import { strengthIn, suitCards } from '../../src/engine/five-hundred/trumps.ts';
import type { Opponent } from './opponent.ts';

/** Trumps that make a six worth bidding; every two more make another trick. */
const ENOUGH = 5;

const trumpsIn = (hand: Cards, suit: number): number => size(both(hand, suitCards(suit, suit)));

/** Bids by counting trumps, buries the lowest cards, plays the highest card unless its partner is winning. */
export const fiveHundredSimple: Opponent<FiveHundred> = (view, seat) => {
  switch (view.phase) {
    case 'bid': {
      const hand = view.hands[seat]!;
      const suit = [0, 1, 2, 3].reduce((a, b) => (trumpsIn(hand, b) > trumpsIn(hand, a) ? b : a));
      const surplus = trumpsIn(hand, suit) + (has(hand, JOKER) ? 1 : 0) - ENOUGH;
      const level = Math.min(8, 6 + Math.floor(surplus / 2)) as 6 | 7 | 8;
      if (surplus < 0) return { kind: 'pass' };
      const bid: Move = { kind: 'bid', bid: bidOf(`${level}${SUITS[suit]!}`).name };
      return check(view, seat, bid) === null ? bid : { kind: 'pass' };
    }
    case 'bury': {
      const { trump } = view.contract;
      const cards = cardsOf(view.hands[seat]!).sort((a, b) => strengthIn(a, trump) - strengthIn(b, trump));
      return { kind: 'bury', cards: cards.slice(0, buryCount(view)).sort((a, b) => a - b) };
    }
    case 'play': {
      const { trump } = view.contract;
      const winning = winningPlay(view.trick, trump);
      const friend = winning !== null && teamOf(winning.seat) === teamOf(seat);
      const sign = friend ? -1 : 1;
      const card = legalCards(view, seat).reduce((a, b) =>
        sign * (strengthIn(b, trump) - strengthIn(a, trump)) > 0 ? b : a,
      );
      const [move] = [...moves(view, seat)].filter((each) => each.kind === 'play' && each.card === card);
      return move!;
    }
    case 'give': {
      const card = cardsOf(view.hands[seat]!).reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
      return { kind: 'give', card };
    }
    default:
      throw new RangeError(`nobody is to act in phase ${view.phase}`);
  }
};
