import type { Card } from '../../../../src/engine/card.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import { pointsOf, SEATS } from '../../../../src/engine/shengji/cards.ts';
import type { Shape } from '../../../../src/engine/shengji/groups.ts';
import { trickPoints } from '../../../../src/engine/shengji/trick.ts';
import { canBeat, type Reading, sameParty } from './reading.ts';

/** Average points of a card from a seat yet to play, in a friend's trick and in an enemy's. */
export const POINTS_TO_FRIEND = 3;
export const POINTS_TO_ENEMY = 1.2;
/** How readily a friend of the winner still plays over it. */
export const OVER_A_FRIEND = 0.15;
/** Worth of the lead to the next trick. */
export const LEAD = 2;
/** Average points of the kitty, for players who have not buried it. */
export const UNKNOWN_KITTY = 6;

/** The trick after one's own play. */
export interface OpenTrick {
  readonly suit: number;
  readonly winner: Seat;
  readonly best: Shape;
  /** Points on the table, one's own cards included. */
  readonly points: number;
  /** Seats that have not played yet. */
  readonly later: readonly Seat[];
  /** Number of cards from each seat. */
  readonly size: number;
}

/** The seats that play after this one in the present trick. */
export function seatsAfter({ view }: Reading, me: Seat): Seat[] {
  const played = view.trick?.plays.length ?? 0;
  return Array.from({ length: SEATS - 1 - played }, (_, i) => (me + 1 + i) % SEATS);
}

/** The chance of each seat to win the trick. */
export function winChances(
  reading: Reading,
  { suit, winner, best, later }: Omit<OpenTrick, 'points' | 'size'>,
): number[] {
  const chances = Array<number>(SEATS).fill(0);
  chances[winner] = 1;
  for (const seat of later) {
    const willing = 1 - (1 - OVER_A_FRIEND) * sameParty(reading, seat, winner);
    const beats = chances[winner]! * canBeat(reading, seat, suit, best) * willing;
    chances[winner]! -= beats;
    chances[seat]! += beats;
  }
  return chances;
}

/** Expected worth of the trick for one's own party, in points: friends' points count up, enemies' down. */
export function expectedPoints(reading: Reading, trick: OpenTrick): number {
  const chances = winChances(reading, trick);
  const { me, view, house } = reading;
  let value = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const chance = chances[seat]!;
    if (chance === 0) continue;
    let points = trick.points;
    for (const other of trick.later) {
      const friend = sameParty(reading, other, seat);
      points += trick.size * (friend * POINTS_TO_FRIEND + (1 - friend) * POINTS_TO_ENEMY);
    }
    const with_ = 2 * sameParty(reading, me, seat) - 1;
    value += chance * (with_ * points + (seat === me ? LEAD : LEAD * 0.5 * with_));
    if (view.left === trick.size) {
      const kitty = view.kitty ? pointsOf(view.kitty) : UNKNOWN_KITTY;
      value += chance * (1 - house[seat]!) * (1 - 2 * house[me]!) * kitty * 2 * trick.size;
    }
  }
  return value;
}

/** The points on the table, with these cards added. */
export const pointsWith = ({ view }: Reading, cards: readonly Card[]): number =>
  (view.trick ? trickPoints(view.trick) : 0) + pointsOf(cards);
