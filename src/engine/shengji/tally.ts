import type { Tally, TallySpec } from '../game.ts';
import type { Fact } from './state.ts';

export const tallies: readonly TallySpec[] = [
  { name: 'levels', label: 'levels gained' },
  { name: 'house', label: 'wins in the House' },
  { name: 'players', label: 'wins against the House' },
];

/** Counts deals won, by the players who go up. */
export function tally(fact: Fact): readonly Tally[] {
  if (fact.kind !== 'deal-scored') return [];
  const { points, house } = fact.result;
  return points.flatMap((levels, seat) => [
    { name: 'levels', seat, times: levels },
    { name: house.includes(seat) ? 'house' : 'players', seat, times: levels > 0 ? 1 : 0, tries: 1 },
  ]);
}
