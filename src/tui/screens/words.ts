import type { KeyId } from '../../front/own-keys.ts';

/** Says which lines of a text are shown. `top`: the index of the first. */
export const linesText = (top: number, shown: number, all: number): string =>
  `Lines ${Math.min(top + 1, all)} to ${top + shown} of ${all}`;

/** Names a deal, e.g. in a top line. */
export const dealName = (deal: number): string => `deal ${deal}`;

/** Names the seed of a match. */
export const seedText = (seed: string | null): string => `seed ${seed}`;

/** Says the place of one of several, from 1: "2 of 5". */
export const ofText = (place: number, of: number): string => `${place} of ${of}`;

/** Texts that several screens share. */
export const commonTexts = {
  allHands: 'all hands',
  scoreSoFar: 'the score so far',
  lessons: 'lessons',
  replay: { label: 'replay', help: 'the match, move by move' },
  openHere: 'open it here',
};

/** Texts of the help. */
export const helpTexts = {
  label: (hasMarks: boolean): string => (hasMarks ? 'help, signs' : 'help'),
  what: 'The keys that work now: type one to try it. Ctrl-L redraws, Ctrl-Z suspends.',
  more: (page: number, pages: number): string => `more keys (${ofText(page, pages)})`,
  groups: { select: 'SELECT', play: 'PLAY', look: 'LOOK', match: 'MATCH' },
  marks: 'MARKS',
} as const;

/** The result of a search in a text. */
export interface Found {
  /** The text searched for; '' if a search was repeated before the first. */
  readonly text: string;
  /** The index of the line; −1 if not found. */
  readonly place: number;
  /** Lines with the text are counted from 1: the found one is line `number` of `of`. Both are 0 if no line has it. */
  readonly number: number;
  readonly of: number;
}

export function foundText({ text, number, of }: Found): string {
  if (text === '') return 'Search first: / and a text.';
  return of === 0 ? `"${text}" is not in this text.` : `"${text}": ${number} of ${of}`;
}

/** Texts about a house rule, with its value as typed. */
export const ruleTexts = {
  title: 'house rules',
  type: 'type a value',
  page: (value: string) => `The rule page says ${value}.`,
  usual: (value: string) => `usual: ${value}`,
};

/** Texts about a match that may be open on another computer. */
export const entryTexts = {
  asks: (sentence: string) => `${sentence} y opens it here, any other key does not.`,
};

/** Texts of the rules of a game. */
export const teachTexts = {
  help: 'the same by playing',
  note: 'L teaches the same by playing.',
};

/** Texts of keys of long texts. */
export const pagerTexts = {
  line: { name: '↑↓', label: 'line' },
  page: { name: 'Space b', label: 'page' },
  ends: { name: 'g G', label: 'top, end' },
  next: { name: 'n N', label: 'next, previous' },
};

/** Texts of score sheets. */
export const sheetKeyTexts = {
  sums: { label: 'sums', help: 'the score sheet, with every sum in full' },
  end: { label: 'end', help: 'the course of the scores, and the latest deal' },
  nothing: 'No deal is finished yet.',
};

/** The part of the top line after the game. */
export const LOG = 'what happened';
export const RULES = 'rules';

/** The answer to a paste while others are to move. */
export const PASTED_EARLY = 'A move can be pasted when it is your turn.';

/** The title of a record's plot: "points a match, 84 matches; the line is the mean of ten". */
export const scoresTitle = (unit: string, matches: number): string =>
  `${unit} a match, ${matches} matches; the line is the mean of ten`;

/** Texts of the page of records. */
export const recordTexts = {
  game: { name: 'Tab', label: 'game', help: 'the records of the next game' },
  matches: { label: 'matches', help: 'the finished matches of this game: sheets, replays' },
  played: 'Finished matches.',
};

/** Texts of the page for own keys. */
export const keyTexts = {
  banner: { title: 'CARDROOM', parts: ['options', 'keys'] },
  label: 'keys',
  help: 'your own keys at a table',
  about: 'Keys that work at every table. Keys of cards, arrows, Enter, Esc, q and ? stay as they are.',
  press: (name: string): string => `Press the key for "${name}"; Esc leaves it as it is.`,
  asked: '...',
  change: 'change',
  first: 'first key',
  reset: 'reset all',
  refused: (key: string, clash: KeyId | 'fixed' | 'unknown'): string => {
    if (clash === 'unknown') return `${key} cannot be used: press a sign, a letter or F1 to F12.`;
    return clash === 'fixed'
      ? `${key} stays as it is: some table needs it.`
      : `${key} is the key for "${keyTexts.names[clash]}" already.`;
  },
  names: {
    hint: 'hint',
    undo: 'undo',
    redo: 'redo',
    claim: 'claim the rest',
    type: 'type a move',
    skip: 'skip',
    more: 'more, less',
    score: 'score',
    log: 'log',
    rules: 'rules',
    hide: 'hide hand',
    options: 'options',
    agree: 'agree',
    say: 'say',
    who: 'who',
  } satisfies { readonly [id in KeyId]: string } as { readonly [id in KeyId]: string },
};
