import type { Card } from '../card.ts';
import type { BySeat, Result, Seat, Viewer } from '../game.ts';
import type { TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { Counts } from './cards.ts';
import type { Form, Shape } from './groups.ts';
import type { HouseRules, LevelsOrder } from './house-rules.ts';
import type { TrumpChoice } from './trumps.ts';

/** What lasts from deal to deal, and stays the same while one is played. */
export interface Standing {
  readonly rules: HouseRules;
  /** Deals begun. */
  readonly deals: number;
  /** 2 to 14; one more than `rules.to` for a player who has won. */
  readonly levels: BySeat<number>;
  /** Null in the first deal, until the standing call makes one. */
  readonly dealer: Seat | null;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

/** What a finished deal added. It is a type alias, because an interface is not assignable to `Result`. */
export type DealResult = Result & {
  /** Levels gained; 1 for winning. */
  readonly points: BySeat<number>;
  /** The Player party's points, the kitty's part included. */
  readonly playerPoints: number;
  /** The part of `playerPoints` that the kitty added. */
  readonly kittyPoints: number;
  /** Its seats in ascending order, the Dealer with them. */
  readonly house: readonly Seat[];
  readonly dealer: Seat;
  /** Points lying with each seat, the kitty left out. */
  readonly taken: BySeat<number>;
  /** The last trick: who won it, and what was led to it. */
  readonly last: { readonly seat: Seat; readonly size: number; readonly length: number };
  /** The cards that were buried, in canonical text and order. */
  readonly kitty: readonly string[];
  /** Both tickets: who met each, in which trick, counted from 1 (null for nobody), and whether that made a member of the House. */
  readonly tickets: readonly {
    readonly ordinal: number;
    readonly card: string;
    readonly met: Seat | null;
    readonly trick: number | null;
    readonly joins: boolean;
  }[];
  /** Levels before the deal. */
  readonly levels: BySeat<number>;
  /** The Dealer of the deal that follows, or would follow. */
  readonly next: Seat;
};

/** Cards shown to set trumps. The suit is null for jokers, which call No-Trump. */
export interface Call {
  readonly seat: Seat;
  readonly card: Card;
  readonly count: number;
}

/** "The player who plays the `ordinal`-th `card`." */
export interface Ticket {
  /** 1 to 4. */
  readonly ordinal: number;
  readonly card: Card;
}

/** A ticket announced, and who has met it. */
export interface OpenTicket extends Ticket {
  readonly met: Seat | null;
}

/** What is constant once trumps are fixed. */
export interface Deal {
  readonly dealer: Seat;
  readonly trumps: TrumpChoice;
  readonly call: Call | null;
  /** Cards of the kitty turned up because nobody called, in that order. */
  readonly turnedUp: readonly Card[];
}

export interface Play {
  readonly seat: Seat;
  /** In canonical order. */
  readonly cards: readonly Card[];
}

/** A trick with at least its lead. */
export interface Trick {
  readonly plays: readonly Play[];
  readonly lead: Shape;
  /** Who wins it so far, or has won it, and with what. */
  readonly winner: Seat;
  readonly best: Shape;
}

/** A gap in a seat's hand: the hand, together with the cards in `played`, has no Tolaji of this form. */
export interface Gap extends Form {
  readonly seat: Seat;
  readonly suit: number;
  /** What it has played of the suit since it had to follow a Tolaji, that trick included. */
  readonly played: readonly Card[];
}

/** Cards that a seat is known to hold, for having shown them; for the Dealer: to hold or to have buried. */
export type Shown = BySeat<readonly Card[]>;

/** Copies of each kind that a seat may know or not (null), in a view; in a state all are known. */
export type Hidden = Counts | null;
/** Adds null to a type where hands may be null. */
type Unknown<Hand extends Hidden> = Extract<Hand, null>;

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

export interface DrawPhase<Hand extends Hidden = Counts> {
  readonly phase: 'draw';
  readonly standing: Standing;
  /** All 216 cards in the order in which they are drawn, the kitty last. */
  readonly deck: readonly Card[] | Unknown<Hand>;
  /** Cards drawn by all so far; `turn` has drawn the last one, until all 210 are drawn. */
  readonly drawn: number;
  readonly hands: BySeat<Hand>;
  /** The card that each seat drew last; null where it has none, or where it is not known. */
  readonly drew: BySeat<Card | null>;
  readonly turn: Seat;
  /** Seats that have stayed in a row in the last calls, or null while cards are still drawn. */
  readonly stays: number | null;
  readonly call: Call | null;
  readonly shown: Shown;
}

export interface BuryPhase<Hand extends Hidden = Counts> {
  readonly phase: 'bury';
  readonly standing: Standing;
  readonly deal: Deal;
  /** The Dealer's has 41 cards, the kitty's among them. */
  readonly hands: BySeat<Hand>;
  readonly shown: Shown;
  /** The kitty's six cards in the order of the deck. */
  readonly kitty: readonly Card[] | Unknown<Hand>;
}

export interface TicketsPhase<Hand extends Hidden = Counts> {
  readonly phase: 'tickets';
  readonly standing: Standing;
  readonly deal: Deal;
  readonly hands: BySeat<Hand>;
  readonly shown: Shown;
  /** The six cards buried. */
  readonly kitty: readonly Card[] | Unknown<Hand>;
}

export interface PlayPhase<Hand extends Hidden = Counts> {
  readonly phase: 'play';
  readonly standing: Standing;
  readonly deal: Deal;
  readonly turn: Seat;
  readonly hands: BySeat<Hand>;
  /** The trick on the table; null when a lead is due. */
  readonly trick: Trick | null;
  /** The tricks of this deal that are complete. */
  readonly tricks: readonly Trick[];
  /** Cards in every hand when the present trick began. */
  readonly left: number;
  readonly tickets: readonly OpenTicket[];
  /** Ascending, the Dealer with them. */
  readonly house: readonly Seat[];
  /** Points lying with each seat. */
  readonly points: BySeat<number>;
  /** Copies of each kind played to tricks. */
  readonly gone: Counts;
  /** How many copies of each kind a seat can still hold, as far as its follows have shown. */
  readonly limits: BySeat<Counts>;
  readonly gaps: readonly Gap[];
  readonly shown: Shown;
  /** The six cards buried. */
  readonly kitty: readonly Card[] | Unknown<Hand>;
}

export type State = DealPhase | DrawPhase | BuryPhase | TicketsPhase | PlayPhase | OverPhase;
/** What the rules read: a state, or the view of the seat in question. */
export type Position =
  | DealPhase
  | DrawPhase<Hidden>
  | BuryPhase<Hidden>
  | TicketsPhase<Hidden>
  | PlayPhase<Hidden>
  | OverPhase;
export type View = Position & { readonly viewer: Viewer };
/** A view while cards are on the table. */
export type DealView = Exclude<View, DealPhase | OverPhase>;
/** The phases that wait for a move. */
export type ActPhase = DealView['phase'];

export type Move =
  | { readonly kind: 'call'; readonly cards: readonly Card[] }
  | { readonly kind: 'stay' }
  | { readonly kind: 'bury'; readonly cards: readonly Card[] }
  | { readonly kind: 'tickets'; readonly tickets: readonly Ticket[] }
  | { readonly kind: 'play'; readonly cards: readonly Card[] };

/** An effective suit, 0 to 3, or 4 for trumps. */
type SuitNumber = number;

export type Refusal =
  | CommonRefusal<ActPhase, Move['kind']>
  | LevelsOrder
  /** Cards of a call that are not copies of one card. */
  | { readonly rule: 'call-identical' }
  | { readonly rule: 'call-rank'; readonly level: number; readonly jokers: boolean }
  | { readonly rule: 'call-jokers' }
  /** What the standing call is, and how many of these cards would replace it (5: no number does). */
  | {
      readonly rule: 'weaker-call';
      readonly seat: Seat;
      readonly card: string;
      readonly count: number;
      readonly needed: number;
    }
  | { readonly rule: 'own-call'; readonly card: string }
  | { readonly rule: 'bury-six'; readonly given: number }
  | { readonly rule: 'two-tickets'; readonly given: number }
  | { readonly rule: 'ticket-ordinal'; readonly ordinal: number }
  | { readonly rule: 'ticket-joker'; readonly card: string }
  | { readonly rule: 'ticket-trump'; readonly card: string }
  | { readonly rule: 'tickets-differ' }
  | { readonly rule: 'lead-suit'; readonly suits: readonly SuitNumber[] }
  | { readonly rule: 'lead-shape'; readonly equals: readonly string[] | null }
  | { readonly rule: 'wrong-number'; readonly expected: number; readonly given: number }
  | { readonly rule: 'follow-suit'; readonly suit: SuitNumber; readonly owed: number; readonly given: number }
  | {
      readonly rule: 'follow-tolaji';
      readonly suit: SuitNumber;
      readonly size: number;
      readonly length: number;
    }
  | {
      readonly rule: 'follow-groups';
      readonly suit: SuitNumber;
      readonly size: number;
      readonly owed: number;
      readonly given: number;
      /** The cards of which the hand has that many. */
      readonly cards: readonly string[];
    };

/** Cards are in canonical text. */
export type Fact =
  | { readonly kind: 'dealt'; readonly deal: number; readonly dealer: Seat | null; readonly level: number }
  | { readonly kind: 'call'; readonly seat: Seat; readonly card: string; readonly count: number }
  | { readonly kind: 'turned-up'; readonly cards: readonly string[] }
  | {
      readonly kind: 'trumps';
      readonly dealer: Seat;
      readonly level: number;
      readonly suit: SuitNumber | null;
    }
  /** The cards are told only to the Dealer. */
  | { readonly kind: 'kitty'; readonly dealer: Seat; readonly cards: readonly string[] | null }
  | { readonly kind: 'buried'; readonly dealer: Seat; readonly cards: readonly string[] | null }
  | {
      readonly kind: 'tickets';
      readonly dealer: Seat;
      readonly tickets: readonly { readonly ordinal: number; readonly card: string }[];
    }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly lead: boolean;
      readonly tolaji: boolean;
    }
  | {
      readonly kind: 'ticket-met';
      readonly seat: Seat;
      readonly ordinal: number;
      readonly card: string;
      readonly joins: boolean;
    }
  | { readonly kind: 'parties'; readonly house: readonly Seat[] }
  /** `plays`: the whole trick in order of play; `points`: what lies in it. */
  | {
      readonly kind: 'trick-taken';
      readonly seat: Seat;
      readonly plays: readonly TrickPlay[];
      readonly points: number;
    }
  | {
      readonly kind: 'deal-scored';
      readonly result: DealResult;
      readonly kitty: readonly string[];
      readonly levels: BySeat<number>;
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[] };

/** The types of Shengji. */
export interface Shengji {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}
