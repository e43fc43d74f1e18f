import type { Card } from '../../../../src/engine/card.ts';
import type { BySeat, Seat } from '../../../../src/engine/game.ts';
import { COPIES, type Counts, KINDS, SEATS } from '../../../../src/engine/shengji/cards.ts';
import type { Shape } from '../../../../src/engine/shengji/groups.ts';
import { cardsLeft, copiesToCome } from '../../../../src/engine/shengji/knowledge.ts';
import type { Hidden, OpenTicket, PlayPhase } from '../../../../src/engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../../../src/engine/shengji/trumps.ts';

/** Chance to join the House of a seat with the very copy of a ticket in hand: another may meet it first. */
export const SURE_TO_JOIN = 0.9;

/** A seat's reading of the table: the likely friends, and the likely cards of the others. */
export interface Reading {
  readonly view: PlayPhase<Hidden>;
  readonly me: Seat;
  readonly lie: Lie;
  readonly hand: Counts;
  /** Copies of each kind neither played, nor in the own hand, nor buried by this seat. */
  readonly hidden: Counts;
  /** The chance of each seat to be House, 0 to 1. */
  readonly house: BySeat<number>;
  /** For each seat and number of hidden copies, the chance that it holds at least n of them; see `oddsOf`. */
  readonly odds: BySeat<readonly (readonly number[])[]>;
}

export function read(view: PlayPhase<Hidden>, me: Seat): Reading {
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[me]!;
  const hidden = Array.from({ length: KINDS }, (_, card) => COPIES - view.gone[card]! - hand[card]!);
  for (const card of view.kitty ?? []) hidden[card]!--;
  const sizes = Array.from({ length: SEATS }, (_, seat) => (seat === me ? 0 : cardsLeft(view, seat)));
  const all = Math.max(
    1,
    hidden.reduce((sum, n) => sum + n, 0),
  );
  const share = sizes.map((size) => Math.min(1, size / all));
  const house = houseChances(view, me, hand, hidden, share);
  return { view, me, lie, hand, hidden, odds: share.map(oddsOf), house };
}

/** Members who have joined are certain; somebody who may hold an open ticket's card meets it. */
function houseChances(
  view: PlayPhase<Hidden>,
  me: Seat,
  hand: Counts,
  hidden: Counts,
  share: BySeat<number>,
): number[] {
  const chances = share.map((_, seat): number => (view.house.includes(seat) ? 1 : 0));
  for (const ticket of view.tickets) {
    if (ticket.met !== null) continue;
    const weights = share.map((part, seat) =>
      seat === me
        ? hand[ticket.card]!
        : Math.min(view.limits[seat]![ticket.card]!, hidden[ticket.card]! * part),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    if (sum < copiesToCome(ticket, view.gone) && sum < 1) continue;
    const own = holdsTicket(ticket, view, hand) ? SURE_TO_JOIN : weights[me]! / sum;
    const others = sum - weights[me]!;
    for (const [seat, weight] of weights.entries()) {
      const meets = seat === me ? own : others > 0 ? ((1 - own) * weight) / others : 0;
      chances[seat] = 1 - (1 - chances[seat]!) * (1 - meets);
    }
  }
  return chances;
}

/** Has this hand the very copy that an open ticket names, to play at will? */
export const holdsTicket = (ticket: OpenTicket, view: PlayPhase<Hidden>, hand: Counts): boolean =>
  ticket.met === null && copiesToCome(ticket, view.gone) <= hand[ticket.card]!;

/** The chance, 0 to 1, that two seats are of one party. */
export function sameParty({ house }: Reading, a: Seat, b: Seat): number {
  if (a === b) return 1;
  return house[a]! * house[b]! + (1 - house[a]!) * (1 - house[b]!);
}

/** The chance that a seat holds at least `n` copies of a card, 1 to 4, by its share of the hidden cards. */
export function holds({ view, hidden, odds }: Reading, seat: Seat, card: Card, n: number): number {
  return view.limits[seat]![card]! < n ? 0 : odds[seat]![hidden[card]!]![n]!;
}

/** For each number of hidden copies, 0 to 4, the chances that at least n of them are in this share of the hidden cards. */
function oddsOf(share: number): number[][] {
  const odds: number[][] = [[1, 0, 0, 0, 0]];
  for (let copies = 1; copies <= COPIES; copies++) {
    const fewer = odds[copies - 1]!;
    odds.push([0, 1, 2, 3, 4].map((n) => (n === 0 ? 1 : share * fewer[n - 1]! + (1 - share) * fewer[n]!)));
  }
  return odds;
}

/** The chance that a seat has a group, or a Tolaji, of this form that is higher than `height` in the suit. */
function holdsHigher(reading: Reading, seat: Seat, suit: number, form: Shape, height: number): number {
  const { lie } = reading;
  const line = lie.lines[suit]!;
  let none = 1;
  if (form.length === 1) {
    for (const card of line) {
      if (lie.heights[card]! > height) none *= 1 - holds(reading, seat, card, form.size);
    }
    return 1 - none;
  }
  const chances: number[] = Array(20).fill(0);
  for (const card of line) {
    const at = lie.heights[card]!;
    chances[at] = Math.max(chances[at]!, holds(reading, seat, card, form.size));
  }
  for (let top = Math.max(height + 1, form.length - 1); top < 16; top++) {
    let run = 1;
    for (let k = 0; k < form.length; k++) run *= chances[top - k]!;
    none *= 1 - run;
  }
  return 1 - none;
}

/** The chance that a seat has no card of a suit. */
export function voidChance(reading: Reading, seat: Seat, suit: number): number {
  let chance = 1;
  for (const card of reading.lie.lines[suit]!) chance *= 1 - holds(reading, seat, card, 1);
  return chance;
}

/** The chance that a seat can beat the best cards so far, after a lead of `suit`. */
export function canBeat(reading: Reading, seat: Seat, suit: number, best: Shape): number {
  const higher = holdsHigher(reading, seat, best.suit, best, best.height);
  if (suit === TRUMPS) return higher;
  const noCards = voidChance(reading, seat, suit);
  if (best.suit === TRUMPS) return noCards * higher;
  return (1 - noCards) * higher + noCards * holdsHigher(reading, seat, TRUMPS, best, -1);
}
