import type { Tally, TallySpec } from '../game.ts';
import { breaksSeven } from './score.ts';
import type { Fact } from './state.ts';

export const tallies: readonly TallySpec[] = [
  { name: 'sevens', label: 'sevens hit' },
  { name: 'broken', label: 'sevens broken' },
];

/** By the Rule of Sevens, of all placements. */
export function tally(fact: Fact): readonly Tally[] {
  if (fact.kind !== 'placed') return [];
  const { seat, score } = fact;
  return [
    { name: 'sevens', seat, times: score.sevens > 0 ? 1 : 0, tries: 1 },
    { name: 'broken', seat, times: breaksSeven(score) ? 1 : 0, tries: 1 },
  ];
}
