import type { Tally, TallySpec } from '../game.ts';
import { BIDS } from './bids.ts';
import { type Fact, teamOf } from './state.ts';

export const tallies: readonly TallySpec[] = [
  { name: 'contracts', label: 'contracts made', parts: BIDS.map(({ name }) => name) },
  { name: 'partner', label: 'made by a partner' },
  { name: 'set', label: 'contracts set' },
];

/** Counts contracts by their bids: the contractor's own, a partner's, and the others' that were set. */
export function tally(fact: Fact): readonly Tally[] {
  if (fact.kind !== 'deal-scored') return [];
  const { contract, contractor, points } = fact.result;
  if (contract === null || contractor === null) return [];
  const isMade = points[contractor]! > 0;
  return points.map((_, seat) => {
    if (seat === contractor)
      return { name: 'contracts', seat, part: contract, times: isMade ? 1 : 0, tries: 1 };
    const name = teamOf(seat) === teamOf(contractor) ? 'partner' : 'set';
    return { name, seat, times: isMade === (name === 'partner') ? 1 : 0, tries: 1 };
  });
}
