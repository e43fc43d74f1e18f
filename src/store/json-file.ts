import { dirname } from 'node:path';
import * as v from 'valibot';
import { quietly, reasonOf } from './errors.ts';
import { readRegular, setAside, TooLarge, writeWhole } from './files.ts';
import { makeFolder } from './folder.ts';
import { PATIENCE, whileFree, whileLocked } from './lock.ts';
import { onWayOut } from './ways-out.ts';

/** The most that a file of settings, lessons or reviews may hold, in bytes. */
const MOST = 16 << 20;

/** Time between two attempts to write a file that another cardroom is writing, in ms. */
const AGAIN = 250;

/** A JSON file: its path, the schema of its object, and the object that stands in for a missing file. */
export interface JsonFileOptions<T extends object> {
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly empty: T;
  /** Writes without indentation: the file is large and nobody reads it. Left out: indents. */
  readonly dense?: true;
  /** Gets a sentence when the file was set aside, or cannot be read or written. */
  readonly tell?: (sentence: string) => void;
}

type Change<T> = (there: T) => T;

/**
 * A file with one object of JSON. A damaged file is renamed, never overwritten. A change is made to the file's latest content, so that two
 * cardrooms keep both their changes. While another one writes, changes wait and the program goes on: they are written with the next change,
 * when the file is free, or when the program ends. Readers here see waiting changes already.
 */
export class JsonFile<T extends object> {
  readonly #options: JsonFileOptions<T>;
  #waiting: readonly Change<T>[] = [];
  #stopWaiting = () => {};

  constructor(options: JsonFileOptions<T>) {
    this.#options = options;
  }

  /** The content of the file; `otherwise` if it cannot be read. */
  read(otherwise: T = this.#options.empty): T {
    const { path, tell } = this.#options;
    try {
      return changed(this.#load(), this.#waiting);
    } catch (error) {
      tell?.(`${path} is ignored: ${reasonOf(error)}.`);
      return changed(otherwise, this.#waiting);
    }
  }

  /** Changes the content and returns it. Throws the disk's errors. */
  change(by: Change<T>): T {
    makeFolder(dirname(this.#options.path));
    const changes = [...this.#waiting, by];
    const written = this.#write(changes, whileFree);
    if (written) return written.data;
    if (this.#waiting.length === 0) this.#wait();
    this.#waiting = changes;
    return this.read();
  }

  /** Returns null if another cardroom is writing the file. Throws the disk's errors. */
  #write(changes: readonly Change<T>[], hold: typeof whileFree): { readonly data: T } | null {
    const { path, dense } = this.#options;
    const write = () => {
      const data = changed(this.#load(), changes);
      writeWhole(path, `${JSON.stringify(data, null, dense ? 0 : 2)}\n`, true);
      return { data };
    };
    const written = hold(`${path}.lock`, write, { isBrief: true });
    if (written) {
      this.#waiting = [];
      this.#stopWaiting();
    }
    return written;
  }

  #wait(): void {
    const { path, tell } = this.#options;
    let looks = PATIENCE / AGAIN;
    const timer = setInterval(() => {
      quietly(() => this.#write(this.#waiting, whileFree));
      if (--looks === 0 && this.#waiting.length > 0)
        tell?.(`${path} is written as soon as another cardroom is done with it.`);
    }, AGAIN).unref();
    const forget = onWayOut(() => {
      clearInterval(timer);
      try {
        this.#write(this.#waiting, whileLocked);
      } catch (error) {
        tell?.(`Changes to ${path} are not saved: ${reasonOf(error)}.`);
      }
    });
    this.#stopWaiting = () => {
      clearInterval(timer);
      forget();
    };
  }

  /** The content of the file, or its fault in a few words. Changes nothing. */
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

  /** Throws the disk's errors. */
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

const changed = <T>(there: T, changes: readonly Change<T>[]): T =>
  changes.reduce((then, by) => by(then), there);

function objectIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}
