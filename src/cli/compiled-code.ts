import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { quietly } from '../store/errors.ts';
import { readRegular, writeWhole } from '../store/files.ts';
import { makeFolder } from '../store/folder.ts';
import { storePaths } from '../store/paths.ts';
import { NoHome } from '../store/user-folders.ts';

/*
 * V8 gives out the code of all functions that were called, and takes it back at the next start, which halves the time of a start. It trusts
 * that code after a look at its own version, its options and the source's length: foreign code would run, damaged code would crash. So a
 * file begins with the digest of its source and holds the code twice: two copies are compared in less time than a checksum is loaded.
 */

/** A file of the bundle: one function with the parameters of a CommonJS module, all in ASCII. */
interface Part {
  readonly path: string;
  /** Of its text, in 16 characters. */
  readonly digest: string;
}

/**
 * When code is kept at the latest, in ms after the start: a menu has been used by then, and V8 has not yet thrown away what only a
 * start needs.
 */
const WARM = 5000;

/** The most that is read of kept code, in bytes: it takes a few MB. */
const MOST = 64 << 20;

/**
 * Runs a part of the bundle and returns what it exports, with the code that was kept of it at the last start of this kind, or keeps it
 * for the next one. (Node's own cache would hold only what is compiled while a file is loaded.) The code is kept in the player's folder
 * of caches, not in one that all users of the machine write to; where that cannot be, the program does without.
 */
export function loadCompiled({ path, digest }: Part, words: readonly string[]): unknown {
  const file = fileFor(path, words);
  const code = file && readCode(file, digest);
  const script = new Script(readFileSync(path, 'utf8'), {
    filename: path,
    ...(code && { cachedData: code }),
  });
  // Rejected is what another version of V8 compiled, or one that was started with other options. `doctor` reports whether this folder
  // can be made, so it must not make it.
  if (file && (!code || script.cachedDataRejected) && words[0] !== 'doctor') {
    let isKept = false;
    const keep = () => {
      if (!isKept) keepCode(file, digest, script);
      isKept = true;
    };
    setTimeout(keep, WARM).unref();
    // What a start compiles that fails is not what others need.
    process.once('exit', (status) => status === 0 && keep());
  }
  const module = { exports: {} };
  // It asks for Node's modules and for no others.
  script.runInThisContext()(module.exports, process.getBuiltinModule, module, path, dirname(path));
  return module.exports;
}

/** By the command: each needs other functions. Null for a user without any folder. */
function fileFor(path: string, [command = 'menu']: readonly string[]): string | null {
  const name = `${basename(path, '.cjs')}-${command.replace(/[^a-z]/g, '')}`;
  try {
    return join(storePaths(process.env).compiled, `${name}-${process.version}-${process.arch}`);
  } catch (error) {
    if (error instanceof NoHome) return null;
    throw error;
  }
}

/** The code in a file, which is the digest and the code twice; null where it is not there, damaged or of another source. */
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
