import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockHolder, releaseLock, takeLock } from '../../src/store/lock.ts';
import { fateOf, type ProcessRecord, thisProcess } from '../../src/store/processes.ts';
import { programPath } from '../support/built.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-lock-'));
  path = join(folder, 'gongzhu-1.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The lock of a process, as it lies on the disk. */
const lockOf = (holder: ProcessRecord): string => `${JSON.stringify({ ...holder, token: 'test' })}\n`;

/** A process that is stopped by the end of the test, and its record. */
async function someProcess() {
  const child = spawn('sleep', ['600']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  return child;
}

/** A process that is told what to do with locks. */
async function locker() {
  const child = spawn(process.execPath, [programPath('locker')], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await answers.next();
  return {
    child,
    async tell(order: string): Promise<string> {
      child.stdin.write(`${order}\n`);
      return (await answers.next()).value;
    },
  };
}

describe('a lock', () => {
  test('names its process, with the start time and computer', () => {
    expect(takeLock(path)).toBeNull();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      pid: process.pid,
      host: hostname(),
      started: expect.any(Number),
    });
    expect(lockHolder(path)).toMatchObject({ holder: { pid: process.pid } });
    expect(takeLock(path)).toMatchObject({ holder: { pid: process.pid } });
    releaseLock(path);
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test('holds while its process runs or is stopped, and is free once that is killed', async () => {
    const { child, tell } = await locker();
    expect(await tell(`take ${path}`)).toBe('won');
    expect(takeLock(path)).toMatchObject({ holder: { pid: child.pid } });
    child.kill('SIGSTOP');
    expect(takeLock(path)).toMatchObject({ holder: { pid: child.pid } });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(takeLock(path)).toBeNull();
    expect(readdirSync(folder)).toStrictEqual(['gongzhu-1.lock']);
  });

  test('is released by its holder alone', () => {
    writeFileSync(path, lockOf({ ...thisProcess(), host: 'elsewhere', boot: 'another' }));
    releaseLock(path);
    expect(existsSync(path)).toBe(true);
    rmSync(path);
    expect(takeLock(path)).toBeNull();
    writeFileSync(path, lockOf(thisProcess()));
    releaseLock(path);
    expect(existsSync(path)).toBe(true);
  });

  test.each([
    [
      'from another computer stays',
      (own: ProcessRecord) => ({ ...own, host: 'elsewhere', boot: 'another' }),
      'elsewhere',
    ],
    [
      'from this computer under another name is known',
      (own: ProcessRecord) => ({ ...own, host: 'elsewhere' }),
      'running',
    ],
    [
      'from a container on this computer stays',
      (own: ProcessRecord) => ({ ...own, namespace: 'pid:[1]' }),
      'elsewhere',
    ],
    [
      'from this computer under another name stays if it names no namespace',
      ({ namespace: _, ...own }: ProcessRecord) => ({ ...own, host: 'elsewhere' }),
      'elsewhere',
    ],
    [
      'from this computer is known even if it names no namespace',
      ({ namespace: _, ...own }: ProcessRecord) => own,
      'running',
    ],
    [
      'from before the computer started again is free',
      (own: ProcessRecord) => ({ ...own, boot: 'another' }),
      'gone',
    ],
    ['with a process number in use again is free', (own: ProcessRecord) => ({ ...own, tick: '1' }), 'gone'],
  ])('%s', (_, changed, fate) => {
    const own = thisProcess();
    if (own.boot === undefined) return; // only Linux tells
    const holder = changed(own);
    expect(fateOf(holder)).toBe(fate);
    writeFileSync(path, lockOf(holder));
    expect(takeLock(path) === null).toBe(fate === 'gone');
  });

  test('without a clock tick goes by the start time that the system reports', async () => {
    const { pid } = await someProcess();
    const { host } = thisProcess();
    expect(fateOf({ pid: pid!, host, started: Date.now() })).toBe('running');
  });

  test('that cannot be read counts for ten seconds, because it may still be in writing', () => {
    writeFileSync(path, '');
    expect(takeLock(path)).toStrictEqual({ holder: null, text: '' });
    const before = Date.now() / 1000 - 11;
    utimesSync(path, before, before);
    expect(takeLock(path)).toBeNull();
  });

  describe('with an unreachable process', () => {
    const away = () => lockOf({ ...thisProcess(), host: 'elsewhere', boot: 'another' });
    const makeOld = (file: string) => utimesSync(file, Date.now() / 1000 - 11, Date.now() / 1000 - 11);

    test('goes to a caller that names its exact text, and to no other', () => {
      writeFileSync(path, away());
      makeOld(path);
      const found = takeLock(path);
      expect(found).toMatchObject({ holder: { host: 'elsewhere' }, text: away() });
      writeFileSync(path, away().replace('test', 'newer'));
      expect(takeLock(path, { over: found!.text })).toMatchObject({ text: expect.stringContaining('newer') });
      writeFileSync(path, away());
      expect(takeLock(path, { over: found!.text })).toBeNull();
    });

    test('stays with its process if that still runs, even if a caller names its text', () => {
      writeFileSync(path, lockOf(thisProcess()));
      expect(takeLock(path, { over: lockOf(thisProcess()) })).toMatchObject({ holder: { pid: process.pid } });
    });

    test('counts for ten seconds if it is brief, and without limit for a match', () => {
      writeFileSync(path, away());
      expect(takeLock(path, { isBrief: true })).toMatchObject({ holder: { host: 'elsewhere' } });
      makeOld(path);
      expect(takeLock(path)).toMatchObject({ holder: { host: 'elsewhere' } });
      expect(takeLock(path, { isBrief: true })).toBeNull();
    });

    test('blocks for ten seconds at most if it was taking over another lock', () => {
      writeFileSync(path, lockOf({ ...thisProcess(), tick: '1' }));
      writeFileSync(`${path}~`, away());
      expect(takeLock(path)).toMatchObject({ holder: { host: 'elsewhere' } });
      makeOld(`${path}~`);
      expect(takeLock(path)).toBeNull();
      expect(readdirSync(folder)).toStrictEqual(['gongzhu-1.lock']);
    });
  });

  test('that is a folder gives an error that says so', () => {
    mkdirSync(path);
    expect(() => takeLock(path)).toThrow('it is a folder');
  });
});

const TRIES = Number(process.env.CARDROOM_LOCK_TRIES ?? 60);

test(`exactly one of six processes gets an abandoned lock that all find at once, in each of ${TRIES} tries`, async () => {
  const lockers = await Promise.all(Array.from({ length: 6 }, locker));
  const leftBehind = [
    lockOf({ ...thisProcess(), pid: 2 ** 22 + 1 }),
    lockOf({ ...thisProcess(), tick: '1' }),
    '4242\n', // as the first cardroom wrote it
  ];
  for (let number = 0; number < TRIES; number++) {
    writeFileSync(path, leftBehind[number % leftBehind.length]!);
    utimesSync(path, 1e9, 1e9);
    // Another process is killed while it takes it over, now and then.
    if (number % 4 === 3) writeFileSync(`${path}~`, leftBehind[0]!);
    const at = Date.now() + 3;
    const answers = await Promise.all(lockers.map(({ tell }) => tell(`take ${path} ${at}`)));
    expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
    const winner = lockers[answers.indexOf('won')]!;
    expect(lockHolder(path)).toMatchObject({ holder: { pid: winner.child.pid } });
    await winner.tell(`release ${path}`);
    expect(readdirSync(folder)).toStrictEqual([]);
  }
});
