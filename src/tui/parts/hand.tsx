import { Box, Text } from 'ink';
import { memo } from 'react';
import { suitStyle } from '../drawing/canvas.tsx';
import { useTheme } from '../theme.ts';

export interface HandCard {
  /** As it is shown, e.g. `Q♠`. */
  readonly text: string;
  /** May it be played? Others are dimmed. */
  readonly legal: boolean;
  /** The key that picks it; only legal cards have one. */
  readonly number: string | null;
  /** Stands out of the hand: selected to be played or passed. */
  readonly raised: boolean;
  /** The cursor stands on it. */
  readonly cursor: boolean;
  /** Begins a group: a gap is left before it. */
  readonly first: boolean;
}

/** Rows that a hand takes: a raised card reaches one row higher, the cursor's mark is below. */
export const HAND_ROWS = 5;

/** The first ten legal cards have the keys 1 to 9 and 0, the others none. */
export function pickNumbers(legal: readonly boolean[]): (string | null)[] {
  let next = 1;
  return legal.map((is) => (is && next <= 10 ? String(next++ % 10) : null));
}

/** A hand of up to fourteen cards, side by side, or of up to sixteen narrower ones, whose texts are of two columns. */
export const Hand = memo(function Hand({ cards }: { readonly cards: readonly HandCard[] }) {
  const inside = cards.length > 14 ? 2 : 3;
  return (
    <Box justifyContent="center" height={HAND_ROWS}>
      {cards.map((card) => (
        <Card key={card.text} {...card} inside={inside} />
      ))}
    </Box>
  );
});

interface CardProps extends HandCard {
  /** Columns within the card's frame. */
  readonly inside: number;
}

const Card = memo(function Card({ text, legal, number, raised, cursor, first, inside }: CardProps) {
  const theme = useTheme();
  const { horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight, up } = theme.lines;
  const frame = legal ? (raised ? theme.strong : {}) : theme.dim;
  const style = { ...suitStyle(text, theme), ...(legal ? raised && theme.strong : theme.dim) };
  const edge = horizontal.repeat(inside);
  const below = horizontal + (number ?? horizontal) + edge.slice(2);
  return (
    <Box flexDirection="column" width={inside + 2} marginLeft={first ? 1 : 0} paddingTop={raised ? 0 : 1}>
      <Text {...frame}>{topLeft + edge + topRight}</Text>
      <Text {...frame}>
        {vertical}
        <Text {...style}>{text.padStart(2).padEnd(inside)}</Text>
        {vertical}
      </Text>
      <Text {...frame}>{bottomLeft + below + bottomRight}</Text>
      <Text>{cursor ? `  ${up}` : ' '}</Text>
    </Box>
  );
});
