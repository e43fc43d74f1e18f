import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import type { Shape } from '../../engine/shengji/groups.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { canBeat, type Reading, sameParty } from './reading.ts';
import { WEIGHTS } from './weights.ts';

/** The trick as it stands after one's own play. */
export interface OpenTrick {
  readonly suit: number;
  readonly winner: Seat;
  readonly best: Shape;
  /** Points on the table, one's own cards with them. */
  readonly points: number;
  /** Seats that have not played yet. */
  readonly later: readonly Seat[];
  /** The number of cards that each seat plays. */
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
    const willing = 1 - (1 - WEIGHTS.overFriend) * sameParty(reading, seat, winner);
    const beats = chances[winner]! * canBeat(reading, seat, suit, best) * willing;
    chances[winner]! -= beats;
    chances[seat]! += beats;
  }
  return chances;
}

/** The points that the trick is expected to bring one's own party: what friends win counts up, what enemies win counts down. */
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
      points += trick.size * (friend * WEIGHTS.toFriend + (1 - friend) * WEIGHTS.toEnemy);
    }
    const with_ = 2 * sameParty(reading, me, seat) - 1;
    value += chance * (with_ * points + (seat === me ? WEIGHTS.lead : WEIGHTS.friendLead * with_));
    if (view.left === trick.size) {
      const kitty = view.kitty ? pointsOf(view.kitty) : WEIGHTS.kitty;
      value += chance * (1 - house[seat]!) * (1 - 2 * house[me]!) * kitty * 2 * trick.size;
    }
  }
  return value;
}

/** The points that lie on the table with these cards added. */
export const pointsWith = ({ view }: Reading, cards: readonly Card[]): number =>
  (view.trick ? trickPoints(view.trick) : 0) + pointsOf(cards);
