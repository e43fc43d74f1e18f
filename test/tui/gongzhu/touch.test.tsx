import { expect, test } from 'vitest';
import { clock } from '../../../src/tui/terminal/clock.ts';
import { numberOf, openApp, openGongzhu } from '../../support/app.tsx';
import { press } from '../../support/press.ts';
import { makeRoom } from '../../support/room.ts';
import type { Stage } from '../../support/stage.ts';
import { click, touchText } from '../../support/touch.ts';

/** Chinese Hearts on its calm table, by a clock that goes on only where a test has it. */
async function passing(size = { columns: 80, rows: 24 }) {
  let now = 0;
  const stage = await openApp(makeRoom({ tables: { gongzhu: 'calm' } }), {
    size,
    clock: { ...clock, now: () => now },
  });
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  return { stage, wait: (ms: number) => (now += ms) };
}

/** The key of the first card that may be played: below it, or in its lower edge. */
const FIRST = /(?<= )1(?= |$)/;

async function pass(stage: Stage): Promise<void> {
  for (const [card, told] of [
    [/Q ♠/, /two more cards/],
    [/K ♠/, /one more card/],
    [/2 ♥/, /To Bo: \S+ \S+ \S+$/m],
  ] as const) {
    touchText(stage, card);
    await stage.waitFor(told);
  }
  touchText(stage, /Enter pass/);
  await stage.waitFor(/trick 1/);
}

test('a touch picks a card or puts it back, and a label of the key bar is its key', async () => {
  const { stage, wait } = await passing();
  touchText(stage, /Q ♠/);
  await stage.waitFor(/two more cards/);
  wait(1000);
  touchText(stage, /Q ♠/);
  await stage.waitFor(/Pick three cards/);
  await pass(stage);
});

test('a card raised at the start of the turn needs a second touch to be played', async () => {
  const { stage, wait } = await passing();
  await pass(stage);
  touchText(stage, FIRST);
  wait(400);
  await stage.drawn();
  expect(stage.lines().join('\n')).toContain('trick 1');
  touchText(stage, FIRST);
  await stage.waitFor(/trick 2/);
});

test('a trembling finger touches once: a second touch within 400 ms is ignored', async () => {
  const { stage, wait } = await passing();
  await pass(stage);
  touchText(stage, FIRST);
  wait(399);
  touchText(stage, FIRST);
  await stage.drawn();
  expect(stage.lines().join('\n')).toContain('trick 1');
  wait(1);
  touchText(stage, FIRST);
  await stage.waitFor(/trick 2/);
});

test('the rules and typing leave the mouse to the terminal, to copy text, and the option off does so everywhere', async () => {
  const { stage } = await passing();
  const isHeeding = () => stage.raw.lastIndexOf('?1000h') > stage.raw.lastIndexOf('?1000l');
  stage.keys('r');
  await stage.waitFor(/THE RULES OF GONGZHU/);
  expect(isHeeding()).toBe(false);
  stage.keys('q');
  await stage.waitFor(/pass three to the left/);
  expect(isHeeding()).toBe(true);
  stage.keys('/');
  stage.keys(':');
  await stage.waitFor(/Enter:play/);
  expect(isHeeding()).toBe(false);
  stage.keys('\x15\r');
  const off = await openApp(makeRoom({ mouse: false }));
  expect(off.raw).not.toContain('?1000h');
});

test('a heading that names a key works as that key', async () => {
  const room = makeRoom({ tables: { gongzhu: 'all' } });
  const stage = await openGongzhu(room);
  for (let trick = 0; trick < 2; trick++) await press(stage, '\t', '\r');
  await stage.waitFor(/trick.*\(v\)/);
  const before = stage.lines().join('\n');
  touchText(stage, /\(v\)/);
  await stage.waitFor((lines) => lines.join('\n') !== before);
});

test('a click on an empty place is ignored, the wheel rests on a table, and the right button is Esc', async () => {
  const { stage } = await passing();
  const before = stage.lines();
  click(stage, 1, 2);
  click(stage, 40, 19, 65);
  await stage.drawn();
  expect(stage.lines()).toEqual(before);
  touchText(stage, /Q ♠/);
  await stage.waitFor(/two more cards/);
  click(stage, 1, 2, 2);
  await stage.waitFor(/Pick three cards/);
});
