import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pick, randomFor } from '../src/engine/random.ts';
import { catalogue, partsOf } from '../src/games.ts';
import { leftoversIn } from '../src/store/leftovers.ts';
import { MatchStore } from '../src/store/matches.ts';
import { WITHIN } from '../src/tui/match/bots.ts';
import { logTexts } from '../src/tui/match/words.ts';
import { programPath } from './support/built.ts';
import { until } from './support/display.ts';
import { keepSettings, openPty, type Pty, plainEnvironment } from './support/pty.ts';
import { CACHES, listed } from './support/saved.ts';

/** Kills and leavings at random moments, over all games, ways in and ways out. `CARDROOM_STORM` says how many. */
const ROUNDS = Number(process.env.CARDROOM_STORM ?? 10);
const SEED = process.env.CARDROOM_STORM_SEED ?? 'storm';

const WAYS_IN = ['play', 'menu', 'resume'] as const;
const WAYS_OUT: { readonly [name: string]: (pty: Pty) => unknown } = {
  KILL: (pty) => pty.kill('SIGKILL'),
  TERM: (pty) => pty.kill('SIGTERM'),
  HUP: (pty) => pty.kill('SIGHUP'),
  'Ctrl-C': (pty) => pty.keys('\x03'),
  // From wherever the keys lead to; where a table asks whether to leave, `y` is the answer.
  q: async (pty) => {
    for (let ended = false; !ended; ) {
      ended = await Promise.race([pty.exit.then(() => true), pty.press('\x1bqy').then(() => false)]);
    }
  },
};

/** Keys that play: the hint taken, an offer taken, the first card; and some that look around. */
const KEYS = ['i', '\r', '\r', '\t', '1', ' ', '>', '\x1b', 's', '?', 'u', '\x1b[C'];

let home: string;
let folder: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-storm-'));
  folder = join(home, 'matches');
  keepSettings(home, { pace: 'instant' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const store = (): MatchStore => new MatchStore(folder, 'test', (id) => partsOf(id)?.game);
const files = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const logs = (): { readonly [name: string]: string } =>
  Object.fromEntries(
    files()
      .filter((name) => name.endsWith('.ndjson'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** Everything that happened, as the screen tells it; without what was said of the machine, which was slow. */
async function told(pty: Pty): Promise<readonly string[]> {
  pty.keys('\x1b\x1b');
  await pty.settled();
  // An Esc may have taken the first for its own.
  for (let tries = 0; tries < 5; tries++) {
    pty.keys('m');
    const lines = await pty.settled();
    if (lines[0]!.includes('what happened'))
      return lines.map((line) => (line.includes(logTexts.hintCutShort(WITHIN)) ? '' : line));
  }
  throw new Error(`No log of the match:\n${pty.lines().join('\n')}`);
}

async function enter(wayIn: (typeof WAYS_IN)[number], game: number, seed: string): Promise<Pty> {
  const { id } = catalogue[game]!.game;
  const args = { play: ['play', id, '--bots', 'easy', '--seed', seed], menu: [], resume: ['resume'] }[wayIn];
  const pty = openPty({ args, env: { CARDROOM_HOME: home } });
  if (wayIn === 'menu') {
    await pty.waitFor(/q:quit/);
    pty.keys(`${game + 1}\r`);
  }
  return pty;
}

describe.skipIf(process.platform === 'win32')('every way out saves the match without leftovers', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = randomFor(SEED, 'round', round);
    const game = round % catalogue.length;
    const wayIn = pick(WAYS_IN, random);
    const [wayOut, leave] = Object.entries(WAYS_OUT)[(round + random.below(2)) % 5]!;
    const isEarly = random.below(4) === 0;

    test(`round ${round}: in by ${wayIn}, ${catalogue[game]!.game.id}, out by ${wayOut}${isEarly ? ', early' : ''}`, async () => {
      const before = logs();
      const there = files();
      const isNew = wayIn !== 'resume' || !listed(store()).some(({ state }) => state === 'open');
      const pty = await enter(isNew && wayIn === 'resume' ? 'play' : wayIn, game, `storm ${round}`);
      let shown: readonly string[] | null = null;
      let written = before;
      const drawn = pty.raw.length + random.below(1000);
      if (isEarly) await until(() => pty.raw.length >= drawn);
      else {
        await pty.waitFor(/:help/);
        for (let press = random.below(40); press > 0; press--) {
          const key = pick(KEYS, random);
          if (random.below(2) === 0) await pty.press(key);
          else pty.keys(key);
        }
        if (random.below(2) === 0) shown = await told(pty);
        written = logs();
      }
      await leave(pty);
      await pty.exit;

      const after = logs();
      const news = Object.keys(after).filter((name) => !(name in before));
      expect(news.length).toBeLessThanOrEqual(isNew ? 1 : 0);
      // Everything saved before the last frame is still there, and every match goes on.
      for (const [name, text] of Object.entries(written)) expect(after[name]!.startsWith(text)).toBe(true);
      for (const { id } of listed(store())) expect(store().standing(id)).not.toHaveProperty('sentence');
      if (wayOut !== 'KILL')
        expect(files().filter((name) => !CACHES.includes(name) && !there.includes(name))).toStrictEqual(news);

      // A new match that nobody has touched is not kept.
      if (shown && (!isNew || news.length > 0)) {
        const [latest] = listed(store());
        const again = openPty({ args: ['resume', latest!.id], env: { CARDROOM_HOME: home } });
        await again.waitFor(/:help/);
        // Below the log: what the last key did, and the keys.
        expect((await told(again)).slice(0, -4)).toStrictEqual(shown.slice(0, -4));
        await leave(again);
        await again.exit;
      }
      // A lock that was left by a kill keeps nobody out.
      for (const lock of store().locks()) expect(lock.holder).toBeNull();
      // Nor is anything else left after the next start: no lock, no half-written file.
      spawnSync(process.execPath, [programPath('cardroom'), 'list'], { env: plainEnvironment(home) });
      expect(store().locks()).toStrictEqual([]);
      for (const place of [home, folder, join(home, 'cache/compiled'), join(home, 'reviews')])
        expect(leftoversIn(place)).toStrictEqual([]);
    });
  }
});
