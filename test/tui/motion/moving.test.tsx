import { expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import type { Settings } from '../../../src/front/settings.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import { simulatedClock } from '../../support/clock.ts';
import { turns } from '../../support/display.ts';
import { makeRoom } from '../../support/room.ts';
import { openStage } from '../../support/stage.ts';

/** A table of Chinese Hearts at which a person leads or follows; time goes by as the test says. */
async function seated(lag: number | null, settings: Partial<Settings> = {}) {
  const game = partsOf('gongzhu')!.game;
  const setup = readSetup(game, {}, 'motion');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start = {
    kind: 'play',
    game: game.id,
    setup,
    players: seatPlayers(setup.seats, [0], 'normal'),
  } as const;
  const clock = simulatedClock();
  const room = makeRoom({ pace: 'normal', ...settings });
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />, { clock, lag });
  await stage.waitFor(/q:leave/);
  const drawn = async () => {
    await turns();
    await stage.drawn();
    return stage.lines();
  };
  const forward = async (ms: number) => {
    clock.forward(ms);
    return drawn();
  };
  const press = async (keys: string) => {
    stage.keys(keys);
    return drawn();
  };
  /** Goes on until the person is to move. */
  const asked = async () => {
    for (let lines = await drawn(); !lines.join('\n').includes('Enter:play'); ) lines = await forward(500);
    // A key just now could have been meant to end the pause.
    await forward(300);
  };
  await press('123\r');
  await asked();
  return { stage, room, forward, press, asked };
}

test('a card moves in its time: two frames on its way, then it lies', async () => {
  const { stage, forward, press } = await seated(5);
  const before = stage.lines();
  const first = await press('\r');
  expect(first).not.toEqual(before);
  expect(await forward(29)).toEqual(first);
  const second = await forward(1);
  expect(second).not.toEqual(first);
});

test('a key in any frame ends the motion, and does what it does: the screen is as it is without motion', async () => {
  const [moving, still] = [await seated(5), await seated(null)];
  const both = async (act: (one: typeof moving) => Promise<string[]>) => [
    await act(moving),
    await act(still),
  ];
  let differed = 0;
  // Keys that lead away from the table and back, that are none, and that end the pause.
  const keys = ['?', 'x', '\r', '\t', '?', '\r', 'x'];
  for (const [place, key] of keys.entries()) {
    const [inMotion, without] = await both((one) => one.press('\r'));
    if (inMotion!.join() !== without!.join()) differed++;
    await both((one) => one.forward(30 * (place % 4)));
    const [ended, expected] = await both((one) => one.press(key));
    // A key that ends the pause has the next card move.
    if (key === '?') {
      expect(ended).toEqual(expected);
      const [back, table] = await both((one) => one.press(key));
      expect(back).toEqual(table);
    }
    for (const one of [moving, still]) await one.asked();
    const [chosen, choice] = await both((one) => one.press('\t'));
    expect(chosen).toEqual(choice);
    // The next frame is due only after this one.
    for (let frame = 0; frame < 6; frame++) await both((one) => one.forward(40));
    expect(moving.stage.lines()).toEqual(still.stage.lines());
    expect(moving.room.match.moveCount).toBe(still.room.match.moveCount);
  }
  expect(differed).toBe(keys.length);
});

test.each([
  ['the terminal does not answer', null, {}],
  ['the terminal takes longer than 80 ms to answer', 81, {}],
  ['motion is off', 5, { motion: false }],
] as const)(
  'nothing moves where %s, and the log of the deal tells of the deal alone',
  async (_, lag, settings) => {
    const { stage, forward, press, asked } = await seated(lag, settings);
    for (let trick = 0; trick < 2; trick++) {
      const first = await press('\r');
      for (let frame = 0; frame < 6; frame++) expect(await forward(40)).toEqual(first);
      expect(first.join('\n')).toContain('▾');
      await asked();
    }
    await press('m');
    const log = (await press('g')).join('\n');
    expect(log).not.toMatch(/terminal|\bms\b/);
    expect(stage.status).toBeUndefined();
  },
);
