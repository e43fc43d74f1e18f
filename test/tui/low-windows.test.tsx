import { describe, expect, test } from 'vitest';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { makeRoom } from '../support/room.ts';
import { openSession } from '../support/seating.tsx';
import { openStage } from '../support/stage.ts';

/** Rows of a table in a window of 80 columns. */
const TABLE = 17;

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('%s in a low window', (_, entry) => {
  const opened = async (rows: number) => {
    const match = new Match(entry.game, readSetup(entry.game, { seed: 'low' }, '') as Setup);
    const stage = await openSession(entry, match, { size: { columns: 80, rows } });
    await stage.waitFor(/i:hint/);
    return stage;
  };

  test('blank rows go first, while banner, table and keys stay whole', async () => {
    const full = (await opened(24)).lines();
    const [banner, keys] = [full[0], full[23]];
    const table = full.slice(2, 2 + TABLE);
    const said = full.slice(20, 23).filter((line) => line.trim() !== '').length;
    for (const rows of [23, 22, 21]) {
      const lines = (await opened(rows)).lines();
      expect(lines[0]).toBe(banner);
      expect(lines[rows - 1]).toBe(keys);
      // The blank row below the foot's words goes first.
      const top = rows === 23 && said < 3 ? 2 : 1;
      const told = Math.min(said, rows === 21 ? 2 : 3);
      // Words that have no blank row to give take the last rows of the table.
      const shown = Math.min(TABLE, rows - top - told - 1);
      expect(lines.slice(top, top + shown)).toEqual(table.slice(0, shown));
      expect(shown).toBeGreaterThanOrEqual(TABLE - 1);
    }
  });

  test('a window that gets lower and higher again shows the same as before', async () => {
    const stage = await opened(24);
    const full = stage.lines();
    for (const rows of [23, 21, 22, 24]) {
      stage.resize({ columns: 80, rows });
      await stage.drawn();
    }
    expect(stage.lines()).toEqual(full);
  });
});

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('the help of %s', (_, entry) => {
  test('begins no line of its foot in the middle of a sentence at 40 columns', async () => {
    const match = new Match(entry.game, readSetup(entry.game, { seed: 'z' }, '') as Setup);
    const stage = await openSession(entry, match, { size: { columns: 40, rows: 22 } });
    await stage.waitFor(/\? help/);
    stage.keys('?');
    await stage.waitFor(/Esc:close/);
    const foot = stage.lines().slice(16, 20);
    expect(foot.find((line) => line.trim() !== '')).toMatch(/^ [A-Z]/);
    expect(foot.join(' ')).toMatch(/[.…]\s*$/);
  });
});

test('the foot of a menu of 40 columns marks what the words for the day leave out', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: { columns: 40, rows: 22 },
  });
  await stage.waitFor(/q:quit/);
  stage.keys('d');
  await stage.waitFor(/first start/);
  expect(stage.lines().slice(16, 20).join(' ')).toMatch(/[.…]\s*$/);
});
