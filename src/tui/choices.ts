import { ANSWERS, CARDS, FORCED, PACES, PALETTES, PLAIN, SYMBOLS, THEMES } from '../front/settings.ts';
import { type Option, optionTexts } from './words.ts';

const ON_OFF = [true, false] as const;

/** The values of each option, in the order of the list. */
const VALUES: { readonly [name in Option]: readonly (string | boolean)[] } = {
  pace: PACES,
  palette: PALETTES,
  theme: THEMES,
  cards: CARDS,
  symbols: SYMBOLS,
  assist: ON_OFF,
  answers: ANSWERS,
  forced: FORCED,
  motion: ON_OFF,
  mouse: ON_OFF,
  tips: ON_OFF,
  practice: ON_OFF,
  plain: PLAIN,
};

export const CHOICES = (Object.keys(VALUES) as Option[]).map((name) => {
  const [title, help] = optionTexts[name];
  return { name, title, values: VALUES[name], help };
});

/** Writes a value of an option: `on` and `off` for true and false. */
export const written = (value: string | boolean): string =>
  value === true ? 'on' : value === false ? 'off' : value;

/** Options without a meaning at a table for friends. */
export const OF_ONE_KEYBOARD = ['forced', 'tips', 'symbols', 'answers', 'practice'] as const;
/** Options that are useless to guests, whose frames go over a network. */
export const OF_NO_GUEST = ['motion'] as const;
