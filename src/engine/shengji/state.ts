import type { Card } from '../card.ts';
import type { BySeat, Result, Seat, Viewer } from '../game.ts';
import type { TrickPlay } from '../trick.ts';
import type { CommonRefusal } from '../words.ts';
import type { Counts } from './cards.ts';
import type { Form, Shape } from './groups.ts';
import type { HouseRules, LevelsOrder } from './house-rules.ts';
import type { TrumpChoice } from './trumps.ts';

/** The part of a state that lasts from deal to deal, and does not change during one. */
export interface Standing {
  readonly rules: HouseRules;
  /** Number of deals begun. */
  readonly deals: number;
  /** 2 to 14; `rules.to` + 1 for a player who has won. */
  readonly levels: BySeat<number>;
  /** Null in the first deal, until a call makes one. */
  readonly dealer: Seat | null;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

/** The result of a finished deal. It is a type alias, because an interface is not assignable to `Result`. */
export type DealResult = Result & {
  /** Levels gained; 1 for winning. */
  readonly points: BySeat<number>;
  /** The Player party's points, the kitty's part included. */
  readonly playerPoints: number;
  /** The kitty's part of `playerPoints`. */
  readonly kittyPoints: number;
  /** Seats of the House in ascending order, the Dealer included. */
  readonly house: readonly Seat[];
  readonly dealer: Seat;
  /** Points won by each seat, without the kitty. */
  readonly taken: BySeat<number>;
  /** The winner of the last trick, and the form of its lead. */
  readonly last: { readonly seat: Seat; readonly size: number; readonly length: number };
  /** The buried cards, in canonical text and order. */
  readonly kitty: readonly string[];
  /** Both tickets: the seat that met each and the trick, counted from 1 (null if nobody did), and whether that seat joined the House. */
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

/** An announced ticket, with the seat that has met it or null. */
export interface OpenTicket extends Ticket {
  readonly met: Seat | null;
}

/** Facts that do not change once trumps are fixed. */
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
  /** The winner so far, or at the end, and the winning shape. */
  readonly winner: Seat;
  readonly best: Shape;
}

/** A gap in a seat's hand: the hand, together with the cards in `played`, has no Tolaji of this form. */
export interface Gap extends Form {
  readonly seat: Seat;
  readonly suit: number;
  /** The cards of the suit it has played since it had to follow a Tolaji, that trick included. */
  readonly played: readonly Card[];
}

/** Cards that a seat has shown, so that it must hold them; the Dealer may have buried them. */
export type ShownCards = BySeat<readonly Card[]>;

/** Copies of each kind in a view, or null if its viewer may not know them. A state has counts alone. */
export type Hidden = Counts | null;
/** Adds null to a type if hands may be null. */
type Unknown<Hand extends Hidden> = Extract<Hand, null>;

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

export interface DrawPhase<Hand extends Hidden = Counts> {
  readonly phase: 'draw';
  readonly standing: Standing;
  /** All 216 cards in the order in which they are drawn, the kitty last. */
  readonly deck: readonly Card[] | Unknown<Hand>;
  /** Number of cards drawn by all. `turn` has drawn the last one, until all 210 are drawn. */
  readonly drawn: number;
  readonly hands: BySeat<Hand>;
  /** The card that each seat drew last; null if it has none, or if it is unknown. */
  readonly drew: BySeat<Card | null>;
  readonly turn: Seat;
  /** Number of seats that have stayed in a row in the last calls; null while cards are drawn. */
  readonly stays: number | null;
  readonly call: Call | null;
  readonly shown: ShownCards;
}

export interface BuryPhase<Hand extends Hidden = Counts> {
  readonly phase: 'bury';
  readonly standing: Standing;
  readonly deal: Deal;
  /** The Dealer's has 41 cards, the kitty's among them. */
  readonly hands: BySeat<Hand>;
  readonly shown: ShownCards;
  /** The kitty's six cards in the order of the deck. */
  readonly kitty: readonly Card[] | Unknown<Hand>;
}

export interface TicketsPhase<Hand extends Hidden = Counts> {
  readonly phase: 'tickets';
  readonly standing: Standing;
  readonly deal: Deal;
  readonly hands: BySeat<Hand>;
  readonly shown: ShownCards;
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
  /** Number of cards in every hand when the present trick began. */
  readonly left: number;
  readonly tickets: readonly OpenTicket[];
  /** Ascending, the Dealer included. */
  readonly house: readonly Seat[];
  /** Points won by each seat. */
  readonly points: BySeat<number>;
  /** Number of copies of each kind played to tricks. */
  readonly gone: Counts;
  /** Most copies of each kind that a seat can still hold, judged by its follows. */
  readonly limits: BySeat<Counts>;
  readonly gaps: readonly Gap[];
  readonly shown: ShownCards;
  /** The six cards buried. */
  readonly kitty: readonly Card[] | Unknown<Hand>;
}

export type State = DealPhase | DrawPhase | BuryPhase | TicketsPhase | PlayPhase | OverPhase;
/** The rules' view of a match: a state, or the view of the seat in question. */
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
  /** The standing call, and the number of these cards that would replace it (5 if no number does). */
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
      /** The cards with that many copies in the hand. */
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
  /** `cards`: for the Dealer alone. */
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
  /** `plays`: the whole trick in order of play; `points`: its points. */
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

export interface Shengji {
  state: State;
  move: Move;
  view: View;
  refusal: Refusal;
  fact: Fact;
}
