import { expect, test } from 'vitest';
import { meantBy, narrow } from '../../../src/tui/terminal/layouts.ts';

const first = (typed: string): string => [...typed].map((key) => meantBy(key)[0] ?? key).join('');

test('digits are read by their position', () => {
  for (const row of [`&é"'(-è_çà`, '١٢٣٤٥٦٧٨٩٠', '۱۲۳۴۵۶۷۸۹۰', '１２３４５６７８９０'])
    expect(first(row), row).toBe('1234567890');
  // One key has two places: it is the French 2, which is pressed more often than the Czech 0.
  expect(first('+ěščřžýáíé')).toBe('1234567892');
  expect(first('+ľščťžýáí')).toBe('123456789');
});

test('letters are read by their position, capitals as capitals', () => {
  const all = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
  expect(first('йцукенгшщзхъфывапролджэячсмитьбюё')).toBe(all);
  expect(first('ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ')).toBe('QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~');
  expect(first('їієў')).toBe("]s'o");
  expect(first('ςερτυθιοπασδφγηξκλζχψωβνμ')).toBe('wertyuiopasdfghjklzxcvbnm');
  expect(first('ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ')).toBe('ERTYUIOPASDFGHJKLZXCVBNM');
  expect(first('קראטוןםפשדגכעיחלךףזסבהנמצתץ')).toBe('ertyuiopasdfghjkl;zxcvbnm,.');
  expect(first('ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ؟')).toBe("qwertyuiop[]asdfghjkl;'zxcvbnm,./`?");
  expect(meantBy('ش')).toEqual(['a', 'A']);
});

test('full-width forms and marks of Chinese input methods are read as the ASCII key', () => {
  expect(first('：；？！＋－＝＞＠Ｑｑ')).toBe(':;?!+-=>@Qq');
  expect(meantBy('\u3000')).toEqual(['Space']);
  expect(first('。、，【】《》（）￥')).toBe('./,[]<>()$');
  expect(narrow('ｐａｓｓ　ＱＳ，')).toBe('pass QS,');
});

test('letters, marks and names of keys that a US keyboard has mean themselves', () => {
  for (const key of 'abcxyzABCXYZ0123456789/.,;:?!=[]<>@#%^*){}|~`\\$') expect(meantBy(key), key).toEqual([]);
  for (const key of ['Enter', 'Space', 'Esc', 'Ctrl-C', 'F1', '好', 'ß', '\u0130'])
    expect(meantBy(key), key).toEqual([]);
});
