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

/** The play on the table that must be beaten. */
export interface Top {
  readonly seat: Seat;
  readonly cards: CardSet;
  readonly rating: Rating;
}

/** What a finished deal added. */
export interface DealResult extends Result {
  /** Cards left in each hand. */
  readonly points: BySeat<number>;
  /** Who emptied the hand. */
  readonly out: Seat;
  /** The play that emptied it, in canonical text. */
  readonly last: readonly string[];
  /** The cards left in each hand, in canonical text. */
  readonly left: BySeat<readonly string[]>;
}

/** What lasts from deal to deal. */
export interface Standing {
  /** The match ends when a total reaches this. */
  readonly limit: number;
  /** Deals begun. */
  readonly deals: number;
  /** Who leads the next deal: whoever went out in the one before. Null in the first. */
  readonly leader: Seat | null;
  readonly scores: BySeat<number>;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

/** Cards that a seat may know (a set) or not (null), in a view; in a state all are known. */
export type Hidden = CardSet | null;

/** A deal as far as it has been played: all of it public but the hands. */
export interface Deal<Hand extends Hidden = CardSet> {
  /** What each seat still holds. */
  readonly hands: BySeat<Hand>;
  /** Null on a fresh table. */
  readonly top: Top | null;
  /** Seats that have checked, and are out until the table resets. */
  readonly checked: BySeat<boolean>;
  /** Every card played in this deal. */
  readonly played: CardSet;
  /** Every turn of this deal. */
  readonly turns: readonly Turn[];
  /** Where in `turns` the present table begins. */
  readonly tableStart: number;
}

/** The next deal is due: nobody to act. The last one lies as it ended; before the first, nothing has been dealt. */
export interface DealPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'deal';
  readonly standing: Standing;
}

export interface PlayPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'play';
  readonly standing: Standing;
  readonly turn: Seat;
}

/** The match is over; the last deal lies as it ended. */
export interface OverPhase<Hand extends Hidden = CardSet> extends Deal<Hand> {
  readonly phase: 'over';
  readonly standing: Standing;
}

export type State = DealPhase | PlayPhase | OverPhase;
/** What the rules read: a state, or the view of the seat in question. */
export type Position = DealPhase<Hidden> | PlayPhase<Hidden> | OverPhase<Hidden>;
export type View = Position & {
  readonly viewer: Viewer;
  /** How many cards each seat holds. */
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
  /** Five ranks that would be in sequence if it went on from the ace to the two. */
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

/** The types of Shang. */
export interface Shang extends GameTypes {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal & AnyRefusal;
  fact: Fact & AnyFact;
}
