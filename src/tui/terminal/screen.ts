import { inAscii } from './ascii.ts';
import type { Cells, Gesture, Row, Style } from './cells.ts';
import { frameChanges } from './changes.ts';
import type { Look } from './look.ts';

/** Columns and rows of a window. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Whether a window has the columns and rows. */
export const holds = (window: Size, { columns, rows }: Size): boolean =>
  window.columns >= columns && window.rows >= rows;

const beginUpdate = '\x1b[?2026h';
const endUpdate = '\x1b[?2026l';

/** Alternate screen, cursor hidden, no wrapping of long rows, pasted text marked. */
export const enterScreen = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[2J\x1b[H';
export const leaveScreen = '\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';

/** Presses of a mouse's buttons are reported, in windows of any size; its user marks text by them no more. */
export const heedMouse = '\x1b[?1000h\x1b[?1006h';
export const leaveMouse = '\x1b[?1006l\x1b[?1000l';

const isAlike = (a: Style, b: Style): boolean => a.color === b.color && a.background === b.background;

export interface Screen {
  /** Takes a whole frame and draws the cells that differ from what is shown. */
  show(frame: Cells): void;
  /** Draws every cell, as when nothing is known of what the window shows. */
  redraw(): void;
  /** Draws what was not drawn while the terminal was busy. */
  catchUp(): void;
  /** The key that a touch of a cell is, by the frame that the window shows; null if there is none. */
  touchedAt(x: number, y: number, by: Gesture): string | null;
  /** Frames are kept but not drawn until the next `redraw`. */
  blank(): void;
}

/** Where a screen is drawn. */
export interface Surface {
  write(text: string): void;
  size(): Size;
  look(): Look;
  /** Whether the terminal erases as `Slate` says. */
  readonly erases: boolean;
  /** What was written has not all been taken yet. */
  isBusy(): boolean;
}

/**
 * Keeps what the window shows and sends only the cells that change, inside marks that let the terminal show them all at once. Long
 * rows do not wrap (`enterScreen`), so a full last row scrolls nothing. While the terminal is busy nothing is sent: frames would pile up
 * before a slow one.
 */
export function createScreen({ write, size, look, erases, isBusy }: Surface): Screen {
  let frame: Cells | null = null;
  /** The frame that the window shows; null while nothing is known of that. */
  let seen: Cells | null = null;
  /** The rows as they were sent; null where nothing is known of what the window shows. */
  let shown: readonly Row[] | null = null;
  /** The base of the frame that was sent last. */
  let base: Style = {};
  let isLive = false;
  let isBehind = false;

  const draw = () => {
    if (!isLive || !frame) return;
    isBehind = isBusy();
    if (isBehind) return;
    const { columns, rows } = size();
    const { depth, symbols } = look();
    // On another ground every cell is another one.
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
