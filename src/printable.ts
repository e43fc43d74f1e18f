/**
 * A text of characters that any terminal shows unchanged, one column and one UTF-16 unit each, as in nearly all texts. Other texts need
 * Unicode's tables, which take milliseconds to load.
 */
export const SIMPLE = /^[\x20-\x7e±·×–—‘’“”•‥…›←↑→↓−⏎\u2500-\u25fc♠-♧✓\u2800-\u28ff]*$/;

/**
 * Characters without width that belong to the character before them and change its look: the choice of a picture (U+FE0E, U+FE0F) after a
 * sign that has one, the variant of a Chinese character, a joiner after the virama of an Indian script, and a non-joiner between two Arabic
 * letters. Joined pictures are separated: terminals differ in their width.
 */
const KEPT = [
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]',
  '(?<=\\p{Script=Arabic}\\p{Mn}*)\\u200c(?=\\p{Script=Arabic})',
].join('|');
const LOOKED_AT = new RegExp(`(${KEPT})|[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/**
 * The one gate for texts from outside (logs, settings, decks, arguments, pastes) on their way to a line of a screen: `�` replaces each
 * character that a terminal would obey or show differently. These are control characters and line ends, marks that turn the direction of
 * writing, characters without width, and unassigned ones (categories Cc, Cf, Cs, Co, Cn, Zl, Zp, and those ignorable by default). The gate
 * uses the Unicode standard's own classes, unlike libraries that strip escape sequences.
 */
export const printable = (text: string): string =>
  SIMPLE.test(text) ? text : text.replace(LOOKED_AT, (_, kept?: string) => kept ?? '�');

/** As `printable`, for a text of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
