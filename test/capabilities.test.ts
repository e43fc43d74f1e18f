import { describe, expect, it } from 'vitest';
import { colourDepth, erasesWithGround, isUnicodeLocale, whyNoScreen } from '../src/capabilities.ts';

const nodeSays = (bits: number) => ({ getColorDepth: () => bits });

describe('colourDepth', () => {
  it.each([
    [{}, undefined, 1, 0],
    [{}, undefined, 4, 1],
    [{}, undefined, 8, 2],
    [{}, undefined, 24, 3],
    [{ NO_COLOR: '1' }, undefined, 24, 0],
    [{ NO_COLOR: '' }, undefined, 24, 3],
    [{ TERM: 'dumb' }, undefined, 8, 0],
    [{ FORCE_COLOR: '0' }, undefined, 24, 0],
    [{ FORCE_COLOR: 'false' }, undefined, 24, 0],
    [{ FORCE_COLOR: '' }, undefined, 1, 1],
    [{ FORCE_COLOR: 'true' }, undefined, 1, 1],
    [{ FORCE_COLOR: '2' }, undefined, 1, 2],
    [{ FORCE_COLOR: '9' }, undefined, 24, 1],
    [{ FORCE_COLOR: '2', NO_COLOR: '1' }, undefined, 24, 0],
    [{ FORCE_COLOR: '3' }, false, 24, 0],
    [{ NO_COLOR: '1' }, true, 8, 2],
    [{}, true, 1, 1],
  ] as const)('for %j with flag %s on %i bits is %i', (env, flag, bits, depth) => {
    expect(colourDepth(env, flag, nodeSays(bits))).toBe(depth);
  });
  it('comes from Node without CI, which would lower its answer', () => {
    const asked: object[] = [];
    const stdout = {
      getColorDepth(env: object) {
        asked.push(env);
        return 8;
      },
    };
    expect(colourDepth({ CI: '1', TERM: 'xterm' }, undefined, stdout)).toBe(2);
    expect(asked).toEqual([{ TERM: 'xterm' }]);
  });
});

it.each([
  [{ LANG: 'en_GB.UTF-8' }, 'linux', true],
  [{ LANG: 'C.utf8' }, 'linux', true],
  [{ LC_CTYPE: 'de_DE.UTF-8', LANG: 'C' }, 'darwin', true],
  [{ LC_ALL: 'C', LANG: 'en_GB.UTF-8' }, 'linux', false],
  [{ LC_ALL: '', LANG: 'en_GB.UTF-8' }, 'linux', true],
  [{ LANG: 'de_DE.ISO-8859-1' }, 'linux', false],
  [{}, 'linux', false],
  [{}, 'win32', true],
] as const)('a locale of %j on %s draws Unicode: %s', (env, platform, unicode) => {
  expect(isUnicodeLocale(env, platform)).toBe(unicode);
});

it.each([
  [true, true, 'xterm', undefined],
  [true, true, undefined, undefined],
  [false, true, 'xterm', /^[^\n]*input[^\n]*$/],
  [true, false, 'xterm', /^[^\n]*output[^\n]*$/],
  [true, true, 'dumb', /^[^\n]*TERM[^\n]*$/],
])(
  'the screen opens for keyboard %s, display %s and TERM %s, or names the obstacle',
  (keyboard, display, term, reason) => {
    const why = whyNoScreen({ stdin: { isTTY: keyboard }, stdout: { isTTY: display }, env: { TERM: term } });
    if (reason) expect(why).toMatch(reason);
    else expect(why).toBeUndefined();
  },
);

it.each([
  ['xterm-256color', true],
  ['tmux-256color', true],
  ['foot', true],
  ['st-256color', true],
  ['rxvt-unicode-256color', true],
  ['xterm-kitty', false],
  ['screen-256color', false],
  ['stterm', false],
  ['dumb', false],
  [undefined, false],
])('the terminal %s keeps the background of erased characters: %s', (term, erases) => {
  expect(erasesWithGround(term)).toBe(erases);
});
