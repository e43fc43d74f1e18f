import { Box } from 'ink';
import { type ReactNode, useContext } from 'react';
import { cut, linesIn, linesWithin, widthOf } from '../../width.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { Picture } from '../drawing/picture.tsx';
import { type Binding, calmBar, keyBar, thumbBar } from '../keys.ts';
import type { Banner } from '..//table.ts';
import type { Style } from '../terminal/cells.ts';
import { useSize } from '../terminal/hooks.ts';
import type { Key } from '../terminal/keys.ts';
import { Painted } from '../terminal/painted.tsx';
import { holds, type Size } from '../terminal/screen.ts';
import { useTheme } from '../themed.tsx';
import { Rich, type Span, Spans } from './rich.tsx';
import { aroundIn, LEAST_FOR_ALL, NARROW, rowsOf, UnderRule, useContentSize, useUnderTold } from './room.ts';

/** A line of the foot: a text, or parts in styles of their own. Undefined is a blank line. */
export type FootLine = string | readonly Span[] | undefined;

interface FrameProps {
  readonly banner: string | Banner;
  readonly bindings: readonly Binding[];
  /** Lines above the key bar, or a text that is wrapped over them. */
  readonly verdict: string | readonly FootLine[];
  /** May a verdict of more than three lines cover rows of the content? Left out: only three are shown. */
  readonly isWhole?: boolean;
  /** The answer to the last key, always whole. It comes before the lines of the verdict. If it is longer than the foot, it covers rows of the content. */
  readonly said?: string;
  /** Replaces the key bar, e.g. a line to type in. */
  readonly prompt?: ReactNode;
  /** The space between banner and verdict. Left out: all of it. */
  readonly size?: Size;
  /** Is the content a table? Then blank rows replace rules, and the key bar is short. */
  readonly isTable?: boolean;
  /** Does a table name as many keys as fit? */
  readonly namesAll?: boolean;
  /** Further keys for touches. Left out: none. */
  readonly others?: readonly Binding[];
  /** The keys of the wheel; null for none. Left out: from row to row, if there are rows to choose from. */
  readonly wheel?: Wheel | null;
  readonly children?: ReactNode;
}

/** Draws every screen's frame: banner on top, then the content, and the foot with words and keys. In a larger window the content is in the middle. */
export function Frame(props: FrameProps) {
  const { banner, bindings, verdict, said = '', prompt, size, children } = props;
  const { isTable = false, wheel = wheelOf(bindings) } = props;
  const touchable = [...bindings, ...(props.others ?? [])];
  const theme = useTheme();
  const window = useSize();
  const content = useContentSize();
  const { columns, rows } = size ?? content;
  const { horizontal } = theme.lines;
  const under = useContext(UnderRule);
  const top = new Canvas(columns, 1, theme);
  if (!isTable) top.horizontal(0, 0, columns);
  // In a small window a line may take several rows.
  const isSmall = !holds(window, LEAST_FOR_ALL);
  const told =
    typeof verdict === 'string' || isSmall
      ? [verdict].flat().flatMap((line) => wrapped(line, columns))
      : verdict;
  const heard = linesWithin(said, columns, NOTICE).map((text) => [{ text, style: theme.strong }]);
  const lines = [...heard, ...told];
  const isUnderTold = useUnderTold();
  const height = Math.min(window.rows, rows + aroundIn(window, isUnderTold));
  const around = rowsOf(
    { columns: window.columns, rows: height },
    { isUnderTold, lines: lines.length, isTable },
  );
  const words = Math.max(around.words, heard.length, props.isWhole ? told.length : 0);
  const shown = isSmall ? marked(lines, words, columns) : lines;
  const bar = !isTable || props.namesAll ? keyBar : window.columns < NARROW ? thumbBar : calmBar;
  return (
    <Box
      flexDirection="column"
      marginLeft={Math.max(0, Math.floor((window.columns - columns - 2) / 2))}
      marginTop={Math.floor((window.rows - height) / 2)}
      paddingLeft={1}
      width={columns + 1}
      height={height}
    >
      {typeof banner === 'string' ? (
        <Rich style={theme.strong}>{banner}</Rich>
      ) : (
        <TopLine banner={banner} columns={columns} style={isTable ? theme.quiet : {}} />
      )}
      {around.over > 0 && <Picture canvas={top} />}
      <Box
        flexDirection="column"
        height={around.content + around.words - words}
        width={columns}
        overflow="hidden"
      >
        {children}
      </Box>
      {around.under > 0 && (
        <Rich style={theme.edge}>{ruleWith(under, columns, isTable ? ' ' : horizontal)}</Rich>
      )}
      {Array.from({ length: words }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is all that tells it apart
        <Line key={place} line={shown[place]} />
      ))}
      <Box flexDirection="column" height={around.keys} overflow="hidden">
        {prompt || <Spans spans={bar(bindings, columns, theme)} rows={around.keys} />}
      </Box>
      <Touches keys={touchable} wheel={wheel} />
    </Box>
  );
}

