import { Box } from 'ink';
import { useMemo } from 'react';
import { Picture } from '../../drawing/picture.tsx';
import type { Room } from '../../drawing/size.ts';
import type { Motion } from '../../match/motion.ts';
import { markNewest } from '../../motion/flight.ts';
import { Moving } from '../../motion/moving.tsx';
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
  /** How many steps of the match have been shown. */
  readonly step: number;
  /** How cards move on the way to this position; null: they do not. */
  readonly motion: Motion | null;
  /** In a lesson only what its words are about is marked. */
  readonly isLesson?: boolean;
  /** The sentences of the deal, read only where they are shown. */
  log(): readonly string[];
}

/** A game's table, and in large windows a third column beside it. */
export function Seated(props: SeatedProps) {
  const { table, position, told, selection, last, room, step, motion, isLesson = false, log } = props;
  const { third } = room;
  const drawn = table.paint({ position, selection, last, size: room.table });
  if (!isLesson) markNewest(drawn);
  const board = <Moving canvas={drawn} viewer={position.viewer} step={step} motion={motion} />;
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
