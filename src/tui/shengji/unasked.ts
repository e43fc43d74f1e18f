import type { Seat } from '../../engine/game.ts';
import { canCall, drawMakesCall } from '../../engine/shengji/calling.ts';
import { COPIES, isJoker } from '../../engine/shengji/cards.ts';
import type { DrawPhase, Hidden, Move, Shengji } from '../../engine/shengji/state.ts';
import type { Mover } from '../table.ts';

/**
 * Staying is played without asking where there is nothing to decide. A person alone is asked while drawing only when the card drawn
 * makes a call possible: whoever passed up a call can still make it in the last calls. With several people at the keyboard the draw
 * goes on unless somebody stops it to call (see `TableUi.early`), and everybody is asked in the last calls: being asked tells nothing.
 */
export function unasked(view: Shengji['view'], seat: Seat, mover: Mover): Move | null {
  return view.phase === 'draw' && !isAsked(view, seat, mover) ? { kind: 'stay' } : null;
}

function isAsked(view: DrawPhase<Hidden>, seat: Seat, mover: Mover): boolean {
  const drawing = view.stays === null;
  if (mover === 'shared') return !drawing && !isUnbeatable(view);
  return mover === 'alone' && drawing ? drawMakesCall(view, seat) : canCall(view, seat);
}

/** Nothing replaces four cards, but four jokers where they may call. */
const isUnbeatable = ({ call, standing }: DrawPhase<Hidden>): boolean =>
  call !== null && call.count === COPIES && (isJoker(call.card) || !standing.rules.noTrumpCalls);
