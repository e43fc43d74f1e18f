import { Box, Text } from 'ink';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import { count } from '../../engine/words.ts';
import { HAND_ROWS, Hand, pickNumbers } from '../parts/hand.tsx';
import { Rich } from '../parts/rich.tsx';
import type { BoardProps } from '../table.ts';
import { useTheme } from '../theme.ts';
import { AuctionBoard } from './auction-board.tsx';
import { BurialBoard } from './burial-board.tsx';
import { type FiveHundredPosition, type Layout, layoutOf, type SpaceProps } from './layout.ts';
import { Panel } from './panel.tsx';
import { Players } from './players.tsx';
import { legalIn, type Selection } from './selection.ts';
import { auctionLine, nameOf } from './words.ts';

export function Board({ position, selection, size: { columns, rows } }: BoardProps<FiveHundred, Selection>) {
  const layout = layoutOf(position);
  const height = rows - HAND_ROWS;
  const { view } = layout;
  const space = { position, layout, columns, rows: height };
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box flexDirection="column" height={height}>
        {view.phase === 'bid' ? (
          <AuctionBoard {...space} call={selection?.call ?? null} />
        ) : view.phase === 'bury' && position.mover !== null ? (
          <BurialBoard {...space} taken={selection?.taken ?? []} />
        ) : (
          <PlayBoard {...space} back={selection?.back ?? 0} />
        )}
      </Box>
      <OwnHand position={position} layout={layout} selection={selection} />
    </Box>
  );
}

function PlayBoard({ back, ...space }: SpaceProps & { readonly back: number }) {
  const { position, layout, columns, rows } = space;
  const theme = useTheme();
  const panel = columns >= 110 ? 45 : 23;
  return (
    <>
      <Rich>{auctionLine(layout.calls, position, columns)}</Rich>
      <Box height={rows - 1}>
        <Players {...space} columns={columns - panel} rows={rows - 1} />
        <Box flexDirection="column" width={1}>
          <Text>{`${theme.lines.vertical}\n`.repeat(rows - 1).trimEnd()}</Text>
        </Box>
        <Panel {...space} columns={panel - 2} rows={rows - 1} back={back} />
      </Box>
    </>
  );
}

interface OwnHandProps {
  readonly position: FiveHundredPosition;
  readonly layout: Layout;
  readonly selection: Selection | null;
}

function OwnHand({ position, layout, selection }: OwnHandProps) {
  const { mover, speaker } = position;
  const { hand, contract, view } = layout;
  const theme = useTheme();
  const burying = view.phase === 'bury';
  const choosing = mover !== null && view.phase !== 'bid';
  const legal = legalIn(position, hand);
  const numbers = choosing && !burying ? pickNumbers(legal) : [];
  const trump = contract?.trump ?? 4;
  if (
    contract !== null &&
    position.viewer !== 'table' &&
    contract.out.includes(position.viewer) &&
    !choosing
  ) {
    return (
      <Box justifyContent="center" height={HAND_ROWS} paddingTop={1}>
        <Text {...theme.strong}>{`You sit out; your ${count(hand.length, 'card')} are laid aside.`}</Text>
      </Box>
    );
  }
  return (
    <Hand
      cards={hand.map((card, place) => ({
        text: nameOf(card, speaker),
        legal: legal[place]!,
        number: numbers[place] ?? null,
        raised: choosing && (burying ? selection?.taken.includes(card) === true : selection?.cursor === card),
        cursor: choosing && selection?.cursor === card,
        first: place > 0 && suitIn(hand[place - 1]!, trump) !== suitIn(card, trump),
      }))}
    />
  );
}
