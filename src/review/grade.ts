import type { Cost, CostSoFar } from '../ai/adviser/judge-played.ts';
import { CLEAR, isCostly, isWorse, SURE } from '../ai/adviser/judgement.ts';
import type { Measure } from '../ai/search.ts';

/** A decision that cost much: `?` what matters in its game or more, `??` three times that. */
export type Mark = '?' | '??';

/** How much a decision cost: besides, `slight` is more than nothing, and of `none` no cost is known. */
export type Grade = Mark | 'slight' | 'none';

/** From how many times `Measure.matters` on there is a mark. */
const FROM: { readonly [mark in Mark]: number } = { '?': 1, '??': 3 };

export function gradeOf({ cost, error }: Cost, measure: Measure): Grade {
  const [judged, lost] = [{ measure }, { gain: -cost, error }];
  if (isCostly(judged, lost, FROM['??'])) return '??';
  if (isCostly(judged, lost, FROM['?'])) return '?';
  return isWorse(judged, lost) ? 'slight' : 'none';
}

/** A cost whose standard error is so small a part of what matters is not asked for more exactly, however near to a border it is. */
const EXACT = 1 / 40;

/** Is it known well enough which mark the decision earns, if any, and what a marked one cost to within a quarter, or half of what matters? */
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
