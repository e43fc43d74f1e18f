import { SIMPLE } from '../../printable.ts';
import type { Row, Style } from './cells.ts';
import { Pen, type Slate } from './pen.ts';

/** The fewest unchanged columns between two changes of a row for which a cursor move is shorter than sending them. */
const WORTH_A_MOVE = 5;

const NO_STYLE: Style = {};
const NO_CELLS: Row = { texts: [], styles: [] };

/**
 * Returns the text that turns a window with the rows `before` into `after`: the changed parts, each with its own position, written by one pen.
 * `before`: null if the window's contents are unknown.
 */
export function frameChanges(before: readonly Row[] | null, after: readonly Row[], slate: Slate): string {
  const pen = new Pen(slate);
  const isCleared = before === null && pen.canErase;
  if (before === null) pen.reset();
  if (isCleared) pen.clear();
  after.forEach((row, y) => {
    drawRow(pen, y, isCleared ? NO_CELLS : (before?.[y] ?? null), row, slate);
  });
  pen.end();
  return pen.text;
}

function drawRow(pen: Pen, y: number, before: Row | null, after: Row, { columns, base }: Slate): void {
  const isEmpty = (row: Row, at: number) => isBlank(row, at) && !fills(styleAt(row, at), base);
  const endOf = (row: Row): number => {
    let end = row.texts.length;
    while (end > 0 && isEmpty(row, end - 1)) end--;
    return end;
  };
  const to = pen.canErase ? endOf(after) : columns;
  const shown = pen.canErase ? (before ? endOf(before) : columns) : 0;
  const differs = (at: number) => !before || !looksAlike(before, after, at);
  for (let at = 0; at < to; at++) {
    if (!differs(at)) continue;
    // The second cell of a wide character is drawn with the first.
    const from = after.texts[at] === '' ? at - 1 : at;
    let end = at + 1;
    for (let look = end; look < to && look < end + WORTH_A_MOVE; look++) if (differs(look)) end = look + 1;
    drawPart(pen, y, after, from, end);
    at = end;
  }
  if (shown > to) pen.eraseRow(to, y);
}

/** Draws a part of a row. */
function drawPart(pen: Pen, y: number, row: Row, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const style = styleAt(row, at);
    let end = at;
    while (end < to && isBlank(row, end) && isSameGround(styleAt(row, end), style)) end++;
    if (end > at) pen.blanks(at, y, end - at, style, end === to);
    else {
      const text = row.texts[at]!;
      const columns = row.texts[at + 1] === '' ? 2 : 1;
      pen.put(at, y, text, { columns, isSure: SIMPLE.test(text) }, style);
      end = at + columns;
    }
    at = end;
  }
}

const textAt = ({ texts }: Row, at: number): string => texts[at] ?? ' ';
const styleAt = ({ styles }: Row, at: number): Style => styles[at] ?? NO_STYLE;
const isBlank = (row: Row, at: number): boolean => textAt(row, at) === ' ';

/** Does a style show on a blank? */
const fills = ({ inverse, background }: Style, base: Style): boolean =>
  inverse === true || (background !== undefined && background !== base.background);

const isSameGround = (a: Style, b: Style): boolean =>
  a === b || (!a.inverse && !b.inverse && a.background === b.background) || same(a, b);

const same = (a: Style, b: Style): boolean =>
  a === b ||
  (a.color === b.color &&
    a.background === b.background &&
    a.bold === b.bold &&
    a.dimColor === b.dimColor &&
    a.inverse === b.inverse);

function looksAlike(before: Row, after: Row, at: number): boolean {
  const text = textAt(after, at);
  if (textAt(before, at) !== text) return false;
  return (text === ' ' ? isSameGround : same)(styleAt(before, at), styleAt(after, at));
}
