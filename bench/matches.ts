import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { saveLog } from '../src/engine/save.ts';
import { readSetup } from '../src/engine/setup.ts';
import { catalogue } from '../src/games.ts';

/** Writes `count` matches of forty moves into a folder for `CARDROOM_HOME`, equally many of each game. */
export function saveMatches(home: string, count: number): void {
  const folder = join(home, 'matches');
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    const { game } = catalogue[number % catalogue.length]!;
    const setup = readSetup(game, {}, `bench ${number}`);
    if (isRefusal(setup)) throw new Error(setup.rule);
    const match = new Match(game, setup);
    for (let move = 0; move < 40 && !match.over; move++) {
      const seat = match.turn[0]!;
      for (const first of match.moves(seat)) {
        match.play(seat, first);
        break;
      }
    }
    writeFileSync(join(folder, `${game.id}-${number}.ndjson`), `${saveLog(match).join('\n')}\n`);
  }
}

/** Writes recorded matches of all games into a folder for `CARDROOM_HOME`: this many finished ones and this many open ones. */
export function copyMatches(
  home: string,
  counts: { readonly finished: number; readonly open: number },
): void {
  const folder = join(home, 'matches');
  mkdirSync(folder, { recursive: true });
  for (const [state, count] of Object.entries(counts)) {
    for (let number = 0; number < count; number++) {
      const { id } = catalogue[number % catalogue.length]!.game;
      // Ids end in numbers; those of open matches are higher.
      const path = join(folder, `${id}-${state === 'open' ? 1e6 + number : number}.ndjson`);
      copyFileSync(`test/samples/logs/${id}-${state}.ndjson`, path);
    }
  }
}
