/** One column of a row: its character, and the parameters of the SGR sequence that it is drawn with, '' for none. */
interface Cell {
  readonly text: string;
  readonly style: string;
}

const BLANK: Cell = { text: ' ', style: '' };

/** Erases the rest of a row. */
const ERASE = '\x1b[K';

/** Characters that take one column in any terminal that shows them as they are: most rows have no others. */
const NARROW = /^[\x20-\x7e\u2190-\u2193\u2500-\u25ff\u2660-\u2667·…‥−–—×•›✓‘’“”]*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it looks for
const PIECE = /\x1b\[([\d;]*)m|([^\x1b])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const SEQUENCE = /\x1b\[[\d;]*m/g;

/** So many columns that stay as they are between two changes are passed over: fewer cost less than a cursor's move. */
const WORTH_A_MOVE = 10;

/** Bold, dim, inverse and a colour: what cardroom draws with. */
interface Rendition {
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  colour: string;
}

function apply(rendition: Rendition, params: string): void {
  const codes = params.split(';');
  switch (codes[0]) {
    case '':
    case '0':
      Object.assign(rendition, { bold: false, dim: false, inverse: false, colour: '' });
      break;
    case '1':
      rendition.bold = true;
      break;
    case '2':
      rendition.dim = true;
      break;
    case '7':
      rendition.inverse = true;
      break;
    case '22':
      rendition.bold = false;
      rendition.dim = false;
      break;
    case '27':
      rendition.inverse = false;
      break;
    case '39':
      rendition.colour = '';
      break;
    default:
      rendition.colour = params;
  }
}

const styleOf = ({ bold, dim, inverse, colour }: Rendition): string =>
  [bold && '1', dim && '2', inverse && '7', colour].filter(Boolean).join(';');

/** The columns of a row; null where some character may take more than one. */
function cellsOf(row: string): Cell[] | null {
  if (!NARROW.test(row.replace(SEQUENCE, ''))) return null;
  const rendition: Rendition = { bold: false, dim: false, inverse: false, colour: '' };
  const cells: Cell[] = [];
  let style = '';
  for (const [, params, text] of row.matchAll(PIECE)) {
    if (text !== undefined) cells.push({ text, style });
    else {
      apply(rendition, params!);
      style = styleOf(rendition);
    }
  }
  return cells;
}

/** A part of a row that has changed, as a terminal draws it. */
export interface RowChange {
  /** Where it begins, counted from 0. */
  readonly column: number;
  readonly text: string;
}

/** What has to be drawn to turn one row into the other; null where that cannot be told column by column. */
export function rowChanges(before: string, after: string): RowChange[] | null {
  const old = cellsOf(before);
  const next = cellsOf(after);
  if (old === null || next === null) return null;
  const columns = next.length;
  const differs = (at: number) => {
    const a = old[at] ?? BLANK;
    const b = next[at]!;
    return a.text !== b.text || a.style !== b.style;
  };
  const changes: RowChange[] = [];
  for (let at = 0; at < columns; at++) {
    if (!differs(at)) continue;
    let end = at + 1;
    for (let look = end; look < columns && look < end + WORTH_A_MOVE; look++)
      if (differs(look)) end = look + 1;
    changes.push({ column: at, text: painted(next, at, end) });
    at = end;
  }
  if (old.length > columns) changes.push({ column: columns, text: ERASE });
  return changes;
}

function painted(cells: readonly Cell[], from: number, to: number): string {
  let style = '';
  let text = '';
  for (let at = from; at < to; at++) {
    const cell = cells[at]!;
    if (cell.style !== style) {
      text += `\x1b[0${cell.style && `;${cell.style}`}m`;
      style = cell.style;
    }
    text += cell.text;
  }
  return style === '' ? text : `${text}\x1b[0m`;
}
