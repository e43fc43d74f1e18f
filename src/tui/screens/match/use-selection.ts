import { useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { AnyPosition, AnyTable } from '../../table.ts';

export interface Selecting {
  /** What the person who is to move has selected; null while nobody is to move here. */
  readonly selection: unknown;
  /** What the viewer had selected when it last was their turn, if anything. */
  readonly last: unknown;
  /** Something was selected since the decision began. */
  readonly touched: boolean;
  pick(selection: unknown): void;
  /** As at the beginning of the decision. */
  drop(): void;
}

/** Keeps the selection of each decision, and what each seat had selected last. */
export function useSelection(table: AnyTable, position: AnyPosition, decision: number): Selecting {
  const { mover, viewer } = position;
  const [picked, setPicked] = useState<{ decision: number; selection: unknown } | null>(null);
  const remembered = useRef(new Map<Seat, unknown>());
  const lastOf = (seat: Seat) => remembered.current.get(seat) ?? null;
  const begun = () => (mover === null ? null : table.begin(position, lastOf(mover)));
  const touched = mover !== null && picked?.decision === decision;
  return {
    selection: touched ? picked.selection : begun(),
    touched,
    last: viewer === 'table' ? null : lastOf(viewer),
    drop: () => setPicked(null),
    pick(selection) {
      setPicked({ decision, selection });
      if (mover !== null) remembered.current.set(mover, selection);
    },
  };
}
