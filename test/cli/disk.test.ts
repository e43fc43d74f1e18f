import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { numberOf } from '../support/app.tsx';
import { programPath } from '../support/built.ts';
import { keepSettings, openPty, type Pty, plainEnvironment } from '../support/pty.ts';
import { listed } from '../support/saved.ts';

const program = [process.execPath, programPath('cardroom')];
const CHOICE = /Pick three cards/;
const play = ['play', 'gongzhu', '--seed', 'disk'];

function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-disk-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  keepSettings(home, { pace: 'instant' });
  return home;
}

/** Picks three cards, passes them, and lets the bots play on. */
const PASS = ' \x1b[C \x1b[C \r';

/** Ends the program and returns its farewell, on one line. */
async function farewell(pty: Pty): Promise<string> {
  pty.kill('SIGTERM');
  await pty.exit;
  return pty.raw.slice(pty.raw.lastIndexOf('\x1b[?1049l')).replace(/\s+/g, ' ');
}

const stored = (home: string) => new MatchStore(join(home, 'matches'), 'test', (id) => partsOf(id)?.game);

test.skipIf(process.platform === 'win32')(
  'the screen and the farewell report a limit on file sizes, and the saved part of the match goes on',
  async () => {
    const home = makeHome();
    const pty = openPty({
      command: ['/bin/sh', '-c', 'ulimit -f 1; exec "$0" "$@"', ...program, ...play],
      env: { CARDROOM_HOME: home },
    });
    await pty.waitFor(CHOICE);
    pty.keys(PASS);
    await pty.waitFor(/This match is not saved: no larger file is allowed\. Each move tries again\./);
    const shown = await farewell(pty);
    expect(shown).toContain('could not be saved: no larger file is allowed');
    expect(shown).not.toContain('Your match is saved');
    for (const { id } of listed(stored(home))) expect(stored(home).standing(id)).toMatchObject({ deal: 1 });
    expect(readdirSync(join(home, 'matches')).filter((name) => !name.endsWith('.ndjson'))).toStrictEqual([]);
  },
);

/** A disk of a few pages, where this may be had; else null. */
function smallDisk(): string | null {
  const folder = makeHome();
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', folder]);
  if (made.status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  keepSettings(folder, { pace: 'instant' });
  return folder;
}

/** Unit of space on a small disk, in bytes. */
const PAGE = 4096;

/** Saves a match whose log has almost filled its page, so that the next moves need another. */
function keepBrimful(home: string): void {
  const setup = readSetup(partsOf('gongzhu')!.game, { seed: 'disk', options: { passing: 'none' } }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(partsOf('gongzhu')!.game, setup);
  const kept = stored(home).keep(match, seatPlayers(4, [0], 'normal'));
  while (match.turn[0] !== 0) match.play(match.turn[0]!, [...match.moves(match.turn[0]!)][0]!);
  while (statSync(join(home, 'matches', 'gongzhu-1.ndjson')).size < PAGE - 30) match.undo() && match.redo();
  kept.release();
}

test('a disk that is full for a while loses no moves, and its notice stays that long', async (context) => {
  const home = smallDisk();
  if (!home) return context.skip();
  keepBrimful(home);
  const log = join(home, 'matches', 'gongzhu-1.ndjson');
  const before = readFileSync(log, 'utf8');
  const pty = openPty({ args: ['resume'], env: { CARDROOM_HOME: home } });
  await pty.waitFor(/:help/);
  const filler = join(home, 'filler');
  spawnSync('sh', ['-c', `cat /dev/zero > ${filler}`]);
  const play = async () => {
    await pty.press('\t');
    await pty.press('\r>');
  };
  const shows = async (notice: boolean) => {
    for (let tries = 0; /not saved: the disk is full/.test(pty.lines().join('\n')) !== notice; tries++) {
      if (tries === 2000) throw new Error(`The notice is wrong:\n${pty.lines().join('\n')}`);
      await play();
    }
  };
  await shows(true);
  await play();
  await shows(true);
  rmSync(filler);
  await shows(false);
  expect(await farewell(pty)).toContain('Your match is saved; `cardroom resume gongzhu-1` goes on with it.');
  expect(stored(home).standing('gongzhu-1')).toMatchObject({ over: false });
  const after = readFileSync(log, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.length).toBeGreaterThan(PAGE);
});

const isRoot = process.getuid?.() === 0;
/** Runs what follows as somebody who has no rights to a folder that is not theirs. */
const asNobody = isRoot ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
const canBeNobody = isRoot
  ? spawnSync('setpriv', ['--reuid=65534', '--clear-groups', process.execPath, '--version']).status === 0
  : process.platform !== 'win32';

describe.skipIf(!canBeNobody)('in a read-only folder', () => {
  async function makeReadOnly(): Promise<string> {
    const home = makeHome();
    const pty = openPty({ args: play, env: { CARDROOM_HOME: home } });
    await pty.waitFor(CHOICE);
    pty.keys(PASS);
    await pty.waitFor(/[♣♠♦♥] from (?:Bo|Cat|Dan)/);
    pty.kill('SIGKILL'); // leaves its lock
    await pty.exit;
    const folder = join(home, 'matches');
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    chmodSync(home, 0o755);
    return home;
  }

  test('resume gives the reason in one sentence', async () => {
    const home = await makeReadOnly();
    const [file = '', ...args] = [...asNobody, ...program, 'resume'];
    const { status, stdout, stderr } = spawnSync(file, args, {
      env: plainEnvironment(home),
      encoding: 'utf8',
    });
    expect([status, stdout]).toStrictEqual([1, '']);
    expect(stderr).toMatch(
      /^The match gongzhu-1 cannot be opened, .*: cardroom has no right to it \(.*\)\.\n$/,
    );
  });

  test('the menu gives the reason after x x, and a new match goes on with a notice that it is unsaved', async () => {
    const home = await makeReadOnly();
    const pty = openPty({ command: [...asNobody, ...program], env: { CARDROOM_HOME: home } });
    await pty.waitFor(/c {2}Chinese Hearts/);
    pty.keys('xx');
    await pty.waitFor(/The match gongzhu-1 cannot be removed/);
    pty.keys(`${numberOf('gongzhu')}\r`);
    await pty.waitFor(/pass three to the left/);
    pty.keys(PASS);
    await pty.waitFor(/[♣♠♦♥] from (?:Bo|Cat|Dan)/);
    await pty.waitFor(/This match is not saved: cardroom has no right to it\./);
    expect(await farewell(pty)).toMatch(/Your match could not be saved: cardroom has no right to it\./);
    expect(existsSync(join(home, 'matches', 'gongzhu-2.ndjson'))).toBe(false);
  });
});

test.skipIf(process.platform !== 'linux').each([
  [
    'the system makes no folder, as under /proc',
    () => '/proc/none',
    /not saved: no folder can be made there/,
  ],
  [
    'a link leads to a disk that is not there',
    () => {
      const link = join(makeHome(), 'link');
      symlinkSync('/proc/none', link);
      return link;
    },
    /not saved: a link to it leads nowhere/,
  ],
])('a match is played if %s, with a notice that it is not kept', async (_, home, said) => {
  const pty = openPty({ command: [...program, ...play], env: { CARDROOM_HOME: home() } });
  await pty.waitFor(CHOICE);
  pty.keys('i');
  await pty.waitFor(said);
  pty.keys('qq');
  await pty.exit;
});
