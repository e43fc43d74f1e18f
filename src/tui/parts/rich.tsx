import { printable } from '../../printable.ts';
import { cut, widthOf } from '../../width.ts';
import { markChosen, writeCards } from '../drawing/canvas.tsx';
import type { Style } from '../terminal/cells.ts';
import type { Key } from '../terminal/keys.ts';
import { Painted } from '../terminal/painted.tsx';
import { useTheme } from '../themed.tsx';

/** A part of a line, in a style of its own. */
export interface Span {
  readonly text: string;
  readonly style?: Style | undefined;
  /** The key that a touch presses, or null. Neighbours with one key are one area. */
  readonly touch?: Key | null;
}

/** Draws a line of text with cards in the colour of their suit. A long text is cut. */
export const Rich = ({
  children,
  style,
}: {
  readonly children: string;
  readonly style?: Style | undefined;
}) => <Spans spans={[{ text: children, style }]} />;

/** Draws lines of text one below the other. */
export const Lines = ({
  lines,
  style,
}: {
  readonly lines: readonly string[];
  readonly style?: Style | undefined;
}) =>
  lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is all that tells it apart
    <Rich key={place} style={style}>
      {line}
    </Rich>
  ));

/** Draws an entry of a list without touches, marked if it is the chosen one. */
export function Entry({ children, chosen }: { readonly children: string; readonly chosen: boolean }) {
  const theme = useTheme();
  return (
    <Painted
      rows={1}
      paint={(frame, x, y, columns) => {
        writeCards(frame, x + 2, y, cut(printable(children), columns - 2), {}, theme);
        if (chosen) markChosen(frame, { x, y, columns, rows: 1 }, theme);
      }}
    />
  );
}

interface SpansProps {
  readonly spans: readonly Span[];
  /** The number of rows that can be touched. The text is in the first. */
  readonly rows?: number;
}

/** Draws parts of a line one after the other, like `Rich`. */
export function Spans({ spans, rows = 1 }: SpansProps) {
  const theme = useTheme();
  return (
    <Painted
      rows={rows}
      paint={(frame, x, y, columns) => {
        let at = x;
        let from = x;
        spans.forEach(({ text, style = {}, touch = null }, place) => {
          if (spans[place - 1]?.touch !== touch) from = at;
          const kept = cut(printable(text), x + columns - at);
          writeCards(frame, at, y, kept, style, theme);
          at += widthOf(kept);
          if (touch !== null && spans[place + 1]?.touch !== touch)
            frame.touch({ x: from, y, columns: at - from, rows }, touch);
        });
      }}
    />
  );
}
