import { count } from '../../../engine/words.ts';
import type { Tally } from '../../../front/progress.ts';

/** Texts of practices, beside those of their hands. */
export const practiceTexts = {
  dealing: 'A hand is being dealt and judged.',
  leaving: (tally: Tally): readonly [string, string] => [
    `Leave? ${tally.asked === 0 ? '' : `${practiceTexts.tally(tally)}. `}Enter: yes, Esc: no.`,
    'It is gone on with where you are.',
  ],
  tally: ({ asked, good }: Tally): string => `${count(asked, 'call')}, ${good} as good as best`,
};

/** Texts about the player's own positions. */
export const againTexts = {
  title: 'Your own positions',
  goal: 'The moves that cost you most in the last ten matches examined, asked again.',
  due: (positions: number): string => `${positions} due`,
  /** Text of the top line: "your match of 2026-11-14, deal 3, trick 6". */
  asked: (day: string, where: string): string => `your match of ${day}, ${where}`,
  task: 'The table is as you saw it then. Another move was worth more than yours:',
  ask: 'what do you play?',
  good: (move: string): string => `${move}: as good as the best.`,
  /** `cost`: a sentence on the move that was played in the match. */
  before: (cost: string): string => `Then: ${cost}`,
  notToldApart: (move: string, best: string): string =>
    `${move} and ${best}, the best, are not told apart: half right.`,
  asThen: 'So you played then.',
  noLonger: 'Judged anew, what you played then is no mistake.',
  unjudged: (move: string): string => `What ${move} is worth could not be found out.`,
  over: (good: number, of: number): string =>
    `${good} of ${count(of, 'position')} answered as well as can be. Those come back later and later, the others tomorrow.`,
  leaving: (answered: number, of: number): readonly [string, string] => [
    `Leave? ${answered} of ${count(of, 'position')} answered. Enter: yes, Esc: no.`,
    'What is answered is kept; the others stay due.',
  ],
  notKept: (why: string): string => `When it comes back cannot be kept: ${why}.`,
};
