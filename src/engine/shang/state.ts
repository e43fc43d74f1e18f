import type { CardSet } from '../card-set.ts';
import type { BySeat, Fact, GameTypes, Refusal, Result, Seat, Viewer } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import type { Kind, Rating } from './combination.ts';

export const SEATS = 4;
export const HAND = 13;

export type Move = { readonly kind: 'play'; readonly cards: CardSet } | { readonly kind: 'check' };

export const CHECK: Move = { kind: 'check' };

export interface Turn {
  readonly seat: Seat;
  readonly move: Move;
}

/** The play on the table that must be beaten. */
export interface Top {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly rating: Rating;
}

export interface ShangResult extends Result {
  /** Cards left in each hand. */
  readonly points: BySeat<number>;
  /** Who emptied the hand. */
  readonly out: Seat;
}

/** What stays as it is while a deal is played. */
export interface MatchSoFar {
  readonly limit: number;
  /** Deals begun. */
  readonly deal: number;
  readonly totals: BySeat<number>;
  readonly results: readonly ShangResult[];
}

/** `deal`: cards are due. */
export type Phase = 'deal' | 'play' | 'over';

/** What check and moves read: all of it public but the hands, of which a view has only its own. */
export interface Position {
  readonly match: MatchSoFar;
  readonly phase: Phase;
  readonly hands: BySeat<CardSet | null>;
  /** Whose turn it is; between deals, who went out. */
  readonly turn: Seat;
  /** Null on a fresh table. */
  readonly top: Top | null;
  /** Who is out until the table resets. */
  readonly checked: BySeat<boolean>;
  /** Every card played in this deal. */
  readonly played: CardSet;
  /** Every turn of this deal. */
  readonly turns: readonly Turn[];
  /** Where in `turns` the present table begins. */
  readonly tableStart: number;
}

export interface State extends Position {
  readonly hands: BySeat<CardSet>;
}

export interface View extends Position {
  readonly viewer: Viewer;
  /** Cards left in each hand. */
  readonly left: BySeat<number>;
}

export type ShangRefusal =
  | CommonRefusal<'deal'>
  /** A check on a fresh table. */
  | { readonly rule: 'leader-plays' }
  /** Not one, two, three or five cards. */
  | { readonly rule: 'wrong-number'; readonly cards: number }
  | { readonly rule: 'no-combination'; readonly cards: number }
  /** Five ranks that would be in sequence if it went on from the ace to the two. */
  | { readonly rule: 'wraps' }
  | { readonly rule: 'open-with-2c' }
  | { readonly rule: 'wrong-kind'; readonly kind: Kind }
  | { readonly rule: 'too-low'; readonly cards: readonly string[]; readonly toBeat: readonly string[] };

export type ShangFact =
  | { readonly kind: 'dealt'; readonly deal: number; readonly leader: Seat; readonly opening: boolean }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly combination: Kind;
      readonly left: number;
    }
  | { readonly kind: 'checked'; readonly seat: Seat }
  /** All others have checked; the seat leads a fresh table. */
  | { readonly kind: 'took-table'; readonly seat: Seat }
  | { readonly kind: 'went-out'; readonly seat: Seat }
  | { readonly kind: 'deal-scored'; readonly points: BySeat<number>; readonly totals: BySeat<number> }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly totals: BySeat<number> };

export interface Shang extends GameTypes {
  state: State;
  move: Move;
  view: View;
  refusal: ShangRefusal & Refusal;
  fact: ShangFact & Fact;
}
