import * as v from 'valibot';
import type { Json, Seat } from '../game.ts';
import { cardBy, DEAL, each, hasTooMany, POINTS, readPosition, seatOf, TOO_MANY } from '../laid-out.ts';
import { contractOf } from './auction.ts';
import { type BidName, findBid } from './bids.ts';
import { isEmpty, NONE, packFor, parseCard, setOf } from './cards.ts';
import { type Call, type State, type TakenTrick, teamOf, tricksInDeal } from './state.ts';

const CARDS = v.array(cardBy(parseCard));
/** A call as a view shows it: `7H`, `inkle C`, `nello` or `pass`. */
const CALL = v.union([
  v.pipe(
    v.literal('pass'),
    v.transform(() => null),
  ),
  v.custom<BidName>((name) => typeof name === 'string' && findBid(name) !== undefined),
]);
const schemaFor = (seats: number) =>
  v.strictObject({
    phase: v.picklist(['bid', 'give', 'bury', 'play']),
    deal: v.optional(DEAL, 1),
    dealer: v.optional(seatOf(seats), seats - 1),
    scores: v.optional(each(2, POINTS), [0, 0]),
    auction: v.optional(v.array(CALL), []),
    hands: v.optional(each(seats, CARDS), Array(seats).fill([])),
    leader: v.optional(seatOf(seats)),
    took: v.optional(
      each(seats, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tricksInDeal))),
      Array<number>(seats).fill(0),
    ),
  });

/** A deal in which a call, a Nello partner's card, a burial or a lead is due. Hands that no move comes from may be empty. */
export function layOut({ standing: before }: State, given: Json): State | string {
  const { seats } = before;
  const position = readPosition(schemaFor(seats), given);
  if (typeof position === 'string') return position;
  const { phase, dealer, auction, took } = position;
  const cards = position.hands.flat();
  const pack = packFor(seats);
  if (hasTooMany(cards, 1) || !cards.every((card) => pack.includes(card))) return TOO_MANY;
  const hands = position.hands.map(setOf);
  const [even, odd] = position.scores as [number, number];
  const standing = { ...before, deals: position.deal, dealer, scores: [even, odd] as const };
  const calls: Call[] = auction.map((bid, i) => ({ seat: (dealer + 1 + i) % seats, bid }));
  if (phase === 'bid') {
    if (calls.length >= seats) return 'The auction is over: phase "bid" needs a seat that has not called.';
    return { phase, standing, hands, widow: NONE, calls };
  }
  const contract = calls.length === seats ? contractOf(calls) : null;
  if (contract === null) return 'The auction has a call of every seat, and one of them a bid.';
  if (phase === 'give' && contract.out.length === 0) return 'A partner gives a card in Nello alone.';
  if (phase === 'give') return { phase, standing, hands, widow: NONE, contract };
  if (phase === 'bury') return { phase, standing, hands, widow: NONE, given: null, contract };
  const leader = position.leader ?? contract.seat;
  const tricks = took.flatMap((n, winner) => Array<TakenTrick>(n).fill({ plays: [], named: null, winner }));
  if (tricks.length >= tricksInDeal) return 'In a position fewer than ten tricks are taken.';
  if (isEmpty(hands[leader]!) || contract.out.includes(leader)) return 'In a position the leader has a card.';
  const taken = tricks.filter(({ winner }) => teamOf(winner) === teamOf(contract.seat)).length;
  const aside = { widow: NONE, given: null, buried: NONE };
  return {
    phase,
    standing,
    hands,
    contract,
    aside,
    turn: leader as Seat,
    trick: { plays: [], named: null },
    tricks,
    taken,
  };
}
