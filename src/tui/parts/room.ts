/** The parts of a window: the lines around the content, and the room for a page or a table. */
import { createContext, useContext, useMemo } from 'react';
import { area } from '../drawing/area.ts';
import { LARGEST } from '../drawing/size.ts';
import { fixed, gap, rest, split } from '../drawing/split.ts';
import { useSize } from '../terminal/hooks.ts';
import { holds, type Size } from '../terminal/screen.ts';

/** Lines around the content: banner, two rules, and the foot with three lines of words and the keys. */
const AROUND = 7;
/** Lines of words in the foot. */
const WORDS = 3;
/** The smallest window with all panels beside a table, and the rows of its content. */
export const LEAST_FOR_ALL: Size = { columns: 80, rows: 21 };
const LEAST = 17;
/** The largest room of a calm table whose game names none. */
const CALMEST: Size = { columns: 118, rows: 38 };
/** In windows with fewer columns a thumb touches rows and keys, so each has two rows. */
export const NARROW = 72;
const NARROWEST = 52;
/** Returns the rows of a list's entry, by the columns of the room. */
export const pitchIn = ({ columns }: Pick<Size, 'columns'>): 1 | 2 => (columns < NARROW - 2 ? 2 : 1);

/** Returns the lines of words in the foot of a page in a small window. Narrow windows break lines. */
const pageWords = ({ columns }: Size): number => (columns < NARROWEST ? 4 : columns < NARROW ? 3 : WORDS - 1);

/** Returns the lines of words in the foot; one more below a table in a narrow window, which breaks them. */
export function useWords(isTable = false): number {
  const window = useSize();
  if (holds(window, LEAST_FOR_ALL)) return Math.min(WORDS, window.rows - LEAST - 2);
  if (!isTable) return pageWords(window);
  return window.columns < NARROW ? WORDS : WORDS - 1;
}

/** Texts in the lower rule. Left: a problem. Right: the latest chat line. */
export const UnderRule = createContext({ left: '', right: '' });

/** Are there texts in the lower rule? */
export function useUnderTold(): boolean {
  const { left, right } = useContext(UnderRule);
  return left + right !== '';
}

/** Returns the lines around the content. In a small window only texts make a lower rule. */
export const aroundIn = (window: Size, isUnderTold: boolean): number =>
  AROUND + (isUnderTold && !holds(window, LEAST_FOR_ALL) ? 1 : 0);

/** Returns the space between banner and foot, and the lines of words. The last column of the window stays empty. */
export function useContentSize(): Size & { readonly words: number } {
  const window = useSize();
  const words = useWords();
  const around = 1 + words + pitchIn({ columns: window.columns - 2 }) + (useUnderTold() ? 1 : 0);
  const rows = holds(window, LEAST_FOR_ALL)
    ? Math.max(LEAST, Math.min(window.rows - AROUND, LARGEST.rows))
    : window.rows - around;
  return { words, columns: Math.min(window.columns - 2, LARGEST.columns), rows };
}

/** The parts around the content: words in its rules, whose rows stay, and lines in the foot. */
interface Around {
  readonly isUnderTold: boolean;
  readonly lines: number;
  readonly isTable: boolean;
}

/** Returns the rows of a frame. With few of them blank rows go first, then rules. */
export function rowsOf(window: Size, { isUnderTold, lines, isTable }: Around) {
  const isSmall = !holds(window, LEAST_FOR_ALL);
  const isNarrow = window.columns < NARROW;
  const [, over, content, under, first, last, keys] = split(area(0, 0, 1, window.rows), 'down', [
    fixed(1),
    isSmall && !isTable ? fixed(0) : gap(1, 5),
    rest(isSmall ? 0 : LEAST),
    isSmall || isUnderTold ? fixed(isUnderTold ? 1 : 0) : gap(1, 4),
    { least: 1, best: isSmall && !isTable ? pageWords(window) : WORDS - 1, gives: 1 },
    gap(isSmall && !(isNarrow && isTable) ? 0 : 1, lines < WORDS ? 6 : 3),
    fixed(isNarrow ? 2 : 1),
  ]);
  return {
    over: over.rows,
    content: content.rows,
    under: under.rows,
    words: first.rows + last.rows,
    keys: keys.rows,
  };
}

/** Returns the room of a table in a window, at most `largest`. Left out: more with panels than on a calm table, and no texts in the lower rule. */
export function tableRoomIn(
  window: Size,
  isCalm: boolean,
  largest = isCalm ? CALMEST : LARGEST,
  isUnderTold = false,
): Size {
  const rows = Math.min(window.rows, largest.rows + aroundIn(window, isUnderTold));
  const { content } = rowsOf({ columns: window.columns, rows }, { isUnderTold, lines: 0, isTable: true });
  return { columns: Math.min(window.columns - 2, largest.columns), rows: content };
}

/** Returns the room of a table. */
export function useTableRoom(isCalm: boolean, largest?: Size): Size {
  const window = useSize();
  const isUnderTold = useUnderTold();
  return useMemo(
    () => tableRoomIn(window, isCalm, largest, isUnderTold),
    [window, isCalm, largest, isUnderTold],
  );
}
