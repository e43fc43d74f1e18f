import type { Card } from '../../../engine/card.ts';
import type { Seat } from '../../../engine/game.ts';
import { COPIES, KITTY, SEATS } from '../../../engine/shengji/cards.ts';
import { cardsIn } from '../../../engine/shengji/groups.ts';
import type { Ticket } from '../../../engine/shengji/state.ts';
import type { Weights } from '../weights.ts';
import { handAt, SUITS, suitAt, type Table } from './table.ts';

/** Copies of a kind, 0 to 4. */
export const NUMBERS = COPIES + 1;
/** Heights in a suit, and −1 for lower than all. */
export const HEIGHTS = 17;

/**
 * What the seat to act makes of the table: what `reading.ts` works out, in arrays that serve for one decision after
 * another.
 */
export interface QuickReading {
  readonly table: Table;
  readonly weights: Weights;
  me: Seat;
  /** Seats that play after this one in the present trick: the next so many. */
  later: number;
  /** Whether the parties are known for good: no ticket is open, and what follows on them stands. */
  settled: boolean;
  /** Chances, by seat, to be House. */
  readonly house: Float64Array;
  /** The chance that two seats are of one party, at `a * SEATS + b`. */
  readonly same: Float64Array;
  /** Points that a card from each later seat brings to a seat, together. */
  readonly fed: Float64Array;
  /** The chance that a later seat holds at least `n` of so many hidden copies, at `copies * NUMBERS + n`. */
  readonly odds: Float64Array;
  /** What `noneAbove` has worked out, and for which suits and sizes. */
  readonly none: Float64Array;
  readonly known: Uint8Array;
  /** Chances, by seat, to win the trick: what `weighWinners` has worked out last. */
  readonly chances: Float64Array;
}

export const blankReading = (table: Table, weights: Weights): QuickReading => ({
  table,
  weights,
  me: -1,
  later: 0,
  settled: false,
  house: new Float64Array(SEATS),
  same: new Float64Array(SEATS * SEATS),
  fed: new Float64Array(SEATS),
  odds: new Float64Array(NUMBERS * NUMBERS),
  none: new Float64Array(SUITS * NUMBERS * HEIGHTS),
  known: new Uint8Array(SUITS * NUMBERS),
  chances: new Float64Array(SEATS),
});

/** The table as the seat to act sees it. */
export function readQuickly(reading: QuickReading): void {
  const { table } = reading;
  const { played, left } = table;
  reading.me = table.turn;
  reading.later = SEATS - 1 - played;
  const done = played === 0 ? 0 : played * (left - cardsIn(table.lead));
  const hidden = reading.later * left + done + (table.turn === table.dealer ? 0 : KITTY);
  if (!reading.settled) weighParties(reading, hidden);
  reading.settled = table.tickets.length === 0;
  weighPoints(reading);
  weighHoldings(reading, Math.min(1, left / Math.max(1, hidden)));
  reading.known.fill(0);
}

/** Copies of a kind that the seat to act neither holds nor has seen. */
export const hiddenCopies = ({ turn, gone, hands, dealer, buried }: Table, card: Card): number =>
  COPIES - gone[card]! - hands[handAt(turn, card)]! - (turn === dealer ? buried[card]! : 0);

/** As `houseChances` of a reading; `hidden` counts the cards that the seat to act does not see. */
function weighParties(
  { table, weights: { sure }, me, later, house, same }: QuickReading,
  hidden: number,
): void {
  house.set(table.house);
  for (const ticket of table.tickets) {
    const { card } = ticket;
    const held = table.hands[handAt(me, card)]!;
    const each = hiddenCopies(table, card) / Math.max(1, hidden);
    const holding = [0, 0, 0, 0, 0, 0];
    let others = 0;
    for (let step = 1; step < SEATS; step++) {
      const seat = (me + step) % SEATS;
      if (table.voids[suitAt(seat, table.lie.suits[card]!)]) continue;
      holding[seat] = each * (table.left - (step > later ? cardsIn(table.lead) : 0));
      others += holding[seat]!;
    }
    const sum = others + held;
    const toCome = copiesToCome(table, ticket);
    if (sum < toCome && sum < 1) continue;
    const own = toCome <= held ? sure : held / sum;
    for (let seat = 0; seat < SEATS; seat++) {
      const meets = seat === me ? own : others > 0 ? ((1 - own) * holding[seat]!) / others : 0;
      house[seat] = 1 - (1 - house[seat]!) * (1 - meets);
    }
  }
  for (let a = 0; a < SEATS; a++) {
    same[a * SEATS + a] = 1;
    for (let b = 0; b < a; b++) {
      const chance = house[a]! * house[b]! + (1 - house[a]!) * (1 - house[b]!);
      same[a * SEATS + b] = chance;
      same[b * SEATS + a] = chance;
    }
  }
}

function weighPoints({ weights, me, later, same, fed }: QuickReading): void {
  const { toFriend, toEnemy } = weights;
  fed.fill(later * toEnemy);
  for (let step = 1; step <= later; step++) {
    const other = (me + step) % SEATS;
    for (let seat = 0; seat < SEATS; seat++) {
      fed[seat]! += same[other * SEATS + seat]! * (toFriend - toEnemy);
    }
  }
}

/** As `oddsOf` of a reading, for those who have so large a share of the hidden cards. */
function weighHoldings({ odds }: QuickReading, share: number): void {
  odds[0] = 1;
  for (let copies = 1; copies < NUMBERS; copies++) {
    const row = copies * NUMBERS;
    odds[row] = 1;
    for (let n = 1; n < NUMBERS; n++) {
      odds[row + n] = share * odds[row - NUMBERS + n - 1]! + (1 - share) * odds[row - NUMBERS + n]!;
    }
  }
}

const copiesToCome = ({ gone }: Table, { ordinal, card }: Ticket): number => ordinal - gone[card]!;

/** As `ticketValue` of a reading, for `n` copies of a card. */
export function ticketWorth({ table, weights, me, house }: QuickReading, card: Card, n: number): number {
  let worth = 0;
  for (const ticket of table.tickets) {
    const toCome = copiesToCome(table, ticket);
    if (card === ticket.card && n >= toCome) worth += table.house[me] ? -weights.seeking : weights.joining;
    else if (
      table.played === 0 &&
      house[me] === 1 &&
      table.hands[handAt(me, ticket.card)]! < toCome &&
      table.lie.suits[card] === table.lie.suits[ticket.card]
    ) {
      worth += weights.seeking;
    }
  }
  return worth;
}
