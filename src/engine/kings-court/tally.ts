import type { Tally, TallySpec } from '../game.ts';
import { breaksSeven } from './score.ts';
import type { Fact } from './state.ts';

export const tallies: readonly TallySpec[] = [
  { name: 'sevens', label: 'sevens hit' },
  { name: 'broken', label: 'sevens broken' },
];

/** Counts outcomes of the Rule of Sevens over all placements. */
export function tally(fact: Fact): readonly Tally[] {
  if (fact.kind !== 'placed') return [];
  const { seat, score } = fact;
  return [
    { name: 'sevens', seat, times: score.sevens > 0 ? 1 : 0, tries: 1 },
    { name: 'broken', seat, times: breaksSeven(score) ? 1 : 0, tries: 1 },
  ];
}
