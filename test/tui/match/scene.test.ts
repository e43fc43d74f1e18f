import { expect, test } from 'vitest';
import type { Scene } from '../../../src/tui/match/scene.ts';
import { asked, open, playOn, until } from './sitting.ts';

test('the table shows the view before a step while the step lingers, otherwise the present view', async () => {
  const { session, clock } = open([0], { pace: 'key' });
  session.start();
  const seen: Scene[] = [];
  session.subscribe(() => seen.push(session.scene));
  await playOn(session, clock, ({ shown }) => shown?.lingering === true);
  const { onTable, view } = seen.at(-1)!;
  expect(onTable).toBe(seen.findLast(({ shown }) => !shown?.lingering)!.view);
  expect(onTable).not.toEqual(view);
  for (const scene of seen) if (!scene.shown?.lingering) expect(scene.onTable).toBe(scene.view);
});

test('passing scenes are drawn together, and the last one always', async () => {
  const { session, match, clock } = open([0], { pace: 'instant' });
  const drawn: Scene[] = [];
  session.subscribe(() => drawn.push(session.scene));
  session.start();
  // Without a tick of the clock there is no drawing but for the person's own moves and what they are asked.
  for (let move = 0; move < 3; move++) {
    await until(session, { pass() {} }, asked);
    expect(drawn.at(-1)).toBe(session.scene);
    expect(clock.drawing).toBe(false);
    session.play([...match.moves(0)][0]!);
  }
  expect(match.moveCount).toBeGreaterThan(8);
  expect(drawn.length).toBeLessThanOrEqual(7);
});

test('a thinking bot is shown as thinking within a moment', async () => {
  const { session, match, clock } = open([], { askBot: () => new Promise(() => {}) });
  let drawn = 0;
  session.subscribe(() => drawn++);
  session.start();
  expect(session.scene.mode).toMatchObject({ kind: 'watch', thinking: match.turn[0] });
  expect([drawn, clock.drawing]).toEqual([0, true]);
  clock.pass();
  expect([drawn, clock.drawing]).toEqual([1, false]);
});
