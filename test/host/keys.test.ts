import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/front/settings.ts';
import { Budget } from '../../src/host/budget.ts';
import { CodeLock, codeOf } from '../../src/host/codes.ts';
import { Guests, hostKeyIn, TooMany } from '../../src/host/keys.ts';
import { fingerprintOf, makeKey } from '../../src/host/ssh.ts';
import { simulatedClock } from '../support/clock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-hosting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const maker = { makeKey, fingerprintOf };
const isWindows = process.platform === 'win32';

describe('the host key', () => {
  it('is made once, readable by its owner alone', () => {
    const { fingerprint, key } = hostKeyIn(join(folder, 'a/b'), maker);
    expect(fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    expect(hostKeyIn(join(folder, 'a/b'), maker)).toStrictEqual({ fingerprint, key });
    if (!isWindows) expect(statSync(join(folder, 'a/b/key')).mode & 0o777).toBe(0o600);
  });

  it('can always be read, unlike one in hundreds of keys by ssh2', () => {
    const keys = Array.from({ length: 1000 }, makeKey);
    expect(keys.filter((key) => fingerprintOf(key) === null)).toStrictEqual([]);
  });

  it('is kept even if it is damaged', () => {
    const { key } = hostKeyIn(folder, maker);
    const damaged = key.slice(0, 200);
    writeFileSync(join(folder, 'key'), damaged);
    expect(() => hostKeyIn(folder, maker)).toThrow(/is not a private key .* take it away for a new one/);
    expect(readFileSync(join(folder, 'key'), 'utf8')).toBe(damaged);
  });

  it.skipIf(isWindows)('is not used if others may read it', () => {
    hostKeyIn(folder, maker);
    chmodSync(join(folder, 'key'), 0o644);
    expect(() => hostKeyIn(folder, maker)).toThrow(
      /^The host key \S+ cannot be used: others may read it; `chmod 600` makes it yours alone\.$/,
    );
  });

  it('that cannot be written gives a refusal in a sentence', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => hostKeyIn(join(folder, 'file'), maker)).toThrow(/^The host key .*: a file is in the way\.$/);
  });
});

