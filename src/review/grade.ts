import type { Cost, CostSoFar } from '../ai/adviser/judge-played.ts';
import { CLEAR, isCostly, isWorse, SURE } from '../ai/adviser/judgement.ts';
import type { Measure } from '../ai/search.ts';

/** A mark for a costly decision: `?` from `Measure.matters` on, `??` from three times that. */
export type Mark = '?' | '??';

/** The grade of a cost: a mark, `slight` for less, `none` if no cost is known. */
export type Grade = Mark | 'slight' | 'none';

/** The multiple of `Measure.matters` from which each mark is given. */
const FROM: { readonly [mark in Mark]: number } = { '?': 1, '??': 3 };

export function gradeOf({ cost, error }: Cost, measure: Measure): Grade {
  const [judged, lost] = [{ measure }, { gain: -cost, error }];
  if (isCostly(judged, lost, FROM['??'])) return '??';
  if (isCostly(judged, lost, FROM['?'])) return '?';
  return isWorse(judged, lost) ? 'slight' : 'none';
}

/** Standard error, as a part of what matters, at which a cost is exact enough even beside a border. */
const EXACT = 1 / 40;

/**
 * Is a decision's mark, or its absence, certain enough, and the cost of a marked one known to within a quarter, or half of what matters?
 */
export function isSettled({ cost, error, atMost }: CostSoFar, { matters }: Measure): boolean {
  const isExact = error <= EXACT * matters;
  const margin = isExact ? 0 : CLEAR * error;
  const most = Math.max(cost + margin, atMost);
  const isOf = (border: number): boolean => cost - margin >= border || most <= border;
  return (
    Object.values(FROM).every((from) => isOf(from * matters)) &&
    (isExact || cost < matters || SURE * error <= Math.max(matters / 2, cost / 4))
  );
}

export const isMark = (grade: Grade): grade is Mark => grade === '?' || grade === '??';
