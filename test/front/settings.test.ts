import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from '../../src/front/settings.ts';

const good = {
  palette: 'two-colour',
  pace: 'key',
  symbols: 'ascii',
  assist: false,
  answers: 'at-once',
  forced: 'every',
  theme: 'felt',
  cards: 'framed',
  motion: false,
  tips: false,
  practice: false,
  plain: 'on',
  mouse: false,
  keys: { hint: 'X' },
  tables: { gongzhu: 'calm' },
};

test('settings read back as written', () => {
  expect(readSettings(good)).toStrictEqual({ settings: good, ignored: [] });
  expect(readSettings({ pace: 'fast' })).toStrictEqual({
    settings: { ...DEFAULT_SETTINGS, pace: 'fast' },
    ignored: [],
  });
});

test('an unknown or wrong setting is named and takes its default, and the others stay', () => {
  expect(
    readSettings({
      ...good,
      pace: 'warp',
      assist: 'yes',
      volume: 11,
      tables: { shang: 'loud' },
      constructor: 1,
      ['__proto__']: 1,
    }),
  ).toStrictEqual({
    settings: { ...good, pace: DEFAULT_SETTINGS.pace, assist: DEFAULT_SETTINGS.assist, tables: {} },
    ignored: ['pace', 'assist', 'tables', 'volume', 'constructor', '__proto__'],
  });
});

test.each(['early', 'best', 'left'])('the former setting cursor: %s is ignored silently', (cursor) => {
  expect(readSettings({ ...good, cursor })).toStrictEqual({ settings: good, ignored: [] });
});

test.each([
  [{ tiles: false }, 'framed'],
  [{ tiles: true }, 'filled'],
  [{ tiles: 'no' }, 'filled'],
  [{ tiles: false, cards: 'filled' }, 'filled'],
])('the former setting tiles %j makes cards %s silently', (data, cards) => {
  expect(readSettings(data)).toStrictEqual({ settings: { ...DEFAULT_SETTINGS, cards }, ignored: [] });
});

test.each([null, 7, 'settings', [], [1], undefined])('%j gives every setting its default', (data) => {
  expect(readSettings(data).settings).toStrictEqual(DEFAULT_SETTINGS);
});
