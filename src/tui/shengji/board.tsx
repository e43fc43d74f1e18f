import { Box, Text } from 'ink';
import type { Shengji } from '../../engine/shengji/state.ts';
import { factText } from '../../engine/shengji/text.ts';
import { Lines } from '../parts/lines.tsx';
import { Rich } from '../parts/rich.tsx';
import type { BoardProps } from '../table.ts';
import { useTheme } from '../theme.ts';
import { GRID_ROWS, HandGrid } from './hand-grid.tsx';
import { layoutOf } from './layout.ts';
import { playable } from './offers.ts';
import { panelLines } from './panel.ts';
import { Players } from './players.tsx';
import { type Selection, trumpsOf } from './selection.ts';
import { pointsLine, ticketsLine } from './stakes.ts';
import type { ShengjiPosition } from './words.ts';

/** The players and the heads of their columns. */
const PLAYER_ROWS = 7;

/** What happened lately, where there is room for it. */
const news = ({ recent, speaker }: ShengjiPosition, rows: number): string[] =>
  rows < 1 ? [] : recent.slice(-rows).map((fact) => `  ${factText(fact, speaker)}`);

const CALLING = 'THE DRAW  Cards of the trump rank call their suit; more replace a call.';
/** The line of the tickets, and two rules. */
const FIXED_ROWS = 3;

export function Board({ position, selection, size: { columns, rows } }: BoardProps<Shengji, Selection>) {
  const { lines } = useTheme();
  const layout = layoutOf(position);
  if (layout === null) return <Text> </Text>;
  const { view, hand } = layout;
  const { speaker, mover } = position;
  const height = rows - GRID_ROWS - FIXED_ROWS;
  const side = Math.max(23, Math.floor(columns * 0.3));
  const left = columns - side - 1;
  const rule = (tee: string) => lines.horizontal.repeat(left) + tee + lines.horizontal.repeat(side);
  const deciding = mover !== null && view.phase === 'play' && selection !== null;
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Rich>{view.phase === 'draw' ? CALLING : ticketsLine(view, speaker)}</Rich>
      <Text>{rule(lines.teeDown)}</Text>
      <Box height={height}>
        <Box flexDirection="column" width={left} height={height}>
          <Players position={position} layout={layout} width={left} />
          <Box flexDirection="column" height={height - PLAYER_ROWS - 1} justifyContent="flex-end">
            <Lines lines={news(position, height - PLAYER_ROWS - 3)} />
          </Box>
          <Rich>{view.phase === 'play' ? pointsLine(view) : ' '}</Rich>
        </Box>
        <Text>{`${lines.vertical}\n`.repeat(height).trimEnd()}</Text>
        <Box flexDirection="column" width={side} height={height} paddingLeft={1}>
          <Lines lines={panelLines(position, layout, selection, height)} />
        </Box>
      </Box>
      <Text>{rule(lines.teeUp)}</Text>
      <HandGrid
        position={position}
        trumps={trumpsOf(view)}
        hand={hand}
        taken={selection?.kind === 'cards' ? selection.taken : null}
        cursor={selection === null || selection.kind === 'call' ? null : selection.cursor}
        open={deciding ? playable(view) : () => true}
        every={selection?.kind === 'tickets'}
        columns={columns}
      />
    </Box>
  );
}
