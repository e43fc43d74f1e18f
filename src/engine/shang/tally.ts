import type { Tally, TallySpec } from '../game.ts';
import type { Fact } from './state.ts';

export const tallies: readonly TallySpec[] = [{ name: 'out', label: 'gone out first' }];

/** Counts the deals in which a player went out first; every deal is an attempt of all. */
export const tally = (fact: Fact): readonly Tally[] =>
  fact.kind === 'deal-scored'
    ? fact.points.map((points, seat) => ({ name: 'out', seat, times: points === 0 ? 1 : 0, tries: 1 }))
    : [];
