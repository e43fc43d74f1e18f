import { inAscii } from './ascii.ts';
import type { Cells, Gesture, Row, Style } from './cells.ts';
import { frameChanges } from './changes.ts';
import type { Look } from './look.ts';

/** Columns and rows of a window. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Does a window have at least these columns and rows? */
export const holds = (window: Size, { columns, rows }: Size): boolean =>
  window.columns >= columns && window.rows >= rows;

const beginUpdate = '\x1b[?2026h';
const endUpdate = '\x1b[?2026l';

/** Alternate screen, cursor hidden, long rows not wrapped, pasted text marked. */
export const enterScreen = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[2J\x1b[H';
export const leaveScreen = '\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';

/** Presses of a mouse's buttons are reported, in windows of any size. Its user can then mark no text. */
export const heedMouse = '\x1b[?1000h\x1b[?1006h';
export const leaveMouse = '\x1b[?1006l\x1b[?1000l';

const isAlike = (a: Style, b: Style): boolean => a.color === b.color && a.background === b.background;

export interface Screen {
  /** Draws the cells of a frame that differ from the window. */
  show(frame: Cells): void;
  /** Draws every cell, as if the window's contents were unknown. */
  redraw(): void;
  /** Draws what was delayed while the terminal was busy. */
  catchUp(): void;
  /** Returns the key that a touch of a cell presses, by the frame in the window; null if there is none. */
  touchedAt(x: number, y: number, by: Gesture): string | null;
  /** Keeps frames without drawing them until the next `redraw`. */
  blank(): void;
}

/** The output of a screen. */
export interface Surface {
  write(text: string): void;
  size(): Size;
  look(): Look;
  /** Does the terminal erase as in `Slate`? */
  readonly erases: boolean;
  /** Is output still waiting? */
  isBusy(): boolean;
}

/**
 * Keeps the window's contents and sends only changed cells, inside marks that let the terminal show them all at once. Long rows do not wrap
 * (`enterScreen`), so a full last row scrolls nothing. While the terminal is busy nothing is sent, as frames would pile up before a slow one.
 */
export function createScreen({ write, size, look, erases, isBusy }: Surface): Screen {
  let frame: Cells | null = null;
  /** The frame in the window; null if unknown. */
  let seen: Cells | null = null;
  /** The rows as they were sent; null if the window's contents are unknown. */
  let shown: readonly Row[] | null = null;
  /** The base of the last frame. */
  let base: Style = {};
  let isLive = false;
  let isBehind = false;

  const draw = () => {
    if (!isLive || !frame) return;
    isBehind = isBusy();
    if (isBehind) return;
    const { columns, rows } = size();
    const { depth, symbols } = look();
    // Another ground changes every cell.
    if (!isAlike(frame.base, base)) shown = null;
    base = frame.base;
    const next = Array.from({ length: rows }, (_, y) => {
      const row = frame!.row(y);
      return symbols === 'ascii' ? { texts: [...inAscii(row.texts.join(''))], styles: row.styles } : row;
    });
    const changes = frameChanges(shown, next, { columns, hasColour: depth > 0, base, erases });
    shown = next;
    seen = frame;
    if (changes !== '') write(beginUpdate + changes + endUpdate);
  };

  return {
    show(next) {
      frame = next;
      draw();
    },
    redraw() {
      isLive = true;
      shown = null;
      draw();
    },
    catchUp() {
      if (isBehind) draw();
    },
    touchedAt: (x, y, by) => seen?.touchedAt(x, y, by) ?? null,
    blank() {
      isLive = false;
      seen = null;
    },
  };
}
