import { lowestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { type Card, JOKER, PACKS, packSet } from '../../engine/five-hundred/cards.ts';
import { type Hidden, type PlayPhase, teamOf, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { ledSuit, nextToPlay, playersIn, winningPlay } from '../../engine/five-hundred/trick.ts';
import { strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import { shownVoids } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';

/** The number of suits once trumps are known; in No-Trump the Joker is the fifth. */
export const SUITS = 5;
/** Cards by suit, as bits by height. */
export type BySuit = number[];
const noCards = (): BySuit => [0, 0, 0, 0, 0];

/**
 * A card once trumps are known: its suit × 32 plus its height, 0 to 18 (`strengthIn`, also of trumps from 0). Cards of a suit are bits by height, so
 * a shift finds those higher, lower or between.
 */
export type Spot = number;
export const suitAt = (spot: Spot): number => spot >> 5;
export const heightAt = (spot: Spot): number => spot & 31;
export const spotAt = (suit: number, height: number): Spot => (suit << 5) | height;

const SPOTS = [0, 1, 2, 3, NO_TRUMP].map((trump) =>
  Uint8Array.from({ length: JOKER + 1 }, (_, card) =>
    spotAt(suitIn(card, trump), strengthIn(card, trump) & 31),
  ),
);
const CARDS = SPOTS.map((spots) => {
  const cards = new Uint8Array(SUITS * 32);
  for (const card of PACKS[6]) cards[spots[card]!] = card;
  return cards;
});

export const spotOf = (card: Card, trump: number): Spot => SPOTS[trump]![card]!;
export const cardAt = (spot: Spot, trump: number): Card => CARDS[trump]![spot]!;

/** A deal in play, in arrays that are changed in place. It keeps what plays have shown, so it plays on many times faster than the engine. */
export interface FiveHundredSim {
  readonly trump: number;
  readonly contractor: Seat;
  readonly nello: boolean;
  /** Without trumps, may a Joker be played at any time? */
  readonly anytime: boolean;
  /** The next player after each seat, and the number of players. */
  readonly next: readonly Seat[];
  readonly players: number;
  /** Each seat's cards, by suit; empty if hidden. */
  readonly hands: readonly BySuit[];
  /** All cards of the deal, the played ones, and those that the contractor buried, by suit. */
  readonly pack: BySuit;
  readonly gone: BySuit;
  readonly buried: BySuit;
  /** The suits, as bits, that each seat has shown to be out of. */
  readonly voids: number[];
  /** Tricks still to play, and tricks that the contractors have won. */
  left: number;
  taken: number;
  turn: Seat;
  /** Cards on the table. */
  count: number;
  /** The suit led, the winning seat and its card. Between tricks: those of the last trick. */
  led: number;
  winner: Seat;
  best: Spot;
}

/** Simulates a deal in play: from a state with all hands, or from a view with the hands that it shows. */
export function simOf(position: PlayPhase<Hidden>): FiveHundredSim {
  const { standing, contract, hands, aside, turn, trick, tricks, taken } = position;
  const { trump } = contract;
  const best = winningPlay(trick, trump);
  const gone = noCards();
  const put = (card: Card): void => {
    const spot = spotOf(card, trump);
    gone[suitAt(spot)]! |= 1 << heightAt(spot);
  };
  for (const { plays } of tricks) for (const { card } of plays) put(card);
  for (const { card } of trick.plays) put(card);
  return {
    trump,
    contractor: contract.seat,
    nello: contract.bid === 'nello',
    anytime: standing.rules.jokerNoTrump === 'anytime',
    next: hands.map((_, seat) => nextToPlay(position, seat)),
    players: playersIn(position),
    hands: hands.map((hand) => bySuit(hand, trump)),
    pack: bySuit(packSet(standing.seats), trump),
    gone,
    buried: bySuit(aside.buried, trump),
    voids: shownVoids(position),
    left: tricksInDeal - tricks.length,
    taken,
    turn,
    count: trick.plays.length,
    led: ledSuit(trick, trump) ?? 0,
    winner: best?.seat ?? turn,
    best: best ? spotOf(best.card, trump) : 0,
  };
}

function bySuit(set: Hidden, trump: number): BySuit {
  const found = noCards();
  if (set === null) return found;
  const spots = SPOTS[trump]!;
  const put = (card: Card): void => {
    const spot = spots[card]!;
    found[suitAt(spot)]! |= 1 << heightAt(spot);
  };
  for (let bits = set.low; bits !== 0; bits &= bits - 1) put(lowestBit(bits));
  for (let bits = set.high; bits !== 0; bits &= bits - 1) put(32 + lowestBit(bits));
  if (set.joker === 1) put(JOKER);
  return found;
}

/** Does a card beat the best one so far? That is a trump, or of the suit led. */
const beats = (spot: Spot, best: Spot, trump: number): boolean =>
  suitAt(spot) === suitAt(best) ? spot > best : suitAt(spot) === trump;

/** Plays a legal card of the seat to act. `named`: the suit that a Joker led without trumps names, else null. */
export function applyMove(sim: FiveHundredSim, spot: Spot, named: number | null): void {
  const { turn: seat, trump, hands, gone } = sim;
  const suit = suitAt(spot);
  const bit = 1 << heightAt(spot);
  hands[seat]![suit]! &= ~bit;
  gone[suit]! |= bit;
  if (sim.count === 0) {
    sim.led = named ?? suit;
    sim.winner = seat;
    sim.best = spot;
  } else {
    // A player who does not follow suit is out of it, except with a Joker that may be played at any time.
    if (suit !== sim.led && !(sim.anytime && suit === NO_TRUMP)) sim.voids[seat]! |= 1 << sim.led;
    if (beats(spot, sim.best, trump)) {
      sim.winner = seat;
      sim.best = spot;
    }
  }
  sim.count++;
  if (sim.count < sim.players) {
    sim.turn = sim.next[seat]!;
    return;
  }
  sim.count = 0;
  sim.left--;
  sim.turn = sim.winner;
  if (teamOf(sim.winner) === teamOf(sim.contractor)) sim.taken++;
}
