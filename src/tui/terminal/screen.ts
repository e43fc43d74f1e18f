import stringWidth from 'string-width';
import { printableRow } from '../../printable.ts';
import { rowChanges } from './row-changes.ts';

/** Columns and rows of a window. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const beginUpdate = '\x1b[?2026h';
const endUpdate = '\x1b[?2026l';

/** Alternate screen, cursor hidden, no wrapping of long rows, pasted text marked. */
export const enterScreen = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[2J\x1b[H';
export const leaveScreen = '\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l';

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
const graphicRendition = /\x1b\[([\d;]*)m/g;

/** Takes the colours (SGR 30–49, 90–107) out of a row; bold, dim and inverse stay. */
export function withoutColour(row: string): string {
  return row.replace(graphicRendition, (sequence, params: string) => {
    const first = Number(params.split(';')[0]);
    return (first >= 30 && first <= 49) || (first >= 90 && first <= 107) ? '' : sequence;
  });
}

export interface Screen {
  /** Takes a whole frame, rows parted by line feeds, and draws the rows that differ from what is shown. */
  show(frame: string): void;
  /** Draws nothing while `work` runs, and what came of it once it is done. */
  hold(work: () => void): void;
  /** Draws every row, as when nothing is known of what the window shows. */
  redraw(): void;
  /** Frames are kept but not drawn until the next `redraw`. */
  blank(): void;
}

/**
 * Keeps what the window shows and sends only what changes in its rows, each part by its own position, inside marks
 * that let the terminal show them all at once. The last row is never used, and nothing scrolls.
 */
export function createScreen(
  write: (text: string) => void,
  size: () => Size,
  dress: (row: string) => string,
): Screen {
  let frame = '';
  /** The rows of the frame that is shown, and as they were sent. */
  let lines: readonly string[] = [];
  let shown: readonly string[] = [];
  let state: 'live' | 'held' | 'blank' = 'blank';

  const draw = (everything: boolean) => {
    const { columns, rows } = size();
    const before = lines;
    lines = frame.split('\n').slice(0, rows - 1);
    const next = Array.from({ length: rows }, (_, index) => {
      const line = lines[index] ?? '';
      return !everything && line === before[index] ? shown[index]! : dress(printableRow(line));
    });
    let changes = '';
    next.forEach((line, index) => {
      if (!everything && line === shown[index]) return;
      const parts = everything ? null : rowChanges(shown[index] ?? '', line);
      if (parts) {
        for (const { column, text } of parts) changes += `\x1b[${index + 1};${column + 1}H${text}`;
        return;
      }
      // A row that fills the window leaves nothing to erase, and erasing there would take its last cell.
      const rest = stringWidth(line) < columns ? '\x1b[K' : '';
      changes += `\x1b[${index + 1};1H${line}${rest}`;
    });
    shown = next;
    if (changes !== '') write(beginUpdate + changes + endUpdate);
  };

  return {
    show(next) {
      frame = next;
      if (state === 'live') draw(false);
    },
    hold(work) {
      if (state !== 'live') return work();
      state = 'held';
      try {
        work();
      } finally {
        // The work may have blanked or redrawn the screen itself.
        if (state === 'held') {
          state = 'live';
          draw(false);
        }
      }
    },
    redraw() {
      state = 'live';
      draw(true);
    },
    blank() {
      state = 'blank';
    },
  };
}
