import { Cells } from '../../src/tui/terminal/cells.ts';
import { characters } from '../../src/width.ts';

/** Tells of each letter, digit or suit that is written over until `stop` is called: a cell has one drawer. */
export function watchWrites(): { readonly over: string[]; stop(): void } {
  const { plain } = Cells.prototype;
  const over: string[] = [];
  Cells.prototype.plain = function (x, y, text, style) {
    let at = x;
    const { texts } = this.row(y);
    for (const { text: sign, columns } of texts.length > 0 ? characters(text) : []) {
      const before = texts[at];
      if (before !== undefined && before !== sign && /[\p{L}\p{N}♠♥♦♣]/u.test(before))
        over.push(`${before} by ${sign} of "${text}" in column ${at} of row ${y}`);
      at += columns;
    }
    return plain.call(this, x, y, text, style);
  };
  return {
    over,
    stop() {
      Cells.prototype.plain = plain;
    },
  };
}

/** Paints, and tells of what was written over. */
export function writtenOver(paint: () => Cells): string[] {
  const { over, stop } = watchWrites();
  try {
    paint();
  } finally {
    stop();
  }
  return over;
}
