import { join } from 'node:path';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { gameOf } from '../engine/save.ts';
import { logRefusalText } from '../engine/text.ts';
import { reasonOf } from './errors.ts';
import { LogIndex } from './log-index.ts';
import { damaged, EXTENSION, filesIn, idsAmong, lookAt, type SavedMatch, type Seen } from './saved.ts';

/** Which rows the index of a list has and what they mean. */
const FORM = 3;

/** Every match of a folder, the latest first. */
export function listIn(folder: string, findGame: (id: string) => AnyGame | undefined): SavedMatch[] {
  const index = new LogIndex<Seen>(folder, 'index.json', FORM);
  const matches = idsAmong(filesIn(folder)).flatMap((id) => {
    const path = join(folder, id + EXTENSION);
    try {
      return known(
        index.at(
          id,
          path,
          () => lookAt(path, id, findGame),
          (seen) => 'match' in seen,
        ),
        findGame,
      );
    } catch (error) {
      // One that has gone meanwhile is none.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      return damaged(id, 0, `Its file cannot be read: ${reasonOf(error)}.`);
    }
  });
  index.save();
  // Of those left at the same time the higher number first.
  return matches.sort(
    (a, b) => b.left - a.left || b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
  );
}

/** A match that was seen, by what this cardroom can do with it. One that is over can be counted whoever played it. */
function known(seen: Seen | SavedMatch, findGame: (id: string) => AnyGame | undefined): SavedMatch {
  if (!('match' in seen)) return seen;
  const { match } = seen;
  const game = match.state === 'open' ? gameOf(seen, findGame) : null;
  return isRefusal(game)
    ? { id: match.id, left: match.left, state: 'foreign', sentence: logRefusalText(game, findGame) }
    : match;
}
