import type { SavedMatch } from '../store/saved.ts';
import { complain } from './misuse.ts';

/** Complains about matches whose files cannot be read, since lists of the others lack them. */
export function tellUnreadable(matches: readonly SavedMatch[]): void {
  for (const match of matches)
    if (match.state === 'damaged' && match.unreadable) complain(`${match.id}: ${match.sentence}`);
}
