import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { lessonsFile, settingsFile } from '../../src/cli/room.ts';
import { defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { withDone } from '../../src/front/progress.ts';
import { Guests } from '../../src/host/keys.ts';
import { sweep } from '../../src/store/leftovers.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { answered, practiceFile } from '../../src/store/practice.ts';
import { listed } from '../support/saved.ts';

/** The power fails at one of the things that are done to the disk: of a write this share of the bytes arrives, and nothing that comes later. */
const power = vi.hoisted(() => ({ left: Infinity, share: 0, done: [] as string[] }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const failing =
    <T extends unknown[], R>(name: string, work: (...given: T) => R, partly?: (...given: T) => void) =>
    (...given: T): R => {
      if (power.left-- > 1) {
        power.done.push(name);
        return work(...given);
      }
      if (power.left === 0) partly?.(...given);
      throw Object.assign(new Error('EIO: no'), { code: 'EIO' });
    };
  const partOf = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length * power.share));
  return {
    ...fs,
    writeSync: failing(
      'append',
      (file: number, bytes: Uint8Array, from: number) => fs.writeSync(file, bytes, from),
      (file, bytes) => fs.writeSync(file, partOf(bytes)),
    ),
    writeFileSync(path: string, data: string, options: { flush?: boolean } = {}) {
      const name = options.flush ? `write and sync ${path}` : `write ${path}`;
      const partly = () => fs.writeFileSync(path, partOf(Buffer.from(data)), options);
      return failing(name, () => fs.writeFileSync(path, data, options), partly)();
    },
    linkSync: failing('link', fs.linkSync),
    renameSync: (from: string, to: string) => failing(`rename to ${to}`, fs.renameSync)(from, to),
    truncateSync: failing('truncate', fs.truncateSync),
    rmSync: failing('remove', fs.rmSync),
    fsyncSync: failing('sync', fs.fsyncSync),
    fsync(file: number, then: (error: Error | null) => void) {
      power.done.push('sync soon');
      fs.fsync(file, then);
    },
  };
});

const game = defineGame(gongzhu);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-power-'));
  switchOn();
});
afterEach(() => {
  switchOn();
  rmSync(folder, { recursive: true, force: true });
});

function switchOn(): void {
  Object.assign(power, { left: Infinity, done: [] });
}

/** Locks are those of a computer that runs no more. */
function startAgain(): void {
  switchOn();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.lock~?$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/"pid":\d+/, `"pid":${2 ** 22 + 1}`));
  }
  switchOn();
}

/** Does the same in a new folder over and over, the power failing at the first thing done to the disk, at the second … until it lasts. */
function atEveryCut(work: () => void, after: (cut: number) => void): void {
  for (const share of [0, 0.5, 1])
    for (let cut = 1; ; cut++) {
      rmSync(folder, { recursive: true });
      folder = mkdtempSync(join(tmpdir(), 'cardroom-power-'));
      Object.assign(power, { left: cut, share, done: [] });
      work();
      const lasts = power.left > 0;
      startAgain();
      after(cut);
      if (lasts) break;
      expect(cut).toBeLessThan(200);
    }
}

const openStore = (): MatchStore => new MatchStore(folder, '1.2.3', () => game);

