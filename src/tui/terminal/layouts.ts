import type { Key } from './keys.ts';

/** Digits in the order of a keyboard. */
const DIGITS = '1234567890';
/** The three rows of letters of a US keyboard, and the key left of the digits. */
const LETTERS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";
const SHIFTED = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~';

/** Characters of other keyboards, and the US keys in their places. A blank stands for a key of ASCII. The first row with a character counts. */
const ROWS: readonly (readonly [characters: string, keys: string])[] = [
  // Chinese input methods.
  ['。、【】「」《》￥¥“”‘’—…·', `./[][]<>$$""''_^\``],
  // French; Czech and Slovak, whose é is 0 but read as the French 2.
  [`&é"'(-è_çà`, DIGITS],
  ['     §    ', DIGITS],
  ['+ěščřžýáíé', DIGITS],
  [' ľ  ť     ', DIGITS],
  ['١٢٣٤٥٦٧٨٩٠', DIGITS],
  ['۱۲۳۴۵۶۷۸۹۰', DIGITS],
  // Russian, and different keys of its neighbours.
  ['йцукенгшщзхъфывапролджэячсмитьбю ё', LETTERS],
  ['        ў  ї і        є', LETTERS],
  // Greek, with both forms of its s.
  [' ςερτυθιοπ  ασδφγηξκλ  ζχψωβνμ    ', LETTERS],
  ['             Σ                    ', SHIFTED],
  ['  קראטוןםפ  שדגכעיחלךף זסבהנמצתץ  ', LETTERS],
  ['ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ', LETTERS],
  ['؟', '?'],
];

/** The distance of full-width forms from ASCII, in the same order. */
const WIDE = 0xfee0;

/** Returns a text with ASCII in place of full-width forms. */
export const narrow = (text: string): string =>
  text
    .replaceAll('\u3000', ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE));

function positioned(key: Key): Key | undefined {
  const row = ROWS.find(([characters]) => characters.includes(key));
  return row?.[1][row[0].indexOf(key)];
}

/**
 * Returns the keys of a US keyboard in the place of a key, the likeliest first. Empty for keys of ASCII, apart from digits of French. Letters without
 * capitals stand for both.
 */
export function meantBy(key: Key): readonly Key[] {
  if ([...key].length !== 1) return [];
  const narrowed = narrow(key);
  if (narrowed !== key) return [narrowed === ' ' ? 'Space' : narrowed];
  const [own, small] = [positioned(key), positioned(key.toLowerCase())];
  const capital = small && SHIFTED[LETTERS.indexOf(small)];
  return [own, capital].filter((meant) => meant !== undefined);
}
