import { isRefusal } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Room } from './room.ts';

/** The readable saved matches, the latest first. */
export interface SavedMatches {
  readonly kept: readonly SavedMatch[];
  readonly removed: readonly SavedMatch[];
  /** A sentence on matches that cannot be read; or ''. */
  readonly problem: string;
}

export function savedIn(matches: Pick<Room['matches'], 'list'>): SavedMatches {
  const [kept, removed] = [matches.list(), matches.list({ removed: true })];
  return {
    kept: isRefusal(kept) ? [] : kept,
    removed: isRefusal(removed) ? [] : removed,
    problem: isRefusal(kept) ? kept.sentence : isRefusal(removed) ? removed.sentence : '',
  };
}

/** The game of the latest of these matches; if there is none, the first game. */
export function playedLast(catalogue: readonly GameParts[], kept: readonly SavedMatch[]): GameParts {
  const games = kept.flatMap((match) => ('game' in match ? match.game : []));
  const known = games.flatMap((id) => catalogue.find(({ game }) => game.id === id) ?? []);
  return known[0] ?? catalogue[0]!;
}
