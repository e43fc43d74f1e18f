import type { Carried, TableSetup } from '../game.ts';
import { SEATS } from './cards.ts';
import { start } from './rules.ts';
import type { State } from './state.ts';

/** `totals` are levels, 2 to 14; `seat` deals. Before the first deal it is 0, whoever becomes the Dealer. */
export const carried = ({ standing: { levels, dealer } }: State): Carried => ({
  totals: levels,
  seat: dealer ?? 0,
});

export function carryOn(table: TableSetup, deal: number, { totals, seat }: Carried): State | null {
  const { standing } = start(table);
  const { from, to, deals: limit } = standing.rules;
  const deals = deal - 1;
  const possible =
    seat !== null &&
    seat < SEATS &&
    totals.length === SEATS &&
    totals.every((level) => level >= from && level <= to) &&
    (limit === null || deals < limit);
  return possible ? { phase: 'deal', standing: { ...standing, deals, dealer: seat, levels: totals } } : null;
}
