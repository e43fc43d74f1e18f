import type { TableSize } from '../../drawing/size.ts';
import type { Motion } from '../../match/motion.ts';
import { markNewest } from '../../motion/flight.ts';
import { Moving } from '../../motion/moving.tsx';
import type { AnyPosition, AnyTable } from '../../table.ts';

interface SeatedProps {
  readonly table: AnyTable;
  readonly position: AnyPosition;
  readonly selection: unknown;
  readonly last: unknown;
  readonly size: TableSize;
  /** How many steps of the match have been shown. */
  readonly step: number;
  /** How cards move on the way to this position; null: they do not. */
  readonly motion: Motion | null;
  /** The cards were dealt just now, and no key has been pressed since. */
  readonly isDealt?: boolean;
  /** In a lesson only what its words are about is marked. */
  readonly isLesson?: boolean;
}

/** A game's table, its newest card marked. */
export function Seated({ table, isLesson = false, isDealt = false, step, motion, ...board }: SeatedProps) {
  const drawn = table.paint(board);
  if (!isLesson) markNewest(drawn);
  const { viewer } = board.position;
  return <Moving canvas={drawn} viewer={viewer} step={step} motion={motion} isDealt={isDealt} />;
}
