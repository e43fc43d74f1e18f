import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './errors.ts';
import { makeFolder } from './folder.ts';
import { writeWhole } from './whole-file.ts';

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

/** Writes a file of JSON in place of the old one, with the folders above it. Throws what the disk refuses. */
export function writeJson(path: string, data: object): void {
  makeFolder(dirname(path));
  writeWhole(path, `${JSON.stringify(data, null, 2)}\n`);
}
