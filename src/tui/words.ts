/** Texts of keys and options. */
import type { Settings } from '../front/settings.ts';
import type { Key } from './terminal/keys.ts';

/** Answers to keys and pastes without an effect. */
export const deadTexts = {
  key: (key: Key): string =>
    key === '?'
      ? 'The keys that work here are below.'
      : `${key} does nothing here; ? shows the keys that do.`,
  paste: 'Nothing can be pasted here.',
  /** Follows a full line, in place of its hint. */
  fullLine: (characters: number): string => ` at most ${characters} characters`,
};

/** Adds keys that the name of a binding does not show. */
export const alsoText = (help: string, keys: readonly Key[]): string =>
  keys.length === 0 ? help : `${help} (also ${keys.join(' ')})`;

/** Settings that are options: all but those changed by a key of the table, and keys, which have a page of their own. */
export type Option = Exclude<keyof Settings, 'tables' | 'keys'>;

/** The title and the help of each option. */
export const optionTexts: { readonly [name in Option]: readonly [title: string, help: string] } = {
  pace: [
    'Pace',
    'How long a move of a bot and a finished trick stay; key: tricks, bids, calls, checks and placements stay until you press one.',
  ],
  palette: ['Suit colours', 'Suits are told apart by their glyph or letter in any palette: ♠ ♥ ♦ ♣'],
  theme: [
    'Theme',
    'terminal: your terminal keeps its background; the others bring their own. With 16 colours or none all look alike.',
  ],
  cards: ['Cards', 'Filled if the terminal has 256 colours and tells its background; else framed.'],
  symbols: [
    'Symbols',
    'From the next start on. symbols: ♠ ♥ ♦ ♣ even if the locale does not promise them; ascii: letters, and +-| for lines.',
  ],
  assist: ['Assist', 'Hints, cards still out, previews of scores.'],
  answers: [
    'Costly moves',
    'Shows your costly moves on the sheet of the deal, or at once, before the next card: then undo takes one back, and the sheet says that you were told.',
  ],
  forced: [
    'Forced moves',
    'Plays for you if there is no choice: never; the last card and checks; always. Never if several people play.',
  ],
  motion: [
    'Motion',
    'Cards move to their places, and tricks to their winners, in no more time; never with the pace instant or over a slow line.',
  ],
  mouse: [
    'Mouse',
    'A click, or a finger on a phone, is the key of what it touches. With Shift held most terminals mark text, as ever; off: they always do.',
  ],
  tips: [
    'Tips',
    'In your first five matches of a game now and then a sentence at the start of your turn, each only once.',
  ],
  practice: [
    'Practice',
    'Asks your costly decisions again, below the lessons. off: asks nothing, and keeps your answers.',
  ],
  plain: [
    'Plain mode',
    'From the next start on. on: lines of text in place of this screen, for screen readers, braille and pipes; auto: if nothing can be drawn.',
  ],
};
