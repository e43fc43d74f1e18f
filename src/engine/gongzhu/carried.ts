import type { Carried, TableSetup } from '../game.ts';
import { start } from './rules.ts';
import { SEATS, type State } from './state.ts';

export const carried = ({ standing }: State): Carried => ({ totals: standing.scores, seat: null });

/** Most points that a deal can add or take away: pig, 10♣ and all hearts but the 2 come to 596. */
const MOST = 600;

export function carryOn(table: TableSetup, deal: number, { totals, seat }: Carried): State | null {
  const { standing } = start(table);
  const deals = deal - 1;
  const possible =
    seat === null &&
    totals.length === SEATS &&
    totals.every((total) => total <= standing.limit && Math.abs(total) <= MOST * deals);
  return possible ? { phase: 'deal', standing: { ...standing, deals, scores: totals } } : null;
}
