import type { Seat, Speaker } from '../../engine/game.ts';
import { suitName, ticketText } from '../../engine/shengji/text.ts';
import { count, list, verb } from '../../engine/words.ts';
import type { Reason as AnyReason } from '../policy.ts';

type Cards = readonly string[];

/** What a seat that wins a trick is to the one that plays: known for certain, by a party, or only likely. */
export type Side =
  /** Both of the House, or neither. */
  | { readonly is: 'friend'; readonly house: boolean }
  /** Of the House, which this hand can join with a ticket's card, or may still join. */
  | { readonly is: 'to-join'; readonly card: string | null }
  | { readonly is: 'likely-friend' | 'likely-opponent' | 'opponent' };

/** What unseen cards could beat a play in its own suit: a Tolaji, or so many cards, or ranks of groups as large. */
export interface Beaters {
  readonly suit: number;
  readonly size: number;
  /** Null for a Tolaji: only another one beats it. */
  readonly higher: number | null;
}

/** Why the bot moves as it does, in what its view shows. */
export type Reason = AnyReason &
  (
    | {
        readonly because: 'call';
        readonly copies: number;
        readonly suit: number | null;
        readonly trumps: number;
        readonly of: number;
      }
    /** `caller`: whose call would have to be replaced, null where there is none. */
    | { readonly because: 'no-call'; readonly caller: Seat | null }
    /** Too few cards have been drawn to judge. */
    | { readonly because: 'early'; readonly held: number }
    /** The seat's own call stands. */
    | { readonly because: 'called' }
    /** Too few trumps for a call (short), or enough for one (waits), with the best suit. */
    | {
        readonly because: 'short' | 'waits';
        readonly suit: number | null;
        readonly trumps: number;
        readonly of: number;
      }
    /** How many cards of each of the five suits are buried. */
    | {
        readonly because: 'bury';
        readonly points: number;
        readonly buried: readonly number[];
        readonly voids: readonly number[];
      }
    /** Each with the number of cards held of its suit. */
    | {
        readonly because: 'tickets';
        readonly tickets: readonly {
          readonly ordinal: number;
          readonly card: string;
          readonly length: number;
        }[];
      }
    | { readonly because: 'only'; readonly cards: Cards }
    | { readonly because: 'join'; readonly cards: Cards; readonly card: string; readonly ordinal: number }
    | { readonly because: 'seek'; readonly cards: Cards; readonly card: string; readonly ordinal: number }
    /** Hardly anything unseen of the suit beats it; `ruffer` has shown that it has none of the suit. */
    | {
        readonly because: 'master';
        readonly cards: Cards;
        readonly beaters: Beaters;
        readonly ruffer: Seat | null;
      }
    | { readonly because: 'lead'; readonly cards: Cards; readonly points: number; readonly beaters: Beaters }
    /** Goes ahead; `last`: nobody plays behind. */
    | {
        readonly because: 'take';
        readonly cards: Cards;
        readonly points: number;
        readonly last: boolean;
        readonly beaters: Beaters;
      }
    | {
        readonly because: 'feed';
        readonly cards: Cards;
        readonly points: number;
        readonly winner: Seat;
        readonly side: Side;
      }
    /** `breaks`: takes a card out of a pair or more. `best`: nothing costs less. */
    | {
        readonly because: 'shed';
        readonly cards: Cards;
        readonly points: number;
        readonly winner: Seat;
        readonly side: Side;
        readonly breaks: boolean;
        readonly best: boolean;
      }
  );

