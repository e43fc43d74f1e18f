import type { Card } from '../card.ts';
import type { Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';
import { callCards, possibleCalls } from './calling.ts';
import { COPIES, type Counts, isJoker, KITTY, NO_CARDS } from './cards.ts';
import { type Debt, debtOf } from './follow.ts';
import {
  type Copies,
  cardsIn,
  copiesIn,
  firstDifference,
  groupsFor,
  type Shape,
  shapeOf,
  tolajiStarts,
} from './groups.ts';
import type { HouseRules } from './house-rules.ts';
import { toAct } from './rules.ts';
import { drawSelection, type Selection, selections } from './selections.ts';
import type { Move, Position, Ticket, Trick } from './state.ts';
import { beats } from './trick.ts';
import { type Lie, lieOf, TRUMPS } from './trumps.ts';

/** All legal moves of a seat in canonical order; empty if it is not to act. There may be millions: burials, long follows. */
export function* moves(position: Position, seat: Seat): Generator<Move> {
  if (!toAct(position).includes(seat)) return;
  switch (position.phase) {
    case 'draw':
      for (const call of possibleCalls(position, seat)) yield { kind: 'call', cards: callCards(call) };
      yield { kind: 'stay' };
      return;
    case 'bury': {
      const hand = position.hands[seat] ?? NO_CARDS;
      const lie = lieOf(position.deal.trumps);
      for (const cards of selections(burials(hand, lie))) yield { kind: 'bury', cards };
      return;
    }
    case 'tickets': {
      const tickets = possibleTickets(lieOf(position.deal.trumps), position.standing.rules);
      for (const [i, first] of tickets.entries()) {
        for (let j = i + 1; j < tickets.length; j++) yield { kind: 'tickets', tickets: [first, tickets[j]!] };
      }
      return;
    }
    case 'play': {
      const hand = position.hands[seat] ?? NO_CARDS;
      const lie = lieOf(position.deal.trumps);
      const lead = position.trick?.lead;
      for (const cards of lead ? follows(lead, hand, lie) : leads(hand, lie)) yield { kind: 'play', cards };
    }
  }
}

/** Draws a legal move. Every form of play has its chance, without listing them all. */
export function sample(position: Position, seat: Seat, random: Random): Move {
  switch (position.phase) {
    case 'bury': {
      const lie = lieOf(position.deal.trumps);
      return {
        kind: 'bury',
        cards: drawSelection(burials(position.hands[seat] ?? NO_CARDS, lie), random),
      };
    }
    case 'tickets': {
      const tickets = possibleTickets(lieOf(position.deal.trumps), position.standing.rules);
      const first = random.below(tickets.length);
      const second = (first + 1 + random.below(tickets.length - 1)) % tickets.length;
      return {
        kind: 'tickets',
        tickets: [tickets[Math.min(first, second)]!, tickets[Math.max(first, second)]!],
      };
    }
    case 'play': {
      const lie = lieOf(position.deal.trumps);
      const hand = position.hands[seat] ?? NO_CARDS;
      const lead = position.trick?.lead;
      if (!lead) return { kind: 'play', cards: pick(leads(hand, lie), random) };
      const debt = debtOf(lead, hand, lie);
      return {
        kind: 'play',
        cards:
          debt.kind === 'tolaji'
            ? pick([...tolajis(hand, lead, lie)], random)
            : drawSelection(followSelection(lead, hand, debt, lie), random),
      };
    }
    default:
      return pick([...moves(position, seat)], random);
  }
}

/** Every lead of a hand: singles, n of a kind, Tolajis. */
export function leads(hand: Counts, lie: Lie): Card[][] {
  const found: Card[][] = [];
  for (const card of lie.order) {
    for (let n = 1; n <= hand[card]!; n++) found.push(copiesOf(card, n));
    for (let n = hand[card]!; n > 1; n--) addLongerTolajis(found, hand, lie, copiesOf(card, n), n);
  }
  return found;
}

const copiesOf = (card: Card, n: number): Card[] => (n === 1 ? [card] : Array<Card>(n).fill(card));

/** Adds the Tolajis of `size` that begin with `row` and go on above it. */
function addLongerTolajis(found: Card[][], hand: Counts, lie: Lie, row: readonly Card[], size: number): void {
  const { suits, heights, lines } = lie;
  const top = row[row.length - 1]!;
  for (const above of lines[suits[top]!]!) {
    if (heights[above] !== heights[top]! + 1 || hand[above]! < size) continue;
    const longer = [...row, ...copiesOf(above, size)];
    found.push(longer);
    addLongerTolajis(found, hand, lie, longer, size);
  }
}

/** Returns the kinds one step above a card in its suit that have `size` copies or more in the hand. Only off-suit trump-rank cards share a step. */
const nextAbove = (hand: Counts, lie: Lie, card: Card, size: number): Card[] =>
  lie.lines[lie.suits[card]!]!.filter(
    (above) => hand[above]! >= size && lie.heights[above] === lie.heights[card]! + 1,
  );

/** The hand's Tolajis of the lead's form in its suit. */
export function* tolajis(hand: Counts, lead: Shape, lie: Lie): Generator<Card[]> {
  const { suit, size, length } = lead;
  const starts = tolajiStarts(hand, suit, lead, lie);
  const rowsFrom = function* (row: readonly Card[]): Generator<Card[]> {
    if (row.length === size * length) {
      yield row.slice();
      return;
    }
    for (const card of nextAbove(hand, lie, row.at(-1)!, size)) {
      yield* rowsFrom([...row, ...Array<Card>(size).fill(card)]);
    }
  };
  for (const card of lie.lines[suit]!) {
    if (((starts >> lie.heights[card]!) & 1) === 1 && hand[card]! >= size) {
      yield* rowsFrom(Array<Card>(size).fill(card));
    }
  }
}

/** Every legal follow of a hand under a lead. */
export function* follows(lead: Shape, hand: Counts, lie: Lie): Generator<Card[]> {
  if (cardsIn(lead) === 1) {
    const line = lie.lines[lead.suit]!;
    const kinds = line.some((card) => hand[card]! > 0) ? line : lie.order;
    for (const card of kinds) if (hand[card]! > 0) yield [card];
    return;
  }
  const debt = debtOf(lead, hand, lie);
  if (debt.kind === 'tolaji') yield* tolajis(hand, lead, lie);
  else yield* selections(followSelection(lead, hand, debt, lie));
}

/** The follows of the lead's form that beat the best cards so far, the lowest first. `debt`: the hand's under the lead. */
export function winningFollows({ lead, best }: Trick, hand: Counts, debt: Debt, lie: Lie): Card[][] {
  const fallsShort = debt.kind === 'all' && debt.held < cardsIn(lead);
  if (fallsShort && debt.held > 0) return [];
  const form = fallsShort ? { ...lead, suit: TRUMPS } : lead;
  const plays =
    lead.length > 1
      ? [...tolajis(hand, form, lie)]
      : lie.lines[form.suit]!.filter((card) => hand[card]! >= lead.size).map((card) =>
          Array<Card>(lead.size).fill(card),
        );
  return plays.filter((cards) => beats(shapeOf(cards, lie)!, best));
}

/** All burials from the hand of the Dealer. */
export const burials = (hand: Counts, { order }: Lie): Selection => ({
  kinds: order,
  least: NO_CARDS,
  most: hand,
  size: KITTY,
  patterns: null,
});

/** The choices of a follow, unless it is a forced Tolaji. */
export function followSelection(
  lead: Shape,
  hand: Counts,
  debt: Exclude<Debt, { kind: 'tolaji' }>,
  lie: Lie,
): Selection {
  const size = cardsIn(lead);
  if (debt.kind === 'groups') {
    const kinds = lie.lines[lead.suit]!;
    return { kinds, least: NO_CARDS, most: hand, size, patterns: patternsOf(lead, hand, debt.groups, lie) };
  }
  // The hand has no more cards of the suit than were led: all of them follow.
  const least = NO_CARDS.slice();
  for (const card of lie.lines[lead.suit]!) least[card] = hand[card]!;
  const forced = debt.held === size;
  const kinds = forced ? lie.lines[lead.suit]! : lie.order;
  return { kinds, least, most: forced ? least : hand, size, patterns: null };
}

/** The patterns of copies of a legal follow in one suit; its legality depends on nothing else. */
function patternsOf(lead: Shape, hand: Counts, owed: readonly number[], lie: Lie): Copies[] {
  const held = copiesIn(hand, lie.lines[lead.suit]!);
  const patterns: Copies[] = [];
  const extend = (copies: readonly number[], n: number, missing: number): void => {
    if (n === 1) {
      const pattern = [0, missing, copies[2]!, copies[3]!, copies[4]!];
      if (firstDifference(groupsFor(lead, pattern), owed) === 0) patterns.push(pattern);
      return;
    }
    for (let k = 0; k * n <= missing; k++) extend(copies.with(n, k), n - 1, missing - k * n);
  };
  extend(NO_COPIES, COPIES, cardsIn(lead));
  return patterns.filter((pattern) => fits(pattern, held));
}

const NO_COPIES: Copies = [0, 0, 0, 0, 0];

/** Does a hand with these copies contain the pattern? */
function fits(pattern: Copies, held: Copies): boolean {
  let wanted = 0;
  let there = 0;
  for (let n = COPIES; n > 0; n--) {
    wanted += pattern[n]!;
    there += held[n]!;
    if (wanted > there) return false;
  }
  return true;
}

const TICKETS = new WeakMap<Lie, readonly Ticket[]>();

/** Every ticket that may be announced, by card in canonical order, then by ordinal. */
function possibleTickets(lie: Lie, { ticketTrumps }: HouseRules): readonly Ticket[] {
  const known = TICKETS.get(lie);
  const all =
    known ??
    lie.order
      .filter((card) => !isJoker(card))
      .flatMap((card) => [1, 2, 3, 4].map((ordinal) => ({ ordinal, card })));
  if (!known) TICKETS.set(lie, all);
  return ticketTrumps ? all : all.filter(({ card }) => lie.suits[card] !== TRUMPS);
}
