import { printable } from '../../printable.ts';
import { cut } from '../../width.ts';
import { writeCards } from '../drawing/canvas.tsx';
import type { Style } from '../terminal/cells.ts';
import { Painted } from '../terminal/painted.tsx';
import { useTheme } from '../theme.ts';

/** One line of text in which cards have the colour of their suit. What is too long is cut off. */
export function Rich({
  children,
  style = {},
}: {
  readonly children: string;
  readonly style?: Style | undefined;
}) {
  const theme = useTheme();
  return (
    <Painted
      rows={1}
      paint={(frame, x, y, columns) =>
        writeCards(frame, x, y, cut(printable(children), columns), style, theme)
      }
    />
  );
}
