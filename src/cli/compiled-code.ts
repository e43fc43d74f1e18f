import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { quietly } from '../store/errors.ts';
import { readRegular, writeWhole } from '../store/files.ts';
import { makeFolder } from '../store/folder.ts';
import { storePaths } from '../store/paths.ts';
import { NoHome } from '../store/user-folders.ts';

/*
 * V8 can hand out the compiled code of all functions called so far. Given back at the next start, it halves the time of the start. V8
 * checks only its own version, its options and the source's length: foreign code would run, damaged code would crash. So a file begins with
 * the digest of its source and holds the code twice, since two copies are compared in less time than a checksum is loaded.
 */

/** A file of the bundle: one function with the parameters of a CommonJS module, all in ASCII. */
interface Part {
  readonly path: string;
  /** Digest of its text, 16 characters. */
  readonly digest: string;
}

/** Latest time for keeping code, in ms after the start: a menu has been used, and V8 still has the code that only starts need. */
const WARM = 5000;

/** Most bytes of kept code; it has a few MB. */
const MOST = 64 << 20;

/**
 * Runs a part of the bundle and returns its exports. Uses the code kept at the last start of this kind, or keeps it for the next. (Node's
 * own cache would hold only the functions compiled while a file is loaded.) The code is in the player's own folder of caches, where other
 * users cannot write; if there is no such folder, nothing is kept.
 */
export function loadCompiled({ path, digest }: Part, words: readonly string[]): unknown {
  const file = fileFor(path, words);
  const code = file && readCode(file, digest);
  const script = new Script(readFileSync(path, 'utf8'), {
    filename: path,
    ...(code && { cachedData: code }),
  });
  // V8 rejects code of another version or with other options. `doctor` reports whether this folder can be made, so it must not make it.
  if (file && (!code || script.cachedDataRejected) && words[0] !== 'doctor') {
    let isKept = false;
    const keep = () => {
      if (!isKept) keepCode(file, digest, script);
      isKept = true;
    };
    setTimeout(keep, WARM).unref();
    // A failing start compiles functions that others do not need.
    process.once('exit', (status) => status === 0 && keep());
  }
  const module = { exports: {} };
  // The part imports Node's modules only.
  script.runInThisContext()(module.exports, process.getBuiltinModule, module, path, dirname(path));
  return module.exports;
}

/** The file for a command's code: each command needs other functions. Null for a user without any folder. */
function fileFor(path: string, [command = 'menu']: readonly string[]): string | null {
  const name = `${basename(path, '.cjs')}-${command.replace(/[^a-z]/g, '')}`;
  try {
    return join(storePaths(process.env).compiled, `${name}-${process.version}-${process.arch}`);
  } catch (error) {
    if (error instanceof NoHome) return null;
    throw error;
  }
}

/** The code in a file, which is the digest and the code twice; null if it is missing, damaged or of another source. */
function readCode(file: string, digest: string): Buffer | null {
  try {
    const { bytes: data } = readRegular(file, MOST);
    const middle = (data.length + digest.length) / 2;
    const code = data.subarray(digest.length, middle);
    return data.toString('latin1', 0, digest.length) === digest && code.equals(data.subarray(middle))
      ? code
      : null;
  } catch {
    return null;
  }
}

function keepCode(file: string, digest: string, script: Script): void {
  quietly(() => {
    makeFolder(dirname(file));
    const code = script.createCachedData();
    writeWhole(file, Buffer.concat([Buffer.from(digest, 'latin1'), code, code]));
  });
}
