import type { BySeat, Seat, TableSetup } from '../game.ts';
import { checkBid, contractOf } from './auction.ts';
import {
  type Card,
  type Cards,
  formatCard,
  has,
  minus,
  NONE,
  remove,
  setOf,
  textsOf,
  union,
  widowSize,
} from './cards.ts';
import { houseRulesOf } from './house-rules.ts';
import { resultOf, type Takings, winningTeam } from './score.ts';
import {
  type BidPhase,
  type BuryPhase,
  type Call,
  type Contract,
  type GivePhase,
  type Hidden,
  type Move,
  type PlayPhase,
  type Position,
  type Refusal,
  type Standing,
  type State,
  seatsOf,
  type TakenTrick,
  type Trick,
  teamOf,
  tricksInDeal,
} from './state.ts';
import { checkPlay, nextToPlay, playersIn, winningPlay } from './trick.ts';

export function start(table: TableSetup): State {
  const standing: Standing = {
    seats: table.seats,
    rules: houseRulesOf(table),
    deals: 0,
    // The last seat deals first, so that seat 0 bids first.
    dealer: table.seats - 1,
    scores: [0, 0],
    results: [],
    winners: null,
  };
  return { phase: 'deal', standing };
}

/** Page: tradition deals 3, 4, 3 cards at a time, with three cards to the widow after the first round and two after the second. */
export function deal(state: State, deck: readonly Card[]): State {
  const { standing } = state;
  const { seats, dealer } = standing;
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  const widow: Card[] = [];
  let next = 0;
  const packet = (to: Card[], count: number): void => {
    to.push(...deck.slice(next, next + count));
    next += count;
  };
  const round = (count: number): void => {
    for (let i = 1; i <= seats; i++) packet(hands[(dealer + i) % seats]!, count);
  };
  round(3);
  packet(widow, 3);
  round(4);
  packet(widow, widowSize(seats) - 3);
  round(3);
  return {
    phase: 'bid',
    standing: { ...standing, deals: standing.deals + 1 },
    hands: hands.map(setOf),
    widow: setOf(widow),
    calls: [],
  };
}

/** The seat whose turn it is, or null between deals. */
export function turnOf(position: Position): Seat | null {
  switch (position.phase) {
    case 'bid':
      return (position.standing.dealer + 1 + position.calls.length) % position.standing.seats;
    case 'give':
      return position.contract.out[0]!;
    case 'bury':
      return position.contract.seat;
    case 'play':
      return position.turn;
    default:
      return null;
  }
}

export function toAct(position: Position): readonly Seat[] {
  const turn = turnOf(position);
  return turn === null ? [] : [turn];
}

export function check(position: Position, seat: Seat, move: Move): Refusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return notNow('deal');
  const turn = turnOf(position)!;
  if (seat !== turn) return { rule: 'not-your-turn', turn: [turn] };
  switch (position.phase) {
    case 'bid':
      if (move.kind === 'pass') return null;
      return move.kind === 'bid' ? checkBid(position, seat, move.bid) : notNow('bid');
    case 'give':
      if (move.kind !== 'give') return notNow('give');
      return has(position.hands[seat] ?? NONE, move.card) ? null : notHeld(move.card);
    case 'bury':
      return move.kind === 'bury'
        ? checkBury(position, move.cards)
        : { rule: 'not-now', due: 'bury', cards: buryCount(position) };
    case 'play':
      return move.kind === 'play' ? checkPlay(position, seat, move.card, move.suit) : notNow('play');
  }
}

/** Number of cards that the contractor buries: the widow's and, in Nello, the partner's card. */
export const buryCount = ({ standing, contract }: Pick<PlayPhase<Hidden>, 'standing' | 'contract'>): number =>
  widowSize(standing.seats) + (contract.out.length > 0 ? 1 : 0);

function checkBury(position: BuryPhase<Hidden>, cards: readonly Card[]): Refusal | null {
  const hand = position.hands[position.contract.seat] ?? NONE;
  for (const [i, card] of cards.entries()) {
    if (!has(hand, card)) return notHeld(card);
    if (cards.indexOf(card) < i) return { rule: 'same-card-twice', card: formatCard(card) };
  }
  const need = buryCount(position);
  return cards.length === need ? null : { rule: 'bury-count', need, named: cards.length };
}

const notNow = (due: 'deal' | 'bid' | 'give' | 'play'): Refusal => ({ rule: 'not-now', due });
const notHeld = (card: Card): Refusal => ({ rule: 'not-held', card: formatCard(card) });

