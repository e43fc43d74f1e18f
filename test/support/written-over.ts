import { Cells } from '../../src/tui/terminal/cells.ts';
import { characters } from '../../src/width.ts';

/** Paints, and tells of each letter, digit or suit that was written over: a cell has one drawer. */
export function writtenOver(paint: () => Cells): string[] {
  const { plain } = Cells.prototype;
  const over: string[] = [];
  Cells.prototype.plain = function (x, y, text, style) {
    let at = x;
    for (const { text: sign, columns } of characters(text)) {
      const before = y >= 0 && y < this.rows ? this.row(y).texts[at] : undefined;
      if (before !== undefined && before !== sign && /[\p{L}\p{N}♠♥♦♣]/u.test(before))
        over.push(`${before} by ${sign} of "${text}" in column ${at} of row ${y}`);
      at += columns;
    }
    return plain.call(this, x, y, text, style);
  };
  try {
    paint();
  } finally {
    Cells.prototype.plain = plain;
  }
  return over;
}
