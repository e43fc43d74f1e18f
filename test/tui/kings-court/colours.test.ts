import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import { paint } from '../../../src/tui/kings-court/index.ts';
import type { Look } from '../../../src/tui/terminal/look.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { colourOf } from '../../support/picture/svg.ts';
import { positionOf } from '../../support/table.ts';
import { twelvePlaced } from './twelve-placed.ts';

/** WCAG 2: how much lighter one of the 256 colours is than another, from 1 to 21. */
function contrast(a: number, b: number): number {
  const luminance = (index: number): number => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(colourOf(index).slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const RICH: Look = { depth: 2, symbols: 'unicode' };

test.each(['dark', 'light'] as const)('a %s ground makes every tile and tint readable: 4.5:1', (ground) => {
  const { tile, tint } = makeTheme({ ...RICH, ground });
  for (const { color, background } of [...Object.values(tile), ...Object.values(tint)]) {
    // None of the first 16, which a terminal's owner chooses.
    expect(color).toBeGreaterThanOrEqual(16);
    expect(background).toBeGreaterThanOrEqual(16);
    expect(contrast(color as number, background as number)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a tile looks alike on every ground, and a ground of unknown brightness has no tint', () => {
  expect(makeTheme({ ...RICH, ground: 'light' }).tile).toEqual(makeTheme(RICH).tile);
  expect(makeTheme(RICH).tint).toEqual({ green: { color: 29 }, blue: { color: 32 } });
});

/** Row of the table at 80×24, and what a cell of it looks like. */
function drawn(look: Look, filled = true) {
  const theme = makeTheme(look, { cards: filled ? 'filled' : 'framed' });
  const position = { ...positionOf(kingsCourt, twelvePlaced(), 0, 'unicode'), theme };
  const selection = { card: 0, space: parseSpace('f2')!, values: false, walk: 0 };
  return paint({ position, selection, last: null, size: tableSizeIn({ columns: 80, rows: 24 }) });
}

test('a tile fills its space, and the court is tinted between', () => {
  const { texts, styles } = drawn({ ...RICH, ground: 'dark' }).row(5);
  expect(texts.join('').slice(3, 8)).toBe(' G5  ');
  for (let at = 3; at < 8; at++) expect(styles[at]).toMatchObject({ background: 28, color: 231 });
  for (let at = 15; at < 20; at++) expect(styles[at]).toMatchObject({ background: 22 });
  for (let at = 21; at < 26; at++) expect(styles[at]).toMatchObject({ background: 17 });
  expect(styles[9]!.background).toBeUndefined();
});

test.each([
  ['with 16 colours', { depth: 1, symbols: 'unicode' } as const, true],
  ['with framed cards', RICH, false],
])('%s brackets have the colours, and nothing has a background', (_, look, filled) => {
  const canvas = drawn(look, filled);
  expect(canvas.texts()[9]).toMatch(/^5 │\[R4\] │ {3}2 │\[G4\] │ {2}=\.=│\[G5d\]│/);
  expect(canvas.texts()[1]).toContain('│*R2] │');
  expect(canvas.row(9).styles[3]!.color).toBe(makeTheme(look).courtEdge.R.color);
  for (let row = 0; row < canvas.rows; row++)
    expect(canvas.row(row).styles.some(({ background }) => background !== undefined)).toBe(false);
});

test('signs show everything without colour', () => {
  const canvas = drawn({ depth: 0, symbols: 'unicode' });
  const text = canvas.texts().join('\n');
  for (const sign of ['*R2', 'G5d', ':4:', '=.=', '##', '>R1<', '╲']) expect(text).toContain(sign);
  for (let row = 0; row < canvas.rows; row++)
    for (const { color, background } of canvas.row(row).styles) expect(color ?? background).toBeUndefined();
});
