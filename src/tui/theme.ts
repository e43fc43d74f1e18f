/** How cards, lines and states look: plain values for `<Text>`, chosen once and passed by context. */
import { createContext, useContext } from 'react';
import type { Palette } from './settings.ts';
import type { Look } from './terminal/look.ts';

type SuitLetter = 'S' | 'H' | 'D' | 'C';
/** The colours of King's Court. */
type CourtLetter = 'R' | 'G' | 'B' | 'Y';

/** Properties of Ink's `<Text>`. */
export interface Style {
  color?: string;
  bold?: boolean;
  dimColor?: boolean;
  inverse?: boolean;
}

/** Pieces of boxes, and the arrows of the key bar; each one column wide. */
export interface Lines {
  horizontal: string;
  vertical: string;
  topLeft: string;
  topRight: string;
  bottomLeft: string;
  bottomRight: string;
  teeDown: string;
  teeUp: string;
  teeRight: string;
  teeLeft: string;
  cross: string;
  left: string;
  right: string;
  up: string;
  down: string;
}

export interface Theme {
  suits: Readonly<Record<SuitLetter, { glyph: string; style: Style }>>;
  /** King's Court; the card's letter is always written as well. */
  court: Readonly<Record<CourtLetter, Style>>;
  lines: Lines;
  /** For what is illegal, and nothing else. */
  dim: Style;
  strong: Style;
  inverse: Style;
}

const glyphs = {
  unicode: { S: '♠', H: '♥', D: '♦', C: '♣' },
  ascii: { S: 'S', H: 'H', D: 'D', C: 'C' },
} as const;

const lines: Record<Look['symbols'], Lines> = {
  unicode: {
    horizontal: '─',
    vertical: '│',
    topLeft: '┌',
    topRight: '┐',
    bottomLeft: '└',
    bottomRight: '┘',
    teeDown: '┬',
    teeUp: '┴',
    teeRight: '├',
    teeLeft: '┤',
    cross: '┼',
    left: '←',
    right: '→',
    up: '↑',
    down: '↓',
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
  },
};

/** An index into the 256 colours; each is at least 3:1 on black, #1e1e1e, white and Solarized light. */
const indexed = (index: number): Style => ({ color: `ansi256(${index})` });
/** Black suits are written in the terminal's own foreground. */
const own: Style = { bold: true };

const suitStyles: Record<Palette, Record<SuitLetter, Style>> = {
  'four-colour': { S: own, H: indexed(196), D: indexed(32), C: indexed(29) },
  'two-colour': { S: own, H: indexed(196), D: indexed(196), C: own },
  'colour-blind': { S: own, H: indexed(166), D: indexed(32), C: indexed(136) },
};

const court = { R: indexed(196), G: indexed(29), B: indexed(32), Y: indexed(136) };

/** The theme for a palette on a terminal. Without colour only bold, dim and inverse remain. */
export function makeTheme(look: Look, palette: Palette = 'four-colour'): Theme {
  const tint = (style: Style): Style => {
    if (look.depth > 0) return style;
    const { color, ...rest } = style;
    return rest;
  };
  const suit = (letter: SuitLetter) => ({
    glyph: glyphs[look.symbols][letter],
    style: tint(suitStyles[palette][letter]),
  });
  return {
    suits: { S: suit('S'), H: suit('H'), D: suit('D'), C: suit('C') },
    court: { R: tint(court.R), G: tint(court.G), B: tint(court.B), Y: tint(court.Y) },
    lines: lines[look.symbols],
    dim: { dimColor: true },
    strong: { bold: true },
    inverse: { inverse: true },
  };
}

export const ThemeContext = createContext<Theme>(makeTheme({ depth: 0, symbols: 'ascii' }));
export const useTheme = (): Theme => useContext(ThemeContext);
