import {
  ANSWERS,
  CARDS,
  FORCED,
  PACES,
  PALETTES,
  PLAIN,
  type Settings,
  SYMBOLS,
  THEMES,
} from '../front/settings.ts';
import { touchTexts } from './parts/words.ts';

/** Settings that are options: all but those changed by a key of the table, and keys, which have a page of their own. */
export type Option = Exclude<keyof Settings, 'tables' | 'keys'>;

/** The options, in the order of the list. */
export const CHOICES: readonly {
  readonly name: Option;
  readonly title: string;
  readonly values: readonly (string | boolean)[];
  readonly help: string;
}[] = [
  {
    name: 'pace',
    title: 'Pace',
    values: PACES,
    help: 'How long a move of a bot and a finished trick stay; key: tricks, bids, calls, checks and placements stay until you press one.',
  },
  {
    name: 'palette',
    title: 'Suit colours',
    values: PALETTES,
    help: 'Suits are told apart by their glyph or letter in any palette: ♠ ♥ ♦ ♣',
  },
  {
    name: 'theme',
    title: 'Theme',
    values: THEMES,
    help: 'terminal: your terminal keeps its background; the others bring their own. With 16 colours or none all look alike.',
  },
  {
    name: 'cards',
    title: 'Cards',
    values: CARDS,
    help: 'Filled if the terminal has 256 colours and tells its background; else framed.',
  },
  {
    name: 'symbols',
    title: 'Symbols',
    values: SYMBOLS,
    help: 'From the next start on. symbols: ♠ ♥ ♦ ♣ even if the locale does not promise them; ascii: letters, and +-| for lines.',
  },
  {
    name: 'assist',
    title: 'Assist',
    values: [true, false],
    help: 'Hints, cards still out, previews of scores.',
  },
  {
    name: 'answers',
    title: 'Costly moves',
    values: ANSWERS,
    help: 'Shows your costly moves on the sheet of the deal, or at once, before the next card: then undo takes one back, and the sheet says that you were told.',
  },
  {
    name: 'forced',
    title: 'Forced moves',
    values: FORCED,
    help: 'Plays for you if there is no choice: never; the last card and checks; always. Never if several people play.',
  },
  {
    name: 'motion',
    title: 'Motion',
    values: [true, false],
    help: 'Cards move to their places, and tricks to their winners, in no more time; never with the pace instant or over a slow line.',
  },
  {
    name: 'mouse',
    title: 'Mouse',
    values: [true, false],
    help: touchTexts.option,
  },
  {
    name: 'tips',
    title: 'Tips',
    values: [true, false],
    help: 'In your first five matches of a game now and then a sentence at the start of your turn, each only once.',
  },
  {
    name: 'practice',
    title: 'Practice',
    values: [true, false],
    help: 'Asks your costly decisions again, below the lessons. off: asks nothing, and keeps your answers.',
  },
  {
    name: 'plain',
    title: 'Plain mode',
    values: PLAIN,
    help: 'From the next start on. on: lines of text in place of this screen, for screen readers, braille and pipes; auto: if nothing can be drawn.',
  },
];

/** Writes a value of an option: `on` and `off` for true and false. */
export const written = (value: string | boolean): string =>
  value === true ? 'on' : value === false ? 'off' : value;

/** Options without a meaning at a table for friends. */
export const OF_ONE_KEYBOARD = ['forced', 'tips', 'symbols', 'answers', 'practice'] as const;
/** Options that are useless to guests, whose frames go over a network. */
export const OF_NO_GUEST = ['motion'] as const;
