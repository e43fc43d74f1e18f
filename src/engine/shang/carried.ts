import type { Carried, TableSetup } from '../game.ts';
import { start } from './rules.ts';
import { HAND, SEATS, type State } from './state.ts';

/** `seat` leads the deal. Before the first deal it is 0, wherever the 2♣ is. */
export const carried = ({ standing: { scores, leader } }: State): Carried => ({
  totals: scores,
  seat: leader ?? 0,
});

export function carryOn(table: TableSetup, deal: number, { totals, seat }: Carried): State | null {
  const state = start(table);
  const { standing } = state;
  const deals = deal - 1;
  const left = totals.reduce((sum, total) => sum + total, 0);
  const possible =
    seat !== null &&
    seat < SEATS &&
    totals.length === SEATS &&
    totals.every((total) => total >= 0 && total < standing.limit && total <= HAND * deals) &&
    // Each deal leaves three seats with at least one card each.
    left >= (SEATS - 1) * deals;
  return possible ? { ...state, standing: { ...standing, deals, leader: seat, scores: totals } } : null;
}
