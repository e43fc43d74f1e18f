import type { Seat, Speaker } from '../../engine/game.ts';
import { suitName, ticketText } from '../../engine/shengji/text.ts';
import { count, list, verb } from '../../engine/words.ts';
import type { Reason as AnyReason } from '../policy.ts';

type Cards = readonly string[];

/** Why the bot moves as it does, in what its view shows. */
export type Reason = AnyReason &
  (
    | { readonly because: 'call'; readonly suit: number | null; readonly trumps: number; readonly of: number }
    | { readonly because: 'no-call'; readonly held: number }
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
    | { readonly because: 'bury'; readonly points: number; readonly voids: readonly number[] }
    | {
        readonly because: 'tickets';
        readonly ordinal: number;
        readonly card: string;
        readonly held: number;
        readonly length: number;
      }
    | { readonly because: 'only'; readonly cards: Cards }
    | { readonly because: 'join'; readonly card: string; readonly ordinal: number }
    | { readonly because: 'seek'; readonly card: string; readonly toCome: number }
    /** `higher` counts the unseen cards of the suit that could beat it. */
    | { readonly because: 'master'; readonly cards: Cards; readonly higher: number }
    /** `best`: no lead is thought to be worth more. */
    | { readonly because: 'lead'; readonly cards: Cards; readonly points: number; readonly best: boolean }
    | { readonly because: 'take'; readonly cards: Cards; readonly points: number }
    /** `certain`: the winner is known to be of the same party. */
    | { readonly because: 'feed'; readonly winner: Seat; readonly points: number; readonly certain: boolean }
    /** `best`: nothing costs less. */
    | {
        readonly because: 'shed';
        readonly winner: Seat;
        readonly cards: Cards;
        readonly points: number;
        readonly best: boolean;
      }
  );

/** More cards than this are counted, not named: the table shows which they are. */
const NAMED = 5;

export function reasonText(reason: Reason, speaker: Speaker): string {
  const cards = (texts: Cards): string =>
    texts.length > NAMED ? count(texts.length, 'card') : texts.map((text) => speaker.card(text)).join(' ');
  switch (reason.because) {
    case 'call':
      return `Calls: ${trumpsOf(reason)}.`;
    case 'early':
      return `Stays: too early to judge by ${count(reason.held, 'card')}.`;
    case 'called':
      return 'Stays: the call that stands is its own.';
    case 'waits':
      return `Stays, although ${trumpsOf(reason)}.`;
    case 'no-call':
      return `Stays: no call is possible with ${count(reason.held, 'card')}.`;
    case 'short':
      return `Stays: ${trumpsOf(reason)}, too few for a call.`;
    case 'bury':
      return `Buries ${reason.points === 0 ? 'no points' : count(reason.points, 'point')}${
        reason.voids.length > 0 ? ` and has no ${list(reason.voids.map(suitName))} left` : ''
      }.`;
    case 'tickets':
      return `Asks for ${ticketText(reason.ordinal, reason.card, speaker)}: holds ${reason.held || 'none'} of them and ${count(
        reason.length,
        'card',
      )} of its suit.`;
    case 'only':
      return reason.cards.length > NAMED
        ? 'No other play is legal.'
        : `${cards(reason.cards)} is the only legal play.`;
    case 'join':
      return `Plays ${ticketText(reason.ordinal, reason.card, speaker)} to join the House.`;
    case 'seek':
      return `Looks for the House: ${count(reason.toCome, 'copy', 'copies')} of ${speaker.card(reason.card)} still to come.`;
    case 'master':
      if (reason.cards.length > 1) {
        return `Leads ${cards(reason.cards)}: nothing higher of that form can be out in the suit.`;
      }
      return reason.higher === 0
        ? `Leads ${cards(reason.cards)}: nothing unseen of the suit is higher.`
        : `Leads ${cards(reason.cards)}: only ${count(reason.higher, 'unseen card')} of the suit ${
            reason.higher === 1 ? 'is' : 'are'
          } higher.`;
    case 'lead':
      return `Leads ${cards(reason.cards)}: ${
        reason.points === 0 ? 'no points at stake' : `${count(reason.points, 'point')} at stake`
      }${reason.best ? ', and no lead promises more' : ''}.`;
    case 'take':
      return `Goes ahead with ${cards(reason.cards)}: ${count(reason.points, 'point')} on the table.`;
    case 'feed':
      return `Gives ${count(reason.points, 'point')}: ${verb(speaker, reason.winner, 'are', 'is')} ahead and ${reason.certain ? 'of your party' : 'likely a friend'}.`;
    case 'shed':
      return reason.points === 0
        ? `Throws ${cards(reason.cards)} without points: ${verb(speaker, reason.winner, 'are', 'is')} ahead.`
        : `Parts with ${cards(reason.cards)}${reason.best ? ', the cheapest it can' : ''}: ${verb(speaker, reason.winner, 'are', 'is')} ahead.`;
  }
}

/** "9 of 28 cards would be trumps with spades". */
const trumpsOf = ({ suit, trumps, of }: { suit: number | null; trumps: number; of: number }): string =>
  `${trumps} of ${count(of, 'card')} would be trumps ${suit === null ? 'without a trump suit' : `with ${suitName(suit)}`}`;
