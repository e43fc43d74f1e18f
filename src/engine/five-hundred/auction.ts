import type { Seat } from '../game.ts';
import { BIDS, type Bid, type BidName, bidOf, trumpOf } from './bids.ts';
import { type BidPhase, type Call, type Contract, type Hidden, type Refusal, teamOf } from './state.ts';

/** The highest bid so far with its bidder; null if there is none. */
export function highestBid(calls: readonly Call[]): { readonly seat: Seat; readonly bid: BidName } | null {
  for (let i = calls.length - 1; i >= 0; i--) {
    const { seat, bid } = calls[i]!;
    if (bid !== null) return { seat, bid };
  }
  return null;
}

/** Why this seat may not make this bid, apart from whose turn it is; null if it may. */
export const checkBid = (position: BidPhase<Hidden>, seat: Seat, name: BidName): Refusal | null =>
  judge(position, seat, bidOf(name), highestBid(position.calls));

function judge(
  { standing }: BidPhase<Hidden>,
  seat: Seat,
  { name, rank }: Bid,
  highest: ReturnType<typeof highestBid>,
): Refusal | null {
  if (name === 'nello') {
    const { rules, scores } = standing;
    if (rules.nello === 'never') return { rule: 'nello-off' };
    const score = scores[teamOf(seat)];
    // Page: "A team may only bid Nello if they are in the negative score (below zero)".
    if (rules.nello === 'in-the-hole' && score >= 0) return { rule: 'nello-in-the-hole', score };
  }
  return highest === null || rank > bidOf(highest.bid).rank
    ? null
    : { rule: 'bid-too-low', bid: name, highest: highest.bid, by: highest.seat };
}

/** A bid as the auction shows it: with its points, and its refusal if it is not allowed. */
export interface JudgedBid {
  readonly bid: Bid;
  readonly refusal: Refusal | null;
}

/** Judges every bid, in canonical order, for a seat whose turn it is. */
export function judgedBids(position: BidPhase<Hidden>, seat: Seat): JudgedBid[] {
  const highest = highestBid(position.calls);
  return BIDS.map((bid) => ({ bid, refusal: judge(position, seat, bid, highest) }));
}

/** The bids open to a seat whose turn it is, in canonical order. */
export function allowedBids(position: BidPhase<Hidden>, seat: Seat): Bid[] {
  const highest = highestBid(position.calls);
  return BIDS.filter((bid) => judge(position, seat, bid, highest) === null);
}

/** The contract of an auction in which everybody has called; null if all passed. */
export function contractOf(calls: readonly Call[]): Contract | null {
  const highest = highestBid(calls);
  if (highest === null) return null;
  const { seat, bid } = highest;
  const out = bid === 'nello' ? partnersOf(seat, calls.length) : [];
  return { bid, seat, trump: trumpOf(bidOf(bid)), out, calls };
}

/** A seat's partners, in order of play. */
export const partnersOf = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats / 2 - 1 }, (_, i) => (seat + 2 * (i + 1)) % seats);
