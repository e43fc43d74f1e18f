import { count, list } from '../../../engine/words.ts';
import { fitting, sentencesIn } from '../../../width.ts';

/** The lines of words above the keys. */
export const footTexts = {
  hidden: 'Your hand is hidden; z shows it.',
  late: 'What you chose is not possible any more: choose again.',
  dropped: 'What you chose before your turn is not possible now: choose again.',
  certain: 'All that is left is certain to be yours: a plays it out at once.',
  /** What becomes of a choice before one's turn; null: nothing is chosen yet. */
  early: (wish: string | null): string =>
    wish === null
      ? 'What you choose is done at your next turn.'
      : `At your next turn: ${wish}. What you choose now stands in its place.`,
  /** What is selected before one's turn. */
  ahead: (selected: string): string => `For your turn: ${selected}`,
  goOn: 'Press a key to go on.',
  thinking: (name: string, isUntimed: boolean): string =>
    `${name} is thinking${isUntimed ? ', however long that takes: here bots have no clock' : ''}.`,
  tip: 'TIP',
  wrong: 'That is not what is asked: Enter takes it back.',
  notAllowed: 'Not allowed.',
  /** A refusal in one line: with the key that shows the rule where there is room. */
  refused: (why: string, columns: number): string =>
    fitting([`${why} (r: the rule)`, why, sentencesIn(why, columns)], columns),
};

/** The hint at length. */
export const adviceTexts = {
  compare: 'compare another',
  play: 'play the hint',
  close: 'close',
  comparing: 'Another move is being compared ...',
  meaning: 'Deals that fit what you see, played on by bots like these.',
};

/** A tip with its title. */
export const tipText = (tip: string): string => `${footTexts.tip}  ${tip}`;

/** Asked before something is taken back after hidden cards were shown; `deals` would be unrated. */
export const takeBackTexts = {
  ask: (deals: readonly number[], oneDeal: boolean): string => {
    const what = oneDeal
      ? 'the match'
      : deals.length === 1
        ? `deal ${deals[0]}`
        : `deals ${list(deals.map(String))}`;
    return `Hidden cards have been shown since: ${what} would be unrated.`;
  },
  how: 'u once more takes it back, and it counts nowhere; any other key does not.',
};

export const NOTHING_TO_CLEAR = 'Nothing is picked; q leaves the table.';

/** Asked before a table is left on which a queen is picked by its letter. */
export const leaveTexts = {
  ask: 'Leave the table? y leaves it, and the match is kept; any other key stays.',
  how: 'A queen is a capital letter: Q.',
};

/** Why a move is refused. */
export const notAllowedText = (why: string): string => `Not allowed. ${why}`;
export const SHOWS_RULE = 'r shows the rule.';

/** The first line of a score sheet in a file; `seed` is null while it is not to be told, `help` where it is not known. */
export const sheetTitle = (game: string, seed: string | null, help: string | null): string =>
  [game, ...(seed === null ? [] : [`seed ${seed}`]), ...(help === null ? [] : [help])].join(', ');

/** What is asked before a match is left of which moves are not saved. */
export const unsavedTexts = {
  title: 'NOT SAVED',
  what: (moves: number, reason: string) =>
    `${count(moves, 'move')} of this match ${moves === 1 ? 'is' : 'are'} not on the disk: ${reason}.`,
  ask: 'What is to become of them?',
  still: (reason: string) => `Still not saved: ${reason}.`,
  path: 'Write the match to: ',
  noPath: 'no path was typed',
  notThere: (why: string) => `Nothing was written: ${why}. Esc closes the line.`,
  keys: {
    retry: { label: 'try again', help: 'tries again to save them, and leaves when that is done' },
    write: {
      label: 'write elsewhere',
      help: 'writes the whole match into a new file, at a path that you type',
    },
    drop: (moves: number) => ({
      label: `leave without ${moves}`,
      help: `leaves without ${count(moves, 'move')}: nobody can bring back what is not saved`,
    }),
    stay: { label: 'stay', help: 'back to the match' },
  },
};
