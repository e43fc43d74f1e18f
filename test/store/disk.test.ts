import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { Match } from '../../src/engine/match.ts';
import { saveLog } from '../../src/engine/save.ts';
import { readSetup } from '../../src/engine/setup.ts';
import type { KeptMatch } from '../../src/store/kept-match.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { listed } from '../support/saved.ts';

/** The state of the disk: `full` accepts half of the next write and no more, `read-only` refuses every write. */
const disk = vi.hoisted(() => ({ state: 'well' as 'well' | 'full' | 'read-only' }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const failure = (code: string) => Object.assign(new Error(`${code}: no`), { code });
  const refusing =
    <T extends unknown[], R>(work: (...given: T) => R) =>
    (...given: T): R => {
      if (disk.state === 'read-only') throw failure('EROFS');
      return work(...given);
    };
  return {
    ...fs,
    writeSync(file: number, bytes: Buffer, from: number) {
      if (disk.state === 'well') return fs.writeSync(file, bytes, from);
      if (disk.state === 'full') fs.writeSync(file, bytes, from, Math.floor((bytes.length - from) / 2));
      throw failure(disk.state === 'full' ? 'ENOSPC' : 'EROFS');
    },
    openSync: (path: string, flags: string | number, mode?: number) => {
      const reads =
        flags === 'r' ||
        (typeof flags === 'number' && (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) === 0);
      if (!reads && disk.state === 'read-only') throw failure('EROFS');
      return fs.openSync(path, flags, mode);
    },
    writeFileSync: refusing(fs.writeFileSync),
    linkSync: refusing(fs.linkSync),
    renameSync: refusing(fs.renameSync),
    truncateSync: refusing(fs.truncateSync),
    rmSync: (path: string, options?: object) => {
      if (disk.state === 'read-only' && fs.existsSync(path)) throw failure('EROFS');
      fs.rmSync(path, options);
    },
  };
});

const game = defineGame(gongzhu);
const players = seatPlayers(4, [0], 'normal');
let folder: string;
let store: MatchStore;
let told: string[];

const openStore = (): MatchStore => new MatchStore(folder, '1.2.3', () => game);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-disk-'));
  store = openStore();
  told = [];
  store.onProblem = (sentence) => told.push(sentence);
});
afterEach(() => {
  disk.state = 'well';
  store.leave();
  rmSync(folder, { recursive: true, force: true });
});

