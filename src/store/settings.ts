import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './errors.ts';
import { makeFolder } from './folder.ts';

/** The object that a file of JSON holds, an empty one where there is no file; or why it cannot be read, in a few words. */
export function readObject(path: string): { readonly data: object } | { readonly reason: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { data: {} } : { reason: reasonOf(error) };
  }
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { data };
  } catch {
    // The same as JSON of another kind.
  }
  return { reason: 'it is not an object of JSON' };
}

/** Writes a file of JSON in place of the old one: another process reads the one or the other, never half of it. Throws what the disk refuses. */
export function writeJson(path: string, data: object): void {
  makeFolder(dirname(path));
  const fresh = `${path}.${process.pid}`;
  try {
    writeFileSync(fresh, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
