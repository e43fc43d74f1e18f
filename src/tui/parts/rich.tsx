import { Text } from 'ink';
import { Fragment } from 'react';
import { printable } from '../../printable.ts';
import { CARD, suitStyle } from '../drawing/canvas.tsx';
import { type Style, useTheme } from '../theme.ts';

/** One line of text in which cards have the colour of their suit. What is too long is cut off. */
export function Rich({ children, style }: { readonly children: string; readonly style?: Style | undefined }) {
  const theme = useTheme();
  return (
    <Text wrap="truncate-end" {...style}>
      {printable(children)
        .split(CARD)
        .map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          <Fragment key={place}>
            {place % 2 === 1 ? <Text {...suitStyle(part, theme)}>{part}</Text> : part}
          </Fragment>
        ))}
    </Text>
  );
}
