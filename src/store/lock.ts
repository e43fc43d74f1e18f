import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { readRegular, throughDraft } from './files.ts';
import { fateOf, PROCESS, type ProcessRecord, thisProcess } from './processes.ts';

/** What a lock file says: who has the lock, and a token that no other lock ever had. */
const LOCK = v.pipe(v.string(), v.parseJson(), v.object({ ...PROCESS.entries, token: v.string() }));

/** Who has a lock; null where its file does not say. */
export type Holder = ProcessRecord | null;

/** A lock that is found. */
export interface Found {
  readonly holder: Holder;
  /** What its file says, word for word. */
  readonly text: string;
}

/** How a lock is taken. */
interface Taking {
  /** It is taken over from whoever cannot be asked, as long as it says exactly this. */
  readonly over?: string | undefined;
  /** It is only held while a file is written. Left out: as long as somebody plays. */
  readonly isBrief?: true;
}

/** A file is written in so long, in ms: the text of a lock that nobody can read, or what is done while one is held that is brief. */
const WRITING = 10_000;

/** Bytes of a lock; what is longer is none of ours. */
const LONGEST = 4096;

/** For how long a brief lock is waited for before somebody hears of it, and between two looks at it, in ms. */
export const PATIENCE = 2000;
const PAUSE = 5;

/** The texts of the locks that this process has, by path. */
const held = new Map<string, string>();

/**
 * Takes the lock file `path` for this process. Answers what is found if somebody else has it who still runs, or may run. Of several that
 * ask at once exactly one gets it; a lock whose process is gone is taken over, and a brief one that is old where its process cannot be asked.
 * Throws what the disk refuses.
 */
export function takeLock(path: string, taking: Taking = {}): Found | null {
  const text = `${JSON.stringify({ ...thisProcess(), token: randomBytes(8).toString('hex') })}\n`;
  for (;;) {
    if (create(path, text)) break;
    const found = read(path);
    if (found === null) continue; // released meanwhile
    if (!isAbandoned(path, found, taking)) return { holder: holderIn(found), text: found };
    // Who replaces it must have the lock on replacing it: between looking and replacing, another may have done both.
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

/** Does something while this process has a lock, and answers that; null where another one has it. Throws what `work` and the disk throw. */
export function whileFree<T>(path: string, work: () => T, taking?: Taking): T | null {
  if (takeLock(path, taking)) return null;
  try {
    return work();
  } finally {
    releaseLock(path);
  }
}

/**
 * Does something short while this process has a lock, for which the whole program waits: never while a screen is up. Throws what `work` throws, and
 * where another one does not give the lock back.
 */
export function whileLocked<T>(path: string, work: () => T): T {
  for (let left = PATIENCE; left > 0; left -= PAUSE) {
    const done = whileFree(path, () => ({ answer: work() }), { isBrief: true });
    if (done) return done.answer;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  throw new Error('another cardroom is writing it');
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
  return found === null || isAbandoned(path, found, {}) ? null : { holder: holderIn(found) };
}

/** Is this lock one of this process? */
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
