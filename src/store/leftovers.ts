import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quietly } from './errors.ts';
import { isAlive, ownNumbers } from './processes.ts';

/** A draft as `throughDraft` names it: of what, by which process, among which numbers, and when; earlier versions left the last two out. */
const DRAFT =
  /(?:\.(?:nd)?json|\.lock~*|-v[\d.]+-[a-z0-9]+)\.(\d+)(?:-([0-9a-f]{8})-[0-9a-f]{8}|-[0-9a-f]{8})?$/;
/** No draft is written for so long, in ms: its process has ended, whoever has the number now. */
const LONG = 24 * 60 * 60 * 1000;

/** The drafts in a folder whose programs were killed; none where the folder cannot be read. `names`: all that is in it. */
export function leftoversIn(folder: string, names: readonly string[] = namesIn(folder)): string[] {
  // Nearly all are logs.
  const others = names.filter((name) => !name.endsWith('.ndjson'));
  return others.flatMap((name) => {
    const [, pid, numbers] = DRAFT.exec(name) ?? [];
    const path = join(folder, name);
    return pid !== undefined && isLeft(path, Number(pid), numbers) ? [path] : [];
  });
}

/** The files in a folder that `setAside` gave their names. */
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
  // This process is not writing while it looks. Of one in another container nothing can be known.
  const isGone = numbers === ownNumbers() && (pid === process.pid || !isAlive(pid));
  return isGone || Date.now() - stats.mtimeMs > LONG;
}

/** Takes away the drafts that killed programs left in a folder. What the disk does not let go stays. */
export function sweep(folder: string, names?: readonly string[]): void {
  for (const path of leftoversIn(folder, names)) quietly(() => rmSync(path, { force: true }));
}
