import { Box } from 'ink';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import type { BoardProps } from '../table.ts';
import { Grid, gridWidth } from './grid.tsx';
import { Hand } from './hand.tsx';
import { scoresFor } from './layout.ts';
import { Panel } from './panel.tsx';
import type { Selection } from './selection.ts';

export function Board({ position, selection, size: { columns, rows } }: BoardProps<KingsCourt, Selection>) {
  const cell = columns >= 100 ? 7 : 5;
  const height = rows >= 31 ? 3 : 1;
  const width = gridWidth(cell);
  const scores = scoresFor(position, selection);
  const shared = { position, selection, scores };
  return (
    <Box flexDirection="column" height={rows} width={columns}>
      <Box height={rows - 1}>
        <Box flexDirection="column" width={width}>
          <Grid {...shared} cell={cell} height={height} />
        </Box>
        <Box flexDirection="column" paddingLeft={1} width={columns - width}>
          <Panel {...shared} width={columns - width - 1} rows={rows - 1} />
        </Box>
      </Box>
      <Hand position={position} selection={selection} />
    </Box>
  );
}
