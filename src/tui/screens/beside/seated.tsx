import type { Motion } from '../../match/motion.ts';
import { markNewest } from '../../motion/flight.ts';
import { Moving } from '../../motion/moving.tsx';
import type { AnyPosition, AnyTable } from '../../table.ts';
import type { Size } from '../../terminal/screen.ts';

interface SeatedProps {
  readonly table: AnyTable;
  readonly position: AnyPosition;
  readonly selection: unknown;
  readonly last: unknown;
  readonly size: Size;
  /** The number of steps shown so far. */
  readonly step: number;
  /** The motion of cards to this position; null if nothing moves. */
  readonly motion: Motion | null;
  /** Were the cards just dealt, with no key pressed since? */
  readonly isDealt?: boolean;
  /** In a lesson, only the cards and parts that its words name are marked. */
  readonly isLesson?: boolean;
}

/** Draws a game's table with its newest card marked. */
export function Seated({ table, isLesson = false, isDealt = false, step, motion, ...board }: SeatedProps) {
  const drawn = table.paint(board);
  if (!isLesson) markNewest(drawn);
  const { viewer } = board.position;
  return <Moving canvas={drawn} viewer={viewer} step={step} motion={motion} isDealt={isDealt} />;
}
