import type { TablePart } from '../lesson.ts';

/** Parts of the table that the first lesson has named and the next ones need. */
export const NAMED: readonly TablePart[] = [
  ...(['seats', 'hand', 'trick', 'trumps', 'parties'] as const),
  ...(['dealer', 'tickets', 'taken', 'bar'] as const),
];
