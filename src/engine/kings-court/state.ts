import type { Card } from '../card.ts';
import type { BySeat, Seat, Viewer } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import { type Board, EMPTY_BOARD, type Layout, type Space } from './board.ts';
import type { Lacks } from './lacks.ts';
import type { Score, Scoring } from './score.ts';

/** The house rules, and how the match stands; stays the same while cards are placed. */
export interface Standing {
  readonly layout: Layout;
  /** Cards in a full hand, 1 to 7; 9 to 24 where all are dealt at the start. */
  readonly fullHand: number;
  /** The seat that starts. */
  readonly first: Seat;
  readonly scoring: Scoring;
  /** Deals begun: 0 or 1. */
  readonly deals: number;
  /** 0 for each until the match is over; see `scoresOf`. */
  readonly scores: BySeat<number>;
  /** Empty until the match is over. */
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

export interface DealResult {
  readonly points: BySeat<number>;
  /** Spaces left empty. */
  readonly unfilled: number;
}

/** Cards in canonical order. */
export type Hand = readonly Card[];
/** Cards that a seat may know or not (null), in a view; in a state all are known. */
export type Hidden = readonly Card[] | null;

/** A placement as it was made and scored. */
export interface Placed {
  readonly seat: Seat;
  readonly card: Card;
  readonly space: Space;
  /** Placed beside an equal value by the mercy rule. */
  readonly mercy: boolean;
  readonly score: Score;
}

/** Where the cards are, once they are dealt. */
interface Dealt<Cards extends Hidden> {
  readonly standing: Standing;
  readonly board: Board;
  readonly hands: BySeat<Cards>;
  /** The next card to draw comes first. Hidden from everybody. */
  readonly stack: Cards;
  readonly stackSize: number;
  /**
   * What passes have shown: for each card of a seat's hand, the values it cannot have (bit n for value n), the freest card
   * first. Everybody can work this out.
   */
  readonly lacks: BySeat<Lacks>;
  /** Passes in a row. */
  readonly passes: number;
  /** All placements, the latest last. Cards of the opening layout are not among them. */
  readonly placed: readonly Placed[];
}

/** The cards are still to come: nobody to act. */
export interface DealPhase {
  readonly phase: 'deal';
  readonly standing: Standing;
}

export interface PlayPhase<Cards extends Hidden = Hand> extends Dealt<Cards> {
  readonly phase: 'play';
  readonly turn: Seat;
  /** What each seat has scored so far. */
  readonly scores: BySeat<number>;
}

/** The match is over; the board is left as it is. */
export interface OverPhase<Cards extends Hidden = Hand> extends Dealt<Cards> {
  readonly phase: 'over';
}

export type State = DealPhase | PlayPhase | OverPhase;
/** What the rules read: a state, or the view of the seat in question. */
export type Position = DealPhase | PlayPhase<Hidden> | OverPhase<Hidden>;
export type View = Position & { readonly viewer: Viewer };
/** A view once the cards are dealt. */
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
  /** A pass while a card can be placed; an example of where. */
  | { readonly rule: 'must-place'; readonly card: Card; readonly space: Space }
  /** A stacked deck that does not begin with the King of the board. */
  | { readonly rule: 'king-first' }
  /** Option `first` names no seat of this table. */
  | { readonly rule: 'no-such-seat'; readonly first: number; readonly seats: number };

export type Fact =
  | {
      readonly kind: 'dealt';
      readonly king: Card;
      readonly layout: Layout;
      readonly first: Seat;
      /** The viewer's own, or null. */
      readonly hand: Hand | null;
    }
  | ({ readonly kind: 'placed' } & Placed)
  /** `card` is null for all but the seat that drew. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly stackSize: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'match-over'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };

/** The types of King's Court. */
export interface KingsCourt {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}

/** The board, which is empty before the deal. */
export const boardOf = (position: Position): Board =>
  position.phase === 'deal' ? EMPTY_BOARD : position.board;

/** What each seat has scored, while cards are placed as when the match is over. */
export const scoresOf = (position: Position): BySeat<number> =>
  position.phase === 'play' ? position.scores : position.standing.scores;

/** How many cards a seat holds: everybody knows. */
export const cardsLeft = (position: Exclude<Position, DealPhase>, seat: Seat): number =>
  position.lacks[seat]!.length;
