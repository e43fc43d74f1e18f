/** Themes as data: the colours of each, for every palette, and all texts with their grounds. */
import type { Palette, ThemeName } from '../front/settings.ts';
import { contrast, nearestIndex } from './colours.ts';
import type { Bits, Fixed } from './terminal/cells.ts';
import type { Look } from './terminal/look.ts';

type BySuit<T> = { readonly S: T; readonly H: T; readonly D: T; readonly C: T };

/** The colours of a theme. Null: the terminal's own. */
export interface Colours {
  readonly ground: Fixed | null;
  readonly text: Fixed | null;
  /** Labels, units, and facts that hold for the whole deal. */
  readonly quiet: Fixed;
  /** Rules and empty places, never a text. */
  readonly edge: Fixed;
  /** The one action that is asked for now, and the text on it. */
  readonly accent: Fixed;
  readonly onAccent: Fixed;
  /** A gain and a loss of points. */
  readonly good: Fixed;
  readonly bad: Fixed;
  /** A surface on the ground, and texts on it. */
  readonly panel: Fixed;
  readonly onPanel: Fixed;
  /** A card's face, and its neighbour's. */
  readonly paper: readonly [Fixed, Fixed];
  /** A picked or winning card, and its neighbour. */
  readonly pick: readonly [Fixed, Fixed];
  /** A card that may not be played, and its neighbour. Null: the ground. */
  readonly off: readonly [Fixed, Fixed] | null;
  readonly offText: Fixed;
  /** Keys and words on a card. */
  readonly small: Fixed;
  /** Suits on a card, and in texts on the ground. */
  readonly ink: BySuit<Fixed>;
  readonly said: BySuit<Fixed | null>;
}

const suits = <T>(S: T, H: T, D: T, C: T): BySuit<T> => ({ S, H, D, C });

const dark: Colours = {
  ground: null,
  text: null,
  quiet: 246,
  edge: 240,
  accent: 179,
  onAccent: 16,
  good: 78,
  bad: 203,
  panel: 235,
  onPanel: 252,
  paper: [255, 253],
  pick: [222, 221],
  off: [236, 237],
  offText: 248,
  small: 240,
  ink: suits(16, 124, 25, 22),
  said: suits<Fixed | null>(null, 203, 75, 78),
};

const light: Colours = {
  ground: null,
  text: null,
  quiet: 242,
  edge: 250,
  accent: 94,
  onAccent: 231,
  good: 22,
  bad: 160,
  panel: 255,
  onPanel: 235,
  paper: [253, 252],
  pick: [221, 222],
  off: [255, 254],
  offText: 240,
  small: 238,
  ink: suits(16, 88, 19, 22),
  said: suits<Fixed | null>(null, 160, 26, 22),
};

/** Looks of the theme `terminal`, by its ground. The first one whose texts are all readable on that ground is used. */
export const OWN = {
  dark: {
    dark,
    dusk: {
      ...dark,
      quiet: 250,
      edge: 245,
      accent: 222,
      good: 120,
      bad: 217,
      panel: 237,
      onPanel: 255,
      off: [240, 241],
      offText: 255,
      said: suits<Fixed | null>(null, 217, 117, 120),
    },
  },
  light: {
    light,
    dawn: {
      ...light,
      quiet: 239,
      edge: 246,
      accent: 58,
      bad: 124,
      panel: 254,
      paper: [255, 253],
      off: [252, 251],
      offText: 239,
      said: suits<Fixed | null>(null, 124, 25, 22),
    },
  },
} satisfies { readonly [ground: string]: { readonly [look: string]: Colours } };

