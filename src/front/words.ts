import { count } from '../engine/words.ts';

/** Counts of a game's positions. */
export interface Standing {
  readonly positions: number;
  readonly due: number;
  readonly solved: number;
  /** Number of positions answered, and of those answered as well as possible at the first attempt. */
  readonly answered: number;
  readonly atOnce: number;
}

/** Names of the ways to positions: keys of the screen, or words of lines. */
export interface PositionWays {
  readonly lessons: string;
  readonly options: string;
  readonly examine: string;
}
export const SCREEN_WAYS: PositionWays = { lessons: 'g', options: 'o', examine: 'e' };

/** Texts about the player's own positions. */
export const positionTexts = {
  off: ({ options }: PositionWays): string =>
    `Practice is off: ${options} in the menu switches it on; your answers are kept.`,
  noReviews: ({ examine }: PositionWays): string =>
    `Nothing to practise yet: ${examine} examines a deal, and its costly moves return here.`,
  nothingCostly: 'Nothing in your last matches cost much, as far as these bots have examined them.',
  allSolved: 'All positions of your last matches are solved.',
  next: (day: string): string => `Nothing is due; the next position comes back on ${day}.`,
  /** `sitting`: number of them asked today. */
  due(due: number, sitting: number): string {
    const told = `${count(due, 'position')} of your own ${due === 1 ? 'is' : 'are'} due`;
    if (sitting === due) return `${told}.`;
    return sitting === 0
      ? `${told}; ten a day at most, the next tomorrow.`
      : `${told}, ${sitting} at a sitting.`;
  },
  standing({ positions, due, solved, answered, atOnce }: Standing): string {
    const sight = answered === 0 ? '' : `; solved at first sight: ${atOnce} of ${answered}`;
    return `${count(positions, 'position')}, ${due} due, ${solved} solved${sight}`;
  },
  dueOfMatch: (positions: number, { lessons }: PositionWays): string =>
    `${count(positions, 'position')} of this match ${positions === 1 ? 'is' : 'are'} due: ${lessons} in the menu asks ${positions === 1 ? 'it' : 'them'}.`,
  laterOfMatch: (positions: number, day: string): string =>
    `${count(positions, 'position')} of this match ${positions === 1 ? 'comes' : 'come'} back for practice, the next on ${day}.`,
};
