import { originText } from '../../front/origin.ts';
import type { KeptMatch } from '../../store/kept-match.ts';

/** What a match brings with it when it comes on the screen. */
type Came = Pick<KeptMatch, 'about' | 'match'>;

/** How a match came about that did not simply begin, in a few words; undefined for others. */
export const cameText = ({ about, match }: Came): string | undefined =>
  about.origin && originText(about.origin, match.game.oneDeal === true);

/** How a match came about, as a sentence for the message line; null for a match that simply began. */
export function cameSentence(came: Came): string | null {
  const { origin } = came.about;
  if (origin?.kind === 'day')
    return origin.practice
      ? `The deal of ${origin.date} was begun before: this is practice.`
      : `The deal of ${origin.date}. The first start counts; d goes on where you left.`;
  const text = cameText(came);
  return text === undefined ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}; it does not count.`;
}

/** What became of a score sheet that was to be written to a file. */
export const sheetTexts = {
  kept: (path: string) => `The sheet is in ${path}`,
  failed: (reason: string) => `The sheet could not be written: ${reason}`,
};
