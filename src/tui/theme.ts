/** How cards, lines and states look: plain values, chosen once and passed by context. */
import { createContext, useContext } from 'react';
import type { Palette } from '../front/settings.ts';
import type { Style } from './terminal/cells.ts';
import type { Ground } from './terminal/ground.ts';
import type { Look } from './terminal/look.ts';

type SuitLetter = 'S' | 'H' | 'D' | 'C';
/** The colours of King's Court. */
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

/** Pieces of boxes, signs, and the arrows of the key bar; each one column wide. */
export interface Lines extends FrameLines {
  teeRight: string;
  teeLeft: string;
  cross: string;
  left: string;
  right: string;
  up: string;
  down: string;
  /** Stands before the player to move, and before what is chosen in a list. */
  pointer: string;
  /** Marks what a lesson speaks of: `aside` stands before it, `above` in the upper edge of a card. */
  aside: string;
  above: string;
  /** A chain from the upper left to the lower right, and from the lower left to the upper right. */
  falling: string;
  rising: string;
  /** A filled and an empty cell of a meter: the upper half stays blank, so that rows never merge. */
  full: string;
  empty: string;
  /** Stands for a card that lies face down. */
  hidden: string;
  /** The frame of the winning card and of what is picked. */
  heavy: FrameLines;
}

export interface Theme {
  suits: Readonly<Record<SuitLetter, { glyph: string; style: Style }>>;
  /** King's Court; the card's letter is always written as well. */
  court: Readonly<Record<CourtLetter, Style>>;
  /** The frame of a card of King's Court. */
  courtEdge: Readonly<Record<CourtLetter, Style>>;
  /** A card of King's Court as a tile: with a background and a foreground of its own, or where tiles are not filled with neither. */
  tile: Readonly<Record<CourtLetter, Style>>;
  /** Tiles are not filled, and brackets in their colours stand around them. */
  brackets: boolean;
  /** An empty space of its court. */
  tint: Readonly<Record<CourtColour, Style>>;
  lines: Lines;
  /** Only for what is illegal. */
  dim: Style;
  strong: Style;
  inverse: Style;
  /** Rules, boxes and empty places. */
  edge: Style;
  /** The frame of the card that wins the trick so far. */
  win: Style;
}

const glyphs = {
  unicode: { S: '♠', H: '♥', D: '♦', C: '♣' },
  ascii: { S: 'S', H: 'H', D: 'D', C: 'C' },
} as const;

const lines: Record<Look['symbols'], Lines> = {
  unicode: {
    horizontal: '─',
    vertical: '│',
    topLeft: '╭',
    topRight: '╮',
    bottomLeft: '╰',
    bottomRight: '╯',
    teeDown: '┬',
    teeUp: '┴',
    teeRight: '├',
    teeLeft: '┤',
    cross: '┼',
    left: '←',
    right: '→',
    up: '↑',
    down: '↓',
    pointer: '▸',
    aside: '┃',
    above: '▾',
    falling: '╲',
    rising: '╱',
    full: '▄',
    empty: '▁',
    hidden: '░',
    heavy: {
      horizontal: '━',
      vertical: '┃',
      topLeft: '┏',
      topRight: '┓',
      bottomLeft: '┗',
      bottomRight: '┛',
      teeDown: '┳',
      teeUp: '┻',
    },
  },
  ascii: {
    horizontal: '-',
    vertical: '|',
    topLeft: '+',
    topRight: '+',
    bottomLeft: '+',
    bottomRight: '+',
    teeDown: '+',
    teeUp: '+',
    teeRight: '+',
    teeLeft: '+',
    cross: '+',
    left: '<',
    right: '>',
    up: '^',
    down: 'v',
    pointer: '>',
    aside: '|',
    above: 'v',
    falling: '\\',
    rising: '/',
    full: '#',
    empty: '.',
    hidden: '.',
    heavy: {
      horizontal: '=',
      vertical: '#',
      topLeft: '#',
      topRight: '#',
      bottomLeft: '#',
      bottomRight: '#',
      teeDown: '#',
      teeUp: '#',
    },
  },
};

