/**
 * A text of characters that any terminal shows as they are, one column and one UTF-16 unit each: nearly all that is ever drawn. For any
 * other text all of Unicode has to be made ready, which takes milliseconds.
 */
export const SIMPLE = /^[\x20-\x7e±·×–—‘’“”•‥…›←↑→↓−⏎\u2500-\u25fc♠-♧✓\u2800-\u28ff]*$/;

/**
 * Characters without width that belong to what stands before them, where a reader would see something else without them: the choice of a picture
 * (U+FE0E, U+FE0F) behind a sign that has one, the variant of a Chinese character, a joiner behind the virama of an Indian script, and a
 * non-joiner between two Arabic letters. Pictures that are joined into one stay parted: terminals differ in the columns of such a one.
 */
const KEPT = [
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]',
  '(?<=\\p{Script=Arabic}\\p{Mn}*)\\u200c(?=\\p{Script=Arabic})',
].join('|');
const LOOKED_AT = new RegExp(`(${KEPT})|[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/**
 * The one gate for texts from outside (logs, settings, decks, arguments, pastes) on their way to a screen, on one line: `�` in place of
 * each character that a terminal would not just print. A terminal would obey it, or show it otherwise than it stands: control characters
 * and line ends, marks that turn the direction of writing, characters without width, and what Unicode has not assigned (categories Cc,
 * Cf, Cs, Co, Cn, Zl, Zp, and what is ignorable by default). What is asked of the gate is the Unicode standard's own division of characters, which
 * libraries that strip escape sequences do not make.
 */
export const printable = (text: string): string =>
  SIMPLE.test(text) ? text : text.replace(LOOKED_AT, (_, kept?: string) => kept ?? '�');

/** The same for a text of several lines. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
