import type { BySeat, Seat } from '../game.ts';
import type { CommonRefusal } from '../words.ts';
import type { DealResult, Move } from './state.ts';

/* What the game has to say, as data; `words.ts` puts it into sentences. */

/** An effective suit, 0 to 3, or 4 for trumps. */
type SuitNumber = number;

export type ShengjiRefusal =
  | CommonRefusal<'draw' | 'bury' | 'tickets' | 'play', Move['kind']>
  | { readonly rule: 'levels-order'; readonly from: number; readonly to: number }
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

export type ShengjiFact =
  | { readonly kind: 'deal'; readonly deal: number; readonly dealer: Seat | null; readonly level: number }
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
  | {
      readonly kind: 'trick';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly points: number;
    }
  | {
      readonly kind: 'deal-scored';
      readonly result: DealResult;
      readonly kitty: readonly string[];
      readonly levels: BySeat<number>;
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[] };
