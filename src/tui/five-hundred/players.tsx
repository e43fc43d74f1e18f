import { Box, Text } from 'ink';
import { teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { Rich } from '../parts/rich.tsx';
import { useTheme } from '../theme.ts';
import type { SpaceProps } from './layout.ts';
import { nameOf, suitName } from './words.ts';

const WIDTH = 27;
/** In a larger window the players sit no farther apart, so that a trick is seen at a glance. */
const WIDEST = 64;

/** The players round the table, clockwise from the viewer below, each with their card of the trick. */
export function Players({ position, layout, columns, rows }: SpaceProps) {
  const { viewer } = position;
  const { seats } = layout.view.standing;
  const south = viewer === 'table' ? 0 : viewer;
  const tall = rows >= (seats === 4 ? 9 : 12);
  const at = (turn: number) => (
    <PlayerAt position={position} layout={layout} seat={(south + turn) % seats} tall={tall} />
  );
  const pairs =
    seats === 4
      ? [[1, 3]]
      : [
          [2, 4],
          [1, 5],
        ];
  return (
    <Box width={columns} height={rows} justifyContent="center" alignItems="center">
      <Box
        flexDirection="column"
        width={Math.min(columns, WIDEST)}
        height={Math.min(rows, seats === 4 ? 15 : 18)}
        justifyContent="space-between"
      >
        <Box justifyContent="center">{at(seats / 2)}</Box>
        {pairs.map(([left, right]) => (
          <Box key={left} justifyContent="space-between">
            {at(left!)}
            {at(right!)}
          </Box>
        ))}
        <Box justifyContent="center">{at(0)}</Box>
      </Box>
    </Box>
  );
}

interface PlayerProps extends Pick<SpaceProps, 'position' | 'layout'> {
  readonly seat: Seat;
  /** Three lines, or two. */
  readonly tall: boolean;
}

function PlayerAt({ position, layout, seat, tall }: PlayerProps) {
  const { speaker, turn, viewer } = position;
  const { view, cardsLeft, swept, best, contract, past } = layout;
  const theme = useTheme();
  const theirs = !swept && turn.includes(seat);
  const partner = viewer !== 'table' && seat !== viewer && teamOf(seat) === teamOf(viewer);
  const out = contract?.out.includes(seat) === true;
  const tags = `${seat === view.standing.dealer ? ' (D)' : ''}${partner ? ' partner' : ''}`;
  const took = past.filter(({ winner }) => winner === seat).length + (swept && best === seat ? 1 : 0);
  const counts = out
    ? 'sits out'
    : tall
      ? `${cardsLeft[seat]} left, took ${took}`
      : `${cardsLeft[seat]} left`;
  const card = cardText(position, layout, seat);
  return (
    <Box flexDirection="column" width={WIDTH} height={tall ? 3 : 2}>
      <Text wrap="truncate-end">
        <Text {...(theirs ? theme.inverse : theme.strong)}>
          {theirs ? '> ' : '  '}
          {speaker.seat(seat)}
          {theirs ? ' <' : ''}
        </Text>
        {tags}
      </Text>
      {tall && <Text>{`  ${counts}`}</Text>}
      <Rich>{tall ? `  ${card}` : `  ${counts.padEnd(8)}${card}`}</Rich>
    </Box>
  );
}

/** `[ K♥ ] led *`: the card of the trick, whether it was led, and whether it wins. */
function cardText(
  { speaker }: SpaceProps['position'],
  { trick, best, swept }: SpaceProps['layout'],
  seat: Seat,
): string {
  const place = trick.plays.findIndex((play) => play.seat === seat);
  if (place < 0) return '';
  const named = place === 0 && trick.named !== null ? ` ${suitName(trick.named, speaker)}` : '';
  const led = place === 0 ? ` led${named}` : '';
  const wins = best === seat ? (swept ? ' * takes it' : ' *') : '';
  return `[ ${nameOf(trick.plays[place]!.card, speaker)} ]${led}${wins}`;
}
