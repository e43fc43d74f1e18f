import { count } from '../../../engine/words.ts';
import type { Tally } from '../../../front/progress.ts';

/** Texts of the list of lessons. */
export const lessonListTexts = {
  anew: 'begin anew',
  nextGame: 'next game',
  minutes: (minutes: number): string => `${minutes} min`,
  /** Says what Enter does. `at`: the step to go on with, from 0. */
  enter: (title: string, at: number) =>
    at > 0
      ? { label: 'go on', task: `Enter goes on at step ${at + 1}; Home begins it anew.` }
      : { label: 'begin', task: `Enter begins "${title}".` },
};

/** Texts of practices, beside those of their hands. */
export const practiceTexts = {
  dealing: 'Dealing and judging a hand.',
  leaving: (tally: Tally): readonly [string, string] => [
    `Leave? ${tally.asked === 0 ? '' : `${practiceTexts.tally(tally)}. `}Enter: yes, Esc: no.`,
    'Next time you go on from here.',
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
    `Half right: ${move} and the best, ${best}, are too close to call.`,
  asThen: 'You played the same then.',
  noLonger: 'Judged again, your move then was no mistake.',
  unjudged: (move: string): string => `${move} could not be judged.`,
  over: (good: number, of: number): string =>
    of === 1
      ? good === 1
        ? 'Solved: it comes back later.'
        : 'Not solved yet: it comes back tomorrow.'
      : good === 0
        ? 'None solved yet: they come back tomorrow.'
        : good === of
          ? `All ${of} solved: they come back later.`
          : `${good} of ${of} solved: those come back later, the others tomorrow.`,
  leaving: (answered: number, of: number): readonly [string, string] => [
    `Leave? ${answered} of ${count(of, 'position')} answered. Enter: yes, Esc: no.`,
    'Your answers are kept; the others stay due.',
  ],
  notKept: (why: string): string => `The day it comes back cannot be saved: ${why}.`,
};
