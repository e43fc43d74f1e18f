import { readFileSync } from 'node:fs';
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
