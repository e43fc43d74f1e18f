import { type Card, CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import { type CardSet, EMPTY, has, ranksOf, remove, size } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, POINTED, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import {
  type Hidden,
  heldBy,
  type PlayPhase,
  receiverOf,
  SEATS,
  tricksOf,
} from '../../engine/gongzhu/state.ts';
import { ledCard, seatsOf, winnerOf } from '../../engine/trick.ts';

export const SUITS = 4;
export const PIG_RANK = rankOf(PIG);
export const GOAT_RANK = rankOf(GOAT);
export const TEN_RANK = rankOf(TEN_OF_CLUBS);
/** All thirteen ranks of a suit. */
export const ALL = 0x1fff;
/** The index of a seat's ranks of a suit in the arrays of a `DealSim`. */
export const at = (seat: Seat, suit: number): number => seat * SUITS + suit;

/**
 * A deal in play, in arrays that are changed in place. What a seat knows is carried along from card to card, so a search plays a
 * deal to its end many times faster than with the engine's states. Ranks of a suit are 13 bits, as in `ranksOf`.
 */
export interface DealSim {
  /** What each seat still holds, see `at`; nothing where that is hidden. */
  readonly hands: number[];
  /** The ranks that each seat may have held, by what play has shown to everybody; cards that it has played are included. */
  readonly may: number[];
  /** What each seat gave away, as far as it is known. */
  readonly gifts: number[];
  /** To whom each seat gave it. */
  readonly receivers: BySeat<Seat>;
  /** What has been played, by suit. */
  readonly gone: number[];
  /** Points that each seat has taken, the 10♣ left out, and the hearts among them. */
  readonly points: number[];
  readonly hearts: number[];
  /** Who has taken the Goat and the 10♣; -1 for nobody. */
  goat: Seat;
  ten: Seat;
  /** This is the first trick. */
  first: boolean;
  /** Cards in the hand of who is to play. */
  left: number;
  turn: Seat;
  /** Cards that lie on the table, by seat; -1 for none. */
  readonly trick: number[];
  /** How many, 0 to 3. */
  count: number;
  /** The card led, who is winning and with what; of the last trick, or none (-1), while nothing lies on the table. */
  led: Card;
  winner: Seat;
  winning: Card;
}

/** Simulates a deal in play: from a state with all hands, from a view with those that it shows. */
export function simOf(position: PlayPhase<Hidden>): DealSim {
  const { deal, turn, trick, taken, played } = position;
  const held = [0, 1, 2, 3].map((seat) => heldBy(position, seat));
  const winner = winnerOf(trick, power);
  const sim: DealSim = {
    hands: bySuit(held),
    may: Array<number>(SEATS * SUITS).fill(ALL),
    gifts: bySuit(deal.gifts),
    receivers: [0, 1, 2, 3].map((seat) => receiverOf(deal, seat)),
    gone: bySuit([played]),
    points: Array.from(taken, (cards) => pointsOf(remove(cards, TEN_OF_CLUBS))),
    hearts: Array.from(taken, (cards) => ranksOf(cards, HEARTS)),
    goat: taken.findIndex((cards) => has(cards, GOAT)),
    ten: taken.findIndex((cards) => has(cards, TEN_OF_CLUBS)),
    first: position.past === null,
    left: size(held[turn] ?? EMPTY),
    turn,
    trick: trick.cards.map((card) => card ?? -1),
    count: seatsOf(trick).length,
    led: ledCard(trick) ?? -1,
    winner,
    winning: trick.cards[winner] ?? -1,
  };
  let broken = false;
  for (const past of tricksOf(position)) {
    const led = ledCard(past);
    for (let step = 0; led !== null && step < SEATS; step++) {
      const seat = (past.leader + step) & 3;
      const card = past.cards[seat]!;
      if (card === null) break;
      notice(sim.may, seat, card, led, broken, past === trick && sim.first);
      broken ||= suitOf(card) === HEARTS;
    }
  }
  return sim;
}

/** Ranks by seat and suit, see `at`. */
function bySuit(sets: BySeat<CardSet | null>): number[] {
  const ranks = Array<number>(sets.length * SUITS).fill(0);
  for (let seat = 0; seat < sets.length; seat++) {
    const set = sets[seat];
    if (set) for (let suit = 0; suit < SUITS; suit++) ranks[at(seat, suit)] = ranksOf(set, suit);
  }
  return ranks;
}

/** Pig, Goat and hearts, by suit. */
const POINTED_RANKS = bySuit([POINTED]);

/** Notes what a played card tells everybody of the hand that it came from. `broken`: hearts were broken before it. */
function notice(may: number[], seat: Seat, card: Card, led: Card, broken: boolean, first: boolean): void {
  const suit = suitOf(card);
  if (card === led) {
    // A heart led before hearts are broken comes from a hand of nothing else.
    if (suit === HEARTS && !broken)
      may[at(seat, CLUBS)] = may[at(seat, DIAMONDS)] = may[at(seat, SPADES)] = 0;
  } else if (suit !== suitOf(led)) {
    may[at(seat, suitOf(led))] = 0;
    // A pointed card falls on the first trick only from a hand of nothing else.
    if (first && has(POINTED, card))
      for (let other = 0; other < SUITS; other++) may[at(seat, other)]! &= POINTED_RANKS[other]!;
  }
}

/** The seat that is to act plays this card. Expects a legal one. */
export function applyMove(sim: DealSim, card: Card): void {
  const { turn: seat, gone } = sim;
  const suit = suitOf(card);
  const bit = 1 << rankOf(card);
  if (sim.count === 0) {
    sim.led = card;
    sim.winner = seat;
    sim.winning = card;
  } else if (suit === suitOf(sim.led) && card > sim.winning) {
    sim.winner = seat;
    sim.winning = card;
  }
  notice(sim.may, seat, card, sim.led, gone[HEARTS] !== 0, sim.first);
  sim.hands[at(seat, suit)]! &= ~bit;
  gone[suit]! |= bit;
  sim.trick[seat] = card;
  sim.count++;
  sim.turn = (seat + 1) & 3;
  if (sim.count === SEATS) closeTrick(sim);
}

function closeTrick(sim: DealSim): void {
  const { trick, winner } = sim;
  for (let seat = 0; seat < SEATS; seat++) {
    const card = trick[seat]!;
    sim.points[winner]! += CARD_POINTS[card]!;
    if (suitOf(card) === HEARTS) sim.hearts[winner]! |= 1 << rankOf(card);
    else if (card === GOAT) sim.goat = winner;
    else if (card === TEN_OF_CLUBS) sim.ten = winner;
    trick[seat] = -1;
  }
  sim.count = 0;
  sim.first = false;
  sim.left--;
  sim.turn = winner;
}

/** The ranks of a suit that another seat may hold, as far as `me` knows. */
export function mayHold(
  { may, gone, hands, gifts, receivers }: DealSim,
  me: Seat,
  seat: Seat,
  suit: number,
): number {
  const given = receivers[me] === seat ? 0 : gifts[at(me, suit)]!;
  return may[at(seat, suit)]! & ~(gone[suit]! | hands[at(me, suit)]! | given);
}

/** The ranks of a suit that a seat neither holds nor has seen played. */
export const unseenBy = ({ gone, hands }: DealSim, me: Seat, suit: number): number =>
  ALL & ~(gone[suit]! | hands[at(me, suit)]!);

/** What a moon adds to each of the others, and with the 10♣. */
const MOON = 200;
const MOON_DOUBLED = 400;

/** What a deal adds to a seat, once all its cards are played: see `scoreDeal`. */
export function pointsAtEnd(sim: DealSim, seat: Seat): number {
  const doubled = sim.ten === seat ? 2 : 1;
  for (let shooter = 0; shooter < SEATS; shooter++) {
    if (sim.hearts[shooter] !== ALL) continue;
    if (seat === shooter) return sim.goat === seat ? CARD_POINTS[GOAT]! * doubled : 0;
    return sim.points[seat]! * doubled + (sim.ten === shooter ? MOON_DOUBLED : MOON);
  }
  return sim.points[seat]! * doubled;
}
