import { Chalk, type ChalkInstance } from 'chalk';
import { SIMPLE } from '../../printable.ts';
import type { Row, Style } from './cells.ts';

/** Erases the rest of a row. */
const ERASE = '\x1b[K';

/** Two changes of a row that are fewer columns apart are sent as one: a move of the cursor would cost more bytes. */
const WORTH_A_MOVE = 10;

/**
 * What turns row `y` of a window, which shows `before`, into `after`: the parts that differ, each by its own position. `before` is null
 * where nothing is known of what the window shows. Without colour, bold, dim and inverse are left, and no backgrounds.
 */
export function rowChanges(
  y: number,
  before: Row | null,
  after: Row,
  { columns, hasColour }: { readonly columns: number; readonly hasColour: boolean },
): string {
  const to = endOf(after);
  const shown = before ? endOf(before) : columns;
  const differs = (at: number) => !before || !looksAlike(before, after, at);
  let changes = '';
  let end = 0;
  for (let at = 0; at < to; at++) {
    if (!differs(at)) continue;
    // The second cell of a wide character is drawn with the first.
    const from = after.texts[at] === '' ? at - 1 : at;
    end = at + 1;
    for (let look = end; look < to && look < end + WORTH_A_MOVE; look++) if (differs(look)) end = look + 1;
    changes += moveTo(y, from) + drawn(after, from, end, hasColour);
    at = end;
  }
  if (shown <= to) return changes;
  return changes + (changes !== '' && end === to ? '' : moveTo(y, to)) + ERASE;
}

const moveTo = (y: number, x: number): string => `\x1b[${y + 1};${x + 1}H`;

/** Whether a style shows on a blank. */
const fills = ({ inverse, background }: Style): boolean => inverse === true || background !== undefined;

/** A blank looks alike in all styles that do not fill it. */
const isBlank = ({ texts, styles }: Row, at: number): boolean => texts[at] === ' ' && !fills(styles[at]!);

/** The column after the last that is not blank. */
function endOf(row: Row): number {
  let end = row.texts.length;
  while (end > 0 && isBlank(row, end - 1)) end--;
  return end;
}

const same = (a: Style, b: Style): boolean =>
  a === b ||
  (a.color === b.color &&
    a.background === b.background &&
    a.bold === b.bold &&
    a.dimColor === b.dimColor &&
    a.inverse === b.inverse);

function looksAlike(before: Row, after: Row, at: number): boolean {
  if (at >= before.texts.length) return isBlank(after, at);
  return (
    before.texts[at] === after.texts[at] &&
    (same(before.styles[at]!, after.styles[at]!) || (isBlank(before, at) && isBlank(after, at)))
  );
}

/** A part of a row as a terminal draws it. A style goes on over blanks, which saves escape sequences, and ends with the part. */
function drawn(row: Row, from: number, to: number, hasColour: boolean): string {
  let text = '';
  let style: Style = {};
  let codes = '';
  for (let at = from; at < to; at++) {
    if (!same(row.styles[at]!, style) && (fills(style) || !isBlank(row, at))) {
      style = row.styles[at]!;
      const next = codesOf(style, hasColour);
      if (next !== codes) text += begin(codes === '' || next === '' ? next : `0;${next}`);
      codes = next;
    }
    text += sure(row, at);
  }
  return codes === '' ? text : text + begin('');
}

/** Sets how is drawn what follows; by no code at all to how the terminal draws by itself. */
const begin = (codes: string): string => `\x1b[${codes}m`;

/** Any level above 0 does: a colour is asked for only where the terminal has it. */
const chalk = new Chalk({ level: 1 });

/** The codes of a style, such as `1;38;5;196`: those that chalk begins it with, in one sequence. */
function codesOf({ color, background, bold, dimColor, inverse }: Style, hasColour: boolean): string {
  let tool: ChalkInstance = chalk;
  if (bold) tool = tool.bold;
  if (dimColor) tool = tool.dim;
  if (inverse) tool = tool.inverse;
  if (hasColour && color !== undefined) tool = typeof color === 'number' ? tool.ansi256(color) : tool[color];
  if (hasColour && background !== undefined) tool = tool.bgAnsi256(background);
  const [opening = ''] = tool(INK).split(INK);
  return opening.slice(2, -1).replaceAll('m\x1b[', ';');
}

/** What is drawn to see how a style begins: chalk draws nothing around an empty text. */
const INK = '.';

/** A cell's text. Terminals differ in how wide rare characters are, so after one the cursor is moved to its column. */
function sure({ texts }: Row, at: number): string {
  const text = texts[at]!;
  if (SIMPLE.test(text)) return text;
  return `${text}\x1b[${at + (texts[at + 1] === '' ? 3 : 2)}G`;
}
