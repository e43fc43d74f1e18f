import type { Card, Suit } from '../card.ts';
import { type CardSet, minus } from '../card-set.ts';
import type { BySeat, Seat, Viewer } from '../game.ts';
import type { Trick, TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { Passing } from './house-rules.ts';

export const SEATS = 4;

/** What lasts from deal to deal, and stays the same while one is played. */
export interface Standing {
  /** The match ends when somebody has more points than this. */
  readonly limit: number;
  readonly passing: Passing;
  /** Deals begun. */
  readonly deals: number;
  readonly scores: BySeat<number>;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

export interface DealResult {
  readonly points: BySeat<number>;
  /** The pointed cards each seat took. */
  readonly taken: BySeat<CardSet>;
  /** Who shot the moon. */
  readonly shooter: Seat | null;
}

/** Cards that a seat may know (a set) or not (null), in a view; in a state all are known. */
export type Hidden = CardSet | null;

/** What was dealt and passed; stays the same while it is played. */
export interface Deal<Hand extends Hidden = CardSet> {
  /** How many places on the cards are passed: 1 left, 2 across, 3 right, 0 nowhere. */
  readonly to: number;
  /** While passing, the hands as dealt; afterwards the hands as play began. What is still held is that minus the cards played. */
  readonly hands: BySeat<Hand>;
  /** The three cards each seat gave away; null where it has not, or where they are not known. */
  readonly gifts: BySeat<CardSet | null>;
}

/** A trick that has been taken, linked through `before` to the earlier ones of the deal. */
export interface PastTrick extends Trick {
  readonly winner: Seat;
  readonly before: PastTrick | null;
}

/** The next deal is due: nobody to act. */
export interface DealPhase {
  readonly phase: 'deal';
  readonly standing: Standing;
}

/** The match is over. */
export interface OverPhase {
  readonly phase: 'over';
  readonly standing: Standing;
}

export interface PassPhase<Hand extends Hidden = CardSet> {
  readonly phase: 'pass';
  readonly standing: Standing;
  readonly deal: Deal<Hand>;
  /** Who has not chosen yet, ascending. */
  readonly waiting: readonly Seat[];
}

export interface PlayPhase<Hand extends Hidden = CardSet> {
  readonly phase: 'play';
  readonly standing: Standing;
  readonly deal: Deal<Hand>;
  readonly turn: Seat;
  readonly trick: Trick;
  /** The latest trick taken in this deal; null during the first. */
  readonly past: PastTrick | null;
  /** Every card played in this deal, the present trick's too. */
  readonly played: CardSet;
  /** The pointed cards each seat has taken. */
  readonly taken: BySeat<CardSet>;
  /** The cards that each seat may have held as play began, by what play has shown to everybody. */
  readonly may: BySeat<CardSet>;
}

/**
 * A deal in play whose fields take new values as cards are played. The values themselves never change, so a copy of the fields
 * (`draftOf`) is a deal of its own: a search plays an imagined deal to its end on one.
 */
export type Draft = { -readonly [field in keyof PlayPhase]: PlayPhase[field] };

export type State = DealPhase | PassPhase | PlayPhase | OverPhase;
/** What the rules read: a state, or the view of the seat in question. */
export type Position = DealPhase | PassPhase<Hidden> | PlayPhase<Hidden> | OverPhase;
export type View = Position & { readonly viewer: Viewer };
/** A view while cards are on the table. */
export type DealView = Exclude<View, DealPhase | OverPhase>;

export type Move =
  /** In canonical order, as `parse` gives them. */
  { readonly kind: 'pass'; readonly cards: readonly Card[] } | { readonly kind: 'play'; readonly card: Card };

/** The move that plays each card, index = card. They are made once, since a search plays millions. */
export const PLAYS: readonly Move[] = Array.from({ length: 52 }, (_, card) => ({ kind: 'play', card }));

export type Refusal =
  | CommonRefusal<'deal' | 'pass' | 'play'>
  | { readonly rule: 'pass-three'; readonly named: number }
  | { readonly rule: 'two-of-clubs-leads' }
  | { readonly rule: 'follow-suit'; readonly suit: Suit }
  | { readonly rule: 'no-points-on-first-trick'; readonly card: string }
  | { readonly rule: 'hearts-not-broken' };

/** Cards are in canonical text. */
export type Fact =
  | { readonly kind: 'dealt'; readonly deal: number; readonly to: number }
  /** `cards` only for the one who passed them. */
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly receiver: Seat;
      readonly cards: readonly string[] | null;
    }
  | {
      readonly kind: 'received';
      readonly seat: Seat;
      readonly giver: Seat;
      readonly cards: readonly string[];
    }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string; readonly lead: boolean }
  | { readonly kind: 'hearts-broken'; readonly seat: Seat }
  /**
   * `plays`: the whole trick in order of play, a card each; `pointed`: the pointed cards in it; `points`: the taker's points in
   * this deal so far; `doubled`: the taker has the 10♣, which doubled all of them; `moon`: with it the taker has every heart.
   */
  | {
      readonly kind: 'trick-taken';
      readonly seat: Seat;
      readonly plays: readonly TrickPlay[];
      readonly pointed: readonly string[];
      readonly points: number;
      readonly doubled: boolean;
      readonly moon: boolean;
    }
  /** `forOthers`: what a moon added to each of the others: 200, or 400 with the 10♣; 0 where nobody shot it. */
  | {
      readonly kind: 'deal-scored';
      readonly deal: number;
      readonly points: BySeat<number>;
      readonly scores: BySeat<number>;
      readonly shooter: Seat | null;
      readonly forOthers: number;
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly scores: BySeat<number> };

/** The types of Gong Zhu. */
export interface Gongzhu {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}

/** What a seat still holds, or null where that is hidden. */
export function heldBy(position: PlayPhase, seat: Seat): CardSet;
export function heldBy(position: PlayPhase<Hidden>, seat: Seat): CardSet | null;
export function heldBy(position: PlayPhase<Hidden>, seat: Seat): CardSet | null {
  const hand = position.deal.hands[seat] ?? null;
  return hand && minus(hand, position.played);
}

/** Who gets the cards that a seat passes. */
export const receiverOf = (deal: Deal<Hidden>, giver: Seat): Seat => (giver + deal.to) & 3;
/** Who passes cards to a seat. */
export const giverTo = (deal: Deal<Hidden>, receiver: Seat): Seat => (receiver - deal.to) & 3;

/** The tricks of the deal in order of play, the present one (perhaps still without a card) last. */
export function tricksOf(position: PlayPhase<Hidden>): Trick[] {
  const tricks: Trick[] = [position.trick];
  for (let trick = position.past; trick; trick = trick.before) tricks.push(trick);
  return tricks.reverse();
}
