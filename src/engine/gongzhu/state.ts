import type { Card, Suit } from '../card.ts';
import { type CardSet, minus } from '../card-set.ts';
import type { BySeat, Seat, Viewer } from '../game.ts';
import type { Trick, TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { Passing } from './house-rules.ts';

export const SEATS = 4;

/** The part of a state that lasts from deal to deal, and does not change during one. */
export interface Standing {
  /** The match ends when somebody has more points than this. */
  readonly limit: number;
  readonly passing: Passing;
  /** Number of deals begun. */
  readonly deals: number;
  readonly scores: BySeat<number>;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

export interface DealResult {
  readonly points: BySeat<number>;
  /** Pointed cards that each seat won. */
  readonly taken: BySeat<CardSet>;
  /** The seat that shot the moon, or null. */
  readonly shooter: Seat | null;
}

/** Cards in a view: a set, or null if its viewer may not know them. A state has sets alone. */
export type Hidden = CardSet | null;

/** The dealt and passed cards, which do not change while they are played. */
export interface Deal<Hand extends Hidden = CardSet> {
  /** How many places on the cards are passed: 1 left, 2 across, 3 right, 0 nowhere. */
  readonly to: number;
  /** While passing, the hands as dealt; afterwards those at the first lead. A seat still holds its hand minus the played cards. */
  readonly hands: BySeat<Hand>;
  /** The three cards each seat gave; null if it has not, or if they are unknown. */
  readonly gifts: BySeat<CardSet | null>;
}

/** A trick that was won, linked through `before` to the earlier ones of the deal. */
export interface PastTrick extends Trick {
  readonly winner: Seat;
  readonly before: PastTrick | null;
}

/** The next deal is due; nobody is to act. */
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
  /** Seats that have not chosen yet, ascending. */
  readonly waiting: readonly Seat[];
}

export interface PlayPhase<Hand extends Hidden = CardSet> {
  readonly phase: 'play';
  readonly standing: Standing;
  readonly deal: Deal<Hand>;
  readonly turn: Seat;
  readonly trick: Trick;
  /** The last trick won in this deal; null during the first. */
  readonly past: PastTrick | null;
  /** Every card played in this deal, the present trick's included. */
  readonly played: CardSet;
  /** Pointed cards that each seat has won. */
  readonly taken: BySeat<CardSet>;
  /** The cards that each seat may have held at the first lead, judged by all plays. */
  readonly may: BySeat<CardSet>;
}

/**
 * A deal in play whose fields take new values as cards are played. The values themselves never change, so a copy of the fields (`draftOf`)
 * is a deal of its own: a search plays an imagined deal to its end on one.
 */
export type DealDraft = { -readonly [field in keyof PlayPhase]: PlayPhase[field] };

export type State = DealPhase | PassPhase | PlayPhase | OverPhase;
/** The rules' view of a match: a state, or the view of the seat in question. */
export type Position = DealPhase | PassPhase<Hidden> | PlayPhase<Hidden> | OverPhase;
export type View = Position & { readonly viewer: Viewer };
/** A view while cards are on the table. */
export type DealView = Exclude<View, DealPhase | OverPhase>;

export type Move =
  /** In canonical order, as `parse` gives them. */
  { readonly kind: 'pass'; readonly cards: readonly Card[] } | { readonly kind: 'play'; readonly card: Card };

/** The move that plays each card, index = card. Made once, since a search plays millions. */
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
  /** `cards`: for the giver alone. */
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
   * `plays`: the whole trick in order of play, a card a seat; `pointed`: its pointed cards; `points`: the winner's points in this deal so
   * far; `doubled`: the winner has the 10♣, which doubled them; `moon`: the winner now has every heart.
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
  /** `forOthers`: points that a moon added to each of the others: 200, or 400 with the 10♣; 0 without a moon. */
  | {
      readonly kind: 'deal-scored';
      readonly deal: number;
      readonly points: BySeat<number>;
      readonly scores: BySeat<number>;
      readonly shooter: Seat | null;
      readonly forOthers: number;
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly scores: BySeat<number> };

export interface Gongzhu {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}

/** The cards a seat still holds; null if they are hidden. */
export function heldBy(position: PlayPhase, seat: Seat): CardSet;
export function heldBy(position: PlayPhase<Hidden>, seat: Seat): CardSet | null;
export function heldBy(position: PlayPhase<Hidden>, seat: Seat): CardSet | null {
  const hand = position.deal.hands[seat] ?? null;
  return hand && minus(hand, position.played);
}

/** The seat that gets a seat's passed cards. */
export const receiverOf = (deal: Deal<Hidden>, giver: Seat): Seat => (giver + deal.to) & 3;
/** The seat that passes its cards to a seat. */
export const giverTo = (deal: Deal<Hidden>, receiver: Seat): Seat => (receiver - deal.to) & 3;

/** The tricks of the deal in order of play. The present one, perhaps without a card, is last. */
export function tricksOf(position: PlayPhase<Hidden>): Trick[] {
  const tricks: Trick[] = [position.trick];
  for (let trick = position.past; trick; trick = trick.before) tricks.push(trick);
  return tricks.reverse();
}
