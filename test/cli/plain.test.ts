import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programPath } from '../support/built.ts';
import { started, type Told } from '../support/command.ts';
import { logPaths } from '../support/logs.ts';
import { openPty } from '../support/pty.ts';

/** A data folder of its own; gone when the test is over. */
function home(): string {
  const path = mkdtempSync(join(tmpdir(), 'cardroom-plain-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const NO_KEYS = /^cardroom needs a terminal to read keys from, and its input is not one\. [^\n]*\n$/;

/** Logs in a data folder. */
const logsIn = (folder: string) =>
  readdirSync(folder).includes('matches') ? [...logPaths(join(folder, 'matches')).keys()] : [];

it('a match with programs ends at the end of its input', () => {
  const program = `exec:"${process.execPath}" "${programPath('cardroom')}" bot shang`;
  const words = ['play', 'shang', '--plain', '--seed', 'plain', '--bots', program];
  const { status, stdout } = started(home(), words, 'hint\n\nquit\n');
  expect(status).toBe(0);
  expect(stdout).toMatch(/saved; `cardroom resume shang-1` goes on with it\.\n$/);
});

describe('a pipe without --plain', () => {
  it.each(['play gongzhu --seed a', 'gongzhu', 'daily shang', 'learn gongzhu 1', 'resume', ''])(
    'is refused if it ends before its first line, and saves no match: %s',
    (line) => {
      const folder = home();
      const { status, stdout, stderr } = started(folder, line.split(' ').filter(Boolean));
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(line === 'resume' ? /^There is no match to continue/ : NO_KEYS);
      expect(logsIn(folder)).toEqual([]);
    },
  );

  it('is refused for the bare menu, whatever its lines', () => {
    const { status, stdout, stderr } = started(home(), [], 'q\n');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(NO_KEYS);
  });

  it.each(['play gongzhu', 'gongzhu'])('plays if it has a line: %s', (line) => {
    const folder = home();
    const told = started(folder, line.split(' '), 'hand\nlegal\n1\n');
    expect(told).toMatchObject({ status: 0, stderr: '' });
    expect(told.stdout).toContain('> hand\nYour 13 cards: ');
    expect(told.stdout).toContain('`cardroom resume gongzhu-1` goes on with it.');
    expect(logsIn(folder)).toEqual(['gongzhu-1']);
  });

  it('lists lessons', () => {
    const { status, stdout } = started(home(), ['learn', 'gongzhu']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Chinese Hearts \(cardroom learn gongzhu\)\n/);
  });
});

describe('lines are chosen', () => {
  it.each(['--plain', '--accessible'])('by %s: the menu comes, and the end of input leaves it', (flag) => {
    const { status, stdout, stderr } = started(home(), [flag]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Cardroom\./);
  });

  it.each([
    [{ ACCESSIBLE: '1' }, true],
    [{ INK_SCREEN_READER: 'true' }, true],
    [{ TERM: 'dumb' }, true],
    [{ ACCESSIBLE: '0' }, false],
  ])('on a terminal by %j: %s', async (env, isPlain) => {
    const pty = openPty({ env, args: ['play', 'gongzhu', '--seed', 'a'] });
    await pty.waitFor(isPlain ? /type legal for a list/ : /pass three to the left/);
    pty.keys(isPlain ? 'quit\r' : 'q');
    if (!isPlain) pty.keys('q');
  });

  it('on a terminal by the setting plain: on', async () => {
    const pty = openPty({ settings: { plain: 'on' }, args: ['play', 'gongzhu', '--seed', 'a'] });
    await pty.waitFor(/type legal for a list/);
    pty.keys('quit\r');
    expect(await pty.exit).toEqual({ status: 0, signal: undefined });
  });

  it('without a second echo on a terminal', async () => {
    const pty = openPty({ args: ['--plain', 'play', 'gongzhu', '--seed', 'a'] });
    await pty.waitFor(/type legal for a list/);
    pty.keys('hand\r');
    await pty.waitFor(/Your 13 cards[^~]*Your 13 cards/);
    expect(pty.lines().filter((line) => /hand$/.test(line))).toHaveLength(1);
    pty.keys('\x04');
    expect((await pty.exit).status).toBe(0);
  });
});

it('a match keeps all moves if its reader goes away', () => {
  const folder = home();
  const first = started(folder, ['play', 'shang', '--seed', 'a'], 'legal\n1\n');
  const second = started(folder, ['resume', '--plain'], 'hand\nq\nq\n');
  const handIn = ({ stdout }: Told) => stdout.match(/Your \d+ cards: [^\n]*/g)?.at(-1);
  expect(first.status).toBe(0);
  expect(second.stdout).toMatch(/^Shang with Bo, Cat and Dan\./);
  expect(handIn(second)).toBeDefined();
});
