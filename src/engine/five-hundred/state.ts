import type { Fact as AnyFact, BySeat, GameTypes, Result, Seat, Viewer } from '../game.ts';
import type { TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { BidName } from './bids.ts';
import type { Card, Cards } from './cards.ts';
import type { HouseRules } from './house-rules.ts';

/** Even seats (team 0) against odd ones (team 1). */
export type Team = 0 | 1;
export type ByTeam<T> = readonly [T, T];

/** The result of a finished deal. */
export type DealResult = Result & {
  /** The winning bid; null if all passed. */
  readonly contract: BidName | null;
  readonly contractor: Seat | null;
  /** Tricks won by the contractors. */
  readonly tricks: number;
  /** Tricks won by each seat. */
  readonly took: BySeat<number>;
  /** The widow's cards, a Nello partner's card among them. */
  readonly widow: readonly string[];
  /** The contractor's burial; empty if all passed. */
  readonly buried: readonly string[];
};

/** The part of a state that lasts from deal to deal. */
export interface Standing {
  readonly seats: number;
  readonly rules: HouseRules;
  /** Number of deals begun. */
  readonly deals: number;
  /** The dealer of the present deal; between deals, that of the next one. */
  readonly dealer: Seat;
  readonly scores: ByTeam<number>;
  readonly results: readonly DealResult[];
  /** Ascending; null until the match is over. */
  readonly winners: readonly Seat[] | null;
}

/** A call of the auction; `bid` is null for a pass. */
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
  /** In order of play, the lead first. */
  readonly plays: readonly Play[];
  /** The suit named with a Joker led without trumps; null otherwise. */
  readonly named: number | null;
}

export interface TakenTrick extends Trick {
  readonly winner: Seat;
}

/** Cards in a view: a set, or null if its seat may not know them. A state has sets alone. */
export type Hidden = Cards | null;

/** Cards out of play. */
export interface Aside<Hand extends Hidden = Cards> {
  /** The cards the contractor picked up, a Nello partner's card among them. */
  readonly widow: Hand;
  /** The Nello partner's card. Null in other contracts, and in every view except that partner's. */
  readonly given: Card | null;
  readonly buried: Hand;
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

/** The contractor has picked up the widow. */
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
  /** The cards still held. A Nello partner's hand, out of play, stays here. */
  readonly hands: BySeat<Hand>;
  readonly contract: Contract;
  readonly aside: Aside<Hand>;
  readonly turn: Seat;
  readonly trick: Trick;
  /** Tricks won, in order. */
  readonly tricks: readonly TakenTrick[];
  /** Number of tricks won by the contractors. */
  readonly taken: number;
}

export type State = DealPhase | BidPhase | GivePhase | BuryPhase | PlayPhase | OverPhase;
/** The rules' view of a match: a state, or the view of the seat in question. */
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
  /** `suit` (0 to 3): named with a Joker led without trumps. */
  | { readonly kind: 'play'; readonly card: Card; readonly suit: number | null };

/** The kind of move that an unreadable text begins like. */
export type Begun = 'bid' | 'inkle' | 'give' | 'bury' | 'move';

export type Refusal =
  | CommonRefusal<'deal' | 'bid' | 'give' | 'play', Begun>
  /** `cards`: number of cards to bury. */
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
      /** The Joker and left bower, if only they can follow. */
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
    /** `card` and `cards` are null for viewers who may not see them. */
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
    | {
        readonly kind: 'played';
        readonly seat: Seat;
        readonly card: string;
        readonly lead: boolean;
        readonly named: string | null;
      }
    | {
        readonly kind: 'trick-taken';
        /** The winner of the trick. */
        readonly seat: Seat;
        /** The whole trick in order of play, a card a seat. */
        readonly plays: readonly TrickPlay[];
        /** The letter of the suit named with a Joker led without trumps; null otherwise. */
        readonly named: string | null;
        /** Tricks won so far by the contractors and by the defenders. */
        readonly contractors: number;
        readonly defenders: number;
      }
    /** `dealer`: the next deal's. */
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
/** The seats of a team at a table of `seats`, ascending. */
export const seatsOf = (team: Team, seats: number): Seat[] =>
  Array.from({ length: seats / 2 }, (_, i) => team + 2 * i);
export const tricksInDeal = 10;
