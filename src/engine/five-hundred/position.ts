import * as v from 'valibot';
import type { Json, Seat } from '../game.ts';
import { cardBy, DEAL, each, POINTS, readPosition, seatOf, wrongCards } from '../laid-out.ts';
import { contractOf } from './auction.ts';
import { type BidName, findBid } from './bids.ts';
import { NONE, packFor, parseCard, setOf, size, widowSize } from './cards.ts';
import { buryCount } from './rules.ts';
import { type Call, type State, type TakenTrick, teamOf, tricksInDeal } from './state.ts';

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
    scores: v.optional(v.strictTuple([POINTS, POINTS]), [0, 0]),
    auction: v.optional(v.array(CALL), []),
    hands: v.optional(
      each(seats, v.array(v.pipe(cardBy(parseCard), v.picklist(packFor(seats))))),
      Array(seats).fill([]),
    ),
    leader: v.optional(seatOf(seats)),
    took: v.optional(
      each(seats, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tricksInDeal))),
      Array<number>(seats).fill(0),
    ),
  });

/** Reads a deal in which a call, a Nello partner's card, a burial or a lead is due. Hands of seats that do not move may be left empty. */
export function layOut({ standing: before }: State, given: Json): State | string {
  const { seats } = before;
  const position = readPosition(schemaFor(seats), given);
  if (typeof position === 'string') return position;
  const { phase, dealer, scores, auction, took } = position;
  const tricks = took.flatMap((n, winner) => Array<TakenTrick>(n).fill({ plays: [], named: null, winner }));
  const left = tricksInDeal - tricks.length;
  if (left < 1) return 'A position has at most nine tricks won.';
  const most = phase === 'bury' ? left + widowSize(seats) + 1 : left;
  const wrong = wrongCards(position.hands, [], 1, most);
  if (wrong !== null) return wrong;
  const hands = position.hands.map(setOf);
  const standing = { ...before, deals: position.deal, dealer, scores };
  const calls: Call[] = auction.map((bid, i) => ({ seat: (dealer + 1 + i) % seats, bid }));
  if (phase === 'bid') {
    if (calls.length >= seats) return 'The auction is over: phase "bid" needs a seat that has not called.';
    return { phase, standing, hands, widow: NONE, calls };
  }
  const contract = calls.length === seats ? contractOf(calls) : null;
  if (contract === null) return 'The auction has a call of every seat, and one of them a bid.';
  if (phase === 'give' && contract.out.length === 0) return 'A partner gives a card in Nello alone.';
  if (phase === 'give') return { phase, standing, hands, widow: NONE, contract };
  if (phase === 'bury') {
    const full = tricksInDeal + buryCount({ standing, contract });
    if (size(hands[contract.seat]!) !== full) return `The contractor buries out of ${full} cards.`;
    return { phase, standing, hands, widow: NONE, given: null, contract };
  }
  const leader = position.leader ?? contract.seat;
  if (contract.out.includes(leader)) return 'In Nello the partner does not lead.';
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
