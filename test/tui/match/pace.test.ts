import { expect, test, vi } from 'vitest';
import { FRAME, type Scene } from '../../../src/tui/match/scene.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { asked, open, playOn, sheet, stoppedClock, until } from './sitting.ts';

test("a bot's move has its pause, the player's own has none, and a finished trick has a longer one", async () => {
  const pauses: [own: boolean, lingering: boolean, ms: number][] = [];
  const clock = stoppedClock();
  const { session } = open([0], {
    clock: {
      now: clock.now,
      after(ms, then) {
        const shown = session.scene.shown!;
        if (ms !== FRAME) pauses.push([shown.seat === 0, shown.lingering, ms]);
        return clock.after(ms, then);
      },
    },
  });
  session.start();
  await playOn(session, clock, sheet);
  const length = (own: boolean, lingering: boolean) =>
    new Set(pauses.filter((p) => p[0] === own && p[1] === lingering).map(([, , ms]) => ms));
  expect(length(false, false)).toEqual(new Set([500]));
  expect(length(true, false)).toEqual(new Set());
  expect(length(true, true)).toEqual(new Set([1800]));
  expect(length(false, true)).toEqual(new Set([1800]));
});

test('the finished trick waits for a key at the pace "key"', async () => {
  const { session, clock } = open([0], { pace: 'key' });
  session.start();
  await playOn(session, clock, ({ shown }) => shown?.lingering === true);
  expect(session.scene.mode).toEqual({ kind: 'watch', thinking: null, wait: true });
  expect(clock.pause).toBeNull();
  session.proceed();
  expect(session.scene.mode).not.toMatchObject({ wait: true });
});

test('moves of others that should be seen wait for a key at that pace, and only at that pace', async () => {
  const stops: AnyTable['stops'] = (facts) => facts.some(({ kind }) => kind === 'played');
  const byOther = ({ shown }: Scene): boolean => (shown?.seat ?? 0) !== 0;
  for (const pace of ['key', 'normal'] as const) {
    const { session, clock } = open([0], { pace, table: { stops } });
    session.start();
    await playOn(session, clock, byOther);
    expect(session.scene.mode).toMatchObject({ kind: 'watch', wait: pace === 'key' });
    expect(clock.pause === null).toBe(pace === 'key');
  }
});

test('a key right after a pause counts as meant to end it', async () => {
  const { session, clock } = open([0]);
  session.start();
  await playOn(session, clock, ({ shown }) => shown?.lingering === true);
  clock.forward(300);
  expect(session.justElapsed).toBe(false);
  clock.pass();
  expect(session.justElapsed).toBe(true);
  clock.forward(300);
  expect(session.justElapsed).toBe(false);
});

test('a wall clock set back makes no difference', async () => {
  const { session, clock } = open([0]);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    session.start();
    await playOn(session, clock, ({ shown }) => shown?.lingering === true);
    clock.pass();
    clock.forward(300);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(session.justElapsed).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('skipping drops all pauses until the next decision, and then they return', async () => {
  const { session, match, clock } = open([0]);
  session.start();
  await playOn(
    session,
    clock,
    ({ mode, shown }) => mode.kind === 'watch' && shown !== null && clock.pause !== null,
  );
  session.hurry();
  for (let turn = 0; turn < 50 && !asked(session.scene); turn++) {
    expect(clock.pause).toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(session.scene.mode.kind).toBe('turn');
  session.play([...match.moves(0)][0]!);
  await until(session, { pass() {} }, () => clock.pause !== null);
  expect(clock.pause).not.toBeNull();
});
