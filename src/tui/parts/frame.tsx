import { Box } from 'ink';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { cut, linesIn, linesWithin, widthOf } from '../../width.ts';
import type { Banner } from '../drawing/banner.ts';
import { Canvas, Picture } from '../drawing/canvas.tsx';
import { drawRule, type RuleWords } from '../drawing/rule.ts';
import { LARGEST, type Room, roomIn, type TableSize, type ThirdFrom, tableSizeIn } from '../drawing/size.ts';
import { type Binding, keyBar } from '../keys.ts';
import { useSize } from '../terminal/hooks.ts';
import type { Size } from '../terminal/screen.ts';
import { useTheme } from '../theme.ts';
import { Rich, type Span, Spans } from './rich.tsx';

/** The lines around the content: banner, two rules, and the foot, which has three lines of words and the keys. */
const AROUND = 7;
/** Lines of words in the foot. */
export const WORDS = 3;

/** The space between banner and foot. The last column of the window stays empty. */
export function useContentSize(): Size {
  const { columns, rows } = useSize();
  return {
    columns: Math.min(columns - 2, LARGEST.columns),
    rows: Math.min(rows - AROUND, LARGEST.rows),
  };
}

/** The space for a game's table, which grows by window classes. */
export function useTableSize(): TableSize {
  const { columns, rows } = useSize();
  return useMemo(() => tableSizeIn({ columns, rows }), [columns, rows]);
}

/** The space of a match: for its table, and in large windows for a third column beside it. */
export function useRoom(thirdFrom: ThirdFrom | undefined): Room {
  const { columns, rows } = useSize();
  return useMemo(() => roomIn({ columns, rows }, thirdFrom ?? null), [columns, rows, thirdFrom]);
}

/** A line of the foot: a text, or parts of one in styles of their own. Undefined leaves it blank. */
export type FootLine = string | readonly Span[] | undefined;

interface FrameProps {
  readonly banner: string | Banner;
  readonly bindings: readonly Binding[];
  /** Lines above the key bar, of which each stands alone; or a text that goes over them. */
  readonly verdict: string | readonly FootLine[];
  /** More than three lines of the verdict go over rows of the content; left out: only three are shown. */
  readonly isWhole?: boolean;
  /**
   * What the last key has said, told to its end. It stands first, and the lines of the verdict go on below it; where it is longer than the
   * foot, it goes over rows of the content.
   */
  readonly said?: string;
  /** Stands in place of the key bar, e.g. a line to type in. */
  readonly prompt?: ReactNode;
  /** The space between banner and verdict; left out: all that there is. */
  readonly size?: Size;
  /** The column where a line comes down from the upper rule. */
  readonly tee?: number | undefined;
  /** Words in the upper rule. */
  readonly ruleWords?: readonly RuleWords[] | undefined;
  readonly children: ReactNode;
}

/**
 * Every screen's frame: banner on top, then the content, and the foot: words, and the keys that work now. In a window
 * that is larger than the content it stands in the middle.
 */
export function Frame(props: FrameProps) {
  const { banner, bindings, verdict, said = '', prompt, size, tee, ruleWords = [], children } = props;
  const theme = useTheme();
  const window = useSize();
  const content = useContentSize();
  const { columns, rows } = size ?? content;
  const { horizontal, teeDown } = theme.lines;
  const under = useContext(UnderRule);
  const top = new Canvas(columns, 1, theme);
  drawRule(top, 0, ruleWords);
  if (tee !== undefined) top.plain(tee, 0, teeDown, theme.edge);
  const told = typeof verdict === 'string' ? linesIn(verdict, columns) : verdict;
  const heard = linesWithin(said, columns, NOTICE).map((text) => [{ text, style: theme.strong }]);
  const words = Math.max(WORDS, heard.length, props.isWhole ? told.length : 0);
  const lines = [...heard, ...told];
  return (
    <Box
      flexDirection="column"
      marginLeft={Math.max(0, Math.floor((window.columns - columns - 2) / 2))}
      marginTop={Math.max(0, Math.floor((window.rows - rows - AROUND) / 2))}
      paddingLeft={1}
      width={columns + 1}
      height={rows + AROUND}
    >
      {typeof banner === 'string' ? (
        <Rich style={theme.strong}>{banner}</Rich>
      ) : (
        <TopLine banner={banner} columns={columns} />
      )}
      <Picture canvas={top} />
      <Box flexDirection="column" height={rows + WORDS - words} width={columns} overflow="hidden">
        {children}
      </Box>
      <Rich style={theme.edge}>{ruleWith(under, columns, horizontal)}</Rich>
      {Array.from({ length: words }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is all that tells it apart
        <Line key={place} line={lines[place]} />
      ))}
      <Box flexDirection="column" height={1} overflow="hidden">
        {prompt || <Spans spans={keyBar(bindings, columns, theme)} />}
      </Box>
    </Box>
  );
}

/** What stands on the lower rule: at its left what is amiss, at its right what somebody has just said. */
export const UnderRule = createContext({ left: '', right: '' });

/** The lower rule with its texts, of which the right one gives way. */
function ruleWith({ left, right }: { left: string; right: string }, columns: number, line: string): string {
  const spaced = (text: string, room: number) => (text === '' ? '' : ` ${cut(text, Math.max(0, room - 4))} `);
  const first = spaced(left, columns);
  const last = spaced(right, columns - widthOf(first));
  return `${line}${first}${line.repeat(Math.max(0, columns - 2 - widthOf(first) - widthOf(last)))}${last}${line}`;
}

/** The most lines of a notice, which may name a file in a deep folder. */
const NOTICE = 5;

function TopLine({ banner, columns }: { readonly banner: Banner; readonly columns: number }) {
  const theme = useTheme();
  const { title, parts = [], right = '' } = banner;
  const canvas = new Canvas(columns, 1, theme);
  const room = columns - widthOf(title) - 2;
  const kept = [...parts];
  while (kept.length > 1 && widthOf(kept.join(SEPARATOR)) > room) kept.pop();
  const left = cut(kept.join(SEPARATOR), room);
  canvas.plain(0, 0, title, theme.strong);
  canvas.write(widthOf(title) + 2, 0, left);
  if (widthOf(left) + 2 + widthOf(right) <= room) canvas.writeRight(columns, 0, right);
  return <Picture canvas={canvas} />;
}

const SEPARATOR = ' · ';

/** A line is there whether something stands on it or not. */
const Line = ({ line = '' }: { readonly line: FootLine }) =>
  typeof line === 'string' ? <Rich>{line}</Rich> : <Spans spans={line} />;
