import { describe, expect, it, test } from 'vitest';
import { FIRST_KEYS } from '../../src/front/own-keys.ts';
import { catalogue } from '../../src/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { openApp, openGongzhu } from '../support/app.tsx';
import { openLesson } from '../support/lesson.tsx';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';

test('a key of the player’s own works, is on the bar and in the help, and replaces the first one', async () => {
  const room = makeRoom({ keys: { hint: ['X', 'F5'], rules: 'W' } });
  const stage = await openGongzhu(room);
  expect(text(stage)).toMatch(/X:hint/);
  expect(text(stage)).not.toMatch(/i:hint/);
  expect(await press(stage, 'i')).toContain('i does nothing here');
  expect(await press(stage, 'X')).toMatch(/Hint|Thinking about a hint/);
  await press(stage, '\x1b');
  const help = await press(stage, '?');
  expect(help).toMatch(/ X +the best move/);
  expect(help).toMatch(/also F5/);
  const row = stage.lines().findIndex((line) => / X +the best move/.test(line));
  const at = stage.lines()[row]!.indexOf('X');
  // The name of a key is bold, its meaning is not.
  expect([at, at + 10].map((column) => stage.cell(row, column).bold)).toStrictEqual([true, false]);
  await press(stage, '\x1b');
  // The other key does the same: at length, once the hint is there.
  expect(await press(stage, '\x1b[15~')).not.toContain('does nothing here');
  expect(await press(stage, 'r')).toContain('r does nothing here');
});

test('a refusal names the current key', async () => {
  const room = makeRoom({ keys: { rules: 'W' } });
  const stage = await openGongzhu(room);
  const held = [...room.match.moves(0)];
  const wrong = ['2C', '3C', '4D', '5D', 'AS', 'KH'].find((card) => !held.includes(`play ${card}`))!;
  expect(await press(stage, `:play ${wrong}\r`)).toMatch(/W shows the rule\./);
});

test('a lesson uses and names the current keys', async () => {
  const room = makeRoom({ keys: { hint: 'X', undo: 'V' } });
  const { stage } = await openLesson(lessonsOf('gongzhu')[0]!, undefined, room);
  expect(await press(stage, 'V')).toContain('This is the first step.');
  expect(await press(stage, '?')).toMatch(/ V +back to the task/);
});

test('a page of the options sets a key, refuses a clash in a sentence, and can take the key back', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  await press(stage, 'o');
  expect(await press(stage, 'K')).toMatch(/▎ hint +i/);
  expect(await press(stage, '\r')).toContain('Press the key for "hint"');
  expect(await press(stage, 'u')).toContain('u is the key for "undo" already.');
  expect(await press(stage, 'p')).toContain('p stays as it is: some table needs it.');
  expect(await press(stage, '\t')).toContain('Tab cannot be used');
  expect(await press(stage, 'X')).toMatch(/▎ hint +X/);
  expect(room.saved?.keys).toEqual({ hint: 'X' });
  // The key that is free now goes to another action, and cannot come back before that one is let go.
  await press(stage, '\x1b[B', '\r', 'i');
  expect(room.saved?.keys).toEqual({ hint: 'X', undo: 'i' });
  expect(await press(stage, '\x1b[A', 'd')).toContain('i is the key for "undo" already.');
  expect(await press(stage, 'x')).toMatch(/▎ hint +i/);
  expect(room.saved?.keys).toEqual({});
  await press(stage, '\r', '\x1b');
  expect(room.saved?.keys).toEqual({});
});

describe.each(catalogue.map(({ game }, place) => [game.id, game.title, place + 1] as const))(
  '%s',
  (_, title, number) => {
    it('uses no keys that the options could give to another action', async () => {
      const stage = await openApp(makeRoom(), { size: { columns: 120, rows: 50 } });
      stage.keys(`${number}\r`);
      await stage.waitFor(new RegExp(`^ ${title.toUpperCase()}[\\s\\S]*i:hint`, 'm'));
      const first: readonly string[] = Object.values(FIRST_KEYS);
      for (const key of 'gmoruzEMOPUVWXYZ!#$%*:;<>@[]^`{|}~,\\/') {
        if (first.includes(key)) continue;
        expect(await press(stage, key)).toContain(`${key} does nothing here`);
      }
    });
  },
);
