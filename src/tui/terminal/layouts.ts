import type { Key } from './keys.ts';

/** Digits as they lie on a keyboard. */
const DIGITS = '1234567890';
/** The three rows of letters of a US keyboard, and the key left of the digits. */
const LETTERS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";
const SHIFTED = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~';

/** Characters of other keyboards above the US keys at their positions; a blank stands for a key of ASCII. The first row that fits counts. */
const ROWS: readonly (readonly [characters: string, keys: string])[] = [
  // Chinese input methods.
  ['。、【】「」《》￥¥“”‘’—…·', `./[][]<>$$""''_^\``],
  // French; Czech and Slovak, of which é is 0 and read as the French 2.
  [`&é"'(-è_çà`, DIGITS],
  ['     §    ', DIGITS],
  ['+ěščřžýáíé', DIGITS],
  [' ľ  ť     ', DIGITS],
  ['١٢٣٤٥٦٧٨٩٠', DIGITS],
  ['۱۲۳۴۵۶۷۸۹۰', DIGITS],
  // Russian, and keys of its neighbours that differ.
  ['йцукенгшщзхъфывапролджэячсмитьбю ё', LETTERS],
  ['        ў  ї і        є', LETTERS],
  // Greek; both forms of its s.
  [' ςερτυθιοπ  ασδφγηξκλ  ζχψωβνμ    ', LETTERS],
  ['             Σ                    ', SHIFTED],
  ['  קראטוןםפ  שדגכעיחלךף זסבהנמצתץ  ', LETTERS],
  ['ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ', LETTERS],
  ['؟', '?'],
];

/** Full-width forms of ASCII lie in its order, this far behind it. */
const WIDE = 0xfee0;

/** A text with ASCII in place of its full-width forms. */
export const narrow = (text: string): string =>
  text
    .replaceAll('\u3000', ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE));

function positioned(key: Key): Key | undefined {
  const row = ROWS.find(([characters]) => characters.includes(key));
  return row?.[1][row[0].indexOf(key)];
}

/**
 * The keys of a US keyboard that are meant by a key which means nothing by itself, likeliest first; none for those of ASCII but digits of French.
 * Letters that have no capitals stand for both.
 */
export function meantBy(key: Key): readonly Key[] {
  if ([...key].length !== 1) return [];
  const narrowed = narrow(key);
  if (narrowed !== key) return [narrowed === ' ' ? 'Space' : narrowed];
  const [own, small] = [positioned(key), positioned(key.toLowerCase())];
  const capital = small && SHIFTED[LETTERS.indexOf(small)];
  return [own, capital].filter((meant) => meant !== undefined);
}
