import type { Card } from '../card.ts';
import type { BySeat, GameTypes, Seat, Viewer } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import type { Board, Layout, Space } from './board.ts';
import type { Score } from './score.ts';

/** What is settled before the cards are dealt. */
export interface Setup {
  readonly seats: number;
  readonly layout: Layout;
  /** Cards in a full hand, 1 to 7. */
  readonly hand: number;
  /** The seat that starts. */
  readonly first: Seat;
}

/** Cards in canonical order. */
export type Hand = readonly Card[];

export type Place = { readonly kind: 'place'; readonly card: Card; readonly space: Space };
export type KingsCourtMove = Place | { readonly kind: 'pass' };

/** The latest placement, as it lies and scored. */
export interface Placement {
  readonly seat: Seat;
  readonly card: Card;
  readonly space: Space;
  /** Placed beside an equal value by the mercy rule. */
  readonly mercy: boolean;
  readonly score: Score;
}

/** What a state and a view have in common, and all that legality reads. */
export interface Position {
  readonly setup: Setup;
  /** `deal`: the cards are still to come. */
  readonly phase: 'deal' | 'play' | 'over';
  readonly board: Board;
  /** In a view, null for hands that the viewer does not see. */
  readonly hands: BySeat<Hand | null>;
  /**
   * What passes have shown: for each card of a seat's hand, the values it cannot have (bit n for value n), the freest card
   * first. See `lacks.ts`. Everybody can work this out.
   */
  readonly lacks: BySeat<readonly number[]>;
  /** The seat to act in phase `play`. */
  readonly turn: Seat;
  /** Passes in a row. */
  readonly passes: number;
  readonly scores: BySeat<number>;
  readonly last: Placement | null;
}

export interface State extends Position {
  readonly hands: BySeat<Hand>;
  /** The next card to draw comes first. */
  readonly stack: readonly Card[];
}

export interface View extends Position {
  readonly viewer: Viewer;
  readonly handSizes: BySeat<number>;
  readonly stackSize: number;
}

export type KingsCourtRefusal =
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

export type KingsCourtFact =
  | {
      readonly kind: 'dealt';
      readonly king: Card;
      readonly layout: Layout;
      readonly first: Seat;
      /** The viewer's own, or null. */
      readonly hand: Hand | null;
    }
  | ({ readonly kind: 'placed' } & Placement)
  /** `card` is null for all but the seat that drew. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly left: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'match-over'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };

export interface KingsCourt extends GameTypes {
  state: State;
  move: KingsCourtMove;
  view: View;
  refusal: KingsCourtRefusal;
  fact: KingsCourtFact;
}
