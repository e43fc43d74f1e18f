import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownNumbers } from '../../src/store/processes.ts';
import { container, hasContainers } from '../support/container.ts';
import { openPty, type Pty, plainEnvironment } from '../support/pty.ts';

const logOf = (home: string): string =>
  join(home, 'matches', readdirSync(join(home, 'matches')).find((name) => name.endsWith('.ndjson'))!);

/** Picks three cards, and passes them. */
const PASS = ' \x1b[C \x1b[C \r';

/** The table without the lines that only tell what happened last. */
const tableOf = (pty: Pty): string[] => pty.lines().slice(0, 18);

test('a match killed in mid-trick goes on at the same position', async () => {
  const pty = openPty({
    args: ['play', 'gongzhu', '--seed', 'kill', '--option', 'passing=none'],
    settings: { pace: 'instant' },
  });
  // Until it is this person's turn for the third time.
  for (const trick of [1, 2]) {
    await pty.waitFor(new RegExp(`trick ${trick} of 13[\\s\\S]*▸ You[\\s\\S]*LEGAL`));
    pty.keys('\r');
  }
  await pty.waitFor(/trick 3 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
  const before = tableOf(pty);
  const log = readFileSync(logOf(pty.home), 'utf8');
  pty.kill('SIGKILL');
  await pty.exit;
  expect(readFileSync(logOf(pty.home), 'utf8')).toBe(log);

  const again = openPty({ args: ['resume'], env: { CARDROOM_HOME: pty.home } });
  await again.waitFor(/trick 3 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
  expect(tableOf(again)).toStrictEqual(before);
});

test('a match with a torn last line goes on with a notice', async () => {
  const pty = openPty({
    args: ['play', 'gongzhu', '--seed', 'torn', '--option', 'passing=none'],
    settings: { pace: 'instant' },
  });
  await pty.waitFor(/trick 1 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
  pty.keys('\r');
  await pty.waitFor(/trick 2 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
  pty.kill('SIGTERM');
  expect(await pty.exit).toMatchObject({ status: 143 });
  expect(pty.raw).toContain('`cardroom resume gongzhu-1` goes on with it.');
  writeFileSync(logOf(pty.home), `${readFileSync(logOf(pty.home), 'utf8')}{"seat":0,"mov`);

  const again = openPty({ args: ['resume', 'gongzhu-1'], env: { CARDROOM_HOME: pty.home } });
  await again.waitFor(/not written whole/);
  await again.waitFor(/trick 2 of 13[\s\S]*▸ You/);
});

test('a second cardroom reads that a match is open', async () => {
  const pty = openPty({ args: ['play', 'gongzhu', '--seed', 'two'] });
  await pty.waitFor(/Pick three cards/);
  pty.keys(PASS);
  await pty.waitFor(/[♣♠♦♥] from (?:Bo|Cat|Dan)/);
  const second = openPty({ args: ['resume', 'gongzhu-1'], env: { CARDROOM_HOME: pty.home } });
  expect(await second.exit).toMatchObject({ status: 2 });
  expect(second.raw.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `The match gongzhu-1 is open in another cardroom: process ${pty.pid}, begun .* delete .*gongzhu-1.lock`,
    ),
  );
});

test.skipIf(!hasContainers)(
  'the second of two containers with one data folder opens a match of the first only after the answer y',
  async () => {
    const first = openPty({
      command: container('first'),
      args: ['play', 'gongzhu', '--seed', 'two', '--option', 'passing=none'],
      settings: { pace: 'instant' },
    });
    await first.waitFor(/trick 1 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
    first.keys('\r');
    await first.waitFor(/trick 2 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
    const log = readFileSync(logOf(first.home), 'utf8');
    const env = { CARDROOM_HOME: first.home };
    const resume = (name: string) =>
      openPty({ command: container(name), args: ['resume', 'gongzhu-1'], env });

    const asks = (lines: readonly string[]) => /Openithere\?\(y\/n\)/.test(lines.join('').replace(/\s/g, ''));

    const [unshare, ...inSecond] = container('second');
    const piped = spawnSync(unshare, [...inSecond, 'resume', 'gongzhu-1'], {
      env: plainEnvironment(first.home),
      input: '',
      encoding: 'utf8',
    });
    expect(piped).toMatchObject({ status: 2, stdout: '' });
    expect(piped.stderr).toMatch(
      /^The match gongzhu-1 may still be open on first, another computer or container \(process \d+, begun .*\)\. If it is, .* will not be saved\. `cardroom resume gongzhu-1 --anyway` opens it here\.\n$/,
    );
    const refused = resume('second');
    await refused.waitFor(asks);
    refused.keys('n\r');
    expect(await refused.exit).toMatchObject({ status: 2 });
    expect(readFileSync(logOf(first.home), 'utf8')).toBe(log);

    const second = resume('second');
    await second.waitFor(asks);
    second.keys('y\r');
    await second.waitFor(/trick 2 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
    second.keys('\r');
    await second.waitFor(/trick 3 of 13[\s\S]*▸ You[\s\S]*LEGAL/);
    // The first hears of it as soon as something more is to be written.
    const theirs = readFileSync(logOf(first.home), 'utf8');
    first.keys('\r');
    await first.waitFor(/not saved: another program wrote/);
    expect(readFileSync(logOf(first.home), 'utf8')).toBe(theirs);
    expect(theirs.startsWith(log)).toBe(true);
  },
);

test.skipIf(!hasContainers)('a container leaves the drafts of programs in other containers alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-containers-'));
  const draft = join(home, `settings.json.${process.pid}-${ownNumbers()}-0123abcd`);
  writeFileSync(draft, 'half');
  const [unshare, ...words] = container('second');
  const { status } = spawnSync(unshare, [...words, 'list'], { env: plainEnvironment(home) });
  expect([status, existsSync(draft)]).toStrictEqual([0, true]);
  rmSync(home, { recursive: true });
});

test("a start without a move stays out of another cardroom's list and leaves no file", async () => {
  const left = openPty({ args: ['play', 'gongzhu', '--seed', 'left'] });
  const env = { CARDROOM_HOME: left.home };
  const listed = async () => {
    const list = openPty({ args: ['list', '--all'], env });
    await list.exit;
    return list.raw;
  };
  await left.waitFor(/Pick three cards/);
  expect(await listed()).toContain('No match is saved.');
  left.kill('SIGTERM');
  expect(await left.exit).toMatchObject({ status: 143 });
  expect(left.raw).not.toContain('match is saved');
  expect(existsSync(join(left.home, 'matches'))).toBe(false);

  const touched = openPty({ args: ['play', 'gongzhu', '--seed', 'touched'], env });
  await touched.waitFor(/Pick three cards/);
  touched.keys(PASS);
  await touched.waitFor(/[♣♠♦♥] from (?:Bo|Cat|Dan)/);
  expect(await listed()).toMatch(/gongzhu-1 +open/);
});
