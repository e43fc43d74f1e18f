import { expect, test } from 'vitest';
import { botOfHouse } from '../../../src/tui/match/bots.ts';
import { asked, gongzhu, open, playOn, sheet, until } from './sitting.ts';

test('undo goes back over every decision of a match that was loaded', async () => {
  const { session, match, clock } = open([0]);
  session.start();
  const counts: number[] = [];
  for (let move = 0; move < 16; move++) {
    await until(session, clock, (scene) => {
      if (sheet(scene)) session.proceed();
      return asked(scene);
    });
    counts.push(match.moveCount);
    session.play([...match.moves(0)][0]!);
  }
  session.close();
  const { session: loaded } = open([0], { match });
  loaded.start();
  for (const count of counts.toReversed()) {
    expect(loaded.canUndo).toBe(true);
    loaded.undo();
    expect(match.moveCount).toBe(count);
  }
  expect(loaded.canUndo).toBe(false);
});

test('undo takes back everything to the player’s own last decision, and drops bots’ answers on their way', async () => {
  // The leader of the first trick has bots after them.
  const me = open([]).match.turn[0]!;
  let answerNow = () => {};
  const { session, match, clock } = open([me], {
    askBot: async (question) => {
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return botOfHouse(gongzhu)(question);
    },
  });
  const untilAsked = async () => {
    for (let turn = 0; turn < 50 && !asked(session.scene); turn++) {
      answerNow();
      clock.pass();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(session.scene.mode).toEqual({ kind: 'turn', seat: me });
  };
  session.start();
  await untilAsked();
  const count = match.moveCount;
  const first = [...match.moves(me)][0]!;
  expect(session.canUndo).toBe(false);
  session.play(first);
  await until(session, clock, ({ mode }) => mode.kind === 'watch' && mode.thinking !== null);
  session.undo();
  expect(match.moveCount).toBe(count);
  expect(session.scene.mode).toEqual({ kind: 'turn', seat: me });
  answerNow();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(match.moveCount).toBe(count);
  session.play(first);
  await untilAsked();
  expect(match.moveCount).toBeGreaterThan(count + 1);
  session.undo();
  expect(match.moveCount).toBe(count);
});

test('the sheet of a deal stays until it is closed, and undo goes back before it', async () => {
  const { session, match, clock } = open([0]);
  session.start();
  await playOn(session, clock, sheet);
  expect(session.scene.mode).toEqual({ kind: 'sheet', over: false });
  expect(session.scene.status.results).toHaveLength(1);
  session.undo();
  expect(session.scene.mode.kind).toBe('turn');
  expect(session.scene.status.results).toHaveLength(0);
  await playOn(session, clock, sheet);
  session.proceed();
  expect(session.scene.status.deal).toBe(2);
  expect(match.status.deal).toBe(2);
});

test('undo is off if several people play', async () => {
  const { session, match, clock } = open([0, 1]);
  session.start();
  await playOn(session, clock, ({ shown }) => shown?.lingering === true);
  const count = match.moveCount;
  expect(session.canUndo).toBe(false);
  session.undo();
  expect(match.moveCount).toBe(count);
});

test('redo repeats a decision with all later moves, even after loading, until another move is made', async () => {
  const { session, match, clock } = open([0]);
  session.start();
  const decide = async (which = 0) => {
    await until(session, clock, (scene) => {
      if (sheet(scene)) session.proceed();
      return asked(scene);
    });
    const moves = [...match.moves(0)];
    session.play(moves[Math.min(which, moves.length - 1)]!);
  };
  const isAsked = () => until(session, clock, asked);
  for (let move = 0; move < 15; move++) await decide();
  await isAsked();
  const end = { moves: match.moveCount, view: match.view(0) };
  expect(session.canRedo).toBe(false);
  const counts: number[] = [];
  while (session.canUndo) {
    counts.unshift(match.moveCount);
    session.undo();
  }
  expect(counts).toHaveLength(15);
  await isAsked();
  const sheets: number[] = [];
  for (const count of counts) {
    expect(session.canRedo).toBe(true);
    session.redo();
    expect(match.moveCount).toBe(count);
    await until(session, clock, (scene) => {
      if (sheet(scene)) {
        sheets.push(scene.status.results.length);
        session.proceed();
      }
      return asked(scene);
    });
  }
  expect(session.canRedo).toBe(false);
  expect(sheets).toStrictEqual([1]);
  expect([match.moveCount, match.view(0)]).toStrictEqual([end.moves, end.view]);

  session.undo();
  session.undo();
  session.close();
  const { session: loaded, clock: later } = open([0], { match });
  loaded.start();
  expect(loaded.canRedo).toBe(true);
  loaded.redo();
  await until(loaded, later, asked);
  const moves = [...match.moves(0)];
  loaded.play(moves.at(-1)!);
  expect(loaded.canRedo).toBe(false);
});

test('redo is off if several people play, or bots alone', async () => {
  const { match } = open([]);
  match.play(match.turn[0]!, [...match.moves(match.turn[0]!)][0]!);
  match.undo();
  const [first] = match.turn;
  const mayRedo = (...people: number[]) => open(people, { match }).session.canRedo;
  expect(mayRedo(first!)).toBe(true);
  expect(mayRedo(first!, (first! + 1) % 4)).toBe(false);
  expect(mayRedo()).toBe(false);
});