function newMatch(): Match {
  const setup = readSetup(game, { seed: 'disk' }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

function play(match: Match, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const [move] = match.moves(match.turn[0]!);
    match.play(match.turn[0]!, move!);
  }
}

const path = (): string => join(folder, 'gongzhu-1.ndjson');
const linesOnDisk = (): string[] => readFileSync(path(), 'utf8').split('\n').slice(0, -1);

/** Expects the whole match on the disk, where another cardroom can go on with it. */
function expectSaved(match: Match): void {
  expect(linesOnDisk().slice(1)).toStrictEqual(saveLog(match).slice(1));
  store.leave();
  const again = openStore().resume('gongzhu-1');
  if (isRefusal(again)) throw new Error(again.sentence);
  expect(again.match.view(1)).toStrictEqual(match.view(1));
  again.release();
}

const FULL = 'This match is not saved: the disk is full. Each move tries again.';

describe('a disk that fills up in the middle of a match', () => {
  test('gives one notice and keeps whole lines; once there is room, everything is saved and the notice goes', () => {
    const { match } = store.keep(newMatch(), players);
    play(match, 3);
    const before = linesOnDisk();
    disk.state = 'full';
    play(match, 3);
    expect(told).toStrictEqual([FULL]);
    expect(readFileSync(path(), 'utf8')).toBe(before.map((line) => `${line}\n`).join(''));
    disk.state = 'well';
    play(match, 1);
    expect(told).toStrictEqual([FULL, '']);
    expectSaved(match);
  });

  test('is named in the farewell, and the match goes on from the moves before', () => {
    const { match } = store.keep(newMatch(), players);
    play(match, 3);
    disk.state = 'full';
    play(match, 2);
    expect(store.leave()).toStrictEqual([
      'The latest moves could not be saved: the disk is full. `cardroom resume gongzhu-1` goes on from the move before them.',
    ]);
    disk.state = 'well';
    expect(store.resume('gongzhu-1')).toMatchObject({ match: { moveCount: 3 }, notice: null });
  });

  test('gets its lines on leaving the match, if there is room by then', () => {
    const { match } = store.keep(newMatch(), players);
    disk.state = 'full';
    play(match, 5);
    disk.state = 'well';
    expect(store.leave()).toStrictEqual([
      'Your match is saved; `cardroom resume gongzhu-1` goes on with it.',
    ]);
    expectSaved(match);
  });
});

describe.each(['full', 'read-only'] as const)('a disk that is %s from the start', (state) => {
  const reason = state === 'full' ? 'the disk is full' : 'the disk is read-only';
  const sentence = `This match is not saved: ${reason}. Each move tries again.`;

  test('stays empty, and the farewell says that the match is not saved', () => {
    disk.state = state;
    const kept = store.keep(newMatch(), players);
    play(kept.match, 2);
    expect(told).toStrictEqual([sentence]);
    expect(store.leave()).toStrictEqual([`Your match could not be saved: ${reason}.`]);
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test('gets the whole match as soon as it accepts writing', () => {
    disk.state = state;
    const kept: KeptMatch = store.keep(newMatch(), players);
    play(kept.match, 2);
    disk.state = 'well';
    play(kept.match, 1);
    expect(told).toStrictEqual([sentence, '']);
    expect(kept.id).toBe('gongzhu-1');
    expectSaved(kept.match);
  });
});

test('a file or folder that vanishes during a match is written again, whole', () => {
  const { match } = store.keep(newMatch(), players);
  play(match, 3);
  rmSync(path());
  play(match, 1);
  expect(linesOnDisk()).toHaveLength(6);
  rmSync(folder, { recursive: true });
  play(match, 1);
  expect(told).toStrictEqual([]);
  expectSaved(match);
});

test('the store leaves a log alone once another program writes to it', () => {
  const { match } = store.keep(newMatch(), players);
  play(match, 3);
  appendFileSync(path(), '{"undo":1}\n');
  const theirs = linesOnDisk();
  play(match, 2);
  expect(linesOnDisk()).toStrictEqual(theirs);
  expect(told).toStrictEqual([
    'This match is not saved: another program wrote to it. Each move tries again.',
  ]);
  expect(store.leave()[0]).toMatch(/^The latest moves could not be saved: another program wrote to it/);
});

describe('the store refuses in a sentence, without throwing, if', () => {
  beforeEach(() => {
    play(store.keep(newMatch(), players).match, 2);
    store.leave();
  });

  test('the disk is read-only, with or without a lock left behind', () => {
    disk.state = 'read-only';
    const sentence = /^The match gongzhu-1 cannot be (opened|removed), because .*: the disk is read-only/;
    const refusal = { rule: 'disk', sentence: expect.stringMatching(sentence) };
    expect(store.resume('gongzhu-1')).toMatchObject(refusal);
    expect(store.remove('gongzhu-1')).toMatchObject(refusal);
    disk.state = 'well';
    writeFileSync(join(folder, 'gongzhu-1.lock'), '{"pid":1,"host":"');
    disk.state = 'read-only';
    expect(store.resume('gongzhu-1')).toMatchObject(refusal);
    expect(store.standing('gongzhu-1')).toMatchObject({ deal: 1 });
    expect(listed(store)).toMatchObject([{ id: 'gongzhu-1' }]);
  });

  test('the lock is a folder', () => {
    mkdirSync(join(folder, 'gongzhu-1.lock'));
    expect(store.resume('gongzhu-1')).toMatchObject({
      rule: 'disk',
      sentence: expect.stringMatching(/it is a folder \(.*gongzhu-1\.lock\)/),
    });
  });

  test('the log is a folder, or vanishes after listing', () => {
    rmSync(path());
    mkdirSync(path());
    const sentence = 'Its file cannot be read: it is a folder.';
    expect(listed(store)).toMatchObject([{ id: 'gongzhu-1', state: 'damaged', sentence }]);
    expect(store.resume('gongzhu-1')).toMatchObject({ rule: 'disk' });
    rmSync(path(), { recursive: true });
    expect(listed(store)).toStrictEqual([]);
    for (const refused of [store.resume('gongzhu-1'), store.remove('gongzhu-1'), store.standing('gongzhu-1')])
      expect(refused).toMatchObject({ rule: 'no-such-match' });
  });

  test('the place of a removed match is occupied', () => {
    expect(store.remove('gongzhu-1')).toEqual({ id: 'gongzhu-1' });
    writeFileSync(path(), '');
    expect(store.restore('gongzhu-1')).toMatchObject({ rule: 'already-there' });
    expect(existsSync(join(folder, 'removed', 'gongzhu-1.ndjson'))).toBe(true);
  });
});
