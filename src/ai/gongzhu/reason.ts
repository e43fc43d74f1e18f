import { parseCard, SUIT_NAMES, suitOf } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';

/** Why the bot moves as it does. Cards and suits are in canonical text; counts are of cards that its view shows. */
export type Reason =
  /** It passes `card`, its worst, and keeps `lower` lower cards of that suit. */
  | { readonly because: 'passes-worst'; readonly card: string; readonly lower: number }
  | { readonly because: 'only-card'; readonly card: string }
  /** Leads a card that `higher` unseen ones beat. */
  | { readonly because: 'leads'; readonly card: string; readonly higher: number }
  /** Leads a low spade while the Pig is out. */
  | { readonly because: 'hunts-pig'; readonly card: string }
  /** Stays under the card of `seat` that is winning. */
  | { readonly because: 'ducks'; readonly card: string; readonly under: string; readonly seat: Seat }
  /** Cannot follow, and gets rid of a card on the trick of `seat`. */
  | { readonly because: 'throws'; readonly card: string; readonly seat: Seat }
  /** Wins for certain, and the trick counts `points` on its face. */
  | { readonly because: 'takes'; readonly card: string; readonly points: number }
  /** Is winning so far, with `higher` unseen cards that could still beat it. */
  | { readonly because: 'risks'; readonly card: string; readonly higher: number };

export function reasonText(reason: Reason, speaker: Speaker): string {
  const card = speaker.card(reason.card);
  const suit = (n: number): string => {
    const name = SUIT_NAMES[suitOf(parseCard(reason.card)!)]!;
    return n === 1 ? name.slice(0, -1) : name;
  };
  switch (reason.because) {
    case 'passes-worst':
      return `Gives away ${card} and keeps ${reason.lower === 0 ? 'no' : reason.lower} lower ${suit(reason.lower)}.`;
    case 'only-card':
      return `${card} is the only legal card.`;
    case 'leads':
      return reason.higher === 0
        ? `Leads ${card}: no higher ${suit(0)} are out.`
        : `Leads ${card}: ${reason.higher} higher ${suit(reason.higher)} still out.`;
    case 'hunts-pig':
      return `Leads ${card} to draw ${speaker.card('QS')} out.`;
    case 'ducks':
      return `Ducks under ${speaker.card(reason.under)} (${speaker.seat(reason.seat)}).`;
    case 'throws':
      return `Cannot follow: throws ${card} on a trick of ${speaker.seat(reason.seat)}.`;
    case 'takes':
      return `Takes the trick with ${card}: ${count(reason.points, 'point')} on the table.`;
    case 'risks':
      return `Plays ${card}: ${reason.higher} higher ${suit(reason.higher)} may still beat it.`;
  }
}
