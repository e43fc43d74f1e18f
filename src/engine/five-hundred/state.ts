import type { Result as AnyResult, BySeat, Fact, GameTypes, Options, Seat, Viewer } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import type { BidName } from './bids.ts';
import type { Card, Cards } from './cards.ts';

/** The declared options (`OPTIONS`) with their types. */
export type Rules = Options & {
  /** May the Joker be played on a suit its holder could follow, without trumps? */
  readonly jokerNoTrump: 'follow' | 'anytime';
  /** Both thresholds, up and down. */
  readonly target: number;
  /** Do the defenders score their tricks only when they set the contract? */
  readonly defendersScore: 'when-set' | 'always';
  readonly nello: 'in-the-hole' | 'always' | 'never';
};

/** Even seats (team 0) against odd ones (team 1). */
export type Team = 0 | 1;
export type ByTeam<T> = readonly [T, T];

export type Result = AnyResult & {
  /** The winning bid, or null when all passed. */
  readonly contract: BidName | null;
  readonly contractor: Seat | null;
  /** Taken by the contractors. */
  readonly tricks: number;
};

/** What does not change during a deal. */
export interface Match {
  readonly seats: number;
  readonly rules: Rules;
  /** Deals begun. */
  readonly deal: number;
  /** Of the present deal, or, between deals, of the next one. */
  readonly dealer: Seat;
  readonly scores: ByTeam<number>;
  readonly results: readonly Result[];
}

/** What a seat said in the auction; a pass is null. */
export interface Call {
  readonly seat: Seat;
  readonly bid: BidName | null;
}

export interface Contract {
  readonly bid: BidName;
  /** The contractor. */
  readonly seat: Seat;
  /** 0 to 3, or `NO_TRUMP`. */
  readonly trump: number;
  /** The contractor's partners in Nello, who sit out. */
  readonly out: readonly Seat[];
  /** The whole auction in order. */
  readonly calls: readonly Call[];
}

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Trick {
  /** In order of play; the first one led. */
  readonly plays: readonly Play[];
  /** The suit named with a Joker led without trumps. */
  readonly named: number | null;
}

export interface TakenTrick extends Trick {
  readonly winner: Seat;
}

/** Cards out of play. `N` as in `Position`. */
export interface Aside<N> {
  /** What the contractor took, with a Nello partner's card in it. */
  readonly widow: Cards | N;
  /** The Nello partner's card, known only to who gave it: the contractor takes the whole widow at once. */
  readonly given: Card | null;
  readonly buried: Cards | N;
}

/**
 * Where a match stands. A state knows everything (`N` is never); a view has null for what its viewer may not see. A Nello
 * partner's laid-aside hand stays in `hands`.
 */
export type Position<N> = Due | Over | Bidding<N> | Giving<N> | Burying<N> | Playing<N>;

/** The next deal is due. */
export interface Due {
  readonly phase: 'deal';
  readonly match: Match;
}

export interface Over {
  readonly phase: 'over';
  readonly match: Match;
}

export interface Bidding<N> {
  readonly phase: 'bid';
  readonly match: Match;
  readonly hands: BySeat<Cards | N>;
  readonly widow: Cards | N;
  readonly calls: readonly Call[];
}

/** The next partner of a Nello contractor chooses a card for the widow. */
export interface Giving<N> {
  readonly phase: 'give';
  readonly match: Match;
  readonly hands: BySeat<Cards | N>;
  readonly widow: Cards | N;
  readonly contract: Contract;
}

/** The contractor has the widow in hand. */
export interface Burying<N> {
  readonly phase: 'bury';
  readonly match: Match;
  readonly hands: BySeat<Cards | N>;
  readonly widow: Cards | N;
  readonly given: Card | null;
  readonly contract: Contract;
}

export interface Playing<N> {
  readonly phase: 'play';
  readonly match: Match;
  readonly hands: BySeat<Cards | N>;
  readonly contract: Contract;
  readonly aside: Aside<N>;
  readonly turn: Seat;
  readonly trick: Trick;
  /** Finished tricks in order. */
  readonly tricks: readonly TakenTrick[];
  /** How many of them the contractors took. */
  readonly taken: number;
}

export type State = Position<never>;
export type View = Position<null> & { readonly viewer: Viewer };

export type Move =
  | { readonly kind: 'bid'; readonly bid: BidName }
  | { readonly kind: 'pass' }
  | { readonly kind: 'give'; readonly card: Card }
  /** Cards in canonical order. */
  | { readonly kind: 'bury'; readonly cards: readonly Card[] }
  /** `suit` (0 to 3) is named with a Joker led without trumps. */
  | { readonly kind: 'play'; readonly card: Card; readonly suit: number | null };

/** What an unreadable move begins like. */
export type Begun = 'bid' | 'inkle' | 'give' | 'bury' | 'move';

export type Refusal500 =
  | CommonRefusal<'deal' | 'bid' | 'give' | 'play', Begun>
  /** `cards`: how many are to be buried. */
  | { readonly rule: 'not-now'; readonly due: 'bury'; readonly cards: number }
  | { readonly rule: 'bid-too-low'; readonly bid: BidName; readonly standing: BidName; readonly by: Seat }
  | { readonly rule: 'nello-in-the-hole'; readonly score: number }
  | { readonly rule: 'nello-off' }
  | { readonly rule: 'bury-count'; readonly need: number; readonly named: number }
  | {
      readonly rule: 'follow-suit';
      readonly card: string;
      readonly suit: number;
      readonly trump: number;
      /** The Joker and left bower, where they alone can follow. */
      readonly disguised: readonly string[];
    }
  | { readonly rule: 'name-a-suit' }
  | { readonly rule: 'no-suit-to-name'; readonly card: string };

export type Fact500 = Fact &
  (
    | { readonly kind: 'dealt'; readonly deal: number; readonly dealer: Seat }
    | { readonly kind: 'call'; readonly seat: Seat; readonly bid: BidName | null }
    | { readonly kind: 'all-passed'; readonly dealer: Seat }
    | { readonly kind: 'contract'; readonly seat: Seat; readonly bid: BidName; readonly out: readonly Seat[] }
    /** `card` and `cards` are null for those who may not see them. */
    | { readonly kind: 'gave'; readonly seat: Seat; readonly card: string | null }
    | {
        readonly kind: 'widow';
        readonly seat: Seat;
        readonly size: number;
        readonly cards: readonly string[] | null;
      }
    | {
        readonly kind: 'buried';
        readonly seat: Seat;
        readonly size: number;
        readonly cards: readonly string[] | null;
      }
    | { readonly kind: 'played'; readonly seat: Seat; readonly card: string; readonly named: string | null }
    | {
        readonly kind: 'trick';
        readonly seat: Seat;
        readonly card: string;
        /** Tricks taken so far by the contractors and by the defenders. */
        readonly contractors: number;
        readonly defenders: number;
      }
    | { readonly kind: 'scored'; readonly result: Result; readonly scores: ByTeam<number> }
    | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly scores: ByTeam<number> }
  );

export interface FiveHundred extends GameTypes {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal500;
  fact: Fact500;
}

export const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1);
export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);
export const tricksInDeal = 10;
