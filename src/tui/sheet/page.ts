import type { GameTypes, Speaker, Status } from '../../engine/game.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import type { PanelRow } from '../drawing/panel.ts';

/** What a score sheet is written from: a match at the end of a deal or in the middle of one. */
export interface SheetPosition<G extends GameTypes> {
  readonly view: G['view'];
  readonly status: Status;
  readonly speaker: Speaker;
  /** Columns of the page, 78 to 148. */
  readonly columns: number;
}

/** A score sheet as data: what stands on it is the game's own, how it is drawn is the same for all. */
export interface SheetPage {
  /** What ends the match and who wins it, at the right of the top line: e.g. "over 1000 ends it · low wins". */
  readonly ends: string;
  /** From the top down, with a rule between any two. */
  readonly blocks: readonly SheetBlock[];
  /** Further blocks, drawn below in this order as far as there is room: how earlier deals came about. */
  readonly more?: readonly SheetBlock[];
  /** Why the match goes on, or who wins and by what; then who is next, or why it ends. */
  readonly verdict: readonly [string, string?];
  /** The totals after each deal, for the plot at the end; see `courseOf`. Left out where a match is one deal. */
  readonly course?: Course;
}

export type SheetBlock = SheetTable | SheetLines | SheetDrawing | SheetBeside;

/** Rows of cells under each other. */
export interface SheetTable {
  readonly kind: 'table';
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** The first row names the columns. */
  readonly head?: boolean;
  /**
   * The row that stands for so many deals from the first on where not all have room. Left out: all rows are always shown.
   * Rows of deals are all but the head.
   */
  fold?(deals: number): SheetRow;
}

export interface SheetColumn {
  /** Columns of the screen, the gap to the column before included; what is longer is cut. */
  readonly width: number;
  /** For numbers. */
  readonly right?: boolean;
  /** Blank columns before it, of its width; left out: none at the left, one for numbers. */
  readonly gap?: number;
}

export interface SheetRow {
  /** One a column; the last may have fewer. */
  readonly cells: readonly string[];
  /** The deal that this sheet is about: it has the mark ▸ after its first cell. */
  readonly latest?: boolean;
  readonly strong?: boolean;
}

/** Lines of text under a title, with a value flush right: e.g. how a deal came about. A line that is too long is wrapped. */
export interface SheetLines {
  readonly kind: 'lines';
  readonly title?: string;
  /** After the title, plain. */
  readonly note?: string;
  readonly rows: readonly SheetLine[];
}

export interface SheetLine extends PanelRow {
  /** Whose line it is, in a column of its own. */
  readonly name?: string;
}

/** What only one game draws, such as a board. */
export interface SheetDrawing {
  readonly kind: 'drawing';
  readonly rows: number;
  draw(canvas: Canvas, x: number, y: number, columns: number): void;
}

/** Two blocks side by side. */
export interface SheetBeside {
  readonly kind: 'beside';
  readonly left: SheetBlock;
  readonly right: SheetBlock;
  /** Columns of the left one, the gap included. */
  readonly columns: number;
}

/** Who competes, and how each stood after each deal. */
export interface Course {
  /** Left out: what a score sheet says. */
  readonly title?: string;
  readonly lines: readonly {
    readonly name: string;
    /** After each deal, the first first. */
    readonly totals: readonly number[];
  }[];
  /** The lowest total is the best; left out: the highest. */
  readonly low?: boolean;
  /** The best and the worst deal, in a line; '' until the match is over. */
  readonly extremes?: string;
  /** How a total is written, where it is no plain number. */
  text?(total: number): string;
}
