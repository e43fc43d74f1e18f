import { expect, test } from 'vitest';
import { randomFor } from '../../src/engine/random.ts';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { type Clock, clock } from '../../src/tui/terminal/clock.ts';
import { STRETCH } from '../../src/tui/terminal/typed-ahead.ts';
import { openPty } from '../support/pty.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

/** Keys that select, look and look away again, but do not play. */
const KEYS = [
  '1',
  '2',
  '5',
  '8',
  'h',
  'j',
  'k',
  'l',
  '\x1b[C',
  '\x1b[D',
  '\x1b[A',
  '\x1b[B',
  ' ',
  '\t',
  'c',
  'm',
  '?',
  's',
  '/',
  'z',
];

test.each(catalogue.map(({ game }) => game.id))(
  'a burst of keys does the same at %s as the keys one by one',
  async (id) => {
    const random = randomFor('burst', id);
    const keys = Array.from({ length: 150 }, () => KEYS[random.below(KEYS.length)]!);
    /** What is shown at last, and after which of so many parts of the burst. */
    const typed = async (parts: readonly string[], clock: Clock): Promise<string[]> => {
      const room = makeRoom();
      const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />, {
        clock,
      });
      await stage.waitFor(/q:quit/);
      stage.keys(`${catalogue.findIndex(({ game }) => game.id === id) + 1}\r`);
      await stage.waitFor(/Enter:.*q:leave/);
      for (const part of parts) stage.keys(part);
      for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
      await stage.drawn();
      return stage.lines();
    };
    let now = 0;
    const slow = { ...clock, now: () => (now += STRETCH / 7) };
    const oneByOne = await typed(keys, clock);
    expect(await typed([keys.join('')], slow)).toEqual(oneByOne);
    expect(await typed([keys.join('')], clock)).toEqual(oneByOne);
  },
);

test('Ctrl-C ends the program even behind a thousand keys', async () => {
  const random = randomFor('thousand');
  const pty = openPty({ args: ['play', 'shengji', '--seed', 'burst'], size: { columns: 120, rows: 40 } });
  await pty.waitFor(/Enter:.*q:leave/);
  pty.keys(Array.from({ length: 1000 }, () => KEYS[random.below(KEYS.length)]!).join(''));
  pty.keys('\x03');
  expect(await pty.exit).toMatchObject({ status: 130 });
});
