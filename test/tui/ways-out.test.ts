import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { numberOf } from '../support/app.tsx';
import { until } from '../support/display.ts';
import { keepSettings, openPty, type Pty } from '../support/pty.ts';
import { CACHES } from '../support/saved.ts';
import { childOf, commandLine, expectRestored, inShell } from '../support/shell.ts';

/** A data folder in which the bots play at once. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-ways-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  keepSettings(home, { pace: 'instant' });
  return home;
}

/** Every saved match with its log, every lock, and whatever else there may be but the caches of lists. */
function saved(home: string): { readonly [name: string]: string } {
  const folders = [join(home, 'matches'), join(home, 'matches', 'finished')].filter((path) =>
    existsSync(path),
  );
  return Object.fromEntries(
    folders
      .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !CACHES.includes(entry.name))
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );
}
const logs = (home: string) => Object.entries(saved(home)).filter(([name]) => !name.endsWith('.lock'));

const CHOICE = /Pick three cards/;
const TURN = /trick 1 of 13[\s\S]*▸ You[\s\S]*LEGAL/;

/** Passes three cards, so that the match is kept, and waits until nobody else is to move. */
async function touch(pty: Pty): Promise<void> {
  pty.keys(' \x1b[C \x1b[C \r');
  await pty.waitFor(TURN);
}

const play = ['play', 'gongzhu', '--seed', 'ways'];

interface WayIn {
  readonly args: readonly string[];
  /** How many matches there are then. */
  readonly matches: number;
  readonly before?: (home: string) => Promise<void>;
  readonly enter: (pty: Pty) => Promise<unknown>;
}

const WAYS_IN: { readonly [name: string]: WayIn } = {
  play: {
    args: play,
    matches: 1,
    async enter(pty) {
      await pty.waitFor(CHOICE);
      await touch(pty);
    },
  },
  'play, and nothing done': { args: play, matches: 0, enter: (pty) => pty.waitFor(CHOICE) },
  resume: {
    args: ['resume'],
    matches: 1,
    async before(home) {
      const pty = openPty({ args: play, env: { CARDROOM_HOME: home } });
      await pty.waitFor(CHOICE);
      await touch(pty);
      pty.keys('q');
      await pty.waitFor(/q:quit/);
      pty.kill('SIGKILL');
      await pty.exit;
    },
    enter: (pty) => pty.waitFor(TURN),
  },
  'the menu': {
    args: [],
    matches: 1,
    async enter(pty) {
      await pty.waitFor(/q:quit/);
      pty.keys(`${numberOf('gongzhu')}\r`);
      await pty.waitFor(CHOICE);
      await touch(pty);
    },
  },
  'another match': {
    args: ['play', 'kings-court', '--seed', 'ways'],
    matches: 2,
    async enter(pty) {
      for (let last = ''; !last.includes('the match is over'); ) {
        await pty.waitFor((lines) => {
          const text = lines.join('\n');
          if (text === last || !/choose a space|Enter passes|the match is over/.test(text)) return false;
          last = text;
          return true;
        });
        // The cursor lies on a card as a turn begins.
        pty.keys(/choose a space/.test(last) ? 'n\r' : '\r');
      }
      pty.keys('n');
      await pty.waitFor(/Enter begins it/);
      pty.keys('\r');
      await pty.waitFor(/choose a space/);
      pty.keys('n');
      await pty.waitFor(/LEGAL/);
      pty.keys('\r');
      await pty.settled();
    },
  },
};

const WAYS_OUT: { readonly [name: string]: [status: number, leave: (pty: Pty) => unknown] } = {
  'q q': [
    0,
    async (pty) => {
      pty.keys('q');
      await pty.waitFor(/q:quit/);
      pty.keys('q');
    },
  ],
  'Ctrl-C': [130, (pty) => pty.keys('\x03')],
  TERM: [143, (pty) => process.kill(childOf(pty.pid), 'SIGTERM')],
  HUP: [129, (pty) => process.kill(childOf(pty.pid), 'SIGHUP')],
  'a closed window': [129, (pty) => pty.hangUp()],
};

/** Every way in and every way out once; `CARDROOM_WAYS=1` tries every way in with every way out. */
const outs = Object.entries(WAYS_OUT);
const pairs = Object.entries(WAYS_IN).flatMap(([name, wayIn], place) =>
  (process.env.CARDROOM_WAYS ? outs : [outs[place % outs.length]!]).map(
    ([out, [status, leave]]) => ({ name, wayIn, out, status, leave }) as const,
  ),
);

test.skipIf(process.platform !== 'linux').each(pairs)(
  'a way in by $name and out by $out leaves nothing behind',
  async ({ wayIn: { args, matches, before, enter }, status, leave }) => {
    const home = makeHome();
    await before?.(home);
    const pty = inShell(commandLine('cardroom', args), { env: { CARDROOM_HOME: home } });
    await enter(pty);
    const played = logs(home);
    await leave(pty);
    const ended = join(pty.home, 'status');
    await until(() => existsSync(ended) && readFileSync(ended, 'utf8') !== '');
    expect(readFileSync(ended, 'utf8')).toBe(`status ${status}\n`);
    // Nothing was played on in the dark.
    expect(logs(home)).toEqual(played);
    expect(played).toHaveLength(matches);
    // No lock is left, nor anything else.
    expect(Object.keys(saved(home))).toHaveLength(matches);
    if (leave !== WAYS_OUT['a closed window']![1]) {
      await pty.exit;
      expectRestored(pty, 'CARDROOM');
    }
  },
);