const PAINTED: { readonly [name in Exclude<ThemeName, 'terminal'>]: Colours } = {
  felt: {
    ground: '#14392b',
    text: '#e6e2d3',
    quiet: '#8fb09d',
    edge: '#2f6650',
    accent: '#e8c268',
    onAccent: '#1c1c1c',
    good: '#9be0a5',
    bad: '#ff8f80',
    panel: '#1a4534',
    onPanel: '#e6e2d3',
    paper: ['#f4f0e4', '#e2dccb'],
    pick: ['#ffe9a8', '#f7db8f'],
    off: ['#1e4a39', '#235342'],
    offText: '#a6c7b3',
    small: '#645e4e',
    ink: suits<Fixed>('#1c1c1c', '#a81c14', '#1a50a8', '#0a5c32'),
    said: suits<Fixed>('#f4f0e4', '#ff8f80', '#8ec3ff', '#9be0a5'),
  },
  night: {
    ground: '#16181d',
    text: '#d7dae0',
    quiet: '#8a919e',
    edge: '#3a404c',
    accent: '#e0b45a',
    onAccent: '#1c1c1c',
    good: '#7fd29a',
    bad: '#ff7f73',
    panel: '#1d2027',
    onPanel: '#d7dae0',
    paper: ['#e9e6dd', '#d8d4c8'],
    pick: ['#ffe29a', '#f3d284'],
    off: ['#22262e', '#292e37'],
    offText: '#8f97a5',
    small: '#5c584d',
    ink: suits<Fixed>('#1c1c1c', '#a01a12', '#1a4c9e', '#0a5c32'),
    said: suits<Fixed>('#f4f4f4', '#ff7f73', '#7fb8ff', '#7fd29a'),
  },
  paper: {
    ground: '#f3eee2',
    text: '#2d2a26',
    quiet: '#6b6457',
    edge: '#cfc5b0',
    accent: '#8a5a00',
    onAccent: '#ffffff',
    good: '#0b6b3a',
    bad: '#b3201a',
    panel: '#ebe4d4',
    onPanel: '#2d2a26',
    paper: ['#ffffff', '#faf6ec'],
    pick: ['#ffdf8c', '#ffe9ae'],
    off: ['#e6dfcf', '#ded6c4'],
    offText: '#5f584b',
    small: '#665f4e',
    ink: suits<Fixed>('#1c1c1c', '#b3201a', '#174ea6', '#0b6b3a'),
    said: suits<Fixed>('#1c1c1c', '#b3201a', '#174ea6', '#0b6b3a'),
  },
  contrast: {
    ground: '#000000',
    text: '#ffffff',
    quiet: '#ffffff',
    edge: '#ffffff',
    accent: '#ffff00',
    onAccent: '#000000',
    good: '#a8f0b8',
    bad: '#ffb3b3',
    panel: '#000000',
    onPanel: '#ffffff',
    paper: ['#ffffff', '#ffffff'],
    pick: ['#ffff00', '#ffff00'],
    off: null,
    offText: '#c8c8c8',
    small: '#000000',
    ink: suits<Fixed>('#000000', '#9c0000', '#001f9c', '#00501e'),
    said: suits<Fixed>('#ffffff', '#ffb3b3', '#a8d0ff', '#a8f0b8'),
  },
};

/** Colours of the 256 that are better than the nearest. The nearest of felt would be loud, and some texts hard to read. */
const OF_256: { readonly [name in keyof typeof PAINTED]?: Partial<Colours> } = {
  felt: { ground: 236, panel: 235, paper: [255, 253], off: [237, 238], offText: 151, quiet: 115 },
  night: { paper: [255, 253], off: [235, 236], offText: 247 },
};

/** Returns a look that paints its ground, in 24 bits or in 256 colours. */
export function painted(name: keyof typeof PAINTED, hasBits: boolean): Colours {
  if (hasBits) return PAINTED[name];
  const nearest = JSON.stringify(PAINTED[name]).replace(/"(#[\da-f]{6})"/g, (_, bits: Bits) =>
    String(nearestIndex(bits)),
  );
  return { ...(JSON.parse(nearest) as Colours), ...OF_256[name] };
}

/** Returns colours with those of the palette for suits. Colours for the colour-blind are at least 20 apart by CIEDE2000, as seen without red or green. */
export function inPalette(colours: Colours, palette: Palette): Colours {
  const { ink, said } = colours;
  if (palette === 'two-colour')
    return {
      ...colours,
      ink: suits(ink.S, ink.H, ink.H, ink.S),
      said: suits(said.S, said.H, said.H, said.S),
    };
  if (palette === 'four-colour') return colours;
  const isDark = contrast(colours.quiet, 16) > contrast(colours.quiet, 231);
  const inks = suits<Fixed>(16, 125, 21, 22);
  return { ...colours, ink: inks, said: isDark ? suits<Fixed>(231, 210, 75, 154) : inks };
}

/** Returns the texts of a look with their grounds. `own`: the terminal's ground; null if unknown. */
export function textsOf(colours: Colours, own: Fixed | null): readonly (readonly [text: Fixed, on: Fixed])[] {
  const { text, quiet, accent, good, bad, said, panel, onPanel, offText, off, small, paper, pick } = colours;
  const ground = colours.ground ?? own;
  const grounds = ground === null ? [panel] : [ground, panel];
  const written = [text, quiet, accent, good, bad, ...Object.values(said)].filter((one) => one !== null);
  const printed = [small, ...Object.values(colours.ink)];
  return [
    ...written.flatMap((one) => grounds.map((on) => [one, on] as const)),
    ...printed.flatMap((one) => [...paper, ...pick].map((on) => [one, on] as const)),
    ...(off ?? grounds).map((on) => [offText, on] as const),
    [colours.onAccent, accent],
    [onPanel, panel],
  ];
}

/** The least contrast of a text, by WCAG 2. */
const LEAST = 4.5;

/** Returns the colours of a theme on a terminal; null if it is drawn without them. */
export function coloursFor(
  { depth, ground = 'unknown', own }: Look,
  name: ThemeName,
  palette: Palette,
): Colours | null {
  if (depth < 2) return null;
  if (name !== 'terminal') return inPalette(painted(name, depth === 3), palette);
  if (ground === 'unknown') return null;
  const looks = Object.values<Colours>(OWN[ground]).map((colours) => inPalette(colours, palette));
  return (
    looks.find((colours) =>
      textsOf(colours, own ?? null).every(([text, on]) => contrast(text, on) >= LEAST),
    ) ?? null
  );
}
