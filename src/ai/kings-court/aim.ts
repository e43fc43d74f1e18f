import { play } from '../../engine/kings-court/rules.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import type { Sense, Sensible } from '../adviser/telling.ts';
import type { Measure } from '../search.ts';
import { toldBy, type Worth } from './parts.ts';
import { CHANCE, chanceOf, LEAD, leadOf, playOn } from './plan.ts';

/** A chance below this, or this close to 1, counts as decided. */
const DECIDED = 0.01;
/** The number of imagined deals that show whether a chance is decided. */
const DEALS = 40;

/** Lower places to aim at, with their names. */
const PLACES = { 2: 'second', 3: 'third' } as const;

/** The aim of a hint in a decided match: the best place that is still open, or points if all are decided. Null if the first place is open. */
export const kingsCourtAim: Sense<KingsCourt> = (view, _, draw) => {
  if (view.phase !== 'play' || view.scores.length === 2) return null;
  const seat = view.turn;
  const outlooks = [...draw().keys()].slice(0, DEALS).map((world) => playOn(world));
  const isOpen = (place: number): boolean => {
    const chances = outlooks.map((outlook) => chanceOf(outlook, seat, place));
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    return mean > DECIDED && mean < 1 - DECIDED;
  };
  if (isOpen(1)) return null;
  for (const place of [2, 3] as const)
    if (place < view.scores.length && isOpen(place))
      return counting((standing, one) => chanceOf(standing, one, place), { ...CHANCE, aim: PLACES[place] });
  return counting(leadOf, { ...LEAD, aim: 'points' });
};

const counting = (worth: Worth, measure: Measure): Sensible<KingsCourt> => ({
  ...toldBy(worth),
  playOut: (world, seat) => (move) => ({ value: worth(playOn(play(world, seat, move)), seat) }),
  measure: () => measure,
});
