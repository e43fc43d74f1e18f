import { count } from '../../../engine/words.ts';
import type { Tally } from '../../../front/progress.ts';

/** What a practice says beside the words of its hands. */
export const practiceTexts = {
  dealing: 'A hand is being dealt and judged.',
  leaving: (tally: Tally): readonly [string, string] => [
    `Leave? ${tally.asked === 0 ? '' : `${practiceTexts.tally(tally)}. `}Enter: yes, Esc: no.`,
    'It is gone on with where you are.',
  ],
  tally: ({ asked, good }: Tally): string => `${count(asked, 'call')}, ${good} as good as best`,
};
