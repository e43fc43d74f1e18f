import { type Card, SUITS } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { format, POINTS } from '../../engine/shengji/cards.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { cardNames, type Meanings, names, unwanted, vocabulary, wanted } from '../adviser/vocabulary.ts';
import type { Comparison } from '../adviser/wording.ts';
import type { ShengjiSim } from './sim.ts';
import { planWords } from './words.ts';

/** Kinds of events, with a card of the player's own, a plain suit, or a seat. */
type ShengjiEvent =
  /** The player wins points in a trick with the card; wins a trick with equal or neighbouring cards, of which it is the highest. */
  | 'wins'
  | 'together'
  /** The player ruffs a trick of the suit and wins points. */
  | 'ruffs'
  /** The card has points, and goes to a trick of the player's side; of the other side. */
  | 'feeds'
  | 'gives'
  /** The player's side wins the trick of the judged move; the last trick. */
  | 'now'
  | 'last'
  /** The seat is in the House at the end; is not in it. */
  | 'joins'
  | 'apart';

const MEANINGS: Meanings<ShengjiEvent> = {
  wins(card, about) {
    const [name, isPlayed] = [nameOf(card, about), names(about.best, format(card))];
    if (names(about.other, format(card)) && !isPlayed)
      return wanted(0, (often) => planWords.isKept(name, often));
    return wanted(isPlayed ? 1 : 0.5, (often) => planWords.wins(name, often));
  },
  together: (card, about) =>
    names(about.best, format(card))
      ? null
      : wanted(0.2, (often) => planWords.together(nameOf(card, about), often)),
  ruffs: (suit, about) => wanted(0.2, (often) => planWords.ruffs(about.speaker.suit(SUITS[suit]!), often)),
  feeds: (card, about) =>
    wanted(nearness(card, about), (often) => planWords.feeds(nameOf(card, about), often)),
  gives: (card, about) =>
    unwanted(nearness(card, about), (often) => planWords.gives(nameOf(card, about), often)),
  now: () => wanted(1, planWords.now, ['trick']),
  last: () => wanted(0.3, planWords.last, ['last']),
  joins: (seat, { seat: me, speaker }) =>
    seat === me
      ? wanted(0, planWords.youJoin)
      : wanted(0.8, (often) => planWords.joins(speaker.seat(seat), often)),
  apart: (seat, { seat: me, speaker }) =>
    seat === me
      ? wanted(0, planWords.youStayOut)
      : wanted(0.8, (often) => planWords.staysOut(speaker.seat(seat), often)),
};

export const { eventOf, planOf } = vocabulary(MEANINGS);

const nameOf = cardNames(format);

/** The rank of a plan about a card. A card that neither move plays says less. */
const nearness = (card: Card, { best, other }: Comparison): number =>
  [best, other].some((move) => names(move, format(card))) ? 0.2 : 0.7;

/** A finished trick: its winner, its points, and the player's part in it. */
export interface Taken {
  readonly seat: Seat;
  readonly points: number;
  /** The plain suit led; −1 for trumps. */
  readonly suit: number;
  /** The player's cards in it, each kind once; and its winning card, whether one of several, and whether a trump. */
  readonly own: readonly Card[];
  readonly best: Card;
  readonly isGroup: boolean;
  readonly isTrump: boolean;
}

/** Returns the complete trick. `own`: the player's cards in it. */
export function takenIn(
  { order, winner, stake, suit, best, size, length }: ShengjiSim,
  own: readonly Card[],
): Taken {
  return {
    seat: winner,
    points: stake,
    suit: suit === TRUMPS ? -1 : suit,
    own,
    best: order.lie.order[best]!,
    isGroup: size * length > 1,
    isTrump: order.suits[best] === TRUMPS,
  };
}

/** Returns the events of a deal for a player. `isHouse`: is the seat in the House at the end? */
export function eventsIn(
  tricks: readonly Taken[],
  me: Seat,
  seats: readonly Seat[],
  isHouse: (seat: Seat) => boolean,
): number[] {
  const events = seats.map((seat) => eventOf(isHouse(seat) ? 'joins' : 'apart', seat));
  const isOurs = ({ seat }: Taken): boolean => isHouse(seat) === isHouse(me);
  for (const trick of tricks) {
    const { seat, points, suit, own, best } = trick;
    if (seat === me) {
      if (points > 0) events.push(eventOf('wins', best));
      if (trick.isGroup) events.push(eventOf('together', best));
      if (points > 0 && trick.isTrump && suit >= 0) events.push(eventOf('ruffs', suit));
      continue;
    }
    const kind = isOurs(trick) ? 'feeds' : 'gives';
    for (const card of own) if (POINTS[card]! > 0) events.push(eventOf(kind, card));
  }
  return events;
}
