/** The looks of cards, lines and states: plain values. */
import type { Palette, Settings } from '../front/settings.ts';
import { contrast } from './colours.ts';
import type { Fixed, Style } from './terminal/cells.ts';
import type { Ground } from './terminal/ground.ts';
import type { Look } from './terminal/look.ts';
import { type Colours, coloursFor } from './themes.ts';

type SuitLetter = 'S' | 'H' | 'D' | 'C';
/** The colours of cards in King's Court. */
type CourtLetter = 'R' | 'G' | 'B' | 'Y';
/** The colours of its court. */
export type CourtColour = 'green' | 'blue';

/** Pieces of frames. */
export interface FrameLines {
  horizontal: string;
  vertical: string;
  topLeft: string;
  topRight: string;
  bottomLeft: string;
  bottomRight: string;
  teeDown: string;
  teeUp: string;
}

/** Pieces of frames, signs, and the arrows of the key bar; each one column wide. */
export interface Lines extends FrameLines {
  left: string;
  right: string;
  up: string;
  down: string;
  /** Before the player to move, and without colours before the chosen row of a list. */
  pointer: string;
  /** Before the chosen row of a list. */
  bar: string;
  /** Marks what a lesson names: `aside` before it, `above` in the upper edge of a card. */
  aside: string;
  above: string;
  /** A chain from the upper left to the lower right, and from the lower left to the upper right. */
  falling: string;
  rising: string;
  /** A filled and an empty cell of a meter. The upper half stays blank, so that rows never merge. */
  full: string;
  empty: string;
  /** Fills the lower half of a cell. */
  lower: string;
  /** A card face down. */
  hidden: string;
  /** A cell of a level in a plot. */
  dotted: string;
  /** Are plots drawn in braille? Otherwise in letters. */
  hasBraille: boolean;
  /** The frame of the winning card and of picked cards. */
  heavy: FrameLines;
}

/** The tones of filled cards: a face and its neighbour's, each with a style for small texts. */
export interface CardTones {
  readonly paper: Faces;
  /** Cards that may not be played. */
  readonly off: Faces;
  /** Picked or winning cards. */
  readonly pick: Faces;
  /** Cards face down. */
  readonly back: Faces;
  /** The colours of suits on a face. */
  readonly ink: Readonly<Record<SuitLetter, Fixed>>;
}
type Faces = readonly [Style, Style];

export interface Theme {
  /** The style of cells without one of their own. */
  base: Style;
  /** Labels, units, and facts that hold for the whole deal. */
  quiet: Style;
  /** The one action that is asked for now, at most three times on a screen. */
  accent: Style;
  /** A gain and a loss of points. There is always a sign as well. */
  good: Style;
  bad: Style;
  /** A surface on the ground. */
  panel: Style;
  /** The tones of filled cards; null: cards have frames. */
  cards: CardTones | null;
  suits: Readonly<Record<SuitLetter, { glyph: string; style: Style }>>;
  /** Cards of King's Court. The letter is always written as well. */
  court: Readonly<Record<CourtLetter, Style>>;
  /** The frame of a card of King's Court. */
  courtEdge: Readonly<Record<CourtLetter, Style>>;
  /** A card of King's Court as a tile, with its own background and foreground; without both if tiles are not filled. */
  tile: Readonly<Record<CourtLetter, Style>>;
  /** Are tiles not filled, but in brackets of their colours? */
  brackets: boolean;
  /** An empty space of the court. */
  tint: Readonly<Record<CourtColour, Style>>;
  lines: Lines;
  /** Only for illegal cards and moves. */
  dim: Style;
  strong: Style;
  /** The player to move, and chosen entries. */
  inverse: Style;
  /** Rules, boxes and empty places. */
  edge: Style;
  /** The frame of the card that is winning the trick. */
  win: Style;
}

const glyphs = {
  unicode: { S: '♠', H: '♥', D: '♦', C: '♣' },
  ascii: { S: 'S', H: 'H', D: 'D', C: 'C' },
} as const;

/** Returns the pieces of a frame in the order of `FrameLines`. */
function framed(signs: string): FrameLines {
  const [horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight, teeDown, teeUp] = [...signs];
  return { horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight, teeDown, teeUp } as FrameLines;
}

