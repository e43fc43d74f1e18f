import { count } from '../../engine/words.ts';

const seconds = (ms: number): string => count(ms / 1000, 'second');

/** What the log tells beside what happens in the game. */
export const logTexts = {
  claim: 'The rest is claimed: it is certain.',
  /** A bot was stopped at the limit of its time, in ms: how well it plays then depends on the machine. */
  cutShort: (bot: string, limit: number) => `${bot}'s thinking was cut short after ${seconds(limit)}.`,
  hintCutShort: (limit: number) => `A hint was thought about no longer than ${seconds(limit)}.`,
  /** A program was given up; `why` is a sentence without its full stop. */
  replaced: (why: string, player: string) => `${why}; a normal bot plays for ${player} from now on.`,
} as const;
