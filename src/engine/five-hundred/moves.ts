import { combinations } from '../combinations.ts';
import type { Seat } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { allowedBids } from './auction.ts';
import { NO_TRUMP } from './bids.ts';
import { cardsOf, NONE } from './cards.ts';
import { buryCount, turnOf } from './rules.ts';
import type { Move, Position } from './state.ts';
import { legalCards, namesSuit } from './trick.ts';

/** All legal moves in canonical order; none for a seat that is not to act. */
export function* moves(position: Position, seat: Seat): Generator<Move> {
  if (seat !== turnOf(position)) return;
  switch (position.phase) {
    case 'bid':
      for (const { name } of allowedBids(position, seat)) yield { kind: 'bid', bid: name };
      yield { kind: 'pass' };
      return;
    case 'give':
      for (const card of cardsOf(position.hands[seat] ?? NONE)) yield { kind: 'give', card };
      return;
    case 'bury':
      for (const cards of combinations(cardsOf(position.hands[seat] ?? NONE), buryCount(position))) {
        yield { kind: 'bury', cards };
      }
      return;
    case 'play':
      for (const card of legalCards(position, seat)) {
        if (position.trick.plays.length > 0 || !namesSuit(card, position.contract.trump)) {
          yield { kind: 'play', card, suit: null };
        } else {
          for (let suit = 0; suit < 4; suit++) yield { kind: 'play', card, suit };
        }
      }
  }
}

/** Draws a legal move. A burial is drawn without listing the thousands of them. */
export function sample(position: Position, seat: Seat, random: Random): Move {
  switch (position.phase) {
    case 'bid': {
      const bids = allowedBids(position, seat);
      const bid = bids[random.below(bids.length + 1)];
      return bid === undefined ? { kind: 'pass' } : { kind: 'bid', bid: bid.name };
    }
    case 'bury': {
      const cards = shuffled(cardsOf(position.hands[seat] ?? NONE), random).slice(0, buryCount(position));
      return { kind: 'bury', cards: cards.sort((a, b) => a - b) };
    }
    case 'play':
      if (position.contract.trump !== NO_TRUMP || position.trick.plays.length > 0)
        return { kind: 'play', card: pick(legalCards(position, seat), random), suit: null };
  }
  return pick([...moves(position, seat)], random);
}
