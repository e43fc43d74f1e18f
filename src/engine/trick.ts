import { type Card, card, formatCard } from './card.ts';
import type { BySeat, Seat } from './game.ts';

/** A trick of a four-handed game: each seat's card, null before its turn. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: BySeat<Card | null>;
}

const NO_CARDS: BySeat<Card | null> = [null, null, null, null];

export const newTrick = (leader: Seat): Trick => ({ leader, cards: NO_CARDS });

/** The card that was led, or null before the lead. */
export const ledCard = (trick: Trick): Card | null => trick.cards[trick.leader]!;

/** The trick with one more card. */
export const addCard = (trick: Trick, seat: Seat, card: Card): Trick => ({
  leader: trick.leader,
  cards: withSeat(trick.cards, seat, card),
});

/** Four values with one seat's replaced; written out, since it happens at every play. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy: T[] = [values[0] as T, values[1] as T, values[2] as T, values[3] as T];
  copy[seat] = value;
  return copy;
}

/** The seat that plays next. If that is the leader, the trick is full. */
export const nextSeat = (seat: Seat): Seat => (seat + 1) & 3;

/** The seats that have played to the trick, in order of play. */
export const seatsOf = (trick: Trick): Seat[] =>
  [0, 1, 2, 3].map((turn) => (trick.leader + turn) & 3).filter((seat) => trick.cards[seat] !== null);

/** The seat with the most powerful card, given the card led; of equal ones the earlier. Before the lead, the leader. */
export function winnerOf(trick: Trick, power: (card: Card, led: Card) => number): Seat {
  const led = ledCard(trick);
  let winner = trick.leader;
  if (led === null) return winner;
  let best = power(led, led);
  for (let turn = 1; turn < 4; turn++) {
    const seat = (trick.leader + turn) & 3;
    const card = trick.cards[seat]!;
    if (card === null) continue;
    const strength = power(card, led);
    if (strength > best) {
      best = strength;
      winner = seat;
    }
  }
  return winner;
}

/** A seat's play to a trick in facts of every game: canonical card texts, one in a game of single cards. */
export interface TrickPlay {
  readonly seat: Seat;
  readonly cards: readonly string[];
}

/** A trick as a fact has it, in order of play. */
export const playsOf = (trick: Trick): TrickPlay[] =>
  seatsOf(trick).map((seat) => ({ seat, cards: [formatCard(trick.cards[seat]!)] }));

/** Undoes `playsOf`. Expects at least one play. */
export const trickOf = (plays: readonly TrickPlay[]): Trick =>
  plays.reduce((trick, { seat, cards }) => addCard(trick, seat, card(cards[0]!)), newTrick(plays[0]!.seat));
