import type { Seat, Viewer } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';

const seconds = (ms: number): string => count(ms / 1000, 'second');

/** Reasons of errors that no player can repair. */
export const faultTexts = {
  refused: (origin: string, move: string, seat: Seat, rule: string): string =>
    `The ${origin} move ${move} at seat ${seat} is refused: ${rule}.`,
  hidden: (viewer: Viewer, deal: number): string => `Seat ${viewer}'s cards of deal ${deal} are hidden here.`,
};

/** Sentences of the log beside those of the game. */
export const logTexts = {
  claim: 'The rest is certain, and claimed.',
  /** Says that a bot was stopped at its time limit, in ms. Its strength then depends on the machine. */
  cutShort: (bot: string, limit: number) => `${bot}'s thinking was cut short after ${seconds(limit)}.`,
  hintCutShort: (limit: number) => `A hint was cut short after ${seconds(limit)}.`,
  /** Says that a program lost its seat. `why`: a sentence without full stop. */
  replaced: (why: string, player: string) => `${why}; a normal bot plays for ${player} from now on.`,
} as const;
