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

// Whole files are read and written here and nowhere else.

/** Thrown for a file that is larger than files of its kind may be. */
export class TooLarge extends Error {}

/**
 * Reads a regular file of at most `most` bytes. Throws the disk's errors. Anything else, such as a pipe that never ends, it refuses in
 * words that `reasonOf` passes on.
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

/** Throws if something is no regular file. */
export function requireRegular(stats: Stats): void {
  if (stats.isDirectory()) throw new Error('it is a folder');
  if (!stats.isFile()) throw new Error('it is no regular file');
}

/** Throws if a file has more bytes than `most`. */
export function requireSize({ size }: Stats, most: number): void {
  if (size > most) throw new TooLarge(`it is larger than ${sizeText(most)}`);
}

const sizeText = (bytes: number): string =>
  bytes < 1 << 20 ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / (1 << 20))} MB`;

/**
 * Replaces a file at one stroke: another process reads the old or the new text, never half of it. A link stays, and its target is written.
 * Throws the disk's errors, and if the name belongs to something else than a regular file. `lasts`: the new text survives a power failure
 * (docs/decisions/0014); leave it out for files that can be made anew.
 */
export function writeWhole(path: string, data: string | Uint8Array, lasts = false): void {
  requireTarget(path);
  const target = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(path) : path;
  const there = statSync(target, { throwIfNoEntry: false });
  if (there) requireRegular(there);
  throughDraft(target, data, renameSync, lasts);
}

/** Writes a draft beside `path` and puts it there by linking or renaming. `lasts` as for `writeWhole`. Throws the disk's errors. */
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

/** Returns a free path: this one, or else one with the first free number, as `gongzhu-3-2.ndjson`. */
export function freePath(path: string): string {
  const { dir, name, ext } = parse(path);
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : join(dir, `${name}-${number}${ext}`);
    if (!lstatSync(free, { throwIfNoEntry: false })) return free;
  }
}

/** Renames a damaged file, as `settings.bad.json`, and returns its new path. Throws the disk's errors. */
export function setAside(path: string): string {
  const { dir, name, ext } = parse(path);
  const aside = freePath(join(dir, `${name}.bad${ext}`));
  renameSync(path, aside);
  return aside;
}
