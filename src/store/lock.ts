import { linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { readRegular, throughDraft } from './files.ts';
import { fateOf, type ProcessRecord, thisProcess } from './processes.ts';

/** A lock file: its owner, and a token that no other lock ever had. */
const LOCK = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    host: v.string(),
    started: v.number(),
    boot: v.optional(v.string()),
    tick: v.optional(v.string()),
    namespace: v.optional(v.string()),
    token: v.string(),
  }),
);

/** The owner of a lock; null if the file does not name one. */
export type Holder = ProcessRecord | null;

/** A lock file that exists. */
export interface FoundLock {
  readonly holder: Holder;
  /** Its content, word for word. */
  readonly text: string;
}

/** Options for taking a lock. */
interface Taking {
  /** Text of a lock that may be taken over although its owner cannot be asked. */
  readonly over?: string | undefined;
  /** A brief lock is held while a file is written; others are held while somebody plays. */
  readonly isBrief?: true;
}

/** Most time for writing a file, in ms: for the text of an unreadable lock, or for the work under a brief lock. */
const WRITING = 10_000;

/** Most bytes of a lock. A longer file is not cardroom's. */
const LONGEST = 4096;

/** Time to wait for a brief lock before an error, and between two looks at it, in ms. */
export const PATIENCE = 2000;
const PAUSE = 5;

/** Texts of this process's locks, by path. */
const held = new Map<string, string>();

/**
 * Takes the lock file `path` for this process: returns null then, or the lock of an owner who runs or may run. Of several that ask at once exactly
 * one gets it. Takes over a lock whose process has ended, and an old brief lock whose process cannot be asked. Throws the disk's errors.
 */
export function takeLock(path: string, taking: Taking = {}): FoundLock | null {
  const text = `${JSON.stringify({ ...thisProcess(), token: crypto.randomUUID() })}\n`;
  for (;;) {
    if (create(path, text)) break;
    const found = read(path);
    if (found === null) continue; // released meanwhile
    if (!isAbandoned(path, found, taking)) return { holder: holderIn(found), text: found };
    // Replacing a lock needs a lock of its own: between looking and replacing, another process may have done both.
    const guard = `${path}~`;
    const busy = takeLock(guard, { isBrief: true });
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

/**
 * Does something under a lock and returns the result; null if another process has the lock. Throws the errors of `work` and of the disk.
 */
export function whileFree<T>(path: string, work: () => T, taking?: Taking): T | null {
  if (takeLock(path, taking)) return null;
  try {
    return work();
  } finally {
    releaseLock(path);
  }
}

/**
 * Does something short under a lock; the whole program waits for the lock, so never call it while a screen is up. Throws the errors of
 * `work`, and one if the lock is not given back in time.
 */
export function whileLocked<T>(path: string, work: () => T): T {
  for (let left = PATIENCE; left > 0; left -= PAUSE) {
    const done = whileFree(path, () => ({ answer: work() }), { isBrief: true });
    if (done) return done.answer;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  throw new Error('another cardroom is writing it');
}

/** Gives back a lock of this process, if it has one there. Throws the disk's errors. */
export function releaseLock(path: string): void {
  const text = held.get(path);
  held.delete(path);
  if (text !== undefined && read(path) === text) rmSync(path, { force: true });
}

/** The owner of a lock who runs or may run; null if the lock is free. Throws the disk's errors. */
export function lockHolder(path: string): { readonly holder: Holder } | null {
  const found = read(path);
  return found === null || isAbandoned(path, found, {}) ? null : { holder: holderIn(found) };
}

/** Does this process have the lock? */
export const isOurs = (path: string): boolean => held.has(path) && held.get(path) === read(path);

function isAbandoned(path: string, text: string, { over, isBrief }: Taking): boolean {
  const holder = holderIn(text);
  const fate = holder ? fateOf(holder) : 'elsewhere';
  if (fate !== 'elsewhere') return fate === 'gone';
  if (text === over) return true;
  if (holder && !isBrief) return false;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > WRITING;
}

function holderIn(text: string): Holder {
  const lock = v.safeParse(LOCK, text);
  return lock.success ? lock.output : null;
}

/** Creates the file with its text at one stroke; false if it exists. */
function create(path: string, text: string): boolean {
  try {
    throughDraft(path, text, linkSync);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP') throw error;
  }
  // A disk without hard links, such as a USB stick, needs two strokes.
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns null if there is no such file. */
function read(path: string): string | null {
  try {
    return readRegular(path, LONGEST).bytes.toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
