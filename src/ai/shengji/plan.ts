import type { Seat } from '../../engine/game.ts';
import { HAND } from '../../engine/shengji/cards.ts';
import { play, toAct } from '../../engine/shengji/rules.ts';
import type { Move, Shengji, State, View } from '../../engine/shengji/state.ts';
import { view } from '../../engine/shengji/view.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { imagineSensibly } from './imagine.ts';
import { chooseSetup } from './setup.ts';
import { type End, sketchEnd, sketchFrom } from './sketch/index.ts';

/** The Player party's points from which on it wins. */
export const BORDER = 160;

export const shengjiPlan: SearchPlan<Shengji> = {
  candidates,
  imagine: imagineSensibly,
  playOut(world, seat) {
    if (world.phase !== 'play') return (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) });
    const endAfter = sketchFrom(world);
    return (move) => ({ value: worthOf(endAfter(move.kind === 'play' ? move.cards : []), seat) });
  },
  worth: (end, seat) => worthOf(endOf(end), seat),
  measure: () => ({ counts: 'points', matters: 8 }),
  caution: (view) => (view.phase === 'play' ? 1 : 2),
  // With fewer cards left a deal is played out more often in the same time.
  rollouts: (view) => (view.phase === 'draw' ? 64 : Math.min(6000, Math.round(42_000 / leftIn(view)))),
};

const leftIn = (view: View): number => (view.phase === 'play' ? view.left : HAND);

/** The Player party's points above the border, or for the House below it. */
export const worthOf = ({ playerPoints, house }: End, seat: Seat): number =>
  (playerPoints - BORDER) * (house.includes(seat) ? -1 : 1);

/** How a deal ends if the policy plays on. */
function endOf(from: State): End {
  const state = setUp(from);
  return state.phase === 'play' ? sketchEnd(state) : state.standing.results.at(-1)!;
}

/** A deal as the policy sets it up: up to the first lead. `hear` is told of each move. */
export function setUp(from: State, hear?: (seat: Seat, move: Move) => void): State {
  let state = from;
  while (state.phase === 'draw' || state.phase === 'bury' || state.phase === 'tickets') {
    const seat = toAct(state)[0]!;
    const { move } = chooseSetup(view(state, seat) as Parameters<typeof chooseSetup>[0], seat);
    hear?.(seat, move);
    state = play(state, seat, move);
  }
  return state;
}
