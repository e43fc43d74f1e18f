import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

const LOGS = ['500-finished', '500-hot-seat', '500-open', 'gongzhu-open', 'shang-finished', 'shang-open'];

/** The menu of somebody with these matches. */
async function openMatches(names: readonly string[] = LOGS, size?: { columns: number; rows: number }) {
  const room = makeRoom();
  const folder = (room.matches as unknown as { folder: string }).folder;
  mkdirSync(folder, { recursive: true });
  for (const name of names) copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${name}.ndjson`));
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />,
    size && { size },
  );
  await stage.waitFor(/CARDROOM/);
  stage.keys('m');
  await stage.waitFor(/^ +CARDROOM {2}matches/m);
  return { stage, folder };
}

/** Moves down the list to a match. */
async function choose(stage: Stage, id: string) {
  for (let tries = 0; tries < 10; tries++) {
    if (new RegExp(`^ +${id}, last played`, 'm').test(text(stage))) return;
    stage.keys('j');
    await stage.drawn();
  }
  throw new Error(`${id} is not listed:\n${text(stage)}`);
}

test('the list shows all waiting matches, even more than three', async () => {
  const { stage } = await openMatches();
  const shown = text(stage);
  expect(shown).toMatch(/ 500 +Ann, Ben, 2 bots /);
  expect(shown).toMatch(/ 500 +3 normal bots /);
  expect(shown).toMatch(/ Shang +3 normal bots /);
  expect(shown).toMatch(
    / \d{4}-\d\d-\d\d {2}Chinese Hearts {2}3 normal bots +deal 3, trick 6, a bot to move$/m,
  );
  expect(shown).toMatch(/open ones +1 of 4/);
});

test('a wide window has room for times and ids', async () => {
  const wide = await openMatches(LOGS, { columns: 160, rows: 50 });
  wide.stage.keys('\t');
  await wide.stage.waitFor(/finished ones/);
  await choose(wide.stage, '500-finished');
  expect(text(wide.stage)).toMatch(/▎ +\S+ \d\d:\d\d {2}500-finished +500 +3 normal bots +won by .*; You/);
  expect(text(wide.stage)).toMatch(/500-finished, last played [^:]*\.$/m);
});

test('the help names the keys to the first and the last match once each', async () => {
  const { stage } = await openMatches();
  stage.keys('?');
  await stage.waitFor(/Home End +the first, the last \(also g/);
  expect(text(stage)).not.toMatch(/also Home/);
});

test('Enter goes on with the chosen match', async () => {
  const { stage } = await openMatches();
  await choose(stage, 'gongzhu-open');
  stage.keys('\r');
  await stage.waitFor(/^ CHINESE HEARTS {2}deal 3/m);
});

test('Tab shows finished matches, and s the sheet of the chosen one', async () => {
  const { stage } = await openMatches();
  stage.keys('\t');
  await stage.waitFor(/finished ones/);
  await choose(stage, 'shang-finished');
  expect(text(stage)).toMatch(/▎ +.* Shang +3 normal bots +won by Cat/);
  stage.keys('s');
  await stage.waitFor(/^ SHANG {2}the match is over/m);
  stage.keys('q');
  await stage.waitFor(/^ CARDROOM {2}matches · finished ones/m);
});

test('the sheet shows the seed of a match only when it is over', async () => {
  const { stage } = await openMatches();
  await choose(stage, 'shang-open');
  stage.keys('s');
  await stage.waitFor(/^ SHANG {2}the score so far/m);
  expect(text(stage)).not.toContain('sample');
  stage.keys('q\t');
  await stage.waitFor(/finished ones/);
  await choose(stage, 'shang-finished');
  stage.keys('s');
  await stage.waitFor(/the match is over · unaided +seed sample shang-finished/);
});

test('the sheet of a saved match shows the course of the scores, like the sheet at the table', async () => {
  const { stage } = await openMatches(['shang-finished']);
  stage.keys('\t');
  await choose(stage, 'shang-finished');
  stage.keys('s');
  await stage.waitFor(/Cat wins with 9[\s\S]*[\u2801-\u28ff]{20}[\s\S]*s:sums/);
  stage.keys('s');
  await stage.waitFor(/total +\d+[\s\S]*deal 5: [\s\S]*Cat wins with 9[\s\S]*s:end/);
  stage.keys('s');
  await stage.waitFor(/s:sums/);
});

test('x twice removes a match, and b brings it back', async () => {
  const { stage, folder } = await openMatches();
  await choose(stage, 'shang-open');
  stage.keys('x');
  await stage.waitFor(/Press x again to remove shang-open/);
  stage.keys('jk');
  stage.keys('x');
  await stage.waitFor(/Press x again/);
  expect(existsSync(join(folder, 'shang-open.ndjson'))).toBe(true);
  stage.keys('x');
  await stage.waitFor(/shang-open is removed/);
  expect(existsSync(join(folder, 'shang-open.ndjson'))).toBe(false);
  stage.keys('\t\t');
  await stage.waitFor(/removed ones/);
  await choose(stage, 'shang-open');
  stage.keys('b');
  await stage.waitFor(/shang-open is back/);
  expect(existsSync(join(folder, 'shang-open.ndjson'))).toBe(true);
});

test('an empty list says so', async () => {
  const { stage } = await openMatches([]);
  expect(text(stage)).toContain('There are no open matches.');
  stage.keys('s\rxb');
  await stage.drawn();
  stage.keys('\x1b');
  await stage.waitFor(/CARDROOM/);
});

test('a list of only finished matches says so and how to see them', async () => {
  const { stage } = await openMatches(['500-finished', 'shang-finished']);
  expect(text(stage)).toContain('There are no open matches.');
  expect(text(stage)).toContain('Tab shows others: 2 finished.');
});

/** Somebody on another computer, or who was there, has the match open. */
function lockedAway(folder: string): string {
  const lock = join(folder, 'gongzhu-open.lock');
  const { pid, host } = { pid: 7, host: 'a-computer-with-quite-a-long-name.example.org' };
  writeFileSync(lock, JSON.stringify({ pid, host, started: 0, boot: '', token: '0' }));
  return lock;
}

test('the answer y opens a match that may be open on another computer, and no other key does', async () => {
  const { stage, folder } = await openMatches(['gongzhu-open']);
  const lock = lockedAway(folder);
  const before = readFileSync(lock, 'utf8');
  for (const key of ['\r', 'j', 'y']) stage.keys(key);
  await stage.waitFor(/y does nothing here/);
  for (const key of ['\r', '\r']) stage.keys(key);
  await stage.waitFor(/y\s+opens\s+it\s+here,\s+any\s+other\s+key\s+does\s+not\.[\s\S]*y:open it here/);
  expect(text(stage).replace(/\s+/g, ' ')).toContain(
    '(process 7, begun 1970-01-01 00:00). If it is, the later moves of one of the two will not be saved.',
  );
  expect(readFileSync(lock, 'utf8')).toBe(before);
  // Somebody else has it since the question.
  writeFileSync(lock, before.replace('"pid":7', '"pid":8'));
  stage.keys('y');
  await stage.waitFor(/process 8[\s\S]*y:open it here/);
  stage.keys('y');
  await stage.waitFor(/^ CHINESE HEARTS {2}deal 3/m);
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('the menu also asks before it opens a match that may be open on another computer', async () => {
  const { stage, folder } = await openMatches(['gongzhu-open']);
  stage.keys('\x1b');
  await stage.waitFor(/CARDROOM/);
  lockedAway(folder);
  stage.keys('c');
  await stage.waitFor(/y:open it here/);
  stage.keys('y');
  await stage.waitFor(/^ CHINESE HEARTS {2}deal 3/m);
});

test('a match that may be open on another computer cannot be removed, and the reason names the lock to delete', async () => {
  const { stage, folder } = await openMatches(['gongzhu-open']);
  const lock = lockedAway(folder);
  stage.keys('x');
  await stage.waitFor(/Press x again/);
  stage.keys('x');
  await stage.waitFor(/Leave it there first/);
  expect(text(stage).replace(/\s+/g, '')).toContain(`delete${lock}.`);
  expect(text(stage)).toMatch(/Esc:close/);
});
