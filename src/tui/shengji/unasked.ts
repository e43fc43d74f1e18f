import type { Seat } from '../../engine/game.ts';
import { canCall, drawMakesCall } from '../../engine/shengji/calling.ts';
import { COPIES, HAND, isJoker } from '../../engine/shengji/cards.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { DrawPhase, Fact, Hidden, Move, Shengji } from '../../engine/shengji/state.ts';
import type { Mover } from '../table.ts';

type Since = () => readonly Fact[];

/**
 * Staying is played without asking where there is nothing to decide. A person alone is asked while drawing only when the card drawn
 * makes a call possible: whoever passed up a call can still make it in the last calls. Of several people at the keyboard each is asked
 * after every seventh card of their own and after a call of somebody else, and everybody in the last calls, whatever they hold: being
 * asked tells nothing. Whoever wants to call in between stops the draw (see `TableUi.early`); with a screen of one's own nothing has to stop
 * for that, and nobody is asked before the last calls.
 */
export function unasked(
  view: Shengji['view'],
  seat: Seat,
  mover: Mover,
  since: Since = () => [],
): Move | null {
  return view.phase === 'draw' && !isAsked(view, seat, mover, since) ? { kind: 'stay' } : null;
}

function isAsked(view: DrawPhase<Hidden>, seat: Seat, mover: Mover, since: Since): boolean {
  const drawing = view.stays === null;
  if (mover === 'bot' || mover === 'alone')
    return mover === 'alone' && drawing ? drawMakesCall(view, seat) : canCall(view, seat);
  if (isUnbeatable(view)) return false;
  if (mover === 'apart') return !drawing;
  return !drawing || isLookDue(view, seat) || since().some(({ kind }) => kind === 'call');
}

/** Cards from one look at the own hand to the next while cards are drawn. */
const LOOK = 7;

/** After the last card the last calls follow, in which everybody looks. */
function isLookDue(view: DrawPhase<Hidden>, seat: Seat): boolean {
  const held = cardsLeft(view, seat);
  return held % LOOK === 0 && held < HAND;
}

/** Nothing replaces four cards, but four jokers where they may call. */
const isUnbeatable = ({ call, standing }: DrawPhase<Hidden>): boolean =>
  call !== null && call.count === COPIES && (isJoker(call.card) || !standing.rules.noTrumpCalls);
