import type { Card } from '../../engine/card.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { COPIES, type Counts, KINDS, SEATS } from '../../engine/shengji/cards.ts';
import type { Shape } from '../../engine/shengji/groups.ts';
import { cardsLeft, copiesToCome } from '../../engine/shengji/knowledge.ts';
import type { Hidden, OpenTicket, PlayPhase } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat concludes from its view: who may be in its party, and what the others may hold. */
export interface Reading {
  readonly view: PlayPhase<Hidden>;
  readonly me: Seat;
  readonly lie: Lie;
  readonly hand: Counts;
  /** Copies of each kind that are neither played nor in the own hand nor buried by oneself. */
  readonly hidden: Counts;
  /** The chance of each seat to be House, 0 to 1. */
  readonly house: BySeat<number>;
  /** For each seat and number of hidden copies, the chance that it holds at least so many of them; see `oddsOf`. */
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

/** The chance of each seat to be House. Who has joined is certain; an open ticket is met by a seat that may hold its card. */
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
    const own = holdsTicket(ticket, view, hand) ? WEIGHTS.sure : weights[me]! / sum;
    const others = sum - weights[me]!;
    for (const [seat, weight] of weights.entries()) {
      const meets = seat === me ? own : others > 0 ? ((1 - own) * weight) / others : 0;
      chances[seat] = 1 - (1 - chances[seat]!) * (1 - meets);
    }
  }
  return chances;
}

/** Has this hand the very copy that an open ticket names, to be played at will? */
export const holdsTicket = (ticket: OpenTicket, view: PlayPhase<Hidden>, hand: Counts): boolean =>
  ticket.met === null && copiesToCome(ticket, view.gone) <= hand[ticket.card]!;

/** The chance, 0 to 1, that two seats are of one party. */
export function sameParty({ house }: Reading, a: Seat, b: Seat): number {
  if (a === b) return 1;
  return house[a]! * house[b]! + (1 - house[a]!) * (1 - house[b]!);
}

/** The chance that a seat holds at least `n` copies of a card, 1 to 4, as its share of the hidden ones goes. */
export function holds({ view, hidden, odds }: Reading, seat: Seat, card: Card, n: number): number {
  return view.limits[seat]![card]! < n ? 0 : odds[seat]![hidden[card]!]![n]!;
}

/** For each number of hidden copies, 0 to 4: the chance that a hand with this share of the hidden cards has at least n of them. */
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

/** The chance that a seat can play something higher than the best cards so far, the lead being of `suit`. */
export function canBeat(reading: Reading, seat: Seat, suit: number, best: Shape): number {
  const higher = holdsHigher(reading, seat, best.suit, best, best.height);
  if (suit === TRUMPS) return higher;
  const noCards = voidChance(reading, seat, suit);
  if (best.suit === TRUMPS) return noCards * higher;
  return (1 - noCards) * higher + noCards * holdsHigher(reading, seat, TRUMPS, best, -1);
}
