import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { requireTarget } from './folder.ts';
import { ownNumbers } from './processes.ts';

// The one way in which a whole file is read and written, whatever it holds.

/** A file that is larger than what is read of its kind. */
export class TooLarge extends Error {}

/**
 * What a regular file holds, at most `most` bytes. Throws what the disk refuses and, in words that `reasonOf` passes on, whatever is no
 * such file: a pipe or a device might never end.
 */
export function readRegular(path: string, most: number): { readonly bytes: Buffer; readonly stats: Stats } {
  // A pipe to which nobody writes would keep a plain `open` waiting. Windows has neither the pipe nor the flag.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(file);
    requireRegular(stats);
    requireSize(stats, most);
    return { bytes: readFileSync(file), stats };
  } finally {
    closeSync(file);
  }
}

/** Throws where something is no regular file. */
export function requireRegular(stats: Stats): void {
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!stats.isFile()) throw new Error('it is no regular file');
}

/** Throws where a file has more bytes. */
export function requireSize({ size }: Stats, most: number): void {
  if (size > most) throw new TooLarge(`it is larger than ${sizeText(most)}`);
}

const sizeText = (bytes: number): string =>
  bytes < 1 << 20 ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / (1 << 20))} MB`;

/**
 * Writes a file in place of the old one: another process reads the one or the other, never half of it. A link stays a link, and what it
 * leads to is written. Throws what the disk refuses, and where something else than a regular file has the name. `lasts`: also where the power fails, by
 * docs/decisions/0014; left out for what may be made anew.
 */
export function writeWhole(path: string, data: string | Uint8Array, lasts = false): void {
  requireTarget(path);
  const target = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(path) : path;
  const there = statSync(target, { throwIfNoEntry: false });
  if (there) requireRegular(there);
  throughDraft(target, data, renameSync, lasts);
}

/** Writes a file of its own beside `path` and puts it there by linking or renaming. `lasts` as for `writeWhole`. Throws what the disk refuses. */
export function throughDraft(
  path: string,
  data: string | Uint8Array,
  put: (from: string, to: string) => void,
  lasts = false,
): void {
  const moment = process.hrtime.bigint().toString(16).slice(-8).padStart(8, '0');
  const draft = `${path}.${process.pid}-${ownNumbers()}-${moment}`;
  try {
    writeFileSync(draft, data, { flag: 'wx', mode: 0o600, flush: lasts });
    put(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A path that nothing has: this one, or else the same with the first number that is free, as `gongzhu-3-2.ndjson`. */
export function freePath(path: string): string {
  const { dir, name, ext } = parse(path);
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : join(dir, `${name}-${number}${ext}`);
    if (!lstatSync(free, { throwIfNoEntry: false })) return free;
  }
}

/** Gives a file that is not as it should be another name, `settings.bad.json`, and answers that path. Throws what the disk refuses. */
export function setAside(path: string): string {
  const { dir, name, ext } = parse(path);
  const aside = freePath(join(dir, `${name}.bad${ext}`));
  renameSync(path, aside);
  return aside;
}
