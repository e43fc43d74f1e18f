import { describe, expect, test } from 'vitest';
import { SIMPLE } from '../../../src/printable.ts';
import { area } from '../../../src/tui/drawing/area.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { drawPlot, lineStyles, marksOf, type Plot } from '../../../src/tui/drawing/plot.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { makeTheme } from '../../../src/tui/theme.ts';

const COLOURED = makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' });
const COLOURLESS = makeTheme({ depth: 0, symbols: 'unicode' });
const LETTERS = makeTheme({ depth: 0, symbols: 'ascii' });

type Named = { readonly [name: string]: readonly number[] };

function plotted(
  lines: Named,
  {
    columns,
    rows,
    theme = COLOURED,
    ...more
  }: Partial<Plot> & { columns: number; rows: number; theme?: typeof COLOURED },
) {
  const canvas = new Canvas(columns, rows, theme);
  const styles = lineStyles(theme);
  const named = Object.entries(lines).map(([name, values], at) => ({ name, values, style: styles[at]! }));
  drawPlot(canvas, area(0, 0, columns, rows), { lines: named, levels: [], under: [], ...more });
  return canvas;
}

const rise = { You: [0, 1, 2, 3] };

test('a line runs from its first value at the left to its last at the right, beside its name and value', () => {
  expect(plotted(rise, { columns: 16, rows: 3 }).texts()).toEqual(['3     ⣠⠞  You  3', '    ⣠⠞⠁', '0 ⣠⠞⠁']);
});

test('the values behind the names of lines end in one column', () => {
  const texts = plotted({ You: [0, 9], Bo: [0, 1000], Cat: [0, 500] }, { columns: 30, rows: 5 }).texts();
  const ends = texts.flatMap((row) => /(?:You|Bo|Cat) +\d+$/.exec(row)?.[0] ?? []);
  expect(ends).toEqual(['Bo   1000', 'Cat   500', 'You     9']);
});

test.each([
  ['in braille', COLOURED],
  ['in letters', LETTERS],
  ['in braille with letters', COLOURLESS],
])('a partly drawn plot has its final cells at the left, and blanks at the right: %s', (_, theme) => {
  const lines = { You: [0, 2, 1, 3], Bo: [3, 0, 2, 1], Cat: [1, 1, 0, 0] };
  const drawn = (share: number) => plotted(lines, { columns: 60, rows: 6, theme, share }).texts();
  const none = drawn(0);
  const whole = drawn(1);
  const [left, wide] = [2, 60 - 2 - '  You  3'.length];
  for (let frame = 1; frame <= 12; frame++) {
    const seen = left + Math.round((frame / 12) * wide);
    const rows = whole.map((row, y) => row.slice(0, seen) + none[y]!.padEnd(60).slice(seen));
    expect(drawn(frame / 12)).toEqual(rows.map((row) => row.trimEnd()));
  }
  expect(drawn(0.5)).not.toEqual(whole);
});

test('a stepped line keeps its height until the next place', () => {
  expect(plotted(rise, { columns: 16, rows: 3, isStepped: true }).texts()).toEqual([
    '3      ⢸  You  3',
    '    ⣀⣸⠉⠉',
    '0 ⣀⣀⡇',
  ]);
});

test('constant lines share one row', () => {
  expect(plotted({ You: [0, 0], Bo: [0, 0] }, { columns: 16, rows: 2 }).texts()).toEqual([
    '0 ⠉⠉⠉⠉⠉⠉  You  0',
    '          Bo   0',
  ]);
});

test('crowded names are pushed apart and stay within the plot', () => {
  const names = { A: [9, 0], B: [0, 0], C: [0, 0], D: [0, 1] };
  const drawn = plotted(names, { columns: 20, rows: 5 });
  expect(
    drawn
      .texts()
      .map((line) => line.slice(-4).trim())
      .slice(1),
  ).toEqual(['A  0', 'B  0', 'C  0', 'D  1']);
});

test('a level is dotted if lines come near it, with its value at the left', () => {
  const [first, ...more] = plotted({ You: [0, 900] }, { columns: 20, rows: 5, levels: [0, 1000] }).texts();
  expect(first).toMatch(/^1000 ┈+⢠ {2}You {2}900$/);
  expect(more.at(-1)).toMatch(/^ {3}0 [⠤-⣿]/);
  expect(plotted({ You: [0, 90] }, { columns: 20, rows: 5, levels: [0, 1000] }).texts()[0]).toMatch(/^90 /);
});

test('the rows below have their texts under the values, without overlaps', () => {
  const ticks = { name: 'deal', texts: ['', '1', '2', '3'], style: {} };
  expect(plotted(rise, { columns: 22, rows: 3, under: [ticks] }).texts()[2]).toBe('deal    1 2  3');
  const crowd = { texts: ['1000', '1001', '1002', '1003'], style: {} };
  expect(plotted(rise, { columns: 22, rows: 3, under: [crowd] }).texts()[2]).toBe('  1000 1002');
});

test('points have no line between them', () => {
  const theme = COLOURED;
  const canvas = new Canvas(8, 2, theme);
  const line = { name: '', values: [0, 8, 0], style: {}, isDots: true };
  drawPlot(canvas, area(0, 0, 8, 2), { lines: [line], levels: [], under: [] });
  expect(canvas.texts()).toEqual(['8    ⠁', '  ⡀    ⢀']);
});

describe('without colour', () => {
  const three = { Ann: [0, 9], Bo: [0, 5], Cat: [0, 0] };
  test('three lines carry their letters every ten columns, and two lines only their names at the ends', () => {
    const letters = (lines: Named, theme = COLOURLESS) =>
      plotted(lines, { columns: 50, rows: 6, theme })
        .texts()
        .map((row) => row.slice(0, 40))
        .join('')
        .match(/[A-Z]/g);
    expect(letters({ Ann: three.Ann, Bo: three.Bo })).toBe(null);
    expect(
      new Set(letters({ Ann: [...Array(30).keys()], Bo: Array(30).fill(12), Cat: Array(30).fill(0) })),
    ).toEqual(new Set(['A', 'B', 'C']));
    expect(letters(three, COLOURED)).toBe(null);
  });

  test('each value is a letter if braille is missing, and a star stands for several values', () => {
    const drawn = plotted(
      { Ann: [0, 6, 9], Bo: [0, 6, 3] },
      { columns: 24, rows: 4, theme: LETTERS, levels: [0] },
    );
    expect(drawn.texts()).toEqual([
      '9              A  Ann  9',
      '         *',
      '               B  Bo   3',
      '0 *.............',
    ]);
    for (const row of drawn.texts()) expect(row).toMatch(/^[\x20-\x7e]*$/);
  });
});

test('a letter stands for each line, or a number if two begin alike', () => {
  expect(marksOf(['You', 'Bo', 'Cat'])).toEqual(['Y', 'B', 'C']);
  expect(marksOf(['Bo', 'Bea', 'Cat'])).toEqual(['1', '2', '3']);
  expect(marksOf(['王', 'Bo'])).toEqual(['1', '2']);
});

test('braille, ⏎ and ± take one column each, and have ASCII likenesses in texts', () => {
  expect('⠤⣿⏎±').toMatch(SIMPLE);
  expect(inAscii('┈⏎±')).toBe('.<~');
});