/** Wraps a line of the foot to this width. Parts in styles of their own stay in one line. */
const wrapped = (line: FootLine, columns: number): readonly FootLine[] =>
  typeof line === 'string' && line !== '' ? linesIn(line, columns) : [line];

/** Returns as many lines, the last one with a mark if texts go on below it. */
function marked(lines: readonly FootLine[], count: number, columns: number): readonly FootLine[] {
  const [last, next] = lines.slice(count - 1);
  return typeof last === 'string' && typeof next === 'string' && next !== ''
    ? [...lines.slice(0, count - 1), cut(`${last} ${next}`, columns)]
    : lines;
}

/** Limits touches and wheel to keys that work. */
function Touches({ keys, wheel }: { readonly keys: readonly Binding[]; readonly wheel: Wheel | null }) {
  const { columns, rows } = useSize();
  return (
    <Painted
      rows={0}
      paint={(frame) => {
        frame.keepTouches((key) => keys.some((binding) => binding.keys.includes(key)));
        wheel?.forEach((key, place) => {
          frame.touch({ x: 0, y: 0, columns, rows }, key, place === 0 ? 'up' : 'down');
        });
      }}
    />
  );
}

/** The keys for turning the wheel away from the user, and back. */
export type Wheel = readonly [up: Key, down: Key];

/** Returns the wheel of lists, which goes from row to row; null without a list. */
const wheelOf = (bindings: readonly Binding[]): Wheel | null =>
  bindings.some(({ name }) => name === '↑↓') ? ['Up', 'Down'] : null;

/** Writes the lower rule with its texts. The right one is cut first. */
function ruleWith({ left, right }: { left: string; right: string }, columns: number, line: string): string {
  const spaced = (text: string, room: number) => (text === '' ? '' : ` ${cut(text, Math.max(0, room - 4))} `);
  const first = spaced(left, columns);
  const last = spaced(right, columns - widthOf(first));
  return `${line}${first}${line.repeat(Math.max(0, columns - 2 - widthOf(first) - widthOf(last)))}${last}${line}`;
}

/** The most lines of a notice, which may name a file in a deep folder. */
const NOTICE = 5;

interface TopLineProps {
  readonly banner: Banner;
  readonly columns: number;
  /** The style of all but the title. */
  readonly style: Style;
}

function TopLine({ banner, columns, style }: TopLineProps) {
  const theme = useTheme();
  const { title, parts = [], right = '' } = banner;
  const canvas = new Canvas(columns, 1, theme);
  const room = columns - widthOf(title) - 2;
  const kept = [...parts];
  while (kept.length > 1 && widthOf(kept.join(SEPARATOR)) > room) kept.pop();
  const left = cut(kept.join(SEPARATOR), room);
  canvas.plain(0, 0, title, theme.strong);
  canvas.write(widthOf(title) + 2, 0, left, style);
  if (widthOf(left) + 2 + widthOf(right) <= room) canvas.writeRight(columns, 0, right, style);
  return <Picture canvas={canvas} />;
}

const SEPARATOR = ' · ';

/** An empty line takes its row too. */
const Line = ({ line = '' }: { readonly line: FootLine }) =>
  typeof line === 'string' ? <Rich>{line}</Rich> : <Spans spans={line} />;
