import type { Card } from '../../../engine/card.ts';
import { KINDS, POINTS, pointsOf } from '../../../engine/shengji/cards.ts';
import { cardsIn, type Shape, shapeOf } from '../../../engine/shengji/groups.ts';
import { beats } from '../../../engine/shengji/trick.ts';
import { TRUMPS } from '../../../engine/shengji/trumps.ts';
import { WEIGHTS, type Weights } from '../weights.ts';
import { priceAt, priceList } from '../worth.ts';
import { expected, friendliness } from './chances.ts';
import { blankReading, type QuickReading, readQuickly, ticketWorth } from './reading.ts';
import { handAt, suitAt, type Table } from './table.ts';

/** One who weighs the plays of every seat in turn. */
export interface Player {
  readonly reading: QuickReading;
  readonly prices: Float64Array;
  /** For `shed`: copies taken of each kind. */
  readonly taken: Uint8Array;
  /** Of the present decision, the best play so far: groups of `size` of each kind, or cards laid out if that is 0. */
  best: readonly Card[];
  size: number;
  most: number;
}

export const playerAt = (table: Table, weights: Weights = WEIGHTS): Player => ({
  reading: blankReading(table, weights),
  prices: priceList(table.lie, weights),
  taken: new Uint8Array(KINDS),
  best: [],
  size: 0,
  most: 0,
});

/** What the policy would play in the turn of this seat, or nearly so: see `choosePlay`. In canonical order. */
export function quickPlay(player: Player): readonly Card[] {
  const forced = forcedFollow(player.reading.table);
  if (forced) return forced;
  player.most = Number.NEGATIVE_INFINITY;
  readQuickly(player.reading);
  if (player.reading.table.played === 0) weighLeads(player);
  else weighFollows(player);
  const { best, size } = player;
  return size === 0 ? best : best.flatMap((card) => copiesOf(card, size));
}

/** The cards of the suit led where there are just as many as are owed, or the whole hand in the last trick; null where there is a choice. */
function forcedFollow({ played, turn, left, lead, lengths, hands, lie }: Table): Card[] | null {
  if (played === 0) return null;
  const size = cardsIn(lead);
  const isLast = left === size;
  if (!isLast && lengths[suitAt(turn, lead.suit)] !== size) return null;
  const cards: Card[] = [];
  for (const card of isLast ? lie.order : lie.lines[lead.suit]!)
    for (let n = hands[handAt(turn, card)]!; n > 0; n--) cards.push(card);
  return cards;
}

const held = ({ reading: { table, me } }: Player, card: Card): number => table.hands[handAt(me, card)]!;

const price = (player: Player, card: Card, n: number): number =>
  player.prices[priceAt(card, held(player, card), n)]!;

const copiesOf = (card: Card, n: number): Card[] => Array<Card>(n).fill(card);

/** Weighs groups of `size` copies of each of these kinds, neighbours from low to high. */
function weighGroups(player: Player, row: readonly Card[], size: number): void {
  const { reading } = player;
  const { lie } = reading.table;
  const top = row[row.length - 1]!;
  let points = 0;
  let value = 0;
  for (const card of row) {
    points += size * POINTS[card]!;
    value += ticketWorth(reading, card, size) - price(player, card, size);
  }
  const shape = { suit: lie.suits[top]!, height: lie.heights[top]!, size, length: row.length };
  consider(player, row, size, value + trickValue(player, shape, points));
}

/** Weighs cards that make up no form, or are not known to. */
function weighCards(player: Player, cards: readonly Card[]): void {
  const { reading } = player;
  let value = 0;
  for (let i = 0, n = 1; i < cards.length; i += n) {
    const card = cards[i]!;
    for (n = 1; cards[i + n] === card; ) n++;
    value += ticketWorth(reading, card, n) - price(player, card, n);
  }
  const shape = shapeOf(cards, reading.table.lie);
  consider(player, cards, 0, value + trickValue(player, shape, pointsOf(cards)));
}

