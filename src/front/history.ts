import { isRefusal } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import { againstPar } from '../store/against-par.ts';
import type { PlayedMatch } from '../store/history.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import type { Room } from './room.ts';

/** Every finished match, the earliest first, with what its game counts of it and how its examined deals stand against par. */
export const historyOf = (
  room: {
    readonly matches: Pick<Room['matches'], 'history' | 'read'>;
    readonly reviews: Pick<Room['reviews'], 'find' | 'has'>;
  },
  catalogue: readonly GameParts[],
): PlayedMatch[] | StoreRefusal => {
  const history = room.matches.history();
  if (isRefusal(history)) return history;
  return history.map((match) => {
    const entry = catalogue.find(({ game }) => game.id === match.game);
    return entry ? { ...match, pars: againstPar(match, room, entry.policy.revision) } : match;
  });
};
