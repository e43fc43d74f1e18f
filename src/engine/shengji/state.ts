import type { Card } from '../card.ts';
import type { BySeat, Result, Seat, Viewer } from '../game.ts';
import type { Counts } from './cards.ts';
import type { Form, Shape } from './groups.ts';
import type { ShengjiFact, ShengjiRefusal } from './messages.ts';
import type { TrumpChoice } from './trumps.ts';

/** The declared options, read. Levels are numbers, 2 to 14 (an ace). */
export interface Settings {
  readonly from: number;
  readonly to: number;
  readonly deals: number | null;
  readonly deadZone: boolean;
  readonly noTrumpCalls: boolean;
  readonly ticketTrumps: boolean;
}

/** What changes only between deals. */
export interface Standing {
  readonly settings: Settings;
  /** 2 to 14; one more than `settings.to` for a player who has won. */
  readonly levels: BySeat<number>;
  /** Null in the first deal, until the standing call makes one. */
  readonly dealer: Seat | null;
  readonly results: readonly DealResult[];
  readonly winners: readonly Seat[] | null;
}

/** What a finished deal added. Type alias, so that it is a `Result`. */
export type DealResult = Result & {
  /** Levels gained; 1 for winning. */
  readonly points: BySeat<number>;
  /** The Player party's points, the kitty's part included. */
  readonly playerPoints: number;
  /** Of these, what the kitty added. */
  readonly kittyPoints: number;
  /** Its seats in ascending order, the Dealer with them. */
  readonly house: readonly Seat[];
  readonly dealer: Seat;
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

/** A seat has shown that its hand, together with the cards `played`, has no Tolaji of this form. */
export interface Gap extends Form {
  readonly seat: Seat;
  readonly suit: number;
  /** What it has played of the suit since it had to follow a Tolaji, that trick included. */
  readonly played: readonly Card[];
}

/** Cards that a seat is known to hold, for having shown them; for the Dealer: to hold or to have buried. */
export type Shown = BySeat<readonly Card[]>;

/** A deal is due. */
export interface Between {
  readonly phase: 'between';
  readonly standing: Standing;
}
export interface Over {
  readonly phase: 'over';
  readonly standing: Standing;
}

interface DrawTable {
  readonly phase: 'draw';
  readonly standing: Standing;
  /** Cards drawn by all so far; `turn` has drawn the last one, until all 210 are drawn. */
  readonly drawn: number;
  readonly turn: Seat;
  /** Seats that have stayed in a row in the last calls, or null while cards are still drawn. */
  readonly stays: number | null;
  readonly call: Call | null;
  readonly shown: Shown;
}
/** Hands are not kept while drawing: they lie in the deck, see `drawnHand`. */
export interface Drawing extends DrawTable {
  readonly deck: readonly Card[];
}
export interface DrawView extends DrawTable {
  readonly viewer: Viewer;
  readonly hands: BySeat<Counts | null>;
  /** The card that the viewer drew last. */
  readonly drew: Card | null;
}

interface BuryTable<Hand> {
  readonly phase: 'bury';
  readonly standing: Standing;
  readonly deal: Deal;
  /** The Dealer's has 41 cards, the kitty's among them. */
  readonly hands: BySeat<Hand>;
  readonly shown: Shown;
}
export interface Burying extends BuryTable<Counts> {
  /** The kitty's six cards in the order of the deck; the Dealer has them in hand. */
  readonly kitty: readonly Card[];
}
export interface BuryView extends BuryTable<Counts | null> {
  readonly viewer: Viewer;
  readonly kitty: readonly Card[] | null;
}

interface TicketsTable<Hand> {
  readonly phase: 'tickets';
  readonly standing: Standing;
  readonly deal: Deal;
  readonly hands: BySeat<Hand>;
  readonly shown: Shown;
}
export interface Announcing extends TicketsTable<Counts> {
  /** The six cards buried. */
  readonly kitty: readonly Card[];
}
export interface TicketsView extends TicketsTable<Counts | null> {
  readonly viewer: Viewer;
  readonly kitty: readonly Card[] | null;
}

interface PlayTable<Hand> {
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
}
export interface Playing extends PlayTable<Counts> {
  /** The six cards buried. */
  readonly kitty: readonly Card[];
}
export interface PlayView extends PlayTable<Counts | null> {
  readonly viewer: Viewer;
  readonly kitty: readonly Card[] | null;
}

export type State = Between | Over | Drawing | Burying | Announcing | Playing;
export type View =
  | ((Between | Over) & { readonly viewer: Viewer })
  | DrawView
  | BuryView
  | TicketsView
  | PlayView;
export type Position = State | View;

export type Move =
  | { readonly kind: 'call'; readonly cards: readonly Card[] }
  | { readonly kind: 'stay' }
  | { readonly kind: 'bury'; readonly cards: readonly Card[] }
  | { readonly kind: 'tickets'; readonly tickets: readonly Ticket[] }
  | { readonly kind: 'play'; readonly cards: readonly Card[] };

/** The types of Shengji. */
export interface Shengji {
  state: State;
  move: Move;
  view: View;
  refusal: ShengjiRefusal;
  fact: ShengjiFact;
}