/** What the trick is worth with cards of this shape, if they have one, and so many points. */
function trickValue({ reading }: Player, shape: Shape | null, points: number): number {
  const { table, me } = reading;
  if (table.played === 0) return expected(reading, shape!.suit, me, shape!, points);
  const { lead, winner, best, stake } = table;
  return shape !== null && beats(shape, best)
    ? expected(reading, lead.suit, me, shape, stake + points)
    : expected(reading, lead.suit, winner, best, stake + points);
}

function consider(player: Player, cards: readonly Card[], size: number, value: number): void {
  if (value <= player.most) return;
  player.most = value;
  player.best = cards;
  player.size = size;
}

function weighLeads(player: Player): void {
  for (const card of player.reading.table.lie.order) {
    const copies = held(player, card);
    for (let n = 1; n <= copies; n++) weighGroups(player, [card], n);
    for (let n = copies; n > 1; n--) {
      const row = rowFrom(player, card, n, KINDS);
      for (let length = 2; length <= row.length; length++) weighGroups(player, row.slice(0, length), n);
    }
  }
}

/** The longest row of neighbours from this kind upwards of which the hand has `size` copies, of `most` kinds at most. */
function rowFrom(player: Player, from: Card, size: number, most: number): Card[] {
  const { suits, heights, lines } = player.reading.table.lie;
  if (held(player, from) < size) return [];
  const row = [from];
  if (most === 1) return row;
  for (const card of lines[suits[from]!]!) {
    if (row.length === most) break;
    if (heights[card] === heights[from]! + row.length && held(player, card) >= size) row.push(card);
  }
  return row;
}

function weighFollows(player: Player): void {
  const { table, me } = player.reading;
  const { lead, best } = table;
  const size = cardsIn(lead);
  const length = table.lengths[suitAt(me, lead.suit)]!;
  if (length > size && lead.length > 1 && weighForms(player, lead.suit, -1)) return;
  weighCards(player, shed(player, length));
  if (length > 0 && length < size) return;
  const suit = length > 0 ? lead.suit : TRUMPS;
  if (suit === best.suit) weighForms(player, suit, best.height);
  else if (suit === TRUMPS) weighForms(player, suit, -1);
}

/** Weighs the plays of the form led in a suit that are higher than a height. Has the hand any? */
function weighForms(player: Player, suit: number, above: number): boolean {
  const { lie, lead } = player.reading.table;
  let any = false;
  for (const card of lie.lines[suit]!) {
    if (lie.heights[card]! + lead.length - 1 <= above) continue;
    const row = rowFrom(player, card, lead.size, lead.length);
    if (row.length < lead.length) continue;
    any = true;
    weighGroups(player, row, lead.size);
  }
  return any;
}

/** The cards it is best to part with under a lead, `length` being the cards held of its suit: group after group the cheapest. */
function shed(player: Player, length: number): Card[] {
  const { reading, taken } = player;
  const { lie, lead } = reading.table;
  const line = lie.lines[lead.suit]!;
  const free = length <= cardsIn(lead);
  const kinds = free ? lie.order : line;
  const friendly = friendliness(reading);
  let missing = cardsIn(lead);
  taken.fill(0);
  if (free) {
    for (const card of line) taken[card] = held(player, card);
    missing -= length;
  }
  for (let n = free ? 1 : lead.size; missing > 0; n--) {
    while (missing >= n) {
      const card = cheapest(player, kinds, n, friendly);
      if (card === null) break;
      taken[card]! += n;
      missing -= n;
    }
  }
  const cards: Card[] = [];
  for (const card of kinds) for (let n = taken[card]!; n > 0; n--) cards.push(card);
  return cards;
}

/** The kind of which `n` more copies than those taken cost least; points given to friends are no cost. */
function cheapest(player: Player, kinds: readonly Card[], n: number, friendly: number): Card | null {
  let best: Card | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of kinds) {
    const before = player.taken[card]!;
    if (before + n > held(player, card)) continue;
    const given = friendly * n * POINTS[card]!;
    const cost = price(player, card, before + n) - price(player, card, before) - given;
    if (cost < least) {
      least = cost;
      best = card;
    }
  }
  return best;
}
