import { printable } from '../printable.ts';
import { padded, widthOf } from '../width.ts';

/** Formats rows of cells as lines, each column as wide as its widest cell. Makes texts from outside safe to show. */
export function table(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(printable));
  const widths = shown[0]!.map((_, column) => Math.max(...shown.map((row) => widthOf(row[column]!))));
  return shown
    .map(
      (row) =>
        `${row
          .map((cell, column) => padded(cell, widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
