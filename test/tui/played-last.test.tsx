import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MENU, openApp } from '../support/app.tsx';
import { lines, plainly } from '../support/plain.ts';
import { press, text } from '../support/press.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';

/** The room of somebody with these matches, of which the last was left last. */
function roomWith(...names: readonly string[]): TestRoom {
  const room = makeRoom();
  const { folder } = room.matches as unknown as { folder: string };
  mkdirSync(folder, { recursive: true });
  for (const name of names) copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${name}.ndjson`));
  return room;
}

test('in a fresh home Chinese Hearts stands first, and Enter starts it', async () => {
  const stage = await openApp(makeRoom());
  expect(text(stage)).toMatch(/^ *▎ 1 {2}Chinese Hearts/m);
  expect(text(stage)).toContain('Enter starts Chinese Hearts');
});

test('the pointer starts on the game played last, or on a match that waits', async () => {
  const stage = await openApp(roomWith('shang-finished'));
  expect(text(stage)).toMatch(/^ *▎ \d {2}Shang /m);
  expect(text(stage)).toContain('Enter starts Shang');
  await press(stage, '1');
  expect(text(stage)).toContain('Enter starts Chinese Hearts');
  const waits = await openApp(roomWith('shang-finished', '500-open'));
  expect(text(waits)).toContain('Enter goes on with 500');
});

test('plain mode lists Chinese Hearts first in a fresh home, and starts with it chosen', async () => {
  const said = await plainly(makeRoom(), MENU, lines());
  expect(said).toMatch(/^1 Chinese Hearts, /m);
  expect(said).toMatch(/^Chosen: Chinese Hearts\./m);
});

test('plain mode starts with the game played last, even after a match of another game', async () => {
  const room = roomWith('shang-finished');
  expect(await plainly(room, MENU, lines())).toMatch(/^Chosen: Shang\./m);
  const other = roomWith('shang-finished', '500-open');
  const said = await plainly(other, MENU, lines('2', 'c', 'q'));
  expect(said.slice(said.lastIndexOf('Chosen:'))).toMatch(/^Chosen: 500\./);
});