/** An index into the 256 colours; each is at least 3:1 on black, #1e1e1e, white and Solarized light. */
const indexed = (index: number): Style => ({ color: index });
/** Black suits are written in the terminal's own foreground. */
const own: Style = { bold: true };

/** The first 16 colours, without those that are too light on white (6, 7) or unseen on Solarized's dark ground (8). */
const red: Style = { color: 'red' };
const magenta: Style = { color: 'magenta' };
const plain: Style = {};

type Suits = Record<SuitLetter, Style>;
type Court = Record<CourtLetter, Style>;

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

const court: Court = { R: indexed(196), G: indexed(29), B: indexed(32), Y: indexed(136) };
/** With 16 colours a card's letter stays in the terminal's own, which can be read; its frame has the colour. */
const courtOf16: Court = { R: own, G: own, B: own, Y: own };
const courtEdgeOf16: Court = {
  R: red,
  G: { color: 'green' },
  B: { color: 'blue' },
  Y: { color: 'yellow' },
};

/** On these every tile has at least 4.5:1, whatever colours the terminal's owner has chosen: they are none of the first 16. */
const WHITE = 231;
const BLACK = 16;
const onTile = (background: number, color = WHITE): Style => ({ color, background, bold: true });
const tiles: Court = { R: onTile(160), G: onTile(28), B: onTile(25), Y: onTile(136, BLACK) };
const noTiles: Court = { R: own, G: own, B: own, Y: own };

type Tints = Record<CourtColour, Style>;
const tints: Record<Ground, Tints> = {
  dark: { green: { color: 252, background: 22 }, blue: { color: 252, background: 17 } },
  light: { green: { color: BLACK, background: 194 }, blue: { color: BLACK, background: 189 } },
  unknown: { green: indexed(29), blue: indexed(32) },
};
const tintsOf16: Tints = { green: { color: 'green' }, blue: plain };

/** How King's Court is coloured; with `filled` false also many colours draw it as 16 do. */
function courtStyles({ depth, ground = 'unknown' }: Look, filled: boolean) {
  if (depth === 0) return { tile: noTiles, brackets: false, tint: { green: plain, blue: plain } };
  const isFilled = filled && depth > 1;
  return {
    tile: isFilled ? tiles : noTiles,
    brackets: !isFilled,
    tint: depth === 1 ? tintsOf16 : tints[isFilled ? ground : 'unknown'],
  };
}

/** The theme for a palette on a terminal. Without colour only bold, dim and inverse remain. */
export function makeTheme(look: Look, palette: Palette = 'four-colour', filledTiles = true): Theme {
  const { depth } = look;
  const tint = ({ color, ...rest }: Style): Style =>
    color !== undefined && depth > 0 ? { color, ...rest } : rest;
  const tinted = (styles: Court): Court => ({
    R: tint(styles.R),
    G: tint(styles.G),
    B: tint(styles.B),
    Y: tint(styles.Y),
  });
  const few = depth === 1;
  const styles = suitStyles[palette][few ? 'sixteen' : 'rich'];
  const suit = (letter: SuitLetter) => ({ glyph: glyphs[look.symbols][letter], style: tint(styles[letter]) });
  return {
    suits: { S: suit('S'), H: suit('H'), D: suit('D'), C: suit('C') },
    court: tinted(few ? courtOf16 : court),
    courtEdge: tinted(few ? courtEdgeOf16 : court),
    ...courtStyles(look, filledTiles),
    lines: lines[look.symbols],
    dim: { dimColor: true },
    strong: { bold: true },
    inverse: { inverse: true },
    edge: few ? plain : tint(indexed(66)),
    win: few || palette === 'colour-blind' ? { bold: true } : tint({ ...indexed(136), bold: true }),
  };
}

export const ThemeContext = createContext<Theme>(makeTheme({ depth: 0, symbols: 'ascii' }));
export const useTheme = (): Theme => useContext(ThemeContext);
