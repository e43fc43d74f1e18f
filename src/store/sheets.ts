import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLines } from '../printable.ts';

/** Writes the score sheet of a match as a text file, in place of an earlier one; answers its path. Throws when the disk refuses. */
export function keepSheet(folder: string, match: string, text: string): string {
  const path = join(folder, `${match}.txt`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path, printableLines(text));
  return path;
}
