import type { Card } from '../card.ts';
import type { BySeat, Seat, Viewer } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import { type Board, EMPTY_BOARD, type Layout, type Space } from './board.ts';
import type { Lacks } from './lacks.ts';
import type { Score, Scoring } from './score.ts';

/** The house rules and the standing of the match, which do not change while cards are placed. */
export interface Standing {
  readonly layout: Layout;
  /** Cards in a full hand, 1 to 7; 9 to 24 if all are dealt at the start. */
  readonly fullHand: number;
  /** The seat that starts. */
  readonly first: Seat;
  readonly scoring: Scoring;
  /** Number of deals begun: 0 or 1. */
  readonly deals: number;
  /** All 0 until the match is over; see `scoresOf`. */
  readonly scores: BySeat<number>;
  /** Empty until the match is over. */
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

export interface DealResult {
  readonly points: BySeat<number>;
  /** Number of empty spaces. */
  readonly unfilled: number;
}

/** Cards in canonical order. */
export type Hand = readonly Card[];
/** Cards in a view, or null if its viewer may not know them. A state has cards alone. */
export type Hidden = readonly Card[] | null;

/** A placement with its score. */
export interface Placed {
  readonly seat: Seat;
  readonly card: Card;
  readonly space: Space;
  /** True if the mercy rule allowed it beside an equal value. */
  readonly mercy: boolean;
  readonly score: Score;
}

/** The places of all cards after the deal. */
interface Dealt<Cards extends Hidden> {
  readonly standing: Standing;
  readonly board: Board;
  readonly hands: BySeat<Cards>;
  /** The next card to draw is first. Hidden from everybody. */
  readonly stack: Cards;
  readonly stackSize: number;
  /**
   * The knowledge from passes: for each card of a seat's hand the values it cannot have (bit n for value n), the freest card first.
   * Everybody can work this out.
   */
  readonly lacks: BySeat<Lacks>;
  /** Passes in a row. */
  readonly passes: number;
  /** All placements, the latest last, without the opening layout. */
  readonly placed: readonly Placed[];
}

/** The deal is due; nobody is to act. */
export interface DealPhase {
  readonly phase: 'deal';
  readonly standing: Standing;
}

export interface PlayPhase<Cards extends Hidden = Hand> extends Dealt<Cards> {
  readonly phase: 'play';
  readonly turn: Seat;
  /** The score of each seat so far. */
  readonly scores: BySeat<number>;
}

/** The match is over; the board is left as it is. */
export interface OverPhase<Cards extends Hidden = Hand> extends Dealt<Cards> {
  readonly phase: 'over';
}

export type State = DealPhase | PlayPhase | OverPhase;
/** The rules' view of a match: a state, or the view of the seat in question. */
export type Position = DealPhase | PlayPhase<Hidden> | OverPhase<Hidden>;
export type View = Position & { readonly viewer: Viewer };
/** A view after the deal. */
export type DealtView = Exclude<View, DealPhase>;
export type PlayView = Exclude<DealtView, OverPhase<Hidden>>;

export type Placement = { readonly kind: 'place'; readonly card: Card; readonly space: Space };
export type Move = Placement | { readonly kind: 'pass' };

export type Refusal =
  | CommonRefusal<'deal'>
  | { readonly rule: 'taken'; readonly space: Space; readonly by: Card }
  | { readonly rule: 'equal-neighbour'; readonly card: Card; readonly neighbour: Card; readonly at: Space }
  | { readonly rule: 'touches-no-card'; readonly space: Space }
  | { readonly rule: 'green-first'; readonly space: Space; readonly empty: readonly Space[] }
  /** A pass although a card can be placed; an example. */
  | { readonly rule: 'must-place'; readonly card: Card; readonly space: Space }
  /** A stacked deck whose first card is not the King of the board. */
  | { readonly rule: 'king-first' }
  /** Option `first` names no seat of this table. */
  | { readonly rule: 'no-such-seat'; readonly first: number; readonly seats: number };

export type Fact =
  | {
      readonly kind: 'dealt';
      readonly king: Card;
      readonly layout: Layout;
      readonly first: Seat;
      /** The viewer's hand; null for a spectator. */
      readonly hand: Hand | null;
    }
  | ({ readonly kind: 'placed' } & Placed)
  /** `card`: null for all but the seat that drew it. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly stackSize: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'match-over'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };

export interface KingsCourt {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}

/** The board; empty before the deal. */
export const boardOf = (position: Position): Board =>
  position.phase === 'deal' ? EMPTY_BOARD : position.board;

/** The score of each seat, during and after the match. */
export const scoresOf = (position: Position): BySeat<number> =>
  position.phase === 'play' ? position.scores : position.standing.scores;

/** The number of cards a seat holds, which everybody knows. */
export const cardsLeft = (position: Exclude<Position, DealPhase>, seat: Seat): number =>
  position.lacks[seat]!.length;
