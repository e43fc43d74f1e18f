import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quietly } from './errors.ts';
import { isAlive, ownNumbers } from './processes.ts';

/**
 * Names of drafts, see `throughDraft`: the final name, the process, its number space and the time. Earlier versions left the last two out.
 */
const DRAFT =
  /(?:\.(?:nd)?json|\.lock~*|-v[\d.]+-[a-z0-9]+)\.(\d+)(?:-([0-9a-f]{8})-[0-9a-f]{8}|-[0-9a-f]{8})?$/;
/** Age in ms from which a draft is left over: its writer has ended, even if its process number is in use again. */
const LONG = 24 * 60 * 60 * 1000;

/** Finds the drafts that killed programs left in a folder; none if the folder cannot be read. `names`: all names in it. */
export function leftoversIn(folder: string, names: readonly string[] = namesIn(folder)): string[] {
  // Nearly all names are those of logs, which are never drafts.
  const others = names.filter((name) => !name.endsWith('.ndjson'));
  return others.flatMap((name) => {
    const [, pid, numbers] = DRAFT.exec(name) ?? [];
    const path = join(folder, name);
    return pid !== undefined && isLeft(path, Number(pid), numbers) ? [path] : [];
  });
}

/** Finds the files that `setAside` renamed in a folder. */
export const setAsideIn = (folder: string): string[] =>
  namesIn(folder).flatMap((name) => (/\.bad(-\d+)?\.json$/.test(name) ? [join(folder, name)] : []));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isLeft(path: string, pid: number, numbers: string | undefined): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  // This process writes nothing while it looks. A process in another container cannot be asked, so only age counts.
  const isGone = numbers === ownNumbers() && (pid === process.pid || !isAlive(pid));
  return isGone || Date.now() - stats.mtimeMs > LONG;
}

/** Removes the drafts that killed programs left in a folder. Files that the disk refuses to remove stay. */
export function sweep(folder: string, names?: readonly string[]): void {
  for (const path of leftoversIn(folder, names)) quietly(() => rmSync(path, { force: true }));
}
