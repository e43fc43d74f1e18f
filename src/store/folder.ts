import { existsSync, lstatSync, mkdirSync, type StatSyncOptions, statSync } from 'node:fs';
import { dirname } from 'node:path';

const orNone = { throwIfNoEntry: false } as const satisfies StatSyncOptions;

/** Throws if this is a link whose target is missing, as on a disk that is not mounted, or a link in a circle. */
export function requireTarget(path: string): void {
  if (lstatSync(path, orNone) && !statSync(path, orNone)) throw new Error('a link to it leads nowhere');
}

/**
 * Makes a folder that only its owner enters, with those above it, unless it is there. Throws the disk's errors. Node's `recursive` option
 * never returns in a folder that exists and refuses new folders, as /proc or a deleted folder.
 */
export function makeFolder(path: string): void {
  const make = () => mkdirSync(path, { mode: 0o700 });
  try {
    make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    requireTarget(path);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (existsSync(dirname(path))) throw new Error('no folder can be made there', { cause: error });
    makeFolder(dirname(path));
    make();
  }
}
