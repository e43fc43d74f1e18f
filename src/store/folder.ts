import { existsSync, lstatSync, mkdirSync, type StatSyncOptions, statSync } from 'node:fs';
import { dirname } from 'node:path';

const orNone = { throwIfNoEntry: false } as const satisfies StatSyncOptions;

/** Throws where this is a link to what is not there, such as a disk that is not mounted, or one that leads in a circle. */
export function requireTarget(path: string): void {
  if (lstatSync(path, orNone) && !statSync(path, orNone)) throw new Error('a link to it leads nowhere');
}

/**
 * Makes a folder that only its owner enters, with those above it, unless it is there. Throws what the disk refuses. Node's own
 * way of making the folders above never returns where the system shows one of them and yet makes nothing in it, as under /proc
 * or in a folder that was deleted.
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
