import { isRefusal } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import type { PlayedMatch } from '../store/history.ts';
import { judgedDeals } from '../store/judged-deals.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import type { Room } from './room.ts';

/** Number of a game's latest matches whose judged deals count: each is replayed for that. */
const RECENT = 20;

/** Every finished match, the earliest first, with its tallies; the latest also with their judged deals. */
export const historyOf = (
  room: {
    readonly matches: Pick<Room['matches'], 'history' | 'read'>;
    readonly reviews: Pick<Room['reviews'], 'ofMatch' | 'has'>;
  },
  catalogue: readonly GameParts[],
): PlayedMatch[] | StoreRefusal => {
  const history = room.matches.history();
  if (isRefusal(history)) return history;
  const recent = new Set(
    catalogue.flatMap(({ game }) =>
      history.filter(({ game: id, id: match }) => id === game.id && room.reviews.has(match)).slice(-RECENT),
    ),
  );
  return history.map((match) => {
    const entry = catalogue.find(({ game }) => game.id === match.game);
    return entry && recent.has(match)
      ? { ...match, judged: judgedDeals(match, room, entry.policy.revision) }
      : match;
  });
};