const lines: Record<Look['symbols'], Lines> = {
  unicode: {
    ...framed('─│╭╮╰╯┬┴'),
    ...{ left: '←', right: '→', up: '↑', down: '↓' },
    ...{ pointer: '▸', bar: '▎', aside: '┃', above: '▾' },
    ...{ falling: '╲', rising: '╱' },
    ...{ full: '▄', empty: '▁', lower: '▄', hidden: '░', dotted: '┈' },
    hasBraille: true,
    heavy: framed('━┃┏┓┗┛┳┻'),
  },
  ascii: {
    ...framed('-|++++++'),
    ...{ left: '<', right: '>', up: '^', down: 'v' },
    ...{ pointer: '>', bar: '|', aside: '|', above: 'v' },
    ...{ falling: '\\', rising: '/' },
    ...{ full: '#', empty: '.', lower: ' ', hidden: '.', dotted: '.' },
    hasBraille: false,
    heavy: framed('=#######'),
  },
};

/** Returns the style of an index into the 256 colours. Each has at least 3:1 on black, #1e1e1e, white and Solarized light. */
const indexed = (index: number): Style => ({ color: index });
/** Black suits have the terminal's own foreground. */
const own: Style = { bold: true };

/** The first 16 colours, without those too light on white (6, 7) or invisible on Solarized's dark ground (8). */
const red: Style = { color: 'red' };
const magenta: Style = { color: 'magenta' };
const plain: Style = {};

type Suits = Record<SuitLetter, Style>;
type CourtStyles = Record<CourtLetter, Style>;

const suitStyles: Record<Palette, { readonly rich: Suits; readonly sixteen: Suits }> = {
  'four-colour': {
    rich: { S: own, H: indexed(196), D: indexed(32), C: indexed(29) },
    sixteen: { S: own, H: red, D: magenta, C: plain },
  },
  'two-colour': {
    rich: { S: own, H: indexed(196), D: indexed(196), C: own },
    sixteen: { S: own, H: red, D: red, C: own },
  },
  'colour-blind': {
    rich: { S: own, H: indexed(166), D: indexed(32), C: indexed(136) },
    sixteen: { S: own, H: red, D: plain, C: plain },
  },
};

const court: CourtStyles = { R: indexed(196), G: indexed(29), B: indexed(32), Y: indexed(136) };
/** With 16 colours a card's letter has the terminal's own foreground, for contrast; its frame has the colour. */
const courtOf16: CourtStyles = { R: own, G: own, B: own, Y: own };
const courtEdgeOf16: CourtStyles = {
  R: red,
  G: { color: 'green' },
  B: { color: 'blue' },
  Y: { color: 'yellow' },
};

/** Colours of letters, at a contrast of at least 4.5:1 to their tile. None is of the first 16, which the terminal's owner may have changed. */
const WHITE = 231;
const BLACK = 16;
const onTile = (background: number, color = WHITE): Style => ({ color, background, bold: true });
const tiles: CourtStyles = { R: onTile(160), G: onTile(28), B: onTile(25), Y: onTile(136, BLACK) };
const noTiles: CourtStyles = { R: own, G: own, B: own, Y: own };

type Tints = Record<CourtColour, Style>;
const tints: Record<Ground, Tints> = {
  dark: { green: { color: 252, background: 22 }, blue: { color: 252, background: 17 } },
  light: { green: { color: BLACK, background: 194 }, blue: { color: BLACK, background: 189 } },
  unknown: { green: indexed(29), blue: indexed(32) },
};
const tintsOf16: Tints = { green: { color: 'green' }, blue: plain };

/** Returns the styles of King's Court. With `filled` false, many colours are drawn like 16. */
function courtStyles({ depth, ground = 'unknown' }: Look, filled: boolean) {
  if (depth === 0) return { tile: noTiles, brackets: false, tint: { green: plain, blue: plain } };
  const isFilled = filled && depth > 1;
  return {
    tile: isFilled ? tiles : noTiles,
    brackets: !isFilled,
    tint: depth === 1 ? tintsOf16 : tints[isFilled ? ground : 'unknown'],
  };
}

