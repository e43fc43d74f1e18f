import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { loadLog, readHeader } from '../../src/engine/save.ts';
import type { Players } from '../../src/front/room.ts';
import { partsOf } from '../../src/games.ts';
import { playersIn } from '../../src/store/saved.ts';

/** A recorded match of `test/samples/logs`, e.g. `gongzhu-open`, and who sits at it. */
export function recorded(name: string): { readonly match: Match; readonly players: Players } {
  const lines = readFileSync(`test/samples/logs/${name}.ndjson`, 'utf8').trimEnd().split('\n');
  const match = loadLog(lines, (id) => partsOf(id)?.game);
  const header = readHeader(lines[0]);
  if (isRefusal(match) || isRefusal(header)) throw new Error(`${name} does not load`);
  return { match, players: playersIn(header) };
}

/** The paths of the logs in a folder of matches by their ids: those that wait, and those that are over. */
export const logPaths = (matches: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(matches, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ndjson'))
      .map(({ parentPath, name }) => [name.slice(0, -'.ndjson'.length), join(parentPath, name)]),
  );
