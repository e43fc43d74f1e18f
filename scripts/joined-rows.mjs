import { widthOfPlain } from './plain-width.mjs';

/**
 * @typedef {{ x1?: number, x2?: number, y1?: number, y2?: number }} Clip
 * @typedef {(line: string, index: number) => string} Transformer
 * @typedef {{ type: 'clip', clip: Clip } | { type: 'unclip' } | { type: 'write', x: number, y: number, text: string, transformers: readonly Transformer[] }} Operation
 * @typedef {object} Ink How Ink cuts a line, makes cells of it, and measures a text.
 * @property {(line: string, from: number, to: number) => string} slice
 * @property {(line: string) => readonly { value: string }[]} cells
 * @property {(text: string) => number} width
 */

/**
 * The rows of a frame of Ink's: the very texts that were written, one behind the other; null where one lies on another, or has not the
 * columns of its cells, so that only cells can tell. In the bundle it goes before Ink's own way, which makes cells of every column and
 * texts of the cells again: more than half of what a key cost. A style must end with its text, as those of chalk do.
 *
 * @param {readonly Operation[]} operations
 * @param {number} height
 * @param {Ink} ink
 * @returns {string[] | null}
 */
export function joinedRows(operations, height, ink) {
  const rows = Array.from({ length: height }, () => ({ text: '', columns: 0 }));
  /** @type {Clip[]} */
  const clips = [];
  for (const operation of operations) {
    if (operation.type === 'clip') clips.push(operation.clip);
    else if (operation.type === 'unclip') clips.pop();
    else if (!write(operation, clips.at(-1) ?? {})) return null;
  }
  return rows.map(({ text }) => text.trimEnd());

  /** @param {string} line */
  function columnsOf(line) {
    const plain = widthOfPlain(line);
    if (plain !== undefined) return plain;
    const columns = ink.width(line);
    const inCells = ink.cells(line).reduce((sum, { value }) => sum + Math.max(1, ink.width(value)), 0);
    return columns === inCells ? columns : null;
  }

  /** @param {Operation & { type: 'write' }} operation @param {Clip} clip */
  function write(
    { x, y, text, transformers },
    { x1 = -Infinity, x2 = Infinity, y1 = -Infinity, y2 = Infinity },
  ) {
    const first = Math.max(0, y1 - y);
    const lines = text.split('\n').slice(first, Math.max(0, y2 - y));
    for (const [index, line] of lines.entries()) {
      const row = rows[y + first + index];
      const columns = columnsOf(line);
      if (columns === null) return false;
      if (!row || columns === 0 || x + columns <= x1 || x >= x2) continue;
      const at = Math.max(x, x1);
      if (at < row.columns) return false;
      const isWhole = x >= x1 && x + columns <= x2;
      const kept = isWhole ? line : ink.slice(line, at - x, Math.min(columns, x2 - x));
      const taken = isWhole ? columns : columnsOf(kept);
      if (taken === null) return false;
      row.text += ' '.repeat(at - row.columns);
      row.text += transformers.reduce((styled, transform) => transform(styled, index), kept);
      row.columns = at + taken;
    }
    return true;
  }
}
