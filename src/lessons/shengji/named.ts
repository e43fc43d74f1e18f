import type { TablePart } from '../lesson.ts';

/** Parts of the table named in the first lesson and needed in the next ones. */
export const NAMED: readonly TablePart[] = [
  ...(['seats', 'hand', 'trick', 'trumps', 'parties'] as const),
  ...(['dealer', 'tickets', 'taken', 'bar'] as const),
];
