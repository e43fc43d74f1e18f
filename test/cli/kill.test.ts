import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPty, type Pty } from '../support/pty.ts';

const logOf = (home: string): string =>
  join(home, 'matches', readdirSync(join(home, 'matches')).find((name) => name.endsWith('.ndjson'))!);

/** Picks three cards, and passes them. */
const PASS = ' \x1b[C \x1b[C \r';

/** The table without the lines that only tell what happened last. */
const tableOf = (pty: Pty): string[] => pty.lines().slice(0, 18);

test('a match that is killed in mid-trick goes on at the same position', async () => {
  const pty = openPty({
    args: ['play', 'gongzhu', '--seed', 'kill', '--option', 'passing=none'],
    settings: { pace: 'instant' },
  });
  // Until it is this person's turn for the third time.
  for (const left of [13, 12]) {
    await pty.waitFor(new RegExp(`▸ You +${left} left[\\s\\S]*LEGAL`));
    pty.keys('\r');
  }
  await pty.waitFor(/▸ You +11 left[\s\S]*LEGAL/);
  const before = tableOf(pty);
  const log = readFileSync(logOf(pty.home), 'utf8');
  pty.kill('SIGKILL');
  await pty.exit;
  expect(readFileSync(logOf(pty.home), 'utf8')).toBe(log);

  const again = openPty({ args: ['resume'], env: { CARDROOM_HOME: pty.home } });
  await again.waitFor(/▸ You +11 left[\s\S]*LEGAL/);
  expect(tableOf(again)).toStrictEqual(before);
});

test('a match whose last line was torn goes on, and says so', async () => {
  const pty = openPty({
    args: ['play', 'gongzhu', '--seed', 'torn', '--option', 'passing=none'],
    settings: { pace: 'instant' },
  });
  await pty.waitFor(/▸ You +13 left[\s\S]*LEGAL/);
  pty.keys('\r');
  await pty.waitFor(/▸ You +12 left[\s\S]*LEGAL/);
  pty.kill('SIGTERM');
  expect(await pty.exit).toMatchObject({ status: 143 });
  expect(pty.raw).toContain('`cardroom resume gongzhu-1` goes on with it.');
  writeFileSync(logOf(pty.home), `${readFileSync(logOf(pty.home), 'utf8')}{"seat":0,"mov`);

  const again = openPty({ args: ['resume', 'gongzhu-1'], env: { CARDROOM_HOME: pty.home } });
  await again.waitFor(/not written whole/);
  await again.waitFor(/▸ You +12 left/);
});

test('a second cardroom is told that a match is open', async () => {
  const pty = openPty({ args: ['play', 'gongzhu', '--seed', 'two'] });
  await pty.waitFor(/Pick three cards/);
  pty.keys(PASS);
  await pty.waitFor(/passed you/);
  const second = openPty({ args: ['resume', 'gongzhu-1'], env: { CARDROOM_HOME: pty.home } });
  expect(await second.exit).toMatchObject({ status: 2 });
  expect(second.raw.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `The match gongzhu-1 is open in another cardroom: process ${pty.pid}, begun .* delete .*gongzhu-1.lock`,
    ),
  );
});

test('a start that was left without a move is not in the list of another cardroom, and leaves nothing', async () => {
  const left = openPty({ args: ['play', 'gongzhu', '--seed', 'left'] });
  const env = { CARDROOM_HOME: left.home };
  const listed = async () => {
    const list = openPty({ args: ['list', '--all'], env });
    await list.exit;
    return list.raw;
  };
  await left.waitFor(/Pick three cards/);
  expect(await listed()).toContain('No match is kept.');
  left.kill('SIGTERM');
  expect(await left.exit).toMatchObject({ status: 143 });
  expect(left.raw).not.toContain('match is saved');
  expect(existsSync(join(left.home, 'matches'))).toBe(false);

  const touched = openPty({ args: ['play', 'gongzhu', '--seed', 'touched'], env });
  await touched.waitFor(/Pick three cards/);
  touched.keys(PASS);
  await touched.waitFor(/passed you/);
  expect(await listed()).toMatch(/gongzhu-1 +open/);
});
