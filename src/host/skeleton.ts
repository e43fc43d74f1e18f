import data from 'unhomoglyph/data.json' with { type: 'json' };

// The data behind it is large, so it is in the part of the bundle that a host alone loads.

/** What stands for each character that looks like another: the confusables of Unicode. The package itself would try them all at each character. */
const CONFUSABLES: ReadonlyMap<string, string> = new Map(Object.entries(data));
const mapped = (text: string): string =>
  [...text].map((character) => CONFUSABLES.get(character) ?? character).join('');

/** Small capitals, for which Unicode has no capitals, and the letters that they look like: Greek and Cyrillic small letters are confusable with some. */
const SMALL_CAPITALS = 'ĸᴀʙᴅᴇɢʜᴊʟʍɴᴘʀᴛ';
const LETTERS = 'kabdeghjlmnprt';
const plainly = (text: string): string =>
  [...text].map((character) => LETTERS[SMALL_CAPITALS.indexOf(character)] ?? character).join('');

/** What nobody sees: ignorable characters, blanks, a pattern of Braille without dots, and what `printable` puts in place of others. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800�]/gu;
/** Accents and strokes on letters of the scripts that have capitals. In others a mark is a vowel, and makes another name. */
const ACCENTS = /(?<=[\p{Lu}\p{Ll}]\p{M}*)\p{M}+/gu;

/**
 * What texts have in common that look alike: the skeleton of UTS 39, by the confusables of Unicode, and besides without capitals, widths, blanks and
 * accents, and with i for l, since their capitals I and l are alike. It is for comparing, and nothing to read; '' where there is nothing to be seen.
 */
export const skeletonOf = (text: string): string =>
  mapped(plainly(mapped(text.normalize('NFKD').replace(UNSEEN, '')).toLowerCase()))
    .replace(ACCENTS, '')
    .replaceAll('i', 'l');
