import type { CardSet } from '../card-set.ts';
import type {
  Fact as AnyFact,
  Refusal as AnyRefusal,
  BySeat,
  GameTypes,
  Result,
  Seat,
  Viewer,
} from '../game.ts';
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

/** The play on the table, to be beaten. */
export interface Top {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly rating: Rating;
}

/** The result of a finished deal. */
export interface DealResult extends Result {
  /** Number of cards left in each hand. */
  readonly points: BySeat<number>;
  /** The seat that emptied its hand. */
  readonly out: Seat;
  /** Its last play, in canonical text. */
  readonly last: readonly string[];
  /** The cards left in each hand, in canonical text. */
  readonly left: BySeat<readonly string[]>;
}

/** The part of a state that lasts from deal to deal. */
export interface Standing {
  /** The match ends when a total reaches this. */
  readonly limit: number;
  /** Number of deals begun. */
  readonly deals: number;
  /** The leader of the next deal: the seat that went out in the last one. Null before the first. */
  readonly leader: Seat | null;
  readonly scores: BySeat<number>;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

/** Cards in a view: a set, or null if its viewer may not know them. A state has sets alone. */
export type Hidden = CardSet | null;

/** A deal so far. All but the hands is public. */
export interface Deal<Hand extends Hidden = CardSet> {
  /** The cards each seat still holds. */
  readonly hands: BySeat<Hand>;
  /** Null on a fresh table. */
  readonly top: Top | null;
  /** Seats that have checked, and wait until the table resets. */
  readonly checked: BySeat<boolean>;
  /** Every card played in this deal. */
  readonly played: CardSet;
  /** Every turn of this deal. */
  readonly turns: readonly Turn[];
  /** Index in `turns` of the present table's first turn. */
  readonly tableStart: number;
}

/** The next deal is due; nobody is to act. Shows the end of the last deal; empty before the first. */
export interface DealPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'deal';
  readonly standing: Standing;
}

export interface PlayPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'play';
  readonly standing: Standing;
  readonly turn: Seat;
}

/** The match is over. Shows the end of the last deal. */
export interface OverPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'over';
  readonly standing: Standing;
}

export type State = DealPhase | PlayPhase | OverPhase;
/** The rules' view of a match: a state, or the view of the seat in question. */
export type Position = DealPhase<Hidden> | PlayPhase<Hidden> | OverPhase<Hidden>;
export type View = Position & {
  readonly viewer: Viewer;
  /** The number of cards each seat holds. */
  readonly cardsLeft: BySeat<number>;
};

/** Cards are in canonical text. */
export type Refusal =
  | CommonRefusal<'deal'>
  /** A check on a fresh table. */
  | { readonly rule: 'leader-plays' }
  /** Not one, two, three or five cards. */
  | { readonly rule: 'wrong-number'; readonly cards: number }
  | { readonly rule: 'no-combination'; readonly cards: number }
  /** Five ranks that would be in sequence if the two followed the ace. */
  | { readonly rule: 'wraps' }
  | { readonly rule: 'open-with-2c' }
  | { readonly rule: 'wrong-kind'; readonly kind: Kind }
  | { readonly rule: 'too-low'; readonly cards: readonly string[]; readonly toBeat: readonly string[] };

/** Cards are in canonical text. */
export type Fact =
  | { readonly kind: 'dealt'; readonly deal: number; readonly leader: Seat; readonly opening: boolean }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly combination: Kind;
      readonly cardsLeft: number;
    }
  | { readonly kind: 'checked'; readonly seat: Seat }
  /** All others have checked; the seat leads a fresh table. */
  | { readonly kind: 'took-table'; readonly seat: Seat }
  | { readonly kind: 'went-out'; readonly seat: Seat }
  | { readonly kind: 'deal-scored'; readonly points: BySeat<number>; readonly scores: BySeat<number> }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly scores: BySeat<number> };

export interface Shang extends GameTypes {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal & AnyRefusal;
  fact: Fact & AnyFact;
}
