import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLines } from '../printable.ts';
import { freePath, readRegular } from './files.ts';
import { makeFolder } from './folder.ts';

/** Most bytes of a score sheet. */
const LONGEST = 1 << 20;

/**
 * Writes the score sheet of a match as a text file and returns its path. It goes beside earlier sheets, unless the first one has the same
 * text. Throws the disk's errors.
 */
export function keepSheet(folder: string, match: string, text: string): string {
  const first = join(folder, `${match}.txt`);
  const sheet = printableLines(text);
  makeFolder(folder);
  const path = freePath(first);
  if (path !== first && holds(first, sheet)) return first;
  writeFileSync(path, sheet, { flag: 'wx' });
  return path;
}

function holds(path: string, text: string): boolean {
  try {
    return readRegular(path, LONGEST).bytes.toString() === text;
  } catch {
    return false;
  }
}
