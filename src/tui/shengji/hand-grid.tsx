import { Box, Text } from 'ink';
import type { Card } from '../../engine/card.ts';
import { type Counts, format, isJoker } from '../../engine/shengji/cards.ts';
import type { TrumpChoice } from '../../engine/shengji/trumps.ts';
import { suitStyle } from '../drawing/canvas.tsx';
import type { Style, Theme } from '../theme.ts';
import { useTheme } from '../theme.ts';
import { type GridRow, gridOf, rankText, suitLetter } from './grid.ts';
import type { ShengjiPosition } from './words.ts';

/** Jokers, the heads of the columns, and four suits. */
export const GRID_ROWS = 6;
const LABEL = 6;

interface HandGridProps {
  readonly position: ShengjiPosition;
  readonly trumps: TrumpChoice;
  readonly hand: Counts | null;
  /** Copies taken of each kind; null where none are picked. */
  readonly taken: Counts | null;
  readonly cursor: Card | null;
  /** Cards that are in no legal play are dimmed. */
  readonly open: (card: Card) => boolean;
  /** Empty cells are marked too: the cursor may stand on any. */
  readonly every: boolean;
  readonly columns: number;
}

/** Up to 41 cards: one row a suit, one column a rank, copies written out, those taken in brackets, `>` at the cursor. */
export function HandGrid(props: HandGridProps) {
  const { position, trumps, hand, columns } = props;
  const width = Math.min(8, Math.floor((columns - LABEL) / 12));
  const [top, ...suits] = gridOf(trumps);
  const heads = suits[0]!.kinds.map((card) => ` ${rankText(card)}`.padEnd(width)).join('');
  return (
    <Box flexDirection="column" height={GRID_ROWS}>
      <Text wrap="truncate-end">
        {`TOP${hand === null ? '   ' : String(held(hand, top!)).padStart(2).padEnd(3)}`}
        {top!.kinds.map((card) => (
          <Cell key={card} {...props} card={card} width={width * 2} />
        ))}
      </Text>
      <Text wrap="truncate-end">{' '.repeat(LABEL) + heads}</Text>
      {suits.map((row) => (
        <Text key={row.suit} wrap="truncate-end">
          <Label row={row} hand={hand} position={position} trumps={trumps} />
          {row.kinds.map((card) => (
            <Cell key={card} {...props} card={card} width={width} />
          ))}
        </Text>
      ))}
    </Box>
  );
}

const held = (hand: Counts, { kinds }: GridRow): number => kinds.reduce((sum, card) => sum + hand[card]!, 0);

/** `♠TR 7`: the suit, whether it is the trump suit, and its number of cards. */
function Label({
  row,
  hand,
  position,
  trumps,
}: { readonly row: GridRow } & Pick<HandGridProps, 'hand' | 'position' | 'trumps'>) {
  const theme = useTheme();
  const letter = suitLetter(row.suit!);
  const number = hand === null ? '' : String(held(hand, row));
  return (
    <>
      <Text {...suitStyle(letter, theme)}>{position.speaker.suit(letter)}</Text>
      {`${row.suit === trumps.suit ? 'TR' : '  '}${number.padStart(2)} `}
    </>
  );
}

function Cell({
  card,
  width,
  position,
  hand,
  taken,
  cursor,
  open,
  every,
}: HandGridProps & { readonly card: Card; readonly width: number }) {
  const theme = useTheme();
  const number = hand?.[card] ?? 0;
  const picked = taken?.[card] ?? 0;
  const here = cursor === card;
  if (number === 0) {
    const mark = (here ? '>' : ' ') + (every ? '-' : ' ');
    return <Text {...(here ? theme.inverse : {})}>{mark.padEnd(width)}</Text>;
  }
  const copy = copyText(card, width, position);
  const before = here ? '>' : picked > 0 ? '[' : ' ';
  const text = before + copy.repeat(picked) + (picked > 0 ? ']' : '') + copy.repeat(number - picked);
  return (
    <>
      <Text {...cellStyle(card, theme, here, picked > 0, open(card))}>{text}</Text>
      {' '.repeat(Math.max(0, width - text.length))}
    </>
  );
}

/** In a row of its suit a rank says it all; the wider cells name the card. */
const copyText = (card: Card, width: number, { speaker }: ShengjiPosition): string =>
  isJoker(card) || width > 8 ? speaker.card(format(card)) : rankText(card);

const cellStyle = (card: Card, theme: Theme, here: boolean, picked: boolean, legal: boolean): Style => ({
  ...(isJoker(card) ? {} : suitStyle(format(card), theme)),
  ...(picked ? theme.strong : {}),
  ...(here ? theme.inverse : {}),
  ...(legal ? {} : theme.dim),
});
