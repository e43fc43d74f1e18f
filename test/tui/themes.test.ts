import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { PALETTES, THEMES } from '../../src/front/settings.ts';
import { contrast, nearestIndex } from '../../src/tui/colours.ts';
import type { Bits, Fixed } from '../../src/tui/terminal/cells.ts';
import type { Look } from '../../src/tui/terminal/look.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { type Colours, coloursFor, inPalette, OWN, painted, textsOf } from '../../src/tui/themes.ts';
import { colourOf } from '../support/picture/svg.ts';

/** Grounds that terminals have, by the look that is made for them. */
const GROUNDS: { readonly [look: string]: readonly Bits[] } = {
  // Black, VS Code, Solarized, Dracula, One.
  dark: ['#000000', '#1e1e1e', '#002b36', '#282a36', '#282c34'],
  // Nord, Everforest, Frappé.
  dusk: ['#2e3440', '#2d353b', '#303446'],
  // White, Solarized, Gruvbox, Latte.
  light: ['#ffffff', '#fdf6e3', '#fbf1c7', '#eff1f5'],
  // Tokyo Night Day.
  dawn: ['#e1e2e7'],
};
const hexOf = (colour: Fixed) => colourOf(colour);

/** All looks by name, as they are drawn with 24 bits or with 256 colours. */
const looksOf = (hasBits: boolean): { readonly [name: string]: Colours } => ({
  ...OWN.dark,
  ...OWN.light,
  ...Object.fromEntries(
    THEMES.filter((name) => name !== 'terminal').map((name) => [name, painted(name, hasBits)]),
  ),
});

const DEPTHS = [
  ['24 bits', true],
  ['256 colours', false],
] as const;

describe.each(DEPTHS)('in %s', (_, hasBits) => {
  describe.each(Object.entries(looksOf(hasBits)))('%s', (name, look) => {
    test.each(PALETTES)('every text of the palette %s is readable on its grounds: 4.5:1', (palette) => {
      const colours = inPalette(look, palette);
      const poor = (GROUNDS[name] ?? [null])
        .flatMap((own) => textsOf(colours, own))
        .map(([text, on]) => ({ text, on, contrast: wcagContrast(hexOf(text), hexOf(on)) }))
        .filter((pair) => pair.contrast < 4.5);
      expect(poor).toEqual([]);
    });

    test('suits of the palette colour-blind are 20 apart by CIEDE2000, even without red or green', () => {
      const { ink, said } = inPalette(look, 'colour-blind');
      for (const suits of [ink, said])
        for (const sight of [(colour: Color) => colour, filterDeficiencyProt(1), filterDeficiencyDeuter(1)])
          expect(
            nearestOf(Object.values<Fixed | null>(suits).map((suit) => sight(parse(hexOf(suit!))!))),
          ).toBeGreaterThanOrEqual(20);
    });
  });
});

/** How far apart the two nearest of some colours are. */
const nearestOf = (colours: readonly Color[]): number =>
  Math.min(
    ...colours.flatMap((one, at) => colours.slice(at + 1).map((other) => differenceCiede2000()(one, other))),
  );

const RICH: Look = { depth: 2, symbols: 'unicode' };
const on = (own: Bits): Look => ({
  ...RICH,
  ground: contrast(own, 16) > contrast(own, 231) ? 'light' : 'dark',
  own,
});

describe('on the terminal’s own ground', () => {
  test.each(Object.entries(GROUNDS).flatMap(([look, owns]) => owns.map((own) => [look, own] as const)))(
    'the look %s is used on %s',
    (name, own) => {
      expect(coloursFor(on(own), 'terminal', 'four-colour')).toEqual(looksOf(false)[name]);
    },
  );

  test.each(PALETTES)(
    'cards have frames if a text of %s would be unreadable on it, and are filled otherwise',
    (palette) => {
      const taste = { palette } as const;
      expect(makeTheme(on('#808080'), taste).cards).toBeNull();
      expect(makeTheme(on('#1e1e1e'), taste).cards).not.toBeNull();
      // A ground that is told only as dark or light.
      expect(makeTheme({ ...RICH, ground: 'light' }, taste).cards).not.toBeNull();
      expect(makeTheme(RICH, taste).cards).toBeNull();
      expect(makeTheme({ ...RICH, ground: 'unknown' }, taste).cards).toBeNull();
    },
  );
});

test.each(THEMES)('%s looks like the terminal’s own theme with 16 colours or without colour', (theme) => {
  for (const depth of [0, 1] as const) {
    const look: Look = { depth, symbols: 'unicode', ground: 'dark' };
    expect(makeTheme(look, { theme })).toEqual(makeTheme(look));
    expect(makeTheme(look, { theme }).cards).toBeNull();
    expect(makeTheme(look, { theme }).base).toEqual({});
  }
});

test('framed cards on the terminal’s own ground have no tones, whatever its colour is', () => {
  const { tile, brackets, tint, ...framed } = makeTheme(on('#1e1e1e'), { cards: 'framed' });
  expect(makeTheme(RICH)).toMatchObject(framed);
  expect(framed).toMatchObject({ cards: null, base: {}, quiet: {}, inverse: { inverse: true }, panel: {} });
  expect(brackets).toBe(true);
});

test('a painted theme has its ground even if cards have frames', () => {
  const { cards, base, suits } = makeTheme(RICH, { theme: 'night', cards: 'framed' });
  expect(cards).toBeNull();
  expect(base.background).toBeDefined();
  expect(suits.H.style).toEqual(makeTheme(RICH, { theme: 'night' }).suits.H.style);
});

test('the nearest of the 256 colours stands for 24 bits', () => {
  expect(nearestIndex('#000000')).toBe(16);
  expect(nearestIndex('#ffffff')).toBe(231);
  expect(nearestIndex('#5fafff')).toBe(75);
  expect(nearestIndex('#bdbdbd')).toBe(250);
  expect(nearestIndex(203)).toBe(203);
});

test('contrast is that of WCAG 2', () => {
  for (const [a, b] of [
    ['#14392b', '#8fb09d'],
    [16, 231],
    [124, 255],
    ['#777777', '#ffffff'],
  ] as const)
    expect(contrast(a, b)).toBeCloseTo(wcagContrast(hexOf(a), hexOf(b)), 3);
});
