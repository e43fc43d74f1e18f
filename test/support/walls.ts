import { characters } from '../../src/width.ts';

/** A row by columns: a character that takes two is followed by an empty one. */
const cellsOf = (row: string): string[] =>
  [...characters(row)].flatMap(({ text, columns }) => (columns === 2 ? [text, ''] : [text]));

/** The rows of a drawing in which a text has run over a side of a box with a title. */
export function brokenWalls(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf);
  const broken = new Set<string>();
  cells.forEach((row, top) => {
    row.forEach((cell, left) => {
      if (cell !== '╭' || row[left + 1] !== '─' || row[left + 2] !== ' ') return;
      const right = row.indexOf('╮', left);
      for (let at = top + 1; cells[at]?.[left] !== '╰'; at++) {
        if (cells[at]?.[left] === '│' && cells[at]![right] === '│') continue;
        broken.add(rows[at] ?? rows[top]!);
        return;
      }
    });
  });
  return [...broken];
}
