import type { DealTable } from '../../src/tui/sheet/by-seat.ts';

/** The status of a match between two deals, after this many. */
export const afterDeals = (deals: number): DealTable['status'] => ({
  phase: 'deal',
  deal: deals,
  results: Array.from({ length: deals }, () => ({ points: [] })),
});
