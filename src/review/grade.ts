import { isCostly, isWorse, SURE } from '../ai/adviser/judgement.ts';
import type { Measure } from '../ai/search.ts';

/** A decision that cost much: `?` what matters in its game or more, `??` three times that. */
export type Mark = '?' | '??';

/** How much a decision cost: besides, `slight` is more than nothing, and of `none` no cost is known. */
export type Grade = Mark | 'slight' | 'none';

/** What a decision cost, judged by what its player could know, in units of the game's search. */
export interface Cost {
  /** Below 0 by chance, where nothing is better than the move that was played. */
  readonly cost: number;
  /** Its standard error. */
  readonly error: number;
}

/** From how many times `Measure.matters` on there is a mark. */
const FROM: { readonly [mark in Mark]: number } = { '?': 1, '??': 3 };

export function gradeOf({ cost, error }: Cost, measure: Measure): Grade {
  const [judged, lost] = [{ measure }, { gain: -cost, error }];
  if (isCostly(judged, lost, FROM['??'])) return '??';
  if (isCostly(judged, lost, FROM['?'])) return '?';
  return isWorse(judged, lost) ? 'slight' : 'none';
}

/** So many standard errors away from the border between two grades a cost hardly changes its grade with other luck. */
const CLEAR = 3;

/** Is it known well enough which mark the decision earns, if any, and what it cost to within a quarter, or half of what matters? */
export const isSettled = ({ cost, error }: Cost, { matters }: Measure): boolean =>
  Object.values(FROM).every((from) => Math.abs(cost - from * matters) >= CLEAR * error) &&
  SURE * error <= Math.max(matters / 2, cost / 4);

export const isMark = (grade: Grade): grade is Mark => grade === '?' || grade === '??';
