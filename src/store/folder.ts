import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (existsSync(dirname(path))) throw new Error('no folder can be made there', { cause: error });
    makeFolder(dirname(path));
    make();
  }
}
