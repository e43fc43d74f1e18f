import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLines } from '../printable.ts';
import { makeFolder } from './folder.ts';

/** Writes the score sheet of a match as a text file, in place of an earlier one; answers its path. Throws when the disk refuses. */
export function keepSheet(folder: string, match: string, text: string): string {
  const path = join(folder, `${match}.txt`);
  makeFolder(folder);
  writeFileSync(path, printableLines(text));
  return path;
}
