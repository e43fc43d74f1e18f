import { Box } from 'ink';
import { useMemo } from 'react';
import { Picture } from '../../drawing/canvas.tsx';
import type { Room } from '../../drawing/size.ts';
import type { AnyPosition, AnyTable } from '../../table.ts';
import { paintThird } from './third.ts';

interface SeatedProps {
  readonly table: AnyTable;
  readonly position: AnyPosition;
  /** What the third column tells of; `position`, where a choice ahead of the turn shows another one. */
  readonly told: AnyPosition;
  readonly selection: unknown;
  readonly last: unknown;
  readonly room: Room;
  /** The sentences of the deal, read only where they are shown. */
  log(): readonly string[];
}

/** A game's table, and in large windows a third column beside it. */
export function Seated({ table, position, told, selection, last, room, log }: SeatedProps) {
  const board = <Picture canvas={table.paint({ position, selection, last, size: room.table })} />;
  const { third } = room;
  const { view, status, viewer, theme } = told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key changes none of these, and the column with none of them
  const canvas = useMemo(
    () => third && paintThird(table, told, log(), third),
    [table, view, status, viewer, theme, third],
  );
  if (!third || !canvas) return board;
  return (
    <Box flexDirection="row">
      <Box flexDirection="column" width={third.x}>
        {board}
      </Box>
      <Box flexDirection="column" width={third.columns}>
        <Picture canvas={canvas} />
      </Box>
    </Box>
  );
}
