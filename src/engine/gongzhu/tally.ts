import type { Tally, TallySpec } from '../game.ts';
import type { Fact } from './state.ts';

export const tallies: readonly TallySpec[] = [
  { name: 'moons', label: 'moons shot' },
  { name: 'pigs', label: 'pigs taken' },
  { name: 'goats', label: 'goats taken' },
];

export function tally(fact: Fact): readonly Tally[] {
  if (fact.kind === 'deal-scored' && fact.shooter !== null) {
    return [{ name: 'moons', seat: fact.shooter, times: 1 }];
  }
  if (fact.kind !== 'trick-taken') return [];
  const { seat, pointed } = fact;
  return [
    ...(pointed.includes('QS') ? [{ name: 'pigs', seat, times: 1 }] : []),
    ...(pointed.includes('JD') ? [{ name: 'goats', seat, times: 1 }] : []),
  ];
}
