import { describe, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { findEntry } from '../../src/catalogue.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import type { Scene } from '../../src/tui/scene.ts';
import { type AskBot, botOfHouse, FRAME, Session, type SessionOptions } from '../../src/tui/session.ts';

const gongzhu = findEntry('gongzhu')!;

/** Time that passes when the test says so. */
function stoppedClock() {
  const waiting = new Set<{ readonly ms: number; readonly then: () => void }>();
  return {
    after(ms: number, then: () => void) {
      const timer = { ms, then };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    /** How long the running pause is to last, or null. */
    get pause(): number | null {
      return [...waiting].find(({ ms }) => ms !== FRAME)?.ms ?? null;
    },
    /** A scene waits to be drawn. */
    get drawing(): boolean {
      return [...waiting].some(({ ms }) => ms === FRAME);
    },
    pass(): void {
      const now = [...waiting];
      waiting.clear();
      for (const { then } of now) then();
    },
  };
}

function open(people: readonly number[], options: Partial<SessionOptions> = {}, rules: object = {}) {
  const setup = readSetup(gongzhu.game, { seed: 'session', options: { passing: 'none', ...rules } }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(gongzhu.game, setup);
  const clock = stoppedClock();
  const session = new Session({
    entry: gongzhu,
    match,
    players: seatPlayers(4, people, 'normal'),
    pace: 'normal',
    lingers: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
    after: clock.after,
    ...options,
  });
  return { session, match, clock };
}

/** Lets time pass and bots answer until the scene is as wanted. */
async function until(
  session: Session,
  clock: { pass(): void },
  wanted: (scene: Scene) => boolean,
): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    if (wanted(session.scene)) return;
    clock.pass();
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`never: ${wanted}; the scene is ${JSON.stringify(session.scene.mode)}`);
}

const asked = ({ mode }: Scene): boolean => mode.kind === 'turn';
const curtain = ({ mode }: Scene): boolean => mode.kind === 'curtain';
const sheet = ({ mode }: Scene): boolean => mode.kind === 'sheet';

/** Plays whatever comes first, for everybody who is asked, up to the scene that is wanted. */
async function playOn(
  session: Session,
  clock: { pass(): void },
  wanted: (scene: Scene) => boolean,
): Promise<void> {
  for (let move = 0; move < 60; move++) {
    await until(session, clock, (scene) => wanted(scene) || asked(scene) || curtain(scene));
    if (wanted(session.scene)) return;
    session.lift();
    const { mode } = session.scene;
    if (mode.kind === 'turn') session.play([...session.match.moves(mode.seat)][0]!);
  }
  throw new Error(`never: ${wanted}`);
}

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

  test('a refused move changes nothing and says why', async () => {
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

  test('a move while nobody is asked for one is refused in a sentence', async () => {
    const { session, match, clock } = open([0]);
    session.start();
    await until(session, clock, asked);
    expect(session.play([...match.moves(0)][0]!)).toBeNull();
    expect(session.scene.mode.kind).toBe('watch');
    const refusal = session.play('QS')!;
    expect(match.game.refusalText(refusal as never, plainSpeaker)).toBe('It is not your turn.');
  });

  test("a bot's move has its pause, one's own none, and a finished trick a longer one", async () => {
    const pauses: [own: boolean, lingering: boolean, ms: number][] = [];
    const clock = stoppedClock();
    const { session } = open([0], {
      after(ms, then) {
        const shown = session.scene.shown!;
        if (ms !== FRAME) pauses.push([shown.seat === 0, shown.lingering, ms]);
        return clock.after(ms, then);
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

  test('while a step lingers the table is drawn from the view before it, else from the present one', async () => {
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

  test('with a key for each trick, the finished trick waits for the key', async () => {
    const { session, clock } = open([0], { pace: 'key' });
    session.start();
    await playOn(session, clock, ({ shown }) => shown?.lingering === true);
    expect(session.scene.mode).toEqual({ kind: 'watch', thinking: null, wait: true });
    expect(clock.pause).toBeNull();
    session.proceed();
    expect(session.scene.shown?.lingering ?? false).toBe(false);
  });

  test('a key right after a pause may have been meant to end it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { session, clock } = open([0]);
      session.start();
      await playOn(session, clock, ({ shown }) => shown?.lingering === true);
      vi.advanceTimersByTime(300);
      expect(session.justElapsed).toBe(false);
      clock.pass();
      expect(session.justElapsed).toBe(true);
      vi.advanceTimersByTime(300);
      expect(session.justElapsed).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test('skipping shows no pause until the next decision, and then pauses again', async () => {
    const { session, clock } = open([0]);
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
    session.play([...session.match.moves(0)][0]!);
    await until(session, { pass() {} }, () => clock.pause !== null);
    expect(clock.pause).not.toBeNull();
  });

  test('scenes that pass are drawn together, the last one always', async () => {
    const { session, match, clock } = open([0], { pace: 'instant' });
    const drawn: Scene[] = [];
    session.subscribe(() => drawn.push(session.scene));
    session.start();
    // Without a tick of the clock there is no drawing but for the person's own moves and what they are asked.
    for (let move = 0; move < 3; move++) {
      await until(session, { pass() {} }, asked);
      expect(drawn.at(-1)).toBe(session.scene);
      expect(clock.drawing).toBe(false);
      session.play([...session.match.moves(0)][0]!);
    }
    expect(match.moveCount).toBeGreaterThan(8);
    expect(drawn.length).toBeLessThanOrEqual(7);
  });

  test('a bot that thinks is seen to think within a moment', async () => {
    const { session, clock } = open([], { askBot: () => new Promise(() => {}) });
    let drawn = 0;
    session.subscribe(() => drawn++);
    session.start();
    expect(session.scene.mode).toMatchObject({ kind: 'watch', thinking: session.match.turn[0] });
    expect([drawn, clock.drawing]).toEqual([0, true]);
    clock.pass();
    expect([drawn, clock.drawing]).toEqual([1, false]);
  });

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

  test('undo takes back everything to the own last decision, bots’ answers on their way are dropped', async () => {
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

  test('the hint is the move of the bot, with a reason', async () => {
    const { session, clock } = open([0]);
    session.start();
    await until(session, clock, asked);
    const hint = (await session.hint(plainSpeaker))!;
    expect([...session.match.moves(0)]).toContain(gongzhu.game.format(hint.move));
    expect(hint.reason).not.toBe('');
  });
});

describe('a bot whose thinking was cut short', () => {
  /** Bots that have had no time: all of them, or those at some seats. */
  const hurried =
    (seats = [0, 1, 2, 3]): AskBot =>
    async (question) => ({ ...(await botOfHouse(gongzhu)(question)), capped: seats.includes(question.seat) });
  const sentence = /^Seat \d's thinking was cut short after 2 seconds\.$/;

  test('is told with its move, until the next one is shown', async () => {
    const { session, clock } = open([], { askBot: hurried([1, 2]) });
    const seen = new Map<number, unknown>();
    session.subscribe(() => {
      const { shown, cutShort } = session.scene;
      if (shown && shown.seat !== null) seen.set(shown.seat, cutShort);
    });
    session.start();
    await until(session, clock, ({ shown }) => shown?.lingering === true);
    expect(Object.fromEntries(seen)).toEqual({ 0: null, 1: 1, 2: 2, 3: null });
  });

  test('is told once to the person who moves next', async () => {
    const { session, clock } = open([0], { askBot: hurried() });
    session.start();
    await playOn(session, clock, (scene) => asked(scene) && scene.cutShort !== null);
    session.play([...session.match.moves(0)][0]!);
    expect(session.scene.cutShort).toBeNull();
  });

  test('stands in the log after its move, and goes with it', async () => {
    const { session, match, clock } = open([0], { askBot: hurried([1]) });
    session.start();
    await playOn(session, clock, sheet);
    const log = session.log('table', plainSpeaker);
    const told = log.flatMap((line, place) => (sentence.test(line) ? [log[place - 1]!] : []));
    expect(told).toHaveLength(13);
    for (const move of told) expect(move).toMatch(/Seat 1|takes/);
    while (session.canUndo) session.undo();
    expect(match.moveCount).toBeLessThan(4);
    expect(session.log('table', plainSpeaker).filter((line) => sentence.test(line)).length).toBeLessThan(2);
  });

  test('is told of a hint', async () => {
    for (const capped of [true, false]) {
      const { session, clock } = open([0], { askBot: hurried(capped ? [0] : []) });
      session.start();
      await until(session, clock, asked);
      expect(await session.hint(plainSpeaker)).toMatchObject({ cutShort: capped });
    }
  });
});

describe('several people at one keyboard', () => {
  test('nobody’s eyes look until the curtain is lifted, and never another’s', async () => {
    const { session, clock } = open([0, 1, 2], {}, { passing: 'left' });
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
      session.play([...session.match.moves(mode.seat)][0]!);
    }
    expect(passers).toEqual([0, 1, 2]);
    await playOn(session, clock, sheet);
    expect(session.scene.eyes).toBe('table');
    for (const [eyes, mode] of looks) if (mode === 'curtain' || mode === 'sheet') expect(eyes).toBe('table');
  });

  test('each change of eyes goes through the curtain', async () => {
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

  test('covering hides the hand that is shown, until its owner lifts the curtain again', async () => {
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

  test('nothing is taken back', async () => {
    const { session, match, clock } = open([0, 1]);
    session.start();
    await playOn(session, clock, ({ shown }) => shown?.lingering === true);
    const count = match.moveCount;
    expect(session.canUndo).toBe(false);
    session.undo();
    expect(match.moveCount).toBe(count);
  });

  test('what happened since the last look is public knowledge', async () => {
    const { session, clock } = open([0, 2], {}, { passing: 'left' });
    session.start();
    await until(session, clock, curtain);
    session.lift();
    const move = [...session.match.moves(0)][0]!;
    session.play(move);
    await until(session, clock, curtain);
    const told = session.since(2, plainSpeaker).join(' ');
    expect(told).toContain('three cards');
    for (const card of move.split(' ').slice(1)) expect(told).not.toContain(card);
  });
});

test('without people the bots play for the spectators', async () => {
  const { session, clock } = open([]);
  session.start();
  await until(session, clock, sheet);
  expect(session.scene.eyes).toBe('table');
});

test('what a bot or the disk fails at is reported, not lost', async () => {
  const failures: unknown[] = [];
  const { session, clock } = open([], {
    askBot: async () => ({ move: 'no move at all', reason: null, capped: false }),
    fail: (error) => failures.push(error),
  });
  session.start();
  await until(session, clock, () => failures.length > 0);
  expect(String(failures[0])).toContain('no move at all');
});

test('the bot of the house answers a legal move', async () => {
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
