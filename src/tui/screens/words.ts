import type { KeyId } from '../../front/own-keys.ts';

/** Says which lines of a text are shown. `top`: the index of the first. */
export const linesText = (top: number, shown: number, all: number): string =>
  `Lines ${Math.min(top + 1, all)} to ${top + shown} of ${all}`;

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
  page: (value: string) => `The rule page says ${value}.`,
  usual: (value: string) => `usual: ${value}`,
};

/** Texts about a match that may be open on another computer. */
export const entryTexts = {
  asks: (sentence: string) => `${sentence} y opens it here, any other key does not.`,
};

/** The part of the top line after the game. */
export const LOG = 'what happened';
export const RULES = 'rules';

/** The answer to a paste while others are to move. */
export const PASTED_EARLY = 'A move can be pasted when it is your turn.';

/** The title of a record's plot: "points a match, 84 matches; the line is the mean of ten". */
export const scoresTitle = (unit: string, matches: number): string =>
  `${unit} a match, ${matches} matches; the line is the mean of ten`;

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
  close: 'close',
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
