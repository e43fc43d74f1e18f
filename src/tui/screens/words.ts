/** Which lines of a text are shown, from the one at place `top` (counted from 0) on. */
export const linesText = (top: number, shown: number, all: number): string =>
  `Lines ${Math.min(top + 1, all)} to ${top + shown} of ${all}`;

/** What a search in a text came to. */
export interface Found {
  /** What was searched for; '': it was asked for once more, but nothing had been typed. */
  readonly text: string;
  /** The place of the line, counted from 0; −1: nowhere. */
  readonly place: number;
  /** Which of the lines with the text that is, counted from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
}

export function foundText({ text, number, of }: Found): string {
  if (text === '') return 'Nothing was searched for yet: / does it.';
  return of === 0 ? `"${text}" is not in this text.` : `"${text}": ${number} of ${of}`;
}

/** What is said of a house rule, with its value as it is typed. */
export const ruleTexts = {
  page: (value: string) => `The rule page says ${value}.`,
  usual: (value: string) => `usual: ${value}`,
};

/** What is said of a match that may be open on another computer. */
export const entryTexts = {
  asks: (sentence: string) => `${sentence} y opens it here, any other key does not.`,
};

/** In the top line, after the game. */
export const LOG = 'what happened';
export const RULES = 'rules';

/** To somebody who pastes while others are to move. */
export const PASTED_EARLY = 'A move can be pasted when it is your turn.';

/** Over the plot of a record: "points a match, 84 matches; the line is the mean of ten". */
export const scoresTitle = (unit: string, matches: number): string =>
  `${unit} a match, ${matches} matches; the line is the mean of ten`;
