import type { BySeat, Seat, Table } from '../game.ts';
import { bidOf, trumpOf } from './bids.ts';
import { type Card, type Cards, minus, remove, setOf, union } from './cards.ts';
import { ledSuit, standingBid, widowSize } from './rules.ts';
import { resultOf, winnerOf } from './score.ts';
import {
  type Bidding,
  type Burying,
  type Call,
  type Contract,
  type Giving,
  type Match,
  type Move,
  type Play,
  type Playing,
  type Rules,
  type State,
  type TakenTrick,
  teamOf,
  tricksInDeal,
} from './state.ts';
import { beats } from './trumps.ts';

export function start(table: Table): State {
  const match: Match = {
    seats: table.seats,
    rules: table.options as Rules,
    deal: 0,
    // The last seat deals first, so that seat 0 bids first.
    dealer: table.seats - 1,
    scores: [0, 0],
    results: [],
  };
  return { phase: 'deal', match };
}

/** Page: tradition deals 3, 4, 3 cards at a time, with three cards to the widow after the first round and two after the second. */
export function deal(state: State, deck: readonly Card[]): State {
  const { match } = state;
  const hands: Card[][] = Array.from({ length: match.seats }, () => []);
  const widow: Card[] = [];
  let next = 0;
  const packet = (to: Card[], count: number): void => {
    to.push(...deck.slice(next, next + count));
    next += count;
  };
  const round = (count: number): void => {
    for (let i = 1; i <= match.seats; i++) packet(hands[(match.dealer + i) % match.seats]!, count);
  };
  round(3);
  packet(widow, 3);
  round(4);
  packet(widow, widowSize(match.seats) - 3);
  round(3);
  return {
    phase: 'bid',
    match: { ...match, deal: match.deal + 1 },
    hands: hands.map(setOf),
    widow: setOf(widow),
    calls: [],
  };
}

/** Expects a move that `check` lets pass. */
export function play(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'play' && move.kind === 'play') return playCard(state, seat, move.card, move.suit);
  if (state.phase === 'bid' && move.kind === 'bid') return call(state, { seat, bid: move.bid });
  if (state.phase === 'bid' && move.kind === 'pass') return call(state, { seat, bid: null });
  if (state.phase === 'give' && move.kind === 'give') return give(state, seat, move.card);
  if (state.phase === 'bury' && move.kind === 'bury') return bury(state, setOf(move.cards));
  throw new RangeError(`${move.kind} is not a move of phase ${state.phase}`);
}

function call(state: Bidding<never>, said: Call): State {
  const { match, hands, widow } = state;
  const calls = [...state.calls, said];
  if (calls.length < match.seats) return { phase: 'bid', match, hands, widow, calls };
  const best = standingBid(calls);
  // Page: if everyone passes the hand is aborted, and the dealer deals again.
  if (best === null) return settle(match, null, 0, match.dealer);
  const { seat, bid } = best;
  const contract: Contract = {
    bid,
    seat,
    trump: trumpOf(bidOf(bid)),
    out: bid === 'nello' ? partnersOf(seat, match.seats) : [],
    calls,
  };
  return bid === 'nello'
    ? { phase: 'give', match, hands, widow, contract }
    : takeWidow(match, hands, contract, widow, null);
}

/** In order of play. */
export const partnersOf = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats / 2 - 1 }, (_, i) => (seat + 2 * (i + 1)) % seats);

function give(state: Giving<never>, seat: Seat, card: Card): State {
  const given = setOf([card]);
  const hands = withHand(state.hands, seat, minus(state.hands[seat]!, given));
  return takeWidow(state.match, hands, state.contract, union(state.widow, given), card);
}

function takeWidow(
  match: Match,
  hands: BySeat<Cards>,
  contract: Contract,
  widow: Cards,
  given: Card | null,
): Burying<never> {
  const taken = withHand(hands, contract.seat, union(hands[contract.seat]!, widow));
  return { phase: 'bury', match, hands: taken, widow, given, contract };
}

function bury(state: Burying<never>, buried: Cards): State {
  const { match, contract, widow, given } = state;
  return {
    phase: 'play',
    match,
    hands: withHand(state.hands, contract.seat, minus(state.hands[contract.seat]!, buried)),
    contract,
    aside: { widow, given, buried },
    // Page: "Once ready, the Contractor leads".
    turn: contract.seat,
    trick: NEW_TRICK,
    tricks: [],
    taken: 0,
  };
}

const NEW_TRICK = { plays: [], named: null };

function playCard(state: Playing<never>, seat: Seat, card: Card, suit: number | null): State {
  const { match, contract, aside, trick } = state;
  const hands = withHand(state.hands, seat, remove(state.hands[seat]!, card));
  const plays = [...trick.plays, { seat, card }];
  const named = plays.length === 1 ? suit : trick.named;
  if (plays.length < match.seats - contract.out.length) {
    const { tricks, taken } = state;
    const turn = nextToPlay(seat, match, contract);
    return { phase: 'play', match, hands, contract, aside, turn, trick: { plays, named }, tricks, taken };
  }
  const winner = winningPlay({ plays, named }, contract.trump)!.seat;
  const tricks: readonly TakenTrick[] = [...state.tricks, { plays, named, winner }];
  const taken = state.taken + (teamOf(winner) === teamOf(contract.seat) ? 1 : 0);
  if (tricks.length === tricksInDeal) return settle(match, contract, taken, (match.dealer + 1) % match.seats);
  return { phase: 'play', match, hands, contract, aside, turn: winner, trick: NEW_TRICK, tricks, taken };
}

function nextToPlay(seat: Seat, match: Match, contract: Contract): Seat {
  let next = (seat + 1) % match.seats;
  while (contract.out.includes(next)) next = (next + 1) % match.seats;
  return next;
}

/** The play that wins a trick as it stands, or null before the lead. */
export function winningPlay(trick: Pick<TakenTrick, 'plays' | 'named'>, trump: number): Play | null {
  const led = ledSuit(trick, trump);
  let best = trick.plays[0];
  if (led === null || best === undefined) return null;
  for (const play of trick.plays) if (beats(play.card, best.card, led, trump)) best = play;
  return best;
}

function settle(match: Match, contract: Contract | null, tricks: number, dealer: Seat): State {
  const result = resultOf(match, contract, tricks);
  const after: Match = {
    seats: match.seats,
    rules: match.rules,
    deal: match.deal,
    dealer,
    scores: [match.scores[0] + result.points[0]!, match.scores[1] + result.points[1]!],
    results: [...match.results, result],
  };
  return { phase: winnerOf(after) === null ? 'deal' : 'over', match: after };
}

function withHand(hands: BySeat<Cards>, seat: Seat, hand: Cards): BySeat<Cards> {
  const changed = hands.slice();
  changed[seat] = hand;
  return changed;
}
