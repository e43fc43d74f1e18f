import type { SavedMatch } from '../store/saved.ts';
import { complain } from './misuse.ts';

/** Names on standard error the matches whose files cannot be read: they are missing in what is told of the others. */
export function tellUnreadable(matches: readonly SavedMatch[]): void {
  for (const match of matches)
    if (match.state === 'damaged' && match.unreadable) complain(`${match.id}: ${match.sentence}`);
}
