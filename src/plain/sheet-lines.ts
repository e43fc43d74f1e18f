import type { SheetBlock, SheetPage, SheetTable } from '../tui/sheet/page.ts';
import { capital, sheetTexts } from './words.ts';

/** Columns for which a sheet writes its cells: room for all of them. */
export const COLUMNS = 148;

/** The names of columns, by the place at which each ends: tables below each other share them. */
type Heads = ReadonlyMap<number, string>;

/** A score sheet in lines: a row a line, each number with the name of its column. `isWhole`: every deal, not the latest alone. */
export function sheetLines(
  { blocks, more = [], verdict, ends, course }: SheetPage,
  isWhole: boolean,
): string[] {
  let heads: Heads = new Map();
  const linesOf = (block: SheetBlock): string[] => {
    if (block.kind === 'table' && block.head) heads = headsOf(block);
    return blockLines(block, isWhole, heads);
  };
  return [
    ...[...blocks, ...(isWhole ? more : [])].flatMap(linesOf),
    ends,
    ...(course?.extremes ? [course.extremes] : []),
    ...verdict.map((line) => line ?? ''),
  ];
}

function blockLines(block: SheetBlock, isWhole: boolean, heads: Heads): string[] {
  switch (block.kind) {
    case 'table':
      return tableLines(block, isWhole, heads);
    case 'beside':
      return [block.left, block.right].flatMap((side) => blockLines(side, isWhole, new Map()));
    case 'lines':
      return [
        [block.title ?? '', block.note ?? ''].filter(Boolean).join(': '),
        ...block.rows.map(({ name = '', text, value = '' }) => [name, text, value].filter(Boolean).join(' ')),
      ];
    case 'drawing':
      return [];
  }
}

/** The end of each column of a table, in columns of the sheet. */
function endsOf({ columns }: SheetTable): number[] {
  let end = 0;
  return columns.map(({ width }) => {
    end += width;
    return end;
  });
}

const headsOf = (table: SheetTable): Heads =>
  new Map(endsOf(table).map((end, column) => [end, table.rows[0]?.cells[column]?.trim() ?? '']));

function tableLines(table: SheetTable, isWhole: boolean, heads: Heads): string[] {
  const { rows, head = false, fold } = table;
  const ends = endsOf(table);
  const told = (head ? rows.slice(1) : rows).filter(
    ({ latest, strong }) => isWhole || !fold || latest || strong,
  );
  return told.map(({ cells }) => {
    const [first = '', ...values] = cells.map((cell) => cell.trim());
    const isNumber = head && /^\d/.test(first);
    const name = isNumber ? `${heads.get(ends[0]!) ?? ''} ${first}`.trim() : first;
    const named = values.flatMap((value, place) => {
      const column = heads.get(ends[place + 1]!) ?? '';
      return value === '' ? [] : [[column, value].filter(Boolean).join(' ')];
    });
    return sheetTexts.row(capital(name), named);
  });
}