/** More cards than this are counted, not named: the table shows which they are. */
const NAMED = 6;
const COLUMNS = 78;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a switch, a sentence for each reason
export function reasonText(reason: Reason, speaker: Speaker): string {
  const cards = (texts: Cards): string =>
    texts.length > NAMED ? count(texts.length, 'card') : texts.map((text) => speaker.card(text)).join(' ');
  switch (reason.because) {
    case 'call':
      return `Calls${reason.copies > 1 ? ` with ${count(reason.copies, 'card')}` : ''}: ${trumpsOf(reason)}.`;
    case 'early':
      return `Stays: too early to judge by ${count(reason.held, 'card')}.`;
    case 'called':
      return 'Stays: the call that stands is its own.';
    case 'waits':
      return `Stays, although ${trumpsOf(reason)}.`;
    case 'no-call':
      return reason.caller === null
        ? 'Stays: no card drawn so far can make a call.'
        : `Stays: no cards drawn so far can replace the call of ${seatIn(reason.caller, speaker)}.`;
    case 'short':
      return `Stays: ${trumpsOf(reason)}, too few for a call.`;
    case 'bury':
      return burialText(reason);
    case 'tickets': {
      const [first, second] = reason.tickets.map(({ ordinal, card }) => ticketText(ordinal, card, speaker));
      const [long, other] = reason.tickets.map(({ length }) => length);
      return `Asks for ${first}, with ${count(long!, 'card')} of its suit, and ${second}, with ${other}.`;
    }
    case 'only':
      return reason.cards.length > NAMED
        ? 'No other play is legal.'
        : `${cards(reason.cards)} is the only legal play.`;
    case 'join':
      return reason.cards.length === 1
        ? `Plays ${ticketText(reason.ordinal, reason.card, speaker)} to join the House.`
        : `Plays ${cards(reason.cards)}: ${ticketText(reason.ordinal, reason.card, speaker)} joins the House.`;
    case 'seek':
      return `Leads ${cards(reason.cards)}: whoever plays ${ticketText(reason.ordinal, reason.card, speaker)} joins the House.`;
    case 'master':
      return `Leads ${cards(reason.cards)}: ${beatersText(reason.beaters)}${
        reason.ruffer === null ? '' : `, but ${seatIn(reason.ruffer, speaker)} may trump`
      }.`;
    case 'lead':
      return `Leads ${cards(reason.cards)}${
        reason.points === 0 ? '' : ` with ${count(reason.points, 'point')}`
      }: ${beatersText(reason.beaters)}.`;
    case 'take': {
      const gain = reason.points === 0 ? 'the lead' : count(reason.points, 'point');
      if (reason.last) return `Last to play: ${cards(reason.cards)} takes ${gain}.`;
      return `Goes ahead with ${cards(reason.cards)} for ${gain}: ${beatersText(reason.beaters)}.`;
    }
    case 'feed': {
      const why = `${aheadText(reason.winner, speaker)} and ${sideText(reason.side, speaker)}.`;
      const gives = `Gives ${count(reason.points, 'point')}`;
      return fitting(`${gives} with ${cards(reason.cards)}: ${why}`, `${gives}: ${why}`);
    }
    case 'shed': {
      const why = `${aheadText(reason.winner, speaker)} and ${sideText(reason.side, speaker)}.`;
      const thrown = cards(reason.cards);
      const from = reason.breaks ? ' out of a group' : '';
      if (reason.points === 0) {
        return fitting(
          `Throws ${thrown}${from}, without points${reason.breaks ? '' : ' and of no group'}: ${why}`,
          `Throws ${thrown}${from}: ${why}`,
          `Throws ${thrown}: ${why}`,
          `Throws ${count(reason.cards.length, 'card')}: ${why}`,
        );
      }
      const points = ` and ${count(reason.points, 'point')}`;
      return fitting(
        `Parts with ${thrown}${points}${reason.best ? ', the cheapest it can' : ''}: ${why}`,
        `Parts with ${thrown}${points}: ${why}`,
        `Parts with ${count(reason.points, 'point')}: ${why}`,
      );
    }
  }
}

/** The first of these that fits a line. */
const fitting = (...lines: readonly string[]): string =>
  lines.find(({ length }) => length <= COLUMNS) ?? lines.at(-1)!;

const seatIn = (seat: Seat, speaker: Speaker): string => (seat === speaker.you ? 'you' : speaker.seat(seat));
const aheadText = (seat: Seat, speaker: Speaker): string => `${verb(speaker, seat, 'are', 'is')} ahead`;

/** What follows "Ann is ahead and". */
function sideText(side: Side, speaker: Speaker): string {
  switch (side.is) {
    case 'friend':
      return side.house ? 'of the House as well' : 'a Player as well';
    case 'to-join':
      return side.card === null
        ? 'of the House, which this hand may join'
        : `of the House, which ${speaker.card(side.card)} can join`;
    case 'likely-friend':
      return 'likely a friend';
    case 'likely-opponent':
      return 'likely an opponent';
    case 'opponent':
      return 'an opponent';
  }
}

const GROUPS = ['', '', 'pair', 'three', 'four'];

/** "2 higher clubs are unseen", "no higher pair of clubs can be out". */
function beatersText({ suit, size, higher }: Beaters): string {
  const suits = suitName(suit);
  if (higher === null) return `only a higher Tolaji of ${suits} can beat it`;
  if (size === 1) {
    const one = suits.slice(0, -1);
    return higher === 0
      ? `no higher ${one} is unseen`
      : `${count(higher, `higher ${one}`)} ${higher === 1 ? 'is' : 'are'} unseen`;
  }
  return higher === 0
    ? `no higher ${GROUPS[size]} of ${suits} can be out`
    : `${count(higher, `higher ${GROUPS[size]}`)} of ${suits} may be out`;
}

function burialText({ points, buried, voids }: Reason & { because: 'bury' }): string {
  const parts = buried.flatMap((n, suit) => (n === 0 ? [] : [count(n, suitName(suit).slice(0, -1))]));
  const cards = parts.length > 3 ? `cards of ${parts.length} suits` : list(parts);
  const worth = points === 0 ? 'without points' : `with ${count(points, 'point')}`;
  const left = voids.length === 0 ? '' : `; no ${list(voids.map(suitName))} are left`;
  return fitting(`Buries ${cards} ${worth}${left}.`, `Buries ${cards} ${worth}.`);
}

/** "9 of 28 cards would be trumps with spades". */
const trumpsOf = ({ suit, trumps, of }: { suit: number | null; trumps: number; of: number }): string =>
  `${trumps} of ${count(of, 'card')} would be trumps ${suit === null ? 'without a trump suit' : `with ${suitName(suit)}`}`;
