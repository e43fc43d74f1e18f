import { useRef, useState } from 'react';
import type { OpaqueTypes, Refusal, Seat } from '../../../engine/game.ts';
import type { AnyPosition, AnyTable } from '../../table.ts';
import { useTerminal } from '../../terminal/hooks.ts';

export interface Selecting {
  /** The selection of the person to move, or who chooses ahead of the turn; null if nobody selects here. */
  readonly selection: unknown;
  /** The viewer's selection in their last turn; null if there was none. */
  readonly last: unknown;
  /** Was anything selected since the decision began, or ahead of it? */
  readonly touched: boolean;
  /** Was it selected before the turn, and not changed since? */
  readonly isAhead: boolean;
  /** Was it selected within `TREMBLE`? A trembling finger touches twice. */
  isFresh(): boolean;
  /** The reason why the selection from before the turn may not be played now; null if it may. */
  readonly dropped: Refusal | null;
  pick(selection: unknown): void;
  /** Begins the selection anew. */
  drop(): void;
  /** Begins the selection anew and forgets this decision: the cursor is where it was before. */
  forget(): void;
}

/** Time in ms within which two touches count as one. */
const TREMBLE = 400;

interface Picked {
  /** The time in ms of the terminal's clock. */
  readonly at: number;
  readonly decision: number;
  readonly selection: unknown;
  /** The phase of the deal in which it was picked before the turn; null: picked in the turn. */
  readonly stage: string | null;
  /** The seat's last selection when the decision began. */
  readonly before: unknown;
}

interface Choosing {
  readonly decision: number;
  /** The position as if it were the viewer's turn, if they may choose ahead; else null. */
  readonly ahead: AnyPosition | null;
  /** The move that is picked when the decision begins; null for the table's own beginning. */
  readonly firstPick: OpaqueTypes['move'] | null;
  /** Returns the reason why a selection may not be played; null if it may, or if it is no move yet. */
  refusalOf(selection: unknown): Refusal | null;
}

const stageOf = ({ status }: AnyPosition): string => `${status.deal} ${status.phase}`;

/** Keeps the selection of each decision, and each seat's last selection. */
export function useSelection(
  table: AnyTable,
  position: AnyPosition,
  { decision, ahead, firstPick, refusalOf }: Choosing,
): Selecting {
  const { mover, viewer } = position;
  const { clock } = useTerminal();
  const [picked, setPicked] = useState<Picked | null>(null);
  const remembered = useRef(new Map<Seat, unknown>());
  const lastOf = (seat: Seat) => remembered.current.get(seat) ?? null;
  const acting = mover === null ? ahead : position;
  // A selection ahead of the turn belongs to the next decision.
  const due = mover === null ? decision + 1 : decision;
  const kept =
    acting !== null &&
    picked?.decision === due &&
    (picked.stage === null ? mover !== null : picked.stage === stageOf(position))
      ? picked
      : null;
  const isAhead = kept !== null && kept.stage !== null;
  const dropped = isAhead && mover !== null ? refusalOf(kept.selection) : null;
  const touched = kept !== null && dropped === null;
  const firstSelection = () => {
    if (acting === null) return null;
    const selection = table.begin(acting, lastOf(acting.mover!));
    return firstPick === null || mover === null ? selection : table.select(acting, selection, firstPick);
  };
  return {
    selection: touched ? kept.selection : firstSelection(),
    touched,
    isAhead: touched && isAhead,
    dropped,
    isFresh: () => kept !== null && clock.now() - kept.at < TREMBLE,
    last: viewer === 'table' ? null : lastOf(viewer),
    drop: () => setPicked(null),
    forget() {
      setPicked(null);
      if (kept !== null && mover !== null) remembered.current.set(mover, kept.before);
    },
    pick(selection) {
      const before = kept === null ? lastOf(acting?.mover ?? 0) : kept.before;
      const stage = mover === null ? stageOf(position) : null;
      setPicked({ at: clock.now(), decision: due, selection, stage, before });
      if (mover !== null) remembered.current.set(mover, selection);
    },
  };
}