/** Makes a move that `check` allows. */
export function play(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'play' && move.kind === 'play') return playCard(state, seat, move.card, move.suit);
  if (state.phase === 'bid' && move.kind === 'bid') return call(state, { seat, bid: move.bid });
  if (state.phase === 'bid' && move.kind === 'pass') return call(state, { seat, bid: null });
  if (state.phase === 'give' && move.kind === 'give') return give(state, seat, move.card);
  if (state.phase === 'bury' && move.kind === 'bury') return bury(state, setOf(move.cards));
  throw new RangeError(`${move.kind} is not a move of phase ${state.phase}`);
}

function call(state: BidPhase, said: Call): State {
  const { standing, hands, widow } = state;
  const calls = [...state.calls, said];
  if (calls.length < standing.seats) return { phase: 'bid', standing, hands, widow, calls };
  const contract = contractOf(calls);
  // Page: if everyone passes the hand is aborted, and the dealer deals again.
  if (contract === null)
    return settle(
      standing,
      null,
      0,
      { took: hands.map(() => 0), widow: textsOf(widow), buried: [] },
      standing.dealer,
    );
  return contract.bid === 'nello'
    ? { phase: 'give', standing, hands, widow, contract }
    : takeWidow(standing, hands, contract, widow, null);
}

function give(state: GivePhase, seat: Seat, card: Card): State {
  const hands = withHand(state.hands, seat, remove(state.hands[seat]!, card));
  return takeWidow(state.standing, hands, state.contract, union(state.widow, setOf([card])), card);
}

function takeWidow(
  standing: Standing,
  hands: BySeat<Cards>,
  contract: Contract,
  widow: Cards,
  given: Card | null,
): BuryPhase {
  const taken = withHand(hands, contract.seat, union(hands[contract.seat]!, widow));
  return { phase: 'bury', standing, hands: taken, widow, given, contract };
}

function bury(state: BuryPhase, buried: Cards): State {
  const { standing, contract, widow, given } = state;
  return {
    phase: 'play',
    standing,
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

const NEW_TRICK: Trick = { plays: [], named: null };

function playCard(state: PlayPhase, seat: Seat, card: Card, suit: number | null): State {
  const { standing, contract, aside, trick } = state;
  const hands = withHand(state.hands, seat, remove(state.hands[seat]!, card));
  const plays = [...trick.plays, { seat, card }];
  const named = plays.length === 1 ? suit : trick.named;
  if (plays.length < playersIn(state)) {
    const { tricks, taken } = state;
    const turn = nextToPlay(state, seat);
    return { phase: 'play', standing, hands, contract, aside, turn, trick: { plays, named }, tricks, taken };
  }
  const winner = winningPlay({ plays, named }, contract.trump)!.seat;
  const tricks: readonly TakenTrick[] = [...state.tricks, { plays, named, winner }];
  const taken = state.taken + (teamOf(winner) === teamOf(contract.seat) ? 1 : 0);
  if (tricks.length === tricksInDeal) {
    const took = Array<number>(standing.seats).fill(0);
    for (const done of tricks) took[done.winner]!++;
    const played = { took, widow: textsOf(aside.widow), buried: textsOf(aside.buried) };
    return settle(standing, contract, taken, played, (standing.dealer + 1) % standing.seats);
  }
  return { phase: 'play', standing, hands, contract, aside, turn: winner, trick: NEW_TRICK, tricks, taken };
}

/** Ends a deal in which the contractors won this many tricks; `dealer` deals the next one. */
function settle(
  before: Standing,
  contract: Contract | null,
  tricks: number,
  played: Takings,
  dealer: Seat,
): State {
  const { seats, rules, deals } = before;
  const result = resultOf(before, contract, tricks, played);
  const scores = [before.scores[0] + result.points[0]!, before.scores[1] + result.points[1]!] as const;
  const winner = winningTeam(scores, rules.target, result.contractor);
  const winners = winner === null ? null : seatsOf(winner, seats);
  const results = [...before.results, result];
  const standing: Standing = { seats, rules, deals, dealer, scores, results, winners };
  return { phase: winners === null ? 'deal' : 'over', standing };
}

function withHand(hands: BySeat<Cards>, seat: Seat, hand: Cards): BySeat<Cards> {
  const changed = hands.slice();
  changed[seat] = hand;
  return changed;
}
