import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { readRegular, throughDraft } from './files.ts';
import { fateOf, PROCESS, type ProcessRecord, thisProcess } from './processes.ts';

/** What a lock file says: who has the lock, and a token that no other lock ever had. */
const LOCK = v.pipe(v.string(), v.parseJson(), v.object({ ...PROCESS.entries, token: v.string() }));

/** Who has a lock; null where its file does not say. */
export type Holder = ProcessRecord | null;

/** The text of a lock that nobody can read may still be being written for so long, in ms. */
const WRITING = 10_000;

/** Bytes of a lock; what is longer is none of ours. */
const LONGEST = 4096;

/** For how long a lock is waited for that is only held while a file is written, and between two looks at it, in ms. */
const PATIENCE = 2000;
const PAUSE = 5;

/** The texts of the locks that this process has, by path. */
const held = new Map<string, string>();

/**
 * Takes the lock file `path` for this process. Answers who has it if that is somebody else who still runs, or may run. Of several that
 * ask at once exactly one gets it; a lock whose process is gone is taken over. Throws what the disk refuses.
 */
export function takeLock(path: string): { readonly holder: Holder } | null {
  const text = `${JSON.stringify({ ...thisProcess(), token: randomBytes(8).toString('hex') })}\n`;
  for (;;) {
    if (create(path, text)) break;
    const found = read(path);
    if (found === null) continue; // released meanwhile
    if (!isAbandoned(path, found)) return { holder: holderIn(found) };
    // Who replaces it must have the lock on replacing it: between looking and replacing, another may have done both.
    const guard = `${path}~`;
    const busy = takeLock(guard);
    if (busy) return busy;
    try {
      if (read(path) !== found) continue;
      throughDraft(path, text, renameSync);
      break;
    } finally {
      releaseLock(guard);
    }
  }
  held.set(path, text);
  return null;
}

/** Does something short while this process has a lock. Throws what `work` throws, and where another one does not give the lock back. */
export function whileLocked<T>(path: string, work: () => T): T {
  for (let left = PATIENCE; takeLock(path); left -= PAUSE) {
    if (left <= 0) throw new Error('another cardroom is writing it');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    return work();
  } finally {
    releaseLock(path);
  }
}

/** Gives a lock of this process back; does nothing where it has none. Throws what the disk refuses. */
export function releaseLock(path: string): void {
  const text = held.get(path);
  held.delete(path);
  if (text !== undefined && read(path) === text) rmSync(path, { force: true });
}

/** Who has the lock now, if somebody has it who still runs, or may run. Throws what the disk refuses. */
export function lockHolder(path: string): { readonly holder: Holder } | null {
  const found = read(path);
  return found === null || isAbandoned(path, found) ? null : { holder: holderIn(found) };
}

/** Is this lock one of this process? */
export const isOurs = (path: string): boolean => held.has(path) && held.get(path) === read(path);

function isAbandoned(path: string, text: string): boolean {
  const holder = holderIn(text);
  if (holder) return fateOf(holder) === 'gone';
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > WRITING;
}

function holderIn(text: string): Holder {
  const lock = v.safeParse(LOCK, text);
  return lock.success ? lock.output : null;
}

/** Creates the file with its text at one stroke; false if there is one already. */
function create(path: string, text: string): boolean {
  try {
    throughDraft(path, text, linkSync);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP') throw error;
  }
  // A disk without hard links, such as a USB stick: in two strokes.
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null where there is no such file. */
function read(path: string): string | null {
  try {
    return readRegular(path, LONGEST).bytes.toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
