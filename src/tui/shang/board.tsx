import { Box, Text } from 'ink';
import { formatCard } from '../../engine/card.ts';
import { EMPTY, has, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { SEATS, type Shang } from '../../engine/shang/state.ts';
import { HAND_ROWS, Hand } from '../parts/hand.tsx';
import { Lines } from '../parts/lines.tsx';
import { Rich } from '../parts/rich.tsx';
import type { BoardProps } from '../table.ts';
import { useTheme } from '../theme.ts';
import { handOf, type ShangPosition, type Sort } from './hand.ts';
import { flow, type Layout, lastDeed, layoutOf, stillOut, story } from './layout.ts';
import { Panel } from './panel.tsx';
import { playsFor, type Selection } from './selection.ts';

/** The players' columns; the panel has the rest. */
const PLAYERS = 51;
const NAME = 12;
/** So few cards are a warning to the others. */
const LOW = 2;
/** With so many rows above the hand, there is a line between two players. */
const ROOMY = 20;

export function Board({ position, selection, last, size: { columns, rows } }: BoardProps<Shang, Selection>) {
  const theme = useTheme();
  const layout = layoutOf(position);
  const height = rows - HAND_ROWS;
  const width = columns > 100 ? PLAYERS + 14 : PLAYERS;
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box height={height}>
        <Box flexDirection="column" width={width}>
          <Players position={position} layout={layout} roomy={height >= ROOMY} />
          <Below position={position} layout={layout} width={width - 3} rows={height} />
        </Box>
        <Box flexDirection="column" width={1}>
          <Text>{`${theme.lines.vertical}\n`.repeat(height).trimEnd()}</Text>
        </Box>
        <Panel
          position={position}
          selection={selection}
          past={layout.past}
          columns={columns - width - 1}
          rows={height}
        />
      </Box>
      <OwnHand position={position} selection={selection} sort={(selection ?? last)?.sort ?? 'rank'} />
    </Box>
  );
}

interface PartProps {
  readonly position: ShangPosition;
  readonly layout: Layout;
}

/** A line a player in the order of play, the viewer last. */
function Players({ position, layout, roomy }: PartProps & { readonly roomy: boolean }) {
  const theme = useTheme();
  const south = position.viewer === 'table' ? SEATS - 1 : position.viewer;
  return (
    <Box flexDirection="column" rowGap={roomy ? 1 : 0}>
      <Text {...theme.strong}>{`${' '.repeat(NAME + 3)}${'CARDS LEFT'.padEnd(16)}TOTAL  THIS TABLE`}</Text>
      {[1, 2, 3, 4].map((turn) => (
        <Player key={turn} position={position} layout={layout} seat={(south + turn) % SEATS} />
      ))}
    </Box>
  );
}

function Player({ position, layout, seat }: PartProps & { readonly seat: Seat }) {
  const { view, speaker, turn, status, shown } = position;
  const theme = useTheme();
  const theirs = !shown?.lingering && turn.includes(seat);
  const cards = view.cardsLeft[seat]!;
  const warning = cards === 0 ? 'OUT' : cards <= LOW ? 'LOW' : '';
  const bars = '|'.repeat(cards) + (warning && cards > 0 ? '  ' : '');
  return (
    <Text wrap="truncate-end">
      {theirs ? '> ' : '  '}
      <Text {...(theirs ? theme.inverse : theme.strong)}>{speaker.seat(seat).slice(0, NAME)}</Text>
      {' '.repeat(Math.max(0, NAME - speaker.seat(seat).length))}
      {` ${String(cards).padStart(2)} ${bars}`}
      <Text {...theme.inverse}>{warning}</Text>
      {' '.repeat(13 - bars.length - warning.length)}
      {`${String(status.scores[seat]).padStart(5)}  `}
      <Rich>{lastDeed(seat, layout, position)}</Rich>
    </Text>
  );
}

/** The story of this table, its end if it is too long, and the cards that are still out. */
function Below({
  position,
  layout,
  width,
  rows,
}: PartProps & { readonly width: number; readonly rows: number }) {
  const roomy = rows >= ROOMY;
  const room = rows - (roomy ? 2 * SEATS + 2 : SEATS + 2);
  const out = position.assist && position.mover !== null ? stillOut(position) : [];
  const outLines = cut(
    flow([`${out.length} still out:`, ...out], width, ' '),
    out.length === 0 ? 0 : roomy ? 4 : 1,
  );
  const lines = flow(story(layout, position), width);
  const told = room - outLines.length - 1;
  return (
    <Box flexDirection="column" height={room} marginTop={1} paddingLeft={2} justifyContent="space-between">
      <Box flexDirection="column">
        <Lines lines={lines.length > told ? ['...', ...lines.slice(1 - told)] : lines} />
      </Box>
      <Box flexDirection="column">
        <Lines lines={outLines} />
      </Box>
    </Box>
  );
}

/** The first lines; an ellipsis in place of the last card says that there are more. */
const cut = (lines: readonly string[], rows: number): string[] =>
  lines
    .slice(0, rows)
    .map((line, row) => (row === rows - 1 && lines.length > rows ? `${line.slice(0, -2)}...` : line));

interface OwnHandProps {
  readonly position: ShangPosition;
  readonly selection: Selection | null;
  readonly sort: Sort;
}

/** While the viewer is to move, cards that are part of no legal play are dimmed. */
function OwnHand({ position, selection, sort }: OwnHandProps) {
  const { mover, speaker } = position;
  const useful = playsFor(position).reduce((all, { cards }) => union(all, cards), EMPTY);
  return (
    <Hand
      cards={handOf(position, sort).map(({ card, first }) => ({
        text: speaker.card(formatCard(card)),
        legal: mover === null || has(useful, card),
        number: null,
        raised: selection?.taken.includes(card) ?? false,
        cursor: selection?.cursor === card,
        first,
      }))}
    />
  );
}
