import data from 'unhomoglyph/data.json' with { type: 'json' };

// Its data is large, so it is in the part of the bundle for hosts.

/** Unicode's confusables: each character with the text it looks like. The package itself would try all of them at each character. */
const CONFUSABLES: ReadonlyMap<string, string> = new Map(Object.entries(data));
const mapped = (text: string): string =>
  [...text].map((character) => CONFUSABLES.get(character) ?? character).join('');

/** Small capitals without a Unicode capital, and the letters they resemble, since some Greek and Cyrillic letters are confusable with them. */
const SMALL_CAPITALS = 'ĸᴀʙᴅᴇɢʜᴊʟʍɴᴘʀᴛ';
const LETTERS = 'kabdeghjlmnprt';
const plainly = (text: string): string =>
  [...text].map((character) => LETTERS[SMALL_CAPITALS.indexOf(character)] ?? character).join('');

/** Invisible characters: ignorable ones, blanks, Braille without dots, and the character that `printable` puts in place of others. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800�]/gu;
/** Accents and strokes on letters of scripts with capitals. In other scripts a mark is a vowel and makes another name. */
const ACCENTS = /(?<=[\p{Lu}\p{Ll}]\p{M}*)\p{M}+/gu;

/**
 * Maps texts that look alike to one text, for comparing only; '' if nothing can be seen. It is the skeleton of UTS 39, by Unicode's
 * confusables; besides, it ignores capitals, widths, blanks and accents, and reads i as l, since the capital I looks like l.
 */
export const skeletonOf = (text: string): string =>
  mapped(plainly(mapped(text.normalize('NFKD').replace(UNSEEN, '')).toLowerCase()))
    .replace(ACCENTS, '')
    .replaceAll('i', 'l');
