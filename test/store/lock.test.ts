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
  test('says which process has it, started when and on which computer', () => {
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

  test('is refused while its process runs or is stopped, and taken over when it was killed', async () => {
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

  test('is released by nobody but who has it', () => {
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
      'of another computer stays',
      (own: ProcessRecord) => ({ ...own, host: 'elsewhere', boot: 'another' }),
      'elsewhere',
    ],
    [
      'of this computer under another name is known',
      (own: ProcessRecord) => ({ ...own, host: 'elsewhere' }),
      'running',
    ],
    [
      'of a container of this computer stays',
      (own: ProcessRecord) => ({ ...own, namespace: 'pid:[1]' }),
      'elsewhere',
    ],
    [
      'of this computer under another name, by a cardroom that told no namespace, stays',
      ({ namespace: _, ...own }: ProcessRecord) => ({ ...own, host: 'elsewhere' }),
      'elsewhere',
    ],
    [
      'of this computer, by a cardroom that told no namespace, is known',
      ({ namespace: _, ...own }: ProcessRecord) => own,
      'running',
    ],
    [
      'from before the computer was started again is nobody’s',
      (own: ProcessRecord) => ({ ...own, boot: 'another' }),
      'gone',
    ],
    [
      'whose number another process has now is nobody’s',
      (own: ProcessRecord) => ({ ...own, tick: '1' }),
      'gone',
    ],
  ])('%s', (_, changed, fate) => {
    const own = thisProcess();
    if (own.boot === undefined) return; // only Linux tells
    const holder = changed(own);
    expect(fateOf(holder)).toBe(fate);
    writeFileSync(path, lockOf(holder));
    expect(takeLock(path) === null).toBe(fate === 'gone');
  });

  test('that does not tell the clock tick goes by the start of the process, as the system tells it', async () => {
    const { pid } = await someProcess();
    const { host } = thisProcess();
    expect(fateOf({ pid: pid!, host, started: Date.now() })).toBe('running');
  });

  test('that cannot be read may still be being written: it counts for ten seconds', () => {
    writeFileSync(path, '');
    expect(takeLock(path)).toStrictEqual({ holder: null, text: '' });
    const before = Date.now() / 1000 - 11;
    utimesSync(path, before, before);
    expect(takeLock(path)).toBeNull();
  });

  describe('whose process cannot be asked', () => {
    const away = () => lockOf({ ...thisProcess(), host: 'elsewhere', boot: 'another' });
    const makeOld = (file: string) => utimesSync(file, Date.now() / 1000 - 11, Date.now() / 1000 - 11);

    test('is given up to whoever names its very text, and nothing else', () => {
      writeFileSync(path, away());
      makeOld(path);
      const found = takeLock(path);
      expect(found).toMatchObject({ holder: { host: 'elsewhere' }, text: away() });
      writeFileSync(path, away().replace('test', 'newer'));
      expect(takeLock(path, { over: found!.text })).toMatchObject({ text: expect.stringContaining('newer') });
      writeFileSync(path, away());
      expect(takeLock(path, { over: found!.text })).toBeNull();
    });

    test('is kept by a process that runs, whoever names its text', () => {
      writeFileSync(path, lockOf(thisProcess()));
      expect(takeLock(path, { over: lockOf(thisProcess()) })).toMatchObject({ holder: { pid: process.pid } });
    });

    test('counts for ten seconds where it is brief, and is no match’s', () => {
      writeFileSync(path, away());
      expect(takeLock(path, { isBrief: true })).toMatchObject({ holder: { host: 'elsewhere' } });
      makeOld(path);
      expect(takeLock(path)).toMatchObject({ holder: { host: 'elsewhere' } });
      expect(takeLock(path, { isBrief: true })).toBeNull();
    });

    test('and was killed taking over a lock keeps nobody out for longer than that', () => {
      writeFileSync(path, lockOf({ ...thisProcess(), tick: '1' }));
      writeFileSync(`${path}~`, away());
      expect(takeLock(path)).toMatchObject({ holder: { host: 'elsewhere' } });
      makeOld(`${path}~`);
      expect(takeLock(path)).toBeNull();
      expect(readdirSync(folder)).toStrictEqual(['gongzhu-1.lock']);
    });
  });

  test('that is a folder is an error that says so', () => {
    mkdirSync(path);
    expect(() => takeLock(path)).toThrow('it is a folder');
  });
});

const TRIES = Number(process.env.CARDROOM_LOCK_TRIES ?? 60);

test(`of six processes that find a lock left behind at once exactly one gets it, in each of ${TRIES} tries`, async () => {
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
