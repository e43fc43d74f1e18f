import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Takes the lock file `path` for this process. False if a living process has it; a lock whose holder was killed
 * is taken over. The holder's process id is the file's text.
 */
export function takeLock(path: string): boolean {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAlive(holder(path))) return false;
      rmSync(path, { force: true });
    }
  }
  return false;
}

export const releaseLock = (path: string): void => rmSync(path, { force: true });

/** Does a living process hold the lock? */
export const isLocked = (path: string): boolean => isAlive(holder(path));

function holder(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return Number.NaN; // nobody holds it
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
