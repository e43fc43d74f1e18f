import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePath, readRegular, setAside, writeWhole } from '../../src/store/files.ts';
import { JsonFile } from '../../src/store/json-file.ts';
import { leftoversIn, setAsideIn, sweep } from '../../src/store/leftovers.ts';
import { ownNumbers, thisProcess } from '../../src/store/processes.ts';
import { leaveAsAtExit } from '../support/exit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-side-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const makeFifo = (path: string) => execFileSync('mkfifo', [path]);

/** A process that is gone: its number is nobody's. */
const gone = (): number => spawnSync(process.execPath, ['--version']).pid;
/** The end of a draft's name that a process of this computer and container wrote. */
const draftOf = (pid: number): string => `${pid}-${ownNumbers()}-0123abcd`;

describe('reading a side file', () => {
  test('takes a regular file up to a number of bytes, even behind a link', () => {
    writeFileSync(at('file'), '12345');
    symlinkSync('file', at('link'));
    expect(readRegular(at('link'), 5).bytes.toString()).toBe('12345');
    expect(() => readRegular(at('file'), 4)).toThrow(/^it is larger than 0 kB$/);
  });

  test.skipIf(process.platform === 'win32')(
    'refuses a pipe, a device or a folder without waiting for it',
    () => {
      makeFifo(at('pipe'));
      mkdirSync(at('folder'));
      expect(() => readRegular(at('pipe'), 100)).toThrow('it is no regular file');
      expect(() => readRegular('/dev/zero', 100)).toThrow('it is no regular file');
      expect(() => readRegular(at('folder'), 100)).toThrow('it is a folder');
    },
  );
});

