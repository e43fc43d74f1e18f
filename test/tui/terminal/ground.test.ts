import { expect, test } from 'vitest';
import { colourIn, groundIn, groundOf } from '../../../src/tui/terminal/ground.ts';

test.each([
  ['11;rgb:0000/0000/0000', '#000000'],
  ['11;rgb:1e1e/1e1e/1e1e', '#1e1e1e'],
  ['11;rgb:ff/ff/ff', '#ffffff'],
  ['11;rgb:f/0/8', '#ff0088'],
  ['11;rgba:fdfd/f6f6/e3e3/ffff', '#fdf6e3'],
  ['11;#000000', null],
  ['10;rgb:0000/0000/0000', null],
])('the answer %s means the colour %s', (answer, colour) => {
  expect(colourIn(answer)).toBe(colour);
});

test.each([
  ['#000000', 'dark'],
  ['#1e1e1e', 'dark'],
  ['#ffffff', 'light'],
  ['#fdf6e3', 'light'],
  // Solarized dark; a full green is bright, a full blue is not.
  ['#002b36', 'dark'],
  ['#00ff00', 'light'],
  ['#0000ff', 'dark'],
] as const)('the colour %s is %s', (colour, ground) => {
  expect(groundOf(colour)).toBe(ground);
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
