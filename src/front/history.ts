import { isRefusal } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import type { PlayedMatch } from '../store/history.ts';
import { judgedDeals } from '../store/judged-deals.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import type { Room } from './room.ts';

/** In so many matches of a game, the latest, it is looked up how deals were judged: each match is replayed for that. */
const RECENT = 20;

/** Every finished match, the earliest first, with what its game counts of it, and of the latest how their deals were judged. */
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
