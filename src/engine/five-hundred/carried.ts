import type { Carried, TableSetup } from '../game.ts';
import { start } from './rules.ts';
import { winningTeam } from './score.ts';
import type { State } from './state.ts';

/** `totals`: one a team. `seat`: the dealer. */
export const carried = ({ standing: { scores, dealer } }: State): Carried => ({
  totals: scores,
  seat: dealer,
});

/** Points of the largest contract, won or lost. */
const MOST = 520;

export function carryOn(table: TableSetup, deal: number, { totals, seat }: Carried): State | null {
  const { standing } = start(table);
  const deals = deal - 1;
  const [even, odd, ...others] = totals;
  if (even === undefined || odd === undefined || others.length > 0) return null;
  if (seat === null || seat >= table.seats) return null;
  const scores = [even, odd] as const;
  const possible =
    scores.every((score) => score % 10 === 0 && Math.abs(score) <= MOST * deals) &&
    winningTeam(scores, standing.rules.target, null) === null;
  return possible ? { phase: 'deal', standing: { ...standing, deals, dealer: seat, scores } } : null;
}
