import { LONGEST_NAME } from '../ai/player.ts';
import type { Visitor } from './visitor.ts';

/** Names that look alike are the same: of letters that only differ in width or case, too. */
const likeness = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Is one name taken for the other? */
export const isAlike = (one: string, other: string): boolean => likeness(one) === likeness(other);

/** The name by which a visitor sits at a table where others have these names: their own, or with a number behind it. */
export function nameAmong({ name }: Pick<Visitor, 'name'>, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const called =
      [...name]
        .slice(0, LONGEST_NAME - end.length)
        .join('')
        .trimEnd() + end;
    if (!taken.has(likeness(called))) return called;
  }
}
