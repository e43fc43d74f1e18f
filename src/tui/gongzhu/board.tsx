import { Box, Text } from 'ink';
import { formatCard, suitOf } from '../../engine/card.ts';
import { cardsOf, EMPTY } from '../../engine/card-set.ts';
import { type Gongzhu, giverTo } from '../../engine/gongzhu/state.ts';
import { HAND_ROWS, Hand, pickNumbers } from '../parts/hand.tsx';
import { Rich } from '../parts/rich.tsx';
import type { BoardProps } from '../table.ts';
import { useTheme } from '../theme.ts';
import { layoutOf } from './layout.ts';
import { Panel } from './panel.tsx';
import { PlayerAt } from './players.tsx';
import { type GongzhuPosition, handOf, legalIn, type Selection } from './selection.ts';

/** The panel's columns, its edge included: in a wide window there is room for a whole trick on a line. */
const panelWidth = (columns: number): number => (columns >= 100 ? 32 : 23);

export function Board({ position, selection, size: { columns, rows } }: BoardProps<Gongzhu, Selection>) {
  const layout = layoutOf(position);
  const { viewer } = position;
  const theme = useTheme();
  const south = viewer === 'table' ? 0 : viewer;
  const seat = (turn: number) => (south + turn) & 3;
  const height = rows - HAND_ROWS;
  const panel = panelWidth(columns);
  const width = columns - panel;
  const player = (turn: number) => <PlayerAt position={position} layout={layout} seat={seat(turn)} />;
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box height={height}>
        <Box flexDirection="column" width={width} justifyContent="space-between">
          <Box justifyContent="center">{player(2)}</Box>
          <Box justifyContent="space-between" paddingX={2}>
            {player(1)}
            {player(3)}
          </Box>
          <Box justifyContent="center">{player(0)}</Box>
          <Box justifyContent="center">
            <Rich>{exchangeText(position)}</Rich>
          </Box>
        </Box>
        <Box flexDirection="column" width={1}>
          <Text>{`${theme.lines.vertical}\n`.repeat(height).trimEnd()}</Text>
        </Box>
        <Panel
          position={position}
          layout={layout}
          back={selection?.back ?? 0}
          width={panel - 1}
          rows={height}
        />
      </Box>
      <OwnHand position={position} selection={selection} />
    </Box>
  );
}

/** Who passes to whom; on the first trick, what the viewer was given. */
function exchangeText({ view, viewer, speaker }: GongzhuPosition): string {
  if (view.phase !== 'play' || viewer === 'table' || view.deal.to === 0 || view.past !== null) return ' ';
  const giver = giverTo(view.deal, viewer);
  const cards = cardsOf(view.deal.gifts[giver] ?? EMPTY).map((card) => speaker.card(formatCard(card)));
  return cards.length === 0 ? ' ' : `${speaker.seat(giver)} passed you ${cards.join(' ')}`;
}

function OwnHand({
  position,
  selection,
}: {
  readonly position: GongzhuPosition;
  readonly selection: Selection | null;
}) {
  const { view, mover, speaker } = position;
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const numbers = mover === null ? [] : pickNumbers(legal);
  const passing = view.phase === 'pass';
  return (
    <Hand
      cards={hand.map((card, place) => ({
        text: speaker.card(formatCard(card)),
        legal: legal[place]!,
        number: numbers[place] ?? null,
        raised: selection !== null && (passing ? selection.taken.includes(card) : selection.cursor === card),
        cursor: selection?.cursor === card,
        first: place > 0 && suitOf(hand[place - 1]!) !== suitOf(card),
      }))}
    />
  );
}
