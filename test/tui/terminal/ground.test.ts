import { expect, test } from 'vitest';
import { groundIn, groundOf } from '../../../src/tui/terminal/ground.ts';

test.each([
  ['11;rgb:0000/0000/0000', 'dark'],
  ['11;rgb:1e1e/1e1e/1e1e', 'dark'],
  ['11;rgb:ff/ff/ff', 'light'],
  ['11;rgb:f/f/f', 'light'],
  ['11;rgba:fdfd/f6f6/e3e3/ffff', 'light'],
  // Solarized dark; a full green is bright, a full blue is not.
  ['11;rgb:0000/2b2b/3636', 'dark'],
  ['11;rgb:0000/ffff/0000', 'light'],
  ['11;rgb:0000/0000/ffff', 'dark'],
  ['11;#000000', 'unknown'],
  ['10;rgb:0000/0000/0000', 'unknown'],
])('the answer %s is %s', (answer, ground) => {
  expect(groundOf(answer)).toBe(ground);
});

test.each([
  ['15;0', 'dark'],
  ['15;8', 'dark'],
  ['0;15', 'light'],
  ['0;default;7', 'light'],
  ['12;default', 'unknown'],
  ['0;16', 'unknown'],
  ['', 'unknown'],
])('COLORFGBG %j is %s', (value, ground) => {
  expect(groundIn(value)).toBe(ground);
});
