import { describe, expect, test } from 'vitest';
import type { OpaqueTypes } from '../../../src/engine/game.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { botOfHouse } from '../../../src/tui/match/bots.ts';
import { asked, curtain, gongzhu, open, playOn, sheet, until } from './sitting.ts';

describe('one person among bots', () => {
  test('is asked when it is their turn, and sees with their own eyes all the time', async () => {
    const { session, match, clock } = open([2]);
    const eyes = new Set([session.scene.eyes]);
    session.subscribe(() => eyes.add(session.scene.eyes));
    session.start();
    await until(session, clock, asked);
    expect(match.turn).toEqual([2]);
    await playOn(session, clock, sheet);
    expect([...eyes]).toEqual([2]);
  });

  test('keeps the match unchanged by a refused move, and learns why', async () => {
    const { session, match, clock } = open([0]);
    session.start();
    await until(session, clock, asked);
    const before = session.scene;
    const held = (before.view as unknown as { viewer: number }).viewer;
    expect(held).toBe(0);
    expect(session.play('rubbish')).toMatchObject({ rule: 'unreadable' });
    expect(session.scene).toBe(before);
    expect(match.turn).toEqual([0]);
  });

  test('is refused in a sentence when moving out of turn', async () => {
    const { session, match, clock } = open([0]);
    session.start();
    await until(session, clock, asked);
    expect(session.play([...match.moves(0)][0]!)).toBeNull();
    expect(session.scene.mode.kind).toBe('watch');
    const refusal = session.play('QS')!;
    expect(match.game.refusalText(refusal as never, plainSpeaker)).toBe('It is not your turn.');
  });

  test('gets the move of the bot as a hint, with a reason', async () => {
    const { session, match, clock } = open([0]);
    session.start();
    await until(session, clock, asked);
    const hint = (await session.hint(plainSpeaker))!;
    expect([...match.moves(0)]).toContain(gongzhu.game.format(hint.move));
    expect(hint.reason).not.toBe('');
  });
});

test('only acts of a person at the keyboard are reported', async () => {
  let acts = 0;
  const { session, match, clock } = open([2], { onAct: () => acts++ });
  session.start();
  await until(session, clock, asked);
  expect(match.moveCount).toBeGreaterThan(0);
  expect(session.play('rubbish')).not.toBeNull();
  expect(acts).toBe(0);
  await session.hint(plainSpeaker);
  expect(acts).toBe(1);
  session.play([...match.moves(2)][0]!);
  expect(acts).toBe(2);
  await until(session, clock, asked);
  expect(acts).toBe(2);
  session.undo();
  expect(acts).toBe(3);
  await until(session, clock, asked);
  session.redo();
  expect(acts).toBe(4);
});

test('a deal played out unasked is reported at its end if a person sat there', async () => {
  let acts = 0;
  const game = gongzhu.game;
  const unasked = (view: OpaqueTypes['view'], seat: number) => [...game.moves(view, seat)][0]!;
  const playOut = async (people: readonly number[]) => {
    const { session, clock } = open(people, { onAct: () => acts++, table: { unasked } });
    session.start();
    await until(session, clock, sheet);
  };
  await playOut([]);
  expect(acts).toBe(0);
  await playOut([2]);
  expect(acts).toBe(1);
});

describe('several people at one keyboard', () => {
  test('see a hand only after lifting the curtain, and only their own', async () => {
    const { session, match, clock } = open([0, 1, 2], {}, { passing: 'left' });
    const looks: [eyes: unknown, mode: string][] = [];
    session.subscribe(() => looks.push([session.scene.eyes, session.scene.mode.kind]));
    session.start();
    // Simultaneous choices are collected one person after another.
    const passers: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await until(session, clock, curtain);
      expect(session.scene.eyes).toBe('table');
      session.lift();
      const { mode, eyes } = session.scene;
      if (mode.kind !== 'turn') throw new Error('the curtain is up');
      expect(eyes).toBe(mode.seat);
      passers.push(mode.seat);
      session.play([...match.moves(mode.seat)][0]!);
    }
    expect(passers).toEqual([0, 1, 2]);
    await playOn(session, clock, sheet);
    expect(session.scene.eyes).toBe('table');
    for (const [eyes, mode] of looks) if (mode === 'curtain' || mode === 'sheet') expect(eyes).toBe('table');
  });

  test('change eyes only through the curtain', async () => {
    const { session, clock } = open([0, 1]);
    let last: unknown = 'table';
    session.subscribe(() => {
      const { eyes } = session.scene;
      if (eyes !== last) expect([last, eyes]).toContain('table');
      last = eyes;
    });
    session.start();
    await playOn(session, clock, sheet);
  });

  test('can cover the shown hand, until its owner lifts the curtain again', async () => {
    const { session, clock } = open([0, 1]);
    session.start();
    await until(session, clock, curtain);
    session.lift();
    const { eyes } = session.scene;
    session.cover();
    expect(session.scene).toMatchObject({ eyes: 'table', mode: { kind: 'curtain', seat: eyes } });
    session.lift();
    expect(session.scene).toMatchObject({ eyes, mode: { kind: 'turn', seat: eyes } });
  });
});

test('the bots play for the spectators if no person plays', async () => {
  const { session, clock } = open([]);
  session.start();
  await until(session, clock, sheet);
  expect(session.scene.eyes).toBe('table');
});

test('a failure of a bot or the disk is reported, not lost', async () => {
  const failures: unknown[] = [];
  const { session, clock } = open([], {
    askBot: async () => ({ move: 'no move at all', reason: null, capped: false }),
    fail: (error) => failures.push(error),
  });
  session.start();
  await until(session, clock, () => failures.length > 0);
  expect(String(failures[0])).toContain('no move at all');
});

test('the bot of the house gives a legal move', async () => {
  const { match } = open([]);
  const [seat] = match.turn;
  const { move } = await botOfHouse(gongzhu)({
    game: 'gongzhu',
    level: 'random',
    view: match.view(seat!),
    seat: seat!,
    seed: 'any',
    within: 1000,
    moveCount: 0,
  });
  expect(match.check(seat!, move)).toBeNull();
});
