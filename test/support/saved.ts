import { isRefusal } from '../../src/engine/game.ts';
import type { PlayedMatch } from '../../src/store/history.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import type { SavedMatch } from '../../src/store/saved.ts';

/** What lists keep beside the logs. */
export const CACHES: readonly string[] = ['index.json', 'finished.json', 'tallies.json'];

/** What a store lists. */
export function listed(
  store: Pick<MatchStore, 'list'>,
  which: Parameters<MatchStore['list']>[0] = {},
): SavedMatch[] {
  const matches = store.list(which);
  if (isRefusal(matches)) throw new Error(matches.sentence);
  return matches;
}

/** Every finished match of a store. */
export function historyOf(store: Pick<MatchStore, 'history'>): PlayedMatch[] {
  const history = store.history();
  if (isRefusal(history)) throw new Error(history.sentence);
  return history;
}