describe('guests', () => {
  const told: string[] = [];
  const open = () => new Guests(folder, (sentence) => told.push(sentence));

  it('are remembered from one evening to the next, with their settings, readable by the host alone', () => {
    const settings = { ...DEFAULT_SETTINGS, pace: 'fast' as const };
    open().remember('SHA256:a', 'kim', 'KQ7-M2X');
    expect(open().keepSettings('SHA256:a', settings)).toBe(null);
    expect(open().find('SHA256:a')).toMatchObject({ name: 'kim', isKeptOut: false });
    expect(open().settingsOf('SHA256:a')).toStrictEqual(settings);
    if (!isWindows) expect(statSync(join(folder, 'guests.json')).mode & 0o777).toBe(0o600);
  });

  it('leave no trace unless they are remembered', () => {
    expect(open().keepSettings('SHA256:b', DEFAULT_SETTINGS)).toBe(null);
    expect(open().all).toStrictEqual([]);
  });

  it('stay barred until the host forgets them', () => {
    open().keepOut('SHA256:a');
    expect(open().find('SHA256:a')?.isKeptOut).toBe(true);
    open().forget('SHA256:a');
    expect(open().find('SHA256:a')).toBe(null);
  });

  it('number twenty a code, sixty an evening and a thousand in all, and a new one replaces no old one', () => {
    const guests = open();
    const come = (code: string, from: number) => {
      let count = 0;
      for (; count < 25; count++)
        try {
          guests.remember(`SHA256:${code} ${from + count}`, 'kim', code);
        } catch (error) {
          expect(error).toBeInstanceOf(TooMany);
          break;
        }
      return count;
    };
    expect(['a', 'b', 'c', 'd'].map((code) => come(code, 0))).toStrictEqual([20, 20, 20, 0]);
    expect(guests.all).toHaveLength(60);
    const many = Array.from({ length: 1000 }, (_, n) => ({ key: `${n}`, name: 'li', isKeptOut: false }));
    writeFileSync(join(folder, 'guests.json'), JSON.stringify({ guests: many }));
    expect(() => open().remember('SHA256:new', 'kim', 'e')).toThrow(/1000 keys are remembered/);
    expect(open().all).toHaveLength(1000);
    open().keepOut('SHA256:new');
    expect(open().find('SHA256:new')?.isKeptOut).toBe(true);
  });

  it('are read again only after a change by another program', () => {
    const many = Array.from({ length: 60_000 }, (_, n) => ({ key: `${n}`, name: 'li', isKeptOut: false }));
    writeFileSync(join(folder, 'guests.json'), JSON.stringify({ guests: many }));
    const guests = open();
    expect(guests.find('59999')?.name).toBe('li');
    const parse = vi.spyOn(JSON, 'parse');
    for (let n = 0; n < 1000; n++) expect(guests.find('nobody')).toBe(null);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    open().forget('59999');
    expect(guests.find('59999')).toBe(null);
  });

  it('from earlier evenings need the new code after a removal, unless they are at the table, and keep their data', () => {
    const guests = open();
    for (const key of ['here', 'another of somebody']) guests.remember(key, key, 'old');
    guests.remember('of an earlier evening', 'li', 'earlier');
    guests.keepSettings('of an earlier evening', DEFAULT_SETTINGS);
    guests.remember('away', 'may', 'old');
    guests.keepOut('away');
    guests.askOthers(['here']);
    const standings = () =>
      ['here', 'another of somebody', 'of an earlier evening', 'away'].map((key) => open().standingOf(key));
    expect(standings()).toStrictEqual(['known', 'new', 'new', 'kept-out']);
    guests.remember('of an earlier evening', 'li', 'new');
    expect(standings()).toStrictEqual(['known', 'new', 'known', 'kept-out']);
    expect(guests.settingsOf('of an earlier evening')).toStrictEqual(DEFAULT_SETTINGS);
  });

  it.skipIf(isWindows)('stay known if their file is out of reach, with one notice to the host', () => {
    const guests = open();
    guests.remember('SHA256:a', 'kim', 'KQ7-M2X');
    guests.keepOut('SHA256:b');
    expect(guests.standingOf('SHA256:a')).toBe('known');
    rmSync(folder, { recursive: true });
    symlinkSync(folder, folder);
    told.splice(0);
    for (let n = 0; n < 5; n++)
      expect([guests.standingOf('SHA256:a'), guests.standingOf('SHA256:b')]).toStrictEqual([
        'known',
        'kept-out',
      ]);
    expect(told).toStrictEqual([expect.stringMatching(/guests\.json is ignored: .*\.$/)]);
    expect(guests.keepSettings('SHA256:a', DEFAULT_SETTINGS)).toMatch(
      /^Your options could not be saved: .*\.$/,
    );
    rmSync(folder);
    mkdirSync(folder);
  });

  it('in a damaged file need the code, and the file is kept', () => {
    writeFileSync(join(folder, 'guests.json'), '{"guests":[{"key":1}]}');
    expect(open().find('SHA256:a')).toBe(null);
    open().remember('SHA256:a', 'kim', 'KQ7-M2X');
    expect(told.at(-1)).toMatch(/guests\.json was set aside as \S+guests\.bad\.json/);
    expect(readFileSync(join(folder, 'guests.bad.json'), 'utf8')).toBe('{"guests":[{"key":1}]}');
  });
});

describe('a code', () => {
  it('has six of 32 letters', () => {
    expect(codeOf(Uint8Array.of(0, 31, 32, 255, 9, 10))).toBe('0Z0-Z9A');
  });

  it('belongs to its table, and letters that look like digits count as those', () => {
    const lock = new CodeLock(() => ['KQ7-M21', 'B00-B00'], simulatedClock());
    expect(lock.open('boo boo', 'a')).toBe('B00-B00');
    expect(lock.open('KQ7M2l', 'a')).toBe('KQ7-M21');
    expect(lock.open('', 'a')).toBe(null);
  });

  it('is asked six times a minute of a network and 120 times in all, and a right answer does not count', () => {
    const clock = simulatedClock();
    const lock = new CodeLock(() => ['KQ7-M21'], clock);
    const asked = (network: string, times: number) =>
      Array.from({ length: times }, () => lock.ask(network)).filter(Boolean).length;
    expect([asked('a', 20), asked('b', 20)]).toStrictEqual([6, 6]);
    expect(lock.open('KQ7-M21', 'a')).toBe('KQ7-M21');
    expect(asked('a', 20)).toBe(1);
    for (let n = 0; n < 30; n++) asked(String(n), 20);
    expect(asked('c', 1)).toBe(0);
    clock.forward(59_999);
    expect(asked('a', 1)).toBe(0);
    clock.forward(1);
    expect(asked('a', 20)).toBe(6);
  });
});

it('a budget gives its contents, and refills up to its size', () => {
  const clock = simulatedClock();
  const budget = new Budget({ atOnce: 100, perSecond: 10 }, clock);
  expect(budget.take(150)).toBe(100);
  expect(budget.take(1)).toBe(0);
  clock.forward(1050);
  expect(budget.take(50)).toBe(10);
  clock.forward(60_000);
  expect(budget.take(150)).toBe(100);
});
