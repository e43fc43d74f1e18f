import type { Seat } from '../../engine/game.ts';
import { suitName, ticketText } from '../../engine/shengji/words.ts';
import { count, list, type Speaker, verb } from '../../engine/words.ts';
import type { Reason } from '../bot.ts';

type Cards = readonly string[];

/** Why the bot moves as it does, in what its view shows. */
export type ShengjiReason = Reason &
  (
    | { readonly because: 'call'; readonly suit: number | null; readonly trumps: number; readonly of: number }
    | { readonly because: 'no-call'; readonly held: number }
    | {
        readonly because: 'short';
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
    | { readonly because: 'lead'; readonly cards: Cards; readonly points: number }
    | { readonly because: 'take'; readonly cards: Cards; readonly points: number }
    | { readonly because: 'feed'; readonly winner: Seat; readonly points: number }
    | { readonly because: 'shed'; readonly winner: Seat; readonly cards: Cards; readonly points: number }
  );

export function reasonText(reason: ShengjiReason, speaker: Speaker): string {
  const cards = (texts: Cards): string => texts.map((text) => speaker.card(text)).join(' ');
  switch (reason.because) {
    case 'call':
      return `Calls: ${count(reason.trumps, 'trump')} among ${count(reason.of, 'card')} with ${trumpsText(reason.suit)}.`;
    case 'no-call':
      return `Stays: none of the ${count(reason.held, 'card')} held makes a call.`;
    case 'short':
      return `Stays: only ${count(reason.trumps, 'trump')} among ${count(reason.of, 'card')} with ${trumpsText(reason.suit)}.`;
    case 'bury':
      return `Buries ${reason.points === 0 ? 'no points' : count(reason.points, 'point')}${
        reason.voids.length > 0 ? ` and has no ${list(reason.voids.map(suitName))} left` : ''
      }.`;
    case 'tickets':
      return `Asks for ${ticketText(reason.ordinal, reason.card, speaker)}: holds ${reason.held} of them and ${count(
        reason.length,
        'card',
      )} of its suit.`;
    case 'only':
      return `${cards(reason.cards)} is the only legal play.`;
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
        reason.points === 0 ? 'no points are at stake in it' : `${count(reason.points, 'point')} at stake`
      }, and no lead promises more.`;
    case 'take':
      return `Goes ahead with ${cards(reason.cards)}: ${count(reason.points, 'point')} on the table.`;
    case 'feed':
      return `Gives ${count(reason.points, 'point')}: ${verb(speaker, reason.winner, 'are', 'is')} ahead and likely a friend.`;
    case 'shed':
      return reason.points === 0
        ? `Throws ${cards(reason.cards)} without points: ${verb(speaker, reason.winner, 'are', 'is')} ahead.`
        : `Parts with ${cards(reason.cards)}, the cheapest it can: ${verb(speaker, reason.winner, 'are', 'is')} ahead.`;
  }
}

const trumpsText = (suit: number | null): string => (suit === null ? 'no trump suit' : `${suitName(suit)}`);
