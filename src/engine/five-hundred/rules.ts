import { combinations } from '../combinations.ts';
import type { Seat } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { BIDS, type BidName, bidOf, NO_TRUMP } from './bids.ts';
import { both, type Card, type Cards, cardsOf, formatCard, has, JOKER, NONE, suitOf } from './cards.ts';
import {
  type Bidding,
  type Burying,
  type Call,
  type Move,
  type Playing,
  type Position,
  type Refusal500,
  type Trick,
  teamOf,
} from './state.ts';
import { playable, suitCards, suitIn } from './trumps.ts';

/** Every function here takes a state, or a view of the seat it asks about. */
type AnyPosition = Position<null>;

/** The seat whose turn it is, or null between deals. */
export function turnOf(position: AnyPosition): Seat | null {
  switch (position.phase) {
    case 'bid':
      return (position.match.dealer + 1 + position.calls.length) % position.match.seats;
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

export function check(position: AnyPosition, seat: Seat, move: Move): Refusal500 | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return notNow('deal');
  const turn = turnOf(position)!;
  if (seat !== turn) return { rule: 'not-your-turn', turn: [turn] };
  const hand = position.hands[seat] ?? NONE;
  switch (position.phase) {
    case 'bid':
      if (move.kind === 'pass') return null;
      return move.kind === 'bid' ? checkBid(position, seat, move.bid) : notNow('bid');
    case 'give':
      if (move.kind !== 'give') return notNow('give');
      return has(hand, move.card) ? null : notHeld(move.card);
    case 'bury':
      return move.kind === 'bury'
        ? checkBury(position, move.cards)
        : { rule: 'not-now', due: 'bury', cards: buryCount(position) };
    case 'play':
      return move.kind === 'play' ? checkPlay(position, seat, move.card, move.suit) : notNow('play');
  }
}

/** The highest bid so far and who made it. */
export function standingBid(calls: readonly Call[]): { readonly seat: Seat; readonly bid: BidName } | null {
  for (let i = calls.length - 1; i >= 0; i--) {
    const { seat, bid } = calls[i]!;
    if (bid !== null) return { seat, bid };
  }
  return null;
}

function checkBid(position: Bidding<null>, seat: Seat, name: BidName): Refusal500 | null {
  if (name === 'nello') {
    const { rules, scores } = position.match;
    if (rules.nello === 'never') return { rule: 'nello-off' };
    const score = scores[teamOf(seat)];
    // Page: "A team may only bid Nello if they are in the negative score (below zero)".
    if (rules.nello === 'in-the-hole' && score >= 0) return { rule: 'nello-in-the-hole', score };
  }
  const standing = standingBid(position.calls);
  return standing === null || bidOf(name).rank > bidOf(standing.bid).rank
    ? null
    : { rule: 'bid-too-low', bid: name, standing: standing.bid, by: standing.seat };
}

/** How many cards the contractor buries: as many as there were in the widow. */
export const buryCount = ({ match, contract }: Burying<null>): number =>
  widowSize(match.seats) + (contract.out.length > 0 ? 1 : 0);
export const widowSize = (seats: number): number => (seats === 6 ? 3 : 5);

function checkBury(position: Burying<null>, cards: readonly Card[]): Refusal500 | null {
  const hand = position.hands[position.contract.seat] ?? NONE;
  for (const [i, card] of cards.entries()) {
    if (!has(hand, card)) return notHeld(card);
    if (cards.indexOf(card) < i) return { rule: 'same-card-twice', card: formatCard(card) };
  }
  const need = buryCount(position);
  return cards.length === need ? null : { rule: 'bury-count', need, named: cards.length };
}

function checkPlay(position: Playing<null>, seat: Seat, card: Card, suit: number | null): Refusal500 | null {
  const { trump } = position.contract;
  const hand = position.hands[seat] ?? NONE;
  if (!has(hand, card)) return notHeld(card);
  const led = ledSuit(position.trick, trump);
  if (!has(playable(hand, led, trump, jokerAnytime(position)), card)) {
    return {
      rule: 'follow-suit',
      suit: led!,
      trump,
      card: formatCard(card),
      disguised: disguised(hand, led!, trump),
    };
  }
  const mustName = led === null && namesSuit(card, trump);
  if (mustName && suit === null) return { rule: 'name-a-suit' };
  return !mustName && suit !== null ? { rule: 'no-suit-to-name', card: formatCard(card) } : null;
}

/** When a hand can follow only with the left bower or the Joker: those cards, for the sentence. */
function disguised(hand: Cards, led: number, trump: number): string[] {
  const following = cardsOf(both(hand, suitCards(led, trump)));
  return following.some((card) => suitOf(card) === led) ? [] : following.map(formatCard);
}

const notHeld = (card: Card): Refusal500 => ({ rule: 'not-held', card: formatCard(card) });
const notNow = (due: 'deal' | 'bid' | 'give' | 'play'): Refusal500 => ({ rule: 'not-now', due });

/** The suit to follow (0 to 3, trumps include Joker and left bower), or null when a lead is due. */
export function ledSuit(trick: Trick, trump: number): number | null {
  const lead = trick.plays[0];
  return lead === undefined ? null : (trick.named ?? suitIn(lead.card, trump));
}

/** Does leading this card name a suit? */
export const namesSuit = (card: Card, trump: number): boolean => card === JOKER && trump === NO_TRUMP;

export const jokerAnytime = (position: AnyPosition): boolean =>
  position.match.rules.jokerNoTrump === 'anytime';

/** The cards of a seat that may be played now, in canonical order; none when it is not that seat's turn to play. */
export function legalCards(position: AnyPosition, seat: Seat): Card[] {
  if (position.phase !== 'play' || position.turn !== seat) return [];
  const { contract, trick } = position;
  const hand = position.hands[seat] ?? NONE;
  return cardsOf(playable(hand, ledSuit(trick, contract.trump), contract.trump, jokerAnytime(position)));
}

export function* moves(position: AnyPosition, seat: Seat): Generator<Move> {
  if (seat !== turnOf(position)) return;
  switch (position.phase) {
    case 'bid':
      for (const { name } of BIDS)
        if (checkBid(position, seat, name) === null) yield { kind: 'bid', bid: name };
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

/** A legal move drawn at random: a burial without listing the thousands that there are. */
export function sample(position: AnyPosition, seat: Seat, random: Random): Move {
  if (position.phase !== 'bury') return pick([...moves(position, seat)], random);
  const cards = shuffled(cardsOf(position.hands[seat] ?? NONE), random).slice(0, buryCount(position));
  return { kind: 'bury', cards: cards.sort((a, b) => a - b) };
}