function newMatch(): Match {
  const setup = readSetup(game, { seed: 'power', options: { passing: 'none' } }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

const step = (match: Match) => match.play(match.turn[0]!, [...match.moves(match.turn[0]!)][0]!);

describe('if the power fails', () => {
  test('a match goes on from its last whole move, and reports half a move', () => {
    let moves: number;
    const endings = new Set<string>();
    const play = () => {
      moves = 0;
      const store = openStore();
      const { match } = store.keep(newMatch(), seatPlayers(4, [0], 'normal'));
      while (moves < 4 && power.left > 0) {
        step(match);
        if (power.left > 0) moves++;
      }
      store.leave();
    };
    atEveryCut(play, () => {
      const store = openStore();
      const matches = listed(store);
      const kept = matches.length === 0 ? null : store.resume('gongzhu-1');
      if (kept === null || isRefusal(kept)) {
        expect(moves).toBe(0);
        if (kept)
          expect(kept.sentence).toMatch(/^The match gongzhu-1 cannot be continued and was set aside as /);
        endings.add(kept ? 'set aside' : 'nothing');
      } else {
        expect([moves, moves + 1]).toContain(kept.match.moveCount);
        endings.add(kept.notice ? 'torn' : 'whole');
        step(kept.match);
        expect(kept.unsaved).toBeNull();
        kept.release();
      }
    });
    expect([...endings].sort()).toEqual(['nothing', 'set aside', 'torn', 'whole']);
  });

  const SIDE_FILES: [string, () => { change(number: number): void; read(): unknown }][] = [
    [
      'settings',
      () => {
        const file = settingsFile(join(folder, 'file.json'), tell);
        return { change: (number) => file.change(() => ({ pace: String(number) })), read: () => file.read() };
      },
    ],
    [
      'lessons',
      () => {
        const file = lessonsFile(join(folder, 'file.json'), tell);
        return {
          change: (number) => file.change((there) => withDone(there, `gongzhu/${number}`, '2026-11-20')),
          read: () => file.read(),
        };
      },
    ],
    [
      'practice',
      () => {
        const file = practiceFile(join(folder, 'file.json'), tell);
        return {
          change: (number) => file.change((there) => answered(there, `${number}`, 'good', '2026-11-20')),
          read: () => file.read(),
        };
      },
    ],
    [
      'guests',
      () => {
        const guests = new Guests(folder, tell);
        return {
          change: (number) => guests.remember(`SHA256:${number}`, 'kim', 'code'),
          read: () => guests.all,
        };
      },
    ],
  ];
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);

  test.each(SIDE_FILES)('the file of %s is wholly old or wholly new', (_, open) => {
    told.length = 0;
    const states: unknown[] = [open().read()];
    for (let number = 1; number <= 3; number++) {
      open().change(number);
      states.push(open().read());
    }
    let changes: number;
    const change = () => {
      changes = 0;
      const file = open();
      while (changes < 3 && power.left > 0) {
        try {
          file.change(changes + 1);
        } catch {
          break; // the power is off
        }
        if (power.left > 0) changes++;
      }
    };
    atEveryCut(change, () => {
      expect(states.slice(changes, changes + 2)).toContainEqual(open().read());
      open().change(9);
      sweep(folder);
      expect(readdirSync(folder)).toHaveLength(1);
    });
    expect(told).toEqual([]);
  });

  test.each(SIDE_FILES)('the file of %s cut by the disk is set aside with one sentence', (_, open) => {
    for (const number of [1, 2]) open().change(number);
    const [name] = readdirSync(folder) as [string];
    const whole = readFileSync(join(folder, name), 'utf8');
    for (let length = 0; length < whole.trimEnd().length; length++) {
      told.length = 0;
      writeFileSync(join(folder, name), whole.slice(0, length));
      const file = open();
      file.read();
      file.change(3);
      const aside = readdirSync(folder).find((other) => other !== name)!;
      expect(told).toEqual([
        `${join(folder, name)} was set aside as ${join(folder, aside)}: it is not an object of JSON.`,
      ]);
      expect(readFileSync(join(folder, aside), 'utf8')).toBe(whole.slice(0, length));
      rmSync(join(folder, aside));
    }
  });
});

describe('writing through to the disk itself', () => {
  test('covers a file of settings before it replaces the old one', () => {
    settingsFile(join(folder, 'settings.json')).change(() => ({ pace: 'slow' }));
    const place = power.done.indexOf(`rename to ${join(folder, 'settings.json')}`);
    expect(power.done[place - 1]).toMatch(/^write and sync .*settings\.json\.\d+(-[0-9a-f]{8}){2}$/);
  });

  test('covers a match on leaving, and after each deal without a pause at the table', () => {
    const store = openStore();
    const { match } = store.keep(newMatch(), seatPlayers(4, [0], 'normal'));
    while (match.status.deal === 1) step(match);
    expect(power.done.filter((name) => name.startsWith('sync'))).toEqual(['sync soon']);
    step(match);
    store.leave();
    expect(power.done.slice(power.done.lastIndexOf('append') + 1)[0]).toBe('sync');
  });

  test('can fail at the end, and the farewell then says so', () => {
    const store = openStore();
    const { match } = store.keep(newMatch(), seatPlayers(4, [0], 'normal'));
    step(match);
    power.left = 1;
    expect(store.leave()).toEqual(['Your match could not be saved: the disk fails.']);
  });
});
