import type { Seat } from '../../engine/game.ts';
import { HAND } from '../../engine/shengji/cards.ts';
import { play } from '../../engine/shengji/rules.ts';
import type { Shengji, View } from '../../engine/shengji/state.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { type End, endOf, endsFrom } from './end.ts';
import { imagineSensibly } from './imagine.ts';

/** Least points with which the Player party wins. */
export const BORDER = 160;

export const shengjiPlan: SearchPlan<Shengji> = {
  candidates,
  imagine: imagineSensibly,
  playOut(world, seat) {
    if (world.phase !== 'play') return (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) });
    const endAfter = endsFrom(world);
    return (move) => ({ value: worthOf(endAfter(move.kind === 'play' ? move.cards : []), seat) });
  },
  worth: (end, seat) => worthOf(endOf(end), seat),
  measure: () => ({ counts: 'points', matters: 8 }),
  caution: (view) => (view.phase === 'play' ? 1 : 2),
  // The fewer cards are left, the more rollouts fit the time.
  rollouts: (view) => (view.phase === 'draw' ? 64 : Math.min(6000, Math.round(42_000 / leftIn(view)))),
};

const leftIn = (view: View): number => (view.phase === 'play' ? view.left : HAND);

/** The Player party's points above the border; for the House those below it. */
export const worthOf = ({ playerPoints, house }: End, seat: Seat): number =>
  (playerPoints - BORDER) * (house.includes(seat) ? -1 : 1);
