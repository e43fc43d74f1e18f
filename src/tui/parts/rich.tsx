import { Text } from 'ink';
import { Fragment } from 'react';
import { printable } from '../../printable.ts';
import { type Style, type Theme, useTheme } from '../theme.ts';

/** A card, a bid or several cards of a suit, with ranks or a number in front (`AKK♠`, `10♠`), or a bare suit glyph. */
const CARD = /((?:1[0-3]|[2-9TJQKA]*)[♠♥♦♣])/;
const LETTERS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' } as const;

/** The style of a card's text, by its suit's glyph or letter. */
export function suitStyle(text: string, { suits }: Theme): Style {
  const last = text.at(-1) as keyof typeof suits;
  const letter = LETTERS[last as keyof typeof LETTERS] ?? last;
  return suits[letter]?.style ?? {};
}

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
