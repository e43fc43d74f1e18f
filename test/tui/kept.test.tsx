import { describe, expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { numberOf, openApp, openGongzhu } from '../support/app.tsx';
import { simulatedClock } from '../support/clock.ts';
import { played, saveIn } from '../support/played.ts';
import { press, text } from '../support/press.ts';
import { makeRoom, type TestRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage } from '../support/stage.ts';

/** The matches in the list, by what they are. */
const keptIn = ({ matches }: TestRoom): string[] => listed(matches).map(({ id, state }) => `${id} ${state}`);

test('a match is kept from the first move or hint of a person on', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  for (let start = 0; start < 2; start++) {
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    stage.keys('q');
    await stage.waitFor(/New here\?/);
  }
  expect(keptIn(room)).toEqual([]);
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  await press(stage, 'i');
  expect(keptIn(room)).toEqual(['gongzhu-1 open']);
  stage.keys('q');
  await stage.waitFor(/c {2}Chinese Hearts, deal/);
  stage.keys(`${numberOf('kings-court')}\r`);
  await stage.waitFor(/choose a space/);
  expect(keptIn(room)).toEqual(['gongzhu-1 open']);
  await press(stage, 'n\r');
  expect(keptIn(room).sort()).toEqual(['gongzhu-1 open', 'kings-court-1 open']);
});

test('an automatic move keeps no match: staying while cards are drawn in Shengji', async () => {
  const room = makeRoom();
  const stage = await openApp(room);
  stage.keys(`${numberOf('shengji')}\r`);
  await stage.waitFor(() => room.match.moveCount > 20);
  expect(room.match.history.some(({ seat }) => seat === 0)).toBe(true);
  expect(keptIn(room)).toEqual([]);
});

test('a match of bots alone is kept, as no person could touch it', async () => {
  const room = makeRoom();
  const { game } = partsOf('shang')!;
  const setup = readSetup(game, {}, 'bots') as Setup;
  const start = { kind: 'play', game: game.id, setup, players: seatPlayers(4, [], 'easy') } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  await stage.waitFor(/deal 1/);
  expect(keptIn(room)).toHaveLength(1);
});

test.each([
  [3, /m matches {2}t/],
  [5, /m matches, 2 more {2}t/],
])('with %i open matches the menu says how many it does not list', async (count, written) => {
  const room = makeRoom();
  for (let number = 1; number <= count; number++)
    saveIn(
      (room.matches as MatchStore).folder,
      { ...played({ game: 'gongzhu' }), id: `gongzhu-${number}` },
      1,
    );
  const stage = await openApp(room);
  expect(text(stage)).toMatch(written);
});

test('a match that was left goes on at the same place', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const before = stage.lines().slice(2, 20);
  await press(stage, 'q');
  expect(text(stage)).toMatch(/▎ c {2}Chinese Hearts, deal 1, your turn .* autosaved just now/);
  await press(stage, 'c');
  await stage.waitFor(/LEGAL/);
  const after = stage.lines().slice(2, 20);
  expect(after).toEqual(before);
});

describe('leaving the program while others move', () => {
  test('stops their play', async () => {
    const clock = simulatedClock();
    const room = makeRoom({ pace: 'normal' });
    const stage = await openApp(room, { clock });
    await press(stage, `${numberOf('shengji')}\r`);
    await stage.waitFor(/SHENGJI/);
    const goOn = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        clock.forward(1000);
        await press(stage, '');
      }
    };
    await goOn(2);
    await press(stage, '\x03');
    const made = room.match.moveCount;
    expect(made).toBeGreaterThan(0);
    await goOn(9);
    expect(room.match.moveCount).toBe(made);
  });
});

test('the menu says where a match is, and mentions deals only in games that have them', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const taken = () =>
    room.match.history.some((step) => step.facts('table').some(({ kind }) => kind === 'trick-taken'));
  for (let key = 0; key < 10 && !taken(); key++) await press(stage, '\r');
  expect(taken()).toBe(true);
  await press(stage, 'q');
  expect(text(stage)).toMatch(/c {2}Chinese Hearts, deal 1, trick \d, your turn /);
  await press(stage, `${numberOf('kings-court')}\r`);
  await stage.waitFor(/choose a space/);
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  await press(stage, 'q');
  await stage.waitFor(/c {2}King's Court, your turn /);
});