describe('writing a side file', () => {
  test('follows a link, and leaves it a link', () => {
    mkdirSync(at('dotfiles'));
    writeFileSync(at('dotfiles/settings.json'), 'old');
    symlinkSync('dotfiles/settings.json', at('settings.json'));
    writeWhole(at('settings.json'), 'new');
    expect(lstatSync(at('settings.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('dotfiles/settings.json'), 'utf8')).toBe('new');
    expect(readdirSync(at('dotfiles'))).toStrictEqual(['settings.json']);
  });

  test('creates no target for a broken link, because its disk may not be mounted', () => {
    symlinkSync('gone', at('settings.json'));
    expect(() => writeWhole(at('settings.json'), 'new')).toThrow('a link to it leads nowhere');
  });

  test.skipIf(process.platform === 'win32')('replaces regular files only', () => {
    makeFifo(at('pipe'));
    symlinkSync('/dev/null', at('device'));
    for (const name of ['pipe', 'device'])
      expect(() => writeWhole(at(name), '')).toThrow('it is no regular file');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(readdirSync(folder).sort()).toStrictEqual(['device', 'pipe']);
  });

  test('uses free names only', () => {
    for (const name of ['a.ndjson', 'a-2.ndjson']) writeFileSync(at(name), name);
    expect(freePath(at('a.ndjson'))).toBe(at('a-3.ndjson'));
    expect(freePath(at('b.ndjson'))).toBe(at('b.ndjson'));
    for (const number of [1, 2]) {
      writeFileSync(at('settings.json'), String(number));
      setAside(at('settings.json'));
    }
    expect(setAsideIn(folder).sort()).toStrictEqual([at('settings.bad-2.json'), at('settings.bad.json')]);
    expect(readFileSync(at('settings.bad.json'), 'utf8')).toBe('1');
  });
});

describe('the drafts of killed programs', () => {
  test('are removed once their process is gone, and other files stay', () => {
    const left = [
      `settings.json.${draftOf(gone())}`,
      `gongzhu-1.ndjson.${draftOf(gone())}`,
      `gongzhu-1.lock.${draftOf(gone())}`,
      `gongzhu-1.lock~.${draftOf(gone())}`,
      `cardroom-menu-v20.20.2-x64.${draftOf(gone())}`,
      // A draft of this process would be there only while it writes.
      `lessons.json.${draftOf(process.pid)}`,
    ];
    const others = [
      `settings.json.${draftOf(process.ppid)}`,
      // Drafts of another container, with its own process numbers, and of earlier versions, which name no container.
      `lessons.json.${process.pid}-0123abcd-0123abcd`,
      `gongzhu-1.lock.${gone()}-0123abcd-0123abcd`,
      `index.json.${gone()}-0123abcd`,
      `index.json.${gone()}`,
      'settings.json',
      'gongzhu-1.ndjson',
      'notes.2024',
      'settings.json.old',
    ];
    for (const name of [...left, ...others]) writeFileSync(at(name), '');
    const dir = `tallies.json.${gone()}`;
    mkdirSync(at(dir));
    expect(leftoversIn(folder).sort()).toStrictEqual(left.map(at).sort());
    sweep(folder);
    sweep(at('nowhere'));
    expect(readdirSync(folder).sort()).toStrictEqual([...others, dir].sort());
  });

  test.each([
    ['another process has the number by now', () => draftOf(process.ppid)],
    ['its process was in another container', () => `${process.ppid}-0123abcd-0123abcd`],
    ['an earlier version wrote it', () => `${process.ppid}-0123abcd`],
  ])('are removed after a day if %s', (_, end) => {
    const name = `settings.json.${end()}`;
    writeFileSync(at(name), '');
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(at(name), yesterday, yesterday);
    expect(leftoversIn(folder)).toStrictEqual([at(name)]);
  });
});

describe('a file of JSON', () => {
  const told: string[] = [];
  const file = () =>
    new JsonFile({
      path: at('file.json'),
      schema: v.looseObject({ list: v.array(v.string()) }),
      empty: { list: [] },
      tell: (sentence) => told.push(sentence),
    });
  beforeEach(() => {
    told.length = 0;
  });

  test('counts as empty if it is missing, and keeps unknown entries', () => {
    expect(file().read()).toEqual({ list: [] });
    writeFileSync(at('file.json'), '{"list":["a"],"later":1}');
    file().change((there) => ({ ...there, list: [...there.list, 'b'] }));
    expect(JSON.parse(readFileSync(at('file.json'), 'utf8'))).toEqual({ list: ['a', 'b'], later: 1 });
    expect(told).toEqual([]);
  });

  test.each([
    ['no JSON', '{"list":', 'it is not an object of JSON'],
    ['another kind of JSON', '[]', 'it is not an object of JSON'],
    ['another schema', '{"list":["a",2]}', '"list.1" is not as cardroom writes it'],
  ])('with %s is set aside whole under another name, with one notice', (_, text, fault) => {
    for (const _ of [1, 2]) {
      writeFileSync(at('file.json'), text);
      expect(file().inspect()).toEqual({ fault });
      expect(readFileSync(at('file.json'), 'utf8')).toBe(text);
      expect(file().read()).toEqual({ list: [] });
    }
    file().change(() => ({ list: ['new'] }));
    expect(file().read()).toEqual({ list: ['new'] });
    for (const name of ['file.bad.json', 'file.bad-2.json'])
      expect(readFileSync(at(name), 'utf8')).toBe(text);
    expect(told).toEqual([
      `${at('file.json')} was set aside as ${at('file.bad.json')}: ${fault}.`,
      `${at('file.json')} was set aside as ${at('file.bad-2.json')}: ${fault}.`,
    ]);
  });

  test('too large to read is set aside', () => {
    writeFileSync(at('file.json'), '');
    truncateSync(at('file.json'), 17 << 20);
    expect(file().read()).toEqual({ list: [] });
    expect(told).toEqual([expect.stringMatching(/file\.bad\.json: it is larger than 16 MB\.$/)]);
  });

  test.skipIf(process.platform === 'win32')(
    'stays if it is a pipe or a folder, and nothing is written there',
    () => {
      makeFifo(at('file.json'));
      expect(file().read()).toEqual({ list: [] });
      expect(told).toEqual([`${at('file.json')} is ignored: it is no regular file.`]);
      expect(() => file().change(() => ({ list: ['new'] }))).toThrow('it is no regular file');
      expect(lstatSync(at('file.json')).isFIFO()).toBe(true);
      expect(existsSync(at('file.json.lock'))).toBe(false);
    },
  );

  test('keeps changes by another window when it changes again', () => {
    const [one, other] = [file(), file()];
    one.read();
    other.read();
    one.change((there) => ({ ...there, list: [...there.list, 'one'] }));
    other.change((there) => ({ ...there, list: [...there.list, 'other'] }));
    expect(file().read()).toEqual({ list: ['one', 'other'] });
  });

  describe('locked by another cardroom', () => {
    const lock = () => at('file.json.lock');
    const take = (more: object = {}) =>
      writeFileSync(lock(), JSON.stringify({ ...thisProcess(), token: 'test', ...more }));
    const add = (name: string) => (there: { list: string[] }) => ({ ...there, list: [...there.list, name] });
    const onDisk = () => JSON.parse(readFileSync(at('file.json'), 'utf8')).list;
    const pause = vi.spyOn(Atomics, 'wait');
    const ends = process.listeners('exit');
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      // A wait takes no time.
      pause.mockReset().mockReturnValue('timed-out');
      writeFileSync(at('file.json'), '{"list":["old"]}');
      take();
    });
    afterEach(() => {
      vi.useRealTimers();
      leaveAsAtExit(ends);
    });
    afterAll(() => pause.mockRestore());

    test('changes after that without waiting, and until then reads as changed', () => {
      const own = file();
      expect(own.change(add('a')).list).toEqual(['old', 'a']);
      expect(own.change(add('b')).list).toEqual(['old', 'a', 'b']);
      expect(own.read().list).toEqual(['old', 'a', 'b']);
      expect(pause).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      expect(onDisk()).toEqual(['old']);
      rmSync(lock());
      file().change(add('theirs'));
      vi.advanceTimersByTime(1000);
      expect(onDisk()).toEqual(['old', 'theirs', 'a', 'b']);
      expect(own.read().list).toEqual(onDisk());
      expect([told, vi.getTimerCount(), existsSync(lock())]).toEqual([[], 0, false]);
    });

    test('changes along with the next change', () => {
      const own = file();
      own.change(add('a'));
      rmSync(lock());
      expect(own.change(add('b')).list).toEqual(['old', 'a', 'b']);
      expect([onDisk(), vi.getTimerCount()]).toEqual([['old', 'a', 'b'], 0]);
    });

    test('changes on the way out at the latest', () => {
      file().change(add('a'));
      rmSync(lock());
      leaveAsAtExit(ends);
      expect(onDisk()).toEqual(['old', 'a']);
    });

    test('for long gives one notice, and another on the way out if the change is lost', () => {
      file().change(add('a'));
      vi.advanceTimersByTime(60_000);
      expect(told).toEqual([`${at('file.json')} is written as soon as another cardroom is done with it.`]);
      leaveAsAtExit(ends);
      expect(told.slice(1)).toEqual([
        `Changes to ${at('file.json')} are not saved: another cardroom is writing it.`,
      ]);
      expect(onDisk()).toEqual(['old']);
    });

    test('on an unreachable computer changes ten seconds after that began', () => {
      take({ host: 'elsewhere', boot: 'another' });
      file().change(add('a'));
      vi.advanceTimersByTime(1000);
      expect(onDisk()).toEqual(['old']);
      const before = Date.now() / 1000 - 11;
      utimesSync(lock(), before, before);
      vi.advanceTimersByTime(1000);
      expect(onDisk()).toEqual(['old', 'a']);
    });
  });
});
