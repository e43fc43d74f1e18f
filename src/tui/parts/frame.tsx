import { Box } from 'ink';
import { type ReactNode, useMemo } from 'react';
import { cut, twoLines, widthOf, wrap } from '../../width.ts';
import type { Banner } from '../drawing/banner.ts';
import { Canvas, Picture } from '../drawing/canvas.tsx';
import { LARGEST, type TableSize, tableSizeIn } from '../drawing/size.ts';
import { type Binding, keyBar } from '../keys.ts';
import { useSize } from '../terminal/hooks.ts';
import type { Size } from '../terminal/screen.ts';
import { useTheme } from '../theme.ts';
import { Rich } from './rich.tsx';

/** The lines around the content: banner, two rules, verdict of two lines, key bar. */
const AROUND = 6;

/** The space between banner and verdict. The last column and the last row of the window stay empty. */
export function useContentSize(): Size {
  const { columns, rows } = useSize();
  return {
    columns: Math.min(columns - 2, LARGEST.columns),
    rows: Math.min(rows - 1 - AROUND, LARGEST.rows),
  };
}

/** The space for a game's table, which grows by window classes. */
export function useTableSize(): TableSize {
  const { columns, rows } = useSize();
  return useMemo(() => tableSizeIn({ columns, rows }), [columns, rows]);
}

/** Whether a window has two lines more than the frame around a content of this size. */
export function useRoomForWords({ rows }: Size): boolean {
  return useSize().rows - 1 - AROUND - rows >= WORDS;
}

/** Lines that words have above the verdict. */
const WORDS = 2;

interface FrameProps {
  readonly banner: string | Banner;
  readonly bindings: readonly Binding[];
  /** Up to two lines above the verdict, where there is room for them. */
  readonly words?: readonly string[] | undefined;
  /** A line at most as long as the frame, in place of the rule above the verdict: it hides nothing. */
  readonly aside?: string | undefined;
  /** Up to two lines above the key bar, of which each stands alone; or a text that goes over both. */
  readonly verdict: string | readonly ReactNode[];
  /** What stands in place of the verdict and is told to its end: where it is longer, over rows of the content. '' for nothing. */
  readonly notice?: string;
  /** A sentence that stands in place of the first line of the verdict, or of the whole text, until the next key. */
  readonly said?: string;
  /** Stands in place of the key bar, e.g. a line to type in. */
  readonly prompt?: ReactNode;
  /** The space between banner and verdict; left out: all that there is. */
  readonly size?: Size;
  /** The column where a line comes down from the upper rule. */
  readonly tee?: number | undefined;
  readonly children: ReactNode;
}

/**
 * Every screen's frame: banner on top, then the content, the verdict, and the keys that work now at the bottom. In a window
 * that is larger than the content it stands in the middle.
 */
export function Frame(props: FrameProps) {
  const { banner, bindings, words, aside, verdict, said, prompt, size, tee, children } = props;
  const theme = useTheme();
  const window = useSize();
  const content = useContentSize();
  const { columns, rows } = size ?? content;
  const { horizontal, teeDown } = theme.lines;
  const rule = horizontal.repeat(columns);
  const around = AROUND + (words ? WORDS : 0);
  const told = noticeLines(props.notice ?? '', columns);
  const judged = typeof verdict === 'string' ? (said ? [] : twoLines(verdict, columns)) : verdict;
  const [first, second] = told.length > 0 ? told : judged;
  const more = told.slice(2);
  const top = tee === undefined ? rule : rule.slice(0, tee) + teeDown + rule.slice(tee + 1);
  return (
    <Box
      flexDirection="column"
      marginLeft={Math.max(0, Math.floor((window.columns - columns - 2) / 2))}
      marginTop={Math.max(0, Math.floor((window.rows - 1 - rows - around) / 2))}
      paddingLeft={1}
      width={columns + 1}
      height={rows + around}
    >
      {typeof banner === 'string' ? (
        <Rich style={theme.strong}>{banner}</Rich>
      ) : (
        <TopLine banner={banner} columns={columns} />
      )}
      <Rich style={theme.edge}>{top}</Rich>
      <Box flexDirection="column" height={rows - more.length} width={columns} overflow="hidden">
        {children}
      </Box>
      <Rule aside={aside} columns={columns} />
      {words && <Line>{words[0]}</Line>}
      {words && <Line>{words[1]}</Line>}
      <Line>{said ? <Rich style={theme.strong}>{said}</Rich> : first}</Line>
      <Line>{second}</Line>
      {more.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Line>{prompt || <Rich>{keyBar(bindings, columns, theme)}</Rich>}</Line>
    </Box>
  );
}

/** The most lines of a notice, which may name a file in a deep folder. */
const NOTICE = 5;

/** A notice in lines, of which the last may be too long. */
function noticeLines(notice: string, columns: number): string[] {
  const lines = wrap(notice, columns);
  return lines.length <= NOTICE ? lines : [...lines.slice(0, NOTICE - 1), lines.slice(NOTICE - 1).join(' ')];
}

/** The rule below the content, or what is said in its place. */
function Rule({ aside, columns }: { readonly aside: string | undefined; readonly columns: number }) {
  const theme = useTheme();
  const canvas = new Canvas(columns, 1, theme);
  canvas.horizontal(0, 0, columns);
  if (aside) canvas.plain(canvas.write(0, 0, cut(aside, columns), theme.strong), 0, ' ');
  return <Picture canvas={canvas} />;
}

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
const Line = ({ children }: { readonly children: ReactNode }) => (
  <Box flexDirection="column" height={1} overflow="hidden">
    {typeof children === 'string' ? <Rich>{children}</Rich> : children}
  </Box>
);
