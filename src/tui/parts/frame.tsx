import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
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
  return { columns: columns - 2, rows: rows - 1 - AROUND };
}

interface FrameProps {
  readonly banner: string;
  readonly bindings: readonly Binding[];
  /** Up to two lines above the key bar. */
  readonly verdict: readonly ReactNode[];
  /** Stands in place of the key bar, e.g. a line to type in. */
  readonly prompt?: ReactNode;
  readonly children: ReactNode;
}

/** Every screen's frame: banner on top, then the content, the verdict, and the keys that work now at the bottom. */
export function Frame({ banner, bindings, verdict, prompt, children }: FrameProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const rule = theme.lines.horizontal.repeat(columns);
  return (
    <Box flexDirection="column" paddingLeft={1} width={columns + 1} height={rows + AROUND}>
      <Rich style={theme.strong}>{banner}</Rich>
      <Text>{rule}</Text>
      <Box flexDirection="column" height={rows} width={columns} overflow="hidden">
        {children}
      </Box>
      <Text>{rule}</Text>
      <Line>{verdict[0]}</Line>
      <Line>{verdict[1]}</Line>
      <Line>{prompt || <Rich>{keyBar(bindings, columns, theme)}</Rich>}</Line>
    </Box>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <Box height={1} overflow="hidden">
    {children === undefined || children === '' ? (
      <Text> </Text>
    ) : typeof children === 'string' ? (
      <Rich>{children}</Rich>
    ) : (
      children
    )}
  </Box>
);
