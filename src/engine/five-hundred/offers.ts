import type { Seat } from '../game.ts';
import { BIDS, type Bid } from './bids.ts';
import { check } from './rules.ts';
import type { Position, Refusal500 } from './state.ts';

/** A bid as the auction shows it to a player: with its points, and why it is not to be had. */
export interface Offer {
  readonly bid: Bid;
  readonly refusal: Refusal500 | null;
}

/** Every bid there is, in canonical order, as it stands for a seat whose turn it is to bid. */
export const offers = (position: Position<null>, seat: Seat): Offer[] =>
  BIDS.map((bid) => ({ bid, refusal: check(position, seat, { kind: 'bid', bid: bid.name }) }));
