import { dirname } from 'node:path';
import * as v from 'valibot';
import { quietly, reasonOf } from './errors.ts';
import { readRegular, setAside, TooLarge, writeWhole } from './files.ts';
import { makeFolder } from './folder.ts';
import { PATIENCE, whileFree, whileLocked } from './lock.ts';
import { onWayOut } from './ways-out.ts';

/** The most that a file of settings, lessons or reviews may hold, in bytes. */
const MOST = 16 << 20;

/** Between two looks at a file that another cardroom is writing, in ms. */
const AGAIN = 250;

/** What a file of JSON is: where it lies, the schema of the object in it, and what stands for it where there is none. */
export interface JsonFileOptions<T extends object> {
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly empty: T;
  /** It is large and read by nobody, and is not indented. Left out: it is. */
  readonly dense?: true;
  /** Hears in a sentence of a file that was set aside, or cannot be read or written. */
  readonly tell?: (sentence: string) => void;
}

type Change<T> = (there: T) => T;

/**
 * An object of JSON in a file of its own. A file that is not as it should be is given another name, never written over, and what is written is
 * what another cardroom has written meanwhile with one change. While that one writes, changes wait, and the program does not: they are made with the
 * next one, as soon as the file is free, or on the way out, and until then count as made for whoever reads here.
 */
export class JsonFile<T extends object> {
  readonly #options: JsonFileOptions<T>;
  #waiting: readonly Change<T>[] = [];
  #stopWaiting = () => {};

  constructor(options: JsonFileOptions<T>) {
    this.#options = options;
  }

  /** What the file holds; `otherwise` where it cannot be read. */
  read(otherwise: T = this.#options.empty): T {
    const { path, tell } = this.#options;
    try {
      return changed(this.#load(), this.#waiting);
    } catch (error) {
      tell?.(`${path} is ignored: ${reasonOf(error)}.`);
      return changed(otherwise, this.#waiting);
    }
  }

  /** Changes what the file holds, and answers that. Throws what the disk refuses. */
  change(by: Change<T>): T {
    makeFolder(dirname(this.#options.path));
    const changes = [...this.#waiting, by];
    const written = this.#write(changes, whileFree);
    if (written) return written.data;
    if (this.#waiting.length === 0) this.#wait();
    this.#waiting = changes;
    return this.read();
  }

  /** Null where another cardroom is writing the file. Throws what the disk refuses. */
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
        tell?.(`What was changed in ${path} is not saved: ${reasonOf(error)}.`);
      }
    });
    this.#stopWaiting = () => {
      clearInterval(timer);
      forget();
    };
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
