import { expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import type { Settings } from '../../../src/front/settings.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import { simulatedClock } from '../../support/clock.ts';
import { turns, usual } from '../../support/display.ts';
import { makeRoom } from '../../support/room.ts';
import { openStage } from '../../support/stage.ts';

/** A table of Chinese Hearts that a person has just come to; time goes by as the test says. */
async function dealt(
  lag: number | null,
  settings: Partial<Settings> = {},
  {
    id = 'gongzhu',
    people = [0],
    size = usual,
  }: { id?: string; people?: number[]; size?: typeof usual } = {},
) {
  const game = partsOf(id)!.game;
  const setup = readSetup(game, {}, 'motion');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start = {
    kind: 'play',
    game: game.id,
    setup,
    players: seatPlayers(setup.seats, people, 'easy'),
  } as const;
  const clock = simulatedClock();
  const room = makeRoom({ pace: 'normal', ...settings });
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />, {
    clock,
    lag,
    size,
  });
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
  return { stage, room, forward, press, asked };
}

/** The same, at which a person leads or follows. */
async function seated(...given: Parameters<typeof dealt>) {
  const table = await dealt(...given);
  for (let lines = await table.forward(0); !lines.join('\n').includes('Enter:pass'); )
    lines = await table.forward(500);
  await table.forward(300);
  await table.press('123\r');
  await table.asked();
  return table;
}

/** The ranks and suits of the hand, which stands in the lower half of the table. */
const cardsIn = (lines: readonly string[]): number =>
  (
    lines
      .slice(12, 22)
      .join('\n')
      .match(/[♠♥♦♣]/g) ?? []
  ).length;

test('a dealt hand opens in its time, unless a key ends that', async () => {
  const { stage, forward } = await dealt(5);
  const seen = [stage.lines(), await forward(49), await forward(1), await forward(50), await forward(50)];
  // The rule's card is among them.
  expect(seen.map(cardsIn)).toEqual([4, 4, 7, 10, 13].map((cards) => cards + 1));
  for (const key of ['x', '?', '\t']) {
    const [moving, still] = [await dealt(5), await dealt(null)];
    expect(cardsIn(moving.stage.lines())).toBeLessThan(cardsIn(still.stage.lines()));
    expect(await moving.press(key)).toEqual(await still.press(key));
    if (key === '?') expect(await moving.press(key)).toEqual(await still.press(key));
  }
});

test('a hand opens once, even if undo returns to its deal', async () => {
  const { press } = await seated(5);
  await press('u');
  const back = await press('u');
  expect(back.join('\n')).toContain('Enter:pass');
  expect(cardsIn(back)).toBe(14);
});

test('a card moves in its time: two frames on its way, then it lands', async () => {
  const { stage, forward, press } = await seated(5);
  const before = stage.lines();
  const first = await press('\r');
  expect(first).not.toEqual(before);
  expect(await forward(29)).toEqual(first);
  const second = await forward(1);
  expect(second).not.toEqual(first);
});

test('a key in any frame ends the motion and does its work, as on a screen without motion', async () => {
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
  'the table stays still if %s, and the log of the deal records the deal alone',
  async (_, lag, settings) => {
    expect(cardsIn((await dealt(lag, settings)).stage.lines())).toBe(14);
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

/** A match of bots alone that is over just now. */
async function ended(lag: number | null, settings: Partial<Settings> = {}) {
  const table = await dealt(
    lag,
    { pace: 'fast', ...settings },
    { id: 'kings-court', people: [], size: { columns: 120, rows: 40 } },
  );
  for (let lines = table.stage.lines(); !lines.join('\n').includes('n:another'); )
    lines = await table.forward(10);
  return table;
}

/** The cells of the course, in braille. */
const courseIn = (lines: readonly string[]): number =>
  (lines.join('').match(/[\u2801-\u28ff]/g) ?? []).length;

test('the course of a match is drawn from left to right in twelve frames, unless a key ends that', async () => {
  const [moving, still] = [await ended(5), await ended(null)];
  const first = moving.stage.lines();
  const whole = still.stage.lines();
  const cells = [courseIn(first)];
  expect(await moving.forward(19)).toEqual(first);
  expect(await moving.forward(1)).not.toEqual(first);
  cells.push(courseIn(moving.stage.lines()));
  for (let frame = 3; frame <= 12; frame++) cells.push(courseIn(await moving.forward(20)));
  expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
  expect(moving.stage.lines()).toEqual(whole);
  const other = await ended(5);
  expect(other.stage.lines()).toEqual(first);
  for (let press = 0; press < 2; press++) expect(await other.press('?')).toEqual(await still.press('?'));
  expect(other.stage.lines()).toEqual(whole);
});

/** King's Court with bots alone, in motion and still, at the moment in which the first points have come: the score is about to count. */
async function earned() {
  const options = { id: 'kings-court', people: [] };
  const [moving, still] = [await dealt(5, {}, options), await dealt(null, {}, options)];
  const total = (lines: readonly string[]) => Number(/ Cat +(\d+)/.exec(lines.join('\n'))?.[1] ?? 0);
  while (total(await still.forward(10)) === 0) await moving.forward(10);
  expect(total(await moving.forward(10))).toBe(0);
  const forward = async (ms: number) => [total(await moving.forward(ms)), total(await still.forward(ms))];
  return { moving, still, forward };
}

/** The times of the frames from the card on its way to the score at rest, in ms. */
const FRAMES = [30, 30, 40, 40, 30, 30, 30];

test('a score in King’s Court counts up in its time, after the card and its points', async () => {
  const { moving, still, forward } = await earned();
  const seen: number[][] = [];
  for (const ms of FRAMES) {
    await forward(ms - 1);
    seen.push(await forward(1));
  }
  expect(seen).toEqual([0, 0, 0, 2, 5, 7, 10].map((score) => [score, 10]));
  expect(moving.stage.lines()).toEqual(still.stage.lines());
});

test.each([0, 2, 4, 6])('a key after %i frames of it ends that and does its work', async (frames) => {
  const { moving, still, forward } = await earned();
  for (const ms of FRAMES.slice(0, frames)) await forward(ms);
  expect(moving.stage.lines()).not.toEqual(still.stage.lines());
  for (let press = 0; press < 2; press++) expect(await moving.press('?')).toEqual(await still.press('?'));
});

test('a deal asks a terminal again that was slow at the start, and no quick one', async () => {
  const clock = simulatedClock();
  let [lag, asked] = [300, 0];
  const answers = (text: string) => {
    if (!text.endsWith('R')) return text;
    asked++;
    clock.forward(lag);
    return text;
  };
  const stage = await openStage(null, { clock, answers });
  const opened = async () => {
    await turns();
    await stage.drawn();
    return [stage.terminal.lag, asked];
  };
  expect(await opened()).toEqual([300, 4]);
  lag = 12;
  const setup = readSetup(partsOf('gongzhu')!.game, {}, 'motion');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const players = seatPlayers(setup.seats, [0], 'easy');
  for (const key of ['first', 'second']) {
    const start = { kind: 'play', game: 'gongzhu', setup, players } as const;
    stage.terminal.render(<App key={key} room={makeRoom()} catalogue={catalogue} start={start} />);
    await stage.waitFor(/q:leave/);
    expect(await opened()).toEqual([12, 5]);
  }
});
