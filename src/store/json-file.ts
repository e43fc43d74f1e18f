import { dirname } from 'node:path';
import * as v from 'valibot';
import { reasonOf } from './errors.ts';
import { readRegular, setAside, TooLarge, writeWhole } from './files.ts';
import { makeFolder } from './folder.ts';
import { whileLocked } from './lock.ts';

/** The most that a file of settings, lessons or reviews may hold, in bytes. */
const MOST = 16 << 20;

/** What a file of JSON is: where it lies, the schema of the object in it, and what stands for it where there is none. */
export interface JsonFileOptions<T extends object> {
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly empty: T;
  /** It is large and read by nobody, and is not indented. Left out: it is. */
  readonly dense?: true;
  /** Hears in a sentence of a file that was set aside or cannot be read. */
  readonly tell?: (sentence: string) => void;
}

/**
 * An object of JSON in a file of its own. A file that is not as it should be is given another name, never written over, and what is written is
 * what another cardroom has written meanwhile with one change.
 */
export class JsonFile<T extends object> {
  readonly #options: JsonFileOptions<T>;

  constructor(options: JsonFileOptions<T>) {
    this.#options = options;
  }

  /** What the file holds. */
  read(): T {
    const { path, empty, tell } = this.#options;
    try {
      return this.#load();
    } catch (error) {
      tell?.(`${path} is ignored: ${reasonOf(error)}.`);
      return empty;
    }
  }

  /** Changes what the file holds, and answers that. Throws what the disk refuses. */
  change(by: (there: T) => T): T {
    const { path, dense } = this.#options;
    makeFolder(dirname(path));
    return whileLocked(`${path}.lock`, () => {
      const next = by(this.#load());
      writeWhole(path, `${JSON.stringify(next, null, dense ? 0 : 2)}\n`);
      return next;
    });
  }

  /** What the file holds, or what is wrong with it, in a few words. Changes nothing. */
  inspect(): { readonly data: T } | { readonly fault: string } {
    try {
      return this.#look();
    } catch (error) {
      return { fault: reasonOf(error) };
    }
  }

  #load(): T {
    const { path, empty, tell } = this.#options;
    const found = this.#look();
    if ('data' in found) return found.data;
    tell?.(`${path} was set aside as ${setAside(path)}: ${found.fault}.`);
    return empty;
  }

  /** Throws what the disk refuses. */
  #look(): { readonly data: T } | { readonly fault: string } {
    const { path, schema, empty } = this.#options;
    let text: string;
    try {
      text = readRegular(path, MOST).bytes.toString();
    } catch (error) {
      if (error instanceof TooLarge) return { fault: error.message };
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { data: empty };
      throw error;
    }
    const json = objectIn(text);
    if (!json) return { fault: 'it is not an object of JSON' };
    const { success, output, issues } = v.safeParse(schema, json);
    return success
      ? { data: output }
      : { fault: `"${v.getDotPath(issues[0])}" is not as cardroom writes it` };
  }
}

function objectIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}
