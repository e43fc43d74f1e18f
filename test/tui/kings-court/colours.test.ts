import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { paint, ui } from '../../../src/tui/kings-court/index.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
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

/** Draws the table with every panel. */
function drawn(look: Look, filled = true, [columns, rows]: readonly [number, number] = [80, 24]) {
  const theme = makeTheme(look, { cards: filled ? 'filled' : 'framed' });
  const position = { ...positionOf(kingsCourt, twelvePlaced(), 0, 'unicode'), theme };
  const selection = { card: 0, space: parseSpace('f2')!, values: false, walk: 0 };
  const size = tableRoomIn({ columns, rows }, false, ui.largest);
  return paint({ position, selection, last: null, size });
}

test('a tile fills its space below half a row, and the court is tinted between', () => {
  const canvas = drawn({ ...RICH, ground: 'dark' });
  const { texts, styles } = canvas.row(7);
  expect(texts.join('').slice(2, 7)).toBe(' G5  ');
  for (let at = 2; at < 7; at++) {
    expect(styles[at]).toMatchObject({ background: 28, color: 231 });
    expect(canvas.row(6).styles[at]).toEqual({ color: 28 });
  }
  for (let at = 14; at < 19; at++) expect(styles[at]).toMatchObject({ background: 22 });
  for (let at = 20; at < 25; at++) expect(styles[at]).toMatchObject({ background: 17 });
  expect(styles[8]!.background).toBeUndefined();
});

test.each([
  ['with 16 colours', { depth: 1, symbols: 'unicode' } as const, true],
  ['with framed cards', RICH, false],
])('%s brackets or frames have the colours, and nothing has a background', (_, look, filled) => {
  const canvas = drawn(look, filled);
  expect(canvas.texts()[11]).toMatch(/^5 \[R4\] {4}2 {3}\[G4\] {3}=\.= {2}\[G5d/);
  expect(canvas.texts()[3]).toContain(' *[R2] ');
  expect(canvas.row(11).styles[2]!.color).toBe(makeTheme(look).courtEdge.R.color);
  const large = drawn(look, filled, [120, 40]);
  const [row, column] = [large.texts().findIndex((text) => text.includes('│R 4│')), 3];
  expect(large.row(row).texts[column]).toBe('│');
  expect(large.row(row).styles[column]!.color).toBe(makeTheme(look).courtEdge.R.color);
  for (const each of [canvas, large])
    for (let at = 0; at < each.rows; at++)
      expect(each.row(at).styles.some(({ background }) => background !== undefined)).toBe(false);
});

test('signs show everything without colour', () => {
  const canvas = drawn({ depth: 0, symbols: 'unicode' });
  const text = canvas.texts().join('\n');
  for (const sign of ['* R2', 'G5d', ':4:', '=.=', '##', '>R1<', '╲']) expect(text).toContain(sign);
  for (let row = 0; row < canvas.rows; row++)
    for (const { color, background } of canvas.row(row).styles) expect(color ?? background).toBeUndefined();
});
