import { Box, Text } from 'ink';
import { type Card, cardsOf, has, NONE, setOf } from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import { Lines } from '../parts/lines.tsx';
import { useTheme } from '../theme.ts';
import type { SpaceProps } from './layout.ts';
import { auctionLine, nameOf, suitName } from './words.ts';

/** What the contractor keeps and what is to be buried, side by side, a line a suit. */
export function BurialBoard({
  position,
  layout,
  columns,
  rows,
  taken,
}: SpaceProps & { readonly taken: readonly Card[] }) {
  const theme = useTheme();
  const { speaker } = position;
  const { view, hand, contract } = layout;
  if (view.phase !== 'bury' || contract === null) return null;
  const need = buryCount(view);
  const widow = view.widow ?? NONE;
  const kept = hand.filter((card) => !taken.includes(card));
  const suits = [...new Set(hand.map((card) => suitIn(card, contract.trump)))];
  // Thirteen trumps fit on the left, six cards on the right.
  const half = Math.floor(columns * 0.63);
  const suitLine = (cards: readonly Card[], suit: number) => {
    const names = cards
      .filter((card) => suitIn(card, contract.trump) === suit)
      .map((card) => nameOf(card, speaker) + (has(widow, card) ? '+' : ''));
    return ` ${suit < 4 ? suitName(suit, speaker) : ' '}  ${names.join(' ') || '-'}`;
  };
  const side = (title: string, cards: readonly Card[]) => [
    title,
    '',
    ...suits.map((suit) => suitLine(cards, suit)),
  ];
  const fromWidow = cardsOf(widow).map((card) => nameOf(card, speaker));
  return (
    <>
      <Box height={rows - 2} paddingTop={1}>
        <Box flexDirection="column" width={half} paddingLeft={1}>
          <Lines lines={side(`KEEP ${kept.length} of ${hand.length - need}`, kept)} />
        </Box>
        <Box flexDirection="column" width={2}>
          <Text>{`${theme.lines.vertical}\n`.repeat(suits.length + 2).trimEnd()}</Text>
        </Box>
        <Box flexDirection="column" width={columns - half - 2}>
          <Lines
            lines={side(
              `BURY ${taken.length} of ${need}`,
              hand.filter((card) => has(setOf(taken), card)),
            )}
          />
        </Box>
      </Box>
      <Lines
        lines={[
          ` + from the widow: ${fromWidow.join(' ')}${contract.out.length > 0 ? ', one of them a gift' : ''}`,
          ` ${auctionLine(layout.calls, position, columns - 1)}`,
        ]}
      />
    </>
  );
}
