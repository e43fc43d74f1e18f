import { originText } from '../../front/origin.ts';
import { notPartnersText } from '../../front/partners.ts';
import type { KeptMatch } from '../../store/kept-match.ts';

/** The facts about a match when it appears on the screen. */
type Came = Pick<KeptMatch, 'about' | 'match' | 'players'>;

/** Says in a few words how a match began; undefined for an ordinary start. */
export const cameText = ({ about, match }: Came): string | undefined =>
  about.origin && originText(about.origin, match.game.oneDeal === true);

/** Says how a match began, or how people in a new one become partners, for the message line; null if neither applies. */
export function cameSentence(came: Came): string | null {
  const { origin } = came.about;
  if (origin?.kind === 'day')
    return origin.practice
      ? `The deal of ${origin.date} was begun before: this is practice.`
      : `The deal of ${origin.date}. The first start counts; d goes on where you left.`;
  const text = cameText(came);
  if (text === undefined)
    return (came.match.moveCount === 0 && notPartnersText(came.match.game, came.players)) || null;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}; not counted in statistics.`;
}

/** Messages about writing a score sheet to a file. */
export const sheetTexts = {
  kept: (path: string) => `The sheet is in ${path}`,
  failed: (reason: string) => `The sheet could not be written: ${reason}`,
};