/** Returns the styles of a theme without tones: the terminal's own foreground, bold, dim and inverse, and a few colours. */
function plainStyles({ depth }: Look, palette: Palette) {
  const tint = ({ color, ...rest }: Style): Style =>
    color !== undefined && depth > 0 ? { color, ...rest } : rest;
  const tinted = ({ R, G, B, Y }: CourtStyles): CourtStyles => ({
    R: tint(R),
    G: tint(G),
    B: tint(B),
    Y: tint(Y),
  });
  const few = depth === 1;
  const { S, H, D, C } = suitStyles[palette][few ? 'sixteen' : 'rich'];
  return {
    base: plain,
    quiet: plain,
    accent: own,
    good: plain,
    bad: plain,
    panel: plain,
    said: { S: tint(S), H: tint(H), D: tint(D), C: tint(C) },
    court: tinted(few ? courtOf16 : court),
    courtEdge: tinted(few ? courtEdgeOf16 : court),
    dim: { dimColor: true },
    inverse: { inverse: true },
    edge: few ? plain : tint(indexed(66)),
    win: few || palette === 'colour-blind' ? own : tint({ ...indexed(136), bold: true }),
  };
}

/** Returns the style of a text on a ground. */
const on = (color: Fixed, background: Fixed): Style => ({ color, background });

/** Returns the styles of a theme in its colours. */
function tonedStyles(colours: Colours) {
  const { ground, text, quiet, accent, onAccent, said } = colours;
  const toned = (color: Fixed | null): Style => (color === null ? own : { color });
  const suits = { S: toned(said.S), H: toned(said.H), D: toned(said.D), C: toned(said.C) };
  const courts: CourtStyles = { R: suits.H, G: suits.C, B: suits.D, Y: toned(accent) };
  return {
    base: ground === null || text === null ? plain : on(text, ground),
    quiet: toned(quiet),
    accent: { color: accent, bold: true },
    good: toned(colours.good),
    bad: toned(colours.bad),
    panel: on(colours.onPanel, colours.panel),
    said: suits,
    court: courts,
    courtEdge: courts,
    dim: toned(quiet),
    inverse: { ...on(onAccent, accent), bold: true },
    edge: toned(colours.edge),
    win: { color: accent, bold: true },
  };
}

function cardTones({ paper, pick, off, offText, small, ink, edge, panel, ground }: Colours): CardTones {
  const faces = (color: Fixed, [left, right]: readonly [Fixed, Fixed]): Faces => [
    on(color, left),
    on(color, right),
  ];
  const open: Style = ground === null ? { color: offText } : on(offText, ground);
  return {
    paper: faces(small, paper),
    off: off ? faces(offText, off) : [open, open],
    pick: faces(small, pick),
    back: faces(edge, off ?? [panel, panel]),
    ink,
  };
}

/** A player's options for the look. */
export type Taste = Partial<Pick<Settings, 'theme' | 'palette' | 'cards'>>;

/**
 * Returns the theme for a taste on a terminal. Without colour only bold, dim and inverse remain. On the terminal's own ground tones come with filled
 * cards; framed cards look the same on every ground.
 */
export function makeTheme(look: Look, taste: Taste = {}): Theme {
  const { theme: name = 'terminal', palette = 'four-colour', cards = 'filled' } = taste;
  const isFilled = cards === 'filled';
  const colours = isFilled || name !== 'terminal' ? coloursFor(look, name, palette) : null;
  const { said, ...styles } = colours ? tonedStyles(colours) : plainStyles(look, palette);
  const glyph = glyphs[look.symbols];
  const ground =
    colours?.ground == null ? look.ground : contrast(colours.ground, BLACK) < 4.5 ? 'dark' : 'light';
  return {
    ...styles,
    cards: colours && isFilled ? cardTones(colours) : null,
    suits: {
      S: { glyph: glyph.S, style: said.S },
      H: { glyph: glyph.H, style: said.H },
      D: { glyph: glyph.D, style: said.D },
      C: { glyph: glyph.C, style: said.C },
    },
    ...courtStyles({ ...look, ...(ground && { ground }) }, isFilled),
    lines: lines[look.symbols],
    strong: own,
  };
}
