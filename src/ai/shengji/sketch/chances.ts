import type { Seat } from '../../../engine/game.ts';
import { pointsOf, SEATS } from '../../../engine/shengji/cards.ts';
import { cardsIn, type Form, type Shape } from '../../../engine/shengji/groups.ts';
import { kittyFactor } from '../../../engine/shengji/score.ts';
import { TRUMPS } from '../../../engine/shengji/trumps.ts';
import { HEIGHTS, hiddenCopies, NUMBERS, type QuickReading } from './reading.ts';
import { suitAt } from './table.ts';

/** The chance that a later seat, not known to be out of the suit, has no `size` copies of any kind above a height. */
function noneAbove(reading: QuickReading, suit: number, size: number, height: number): number {
  const key = suit * NUMBERS + size;
  if (!reading.known[key]) workOutNone(reading, suit, size);
  return reading.none[key * HEIGHTS + height + 1]!;
}

function workOutNone({ table, odds, none, known }: QuickReading, suit: number, size: number): void {
  const { lines, heights } = table.lie;
  const line = lines[suit]!;
  const key = suit * NUMBERS + size;
  known[key] = 1;
  let chance = 1;
  let place = line.length - 1;
  for (let height = HEIGHTS - 2; height >= -1; height--) {
    none[key * HEIGHTS + height + 1] = chance;
    for (; place >= 0 && heights[line[place]!] === height; place--) {
      chance *= 1 - odds[hiddenCopies(table, line[place]!) * NUMBERS + size]!;
    }
  }
}

/** Works out the chance of each seat to win the trick led in this suit, if these are the best cards after one's own play. */
function weighWinners(reading: QuickReading, suit: number, winner: Seat, best: Shape): void {
  const { table, weights, later, same, chances } = reading;
  chances.fill(0);
  let open = 1;
  if (later > 0) {
    const trumped = best.suit === TRUMPS;
    const higher = likely(noneAbove(reading, best.suit, best.size, best.height), best);
    const ruff = trumped ? higher : likely(noneAbove(reading, TRUMPS, best.size, -1), best);
    const empty = suit === TRUMPS ? 1 : noneAbove(reading, suit, 1, -1);
    for (let step = 1; step <= later; step++) {
      const seat = (reading.me + step) % SEATS;
      const noCards = suit === TRUMPS || table.voids[suitAt(seat, suit)] ? 1 : empty;
      const byRuff = table.voids[suitAt(seat, TRUMPS)] ? 0 : noCards * ruff;
      const beats = byRuff + (trumped ? 0 : (1 - noCards) * higher);
      const willing = 1 - (1 - weights.overFriend) * same[seat * SEATS + winner]!;
      chances[seat] = open * beats * willing;
      open -= chances[seat]!;
    }
  }
  chances[winner] = open;
}

/** The chance of a form that is high enough, by that of none of its groups being so; of Tolajis a rough guess. */
const likely = (none: number, { length }: Form): number =>
  length === 1 ? 1 - none : 0.5 * (1 - none) ** length;

/** As `expectedPoints` of a reading: what the trick is expected to be worth to one's own party. */
export function expected(
  reading: QuickReading,
  suit: number,
  winner: Seat,
  best: Shape,
  points: number,
): number {
  weighWinners(reading, suit, winner, best);
  const { table, weights, me, same, fed, house, chances } = reading;
  const size = cardsIn(best);
  const last = table.left === size;
  let value = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const chance = chances[seat]!;
    if (chance === 0) continue;
    const side = 2 * same[me * SEATS + seat]! - 1;
    value +=
      chance *
      (side * (points + size * fed[seat]!) + (seat === me ? weights.lead : weights.friendLead * side));
    if (!last) continue;
    const kitty = me === table.dealer ? pointsOf(table.kitty) : weights.kitty;
    value += chance * (1 - house[seat]!) * (1 - 2 * house[me]!) * kitty * kittyFactor(best);
  }
  return value;
}

/** How far points thrown into the trick as it stands are points for one's own side, −1 to 1. */
export function friendliness(reading: QuickReading): number {
  const { table, me, same, chances } = reading;
  weighWinners(reading, table.lead.suit, table.winner, table.best);
  return chances.reduce((sum, chance, seat) => sum + chance * (2 * same[me * SEATS + seat]! - 1), 0);
}
