import { printable } from '../../printable.ts';
import { cut, widthOf } from '../../width.ts';
import { writeCards } from '../drawing/canvas.tsx';
import type { Style } from '../terminal/cells.ts';
import { Painted } from '../terminal/painted.tsx';
import { useTheme } from '../theme-context.ts';

/** A part of a line, in a style of its own. */
export interface Span {
  readonly text: string;
  readonly style?: Style | undefined;
}

/** One line of text in which cards have the colour of their suit. What is too long is cut off. */
export const Rich = ({
  children,
  style,
}: {
  readonly children: string;
  readonly style?: Style | undefined;
}) => <Spans spans={[{ text: children, style }]} />;

/** As `Rich`, of parts that stand one behind the other. */
export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  const theme = useTheme();
  return (
    <Painted
      rows={1}
      paint={(frame, x, y, columns) => {
        let room = columns;
        for (const { text, style = {} } of spans) {
          const kept = cut(printable(text), room);
          writeCards(frame, x + columns - room, y, kept, style, theme);
          room -= widthOf(kept);
        }
      }}
    />
  );
}
