import type { Seat } from '../../engine/game.ts';
import { canCall, drawMakesCall } from '../../engine/shengji/calling.ts';
import { COPIES, isJoker } from '../../engine/shengji/cards.ts';
import type { DrawView, Move, Shengji } from '../../engine/shengji/state.ts';

/**
 * Staying is played without asking where there is nothing to decide: while drawing, unless the card drawn makes a call possible
 * (whoever passed up a call can still make it in the last calls); in the last calls, unless a call is possible. With several people at
 * the keyboard the draw goes through without a halt, and everybody is asked in the last calls, so that being asked tells nothing.
 */
export function unasked(view: Shengji['view'], seat: Seat, shared: boolean): Move | null {
  if (view.phase !== 'draw') return null;
  const asked = shared
    ? view.stays !== null && !isUnbeatable(view)
    : view.stays === null
      ? drawMakesCall(view, seat)
      : canCall(view, seat);
  return asked ? null : { kind: 'stay' };
}

/** Nothing replaces four cards, but four jokers where they may call. */
const isUnbeatable = ({ call, standing }: DrawView): boolean =>
  call !== null && call.count === COPIES && (isJoker(call.card) || !standing.settings.noTrumpCalls);
