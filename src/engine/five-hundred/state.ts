import type { Fact as AnyFact, BySeat, GameTypes, Result, Seat, Viewer } from '../game.ts';
import type { TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { BidName } from './bids.ts';
import type { Card, Cards } from './cards.ts';
import type { HouseRules } from './house-rules.ts';

/** Even seats (team 0) against odd ones (team 1). */
export type Team = 0 | 1;
export type ByTeam<T> = readonly [T, T];

/** What a finished deal added. */
export type DealResult = Result & {
  /** The winning bid, or null when all passed. */
  readonly contract: BidName | null;
  readonly contractor: Seat | null;
  /** Taken by the contractors. */
  readonly tricks: number;
  /** Tricks taken by each seat. */
  readonly took: BySeat<number>;
  /** The cards of the widow, a Nello partner's card among them. */
  readonly widow: readonly string[];
  /** What the contractor buried; empty when all passed. */
  readonly buried: readonly string[];
};

/** What lasts from deal to deal. */
export interface Standing {
  readonly seats: number;
  readonly rules: HouseRules;
  /** Deals begun. */
  readonly deals: number;
  /** The dealer of the present deal; between deals, of the next one. */
  readonly dealer: Seat;
  readonly scores: ByTeam<number>;
  readonly results: readonly DealResult[];
  /** Ascending; null while the match goes on. */
  readonly winners: readonly Seat[] | null;
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

/** Cards that a seat may know (a set) or not (null), in a view; in a state all are known. */
export type Hidden = Cards | null;

/** Cards out of play. */
export interface Aside<Hand extends Hidden = Cards> {
  /** What the contractor took, with a Nello partner's card in it. */
  readonly widow: Hand;
  /** The Nello partner's card, known only to who gave it: the contractor takes the whole widow at once. */
  readonly given: Card | null;
  readonly buried: Hand;
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

export interface BidPhase<Hand extends Hidden = Cards> {
  readonly phase: 'bid';
  readonly standing: Standing;
  readonly hands: BySeat<Hand>;
  readonly widow: Hand;
  readonly calls: readonly Call[];
}

/** The next partner of a Nello contractor chooses a card for the widow. */
export interface GivePhase<Hand extends Hidden = Cards> {
  readonly phase: 'give';
  readonly standing: Standing;
  readonly hands: BySeat<Hand>;
  readonly widow: Hand;
  readonly contract: Contract;
}

/** The contractor has the widow in hand. */
export interface BuryPhase<Hand extends Hidden = Cards> {
  readonly phase: 'bury';
  readonly standing: Standing;
  readonly hands: BySeat<Hand>;
  readonly widow: Hand;
  readonly given: Card | null;
  readonly contract: Contract;
}

export interface PlayPhase<Hand extends Hidden = Cards> {
  readonly phase: 'play';
  readonly standing: Standing;
  /** What is still held; a Nello partner's laid-aside hand stays here. */
  readonly hands: BySeat<Hand>;
  readonly contract: Contract;
  readonly aside: Aside<Hand>;
  readonly turn: Seat;
  readonly trick: Trick;
  /** Finished tricks in order. */
  readonly tricks: readonly TakenTrick[];
  /** How many of them the contractors took. */
  readonly taken: number;
}

export type State = DealPhase | BidPhase | GivePhase | BuryPhase | PlayPhase | OverPhase;
/** What the rules read: a state, or the view of the seat in question. */
export type Position =
  | DealPhase
  | BidPhase<Hidden>
  | GivePhase<Hidden>
  | BuryPhase<Hidden>
  | PlayPhase<Hidden>
  | OverPhase;
export type View = Position & { readonly viewer: Viewer };

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

export type Refusal =
  | CommonRefusal<'deal' | 'bid' | 'give' | 'play', Begun>
  /** `cards`: how many are to be buried. */
  | { readonly rule: 'not-now'; readonly due: 'bury'; readonly cards: number }
  | { readonly rule: 'bid-too-low'; readonly bid: BidName; readonly highest: BidName; readonly by: Seat }
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

/** Cards are in canonical text. */
export type Fact = AnyFact &
  (
    | { readonly kind: 'dealt'; readonly deal: number; readonly dealer: Seat }
    | { readonly kind: 'call'; readonly seat: Seat; readonly bid: BidName | null }
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
        readonly kind: 'trick-taken';
        /** Who took it. */
        readonly seat: Seat;
        /** The whole trick in order of play, a card each. */
        readonly plays: readonly TrickPlay[];
        /** The letter of the suit named with a Joker led without trumps. */
        readonly named: string | null;
        /** Tricks taken so far by the contractors and by the defenders. */
        readonly contractors: number;
        readonly defenders: number;
      }
    /** `dealer`: of the next deal. */
    | {
        readonly kind: 'deal-scored';
        readonly result: DealResult;
        readonly scores: ByTeam<number>;
        readonly dealer: Seat;
      }
    | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly scores: ByTeam<number> }
  );

export interface FiveHundred extends GameTypes {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}

export const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1);
export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);
/** The seats of a team at a table of so many, ascending. */
export const seatsOf = (team: Team, seats: number): Seat[] =>
  Array.from({ length: seats / 2 }, (_, i) => team + 2 * i);
export const tricksInDeal = 10;
