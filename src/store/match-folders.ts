import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { FindGame } from '../engine/game.ts';
import { quietly } from './errors.ts';
import { freePath } from './files.ts';
import { makeFolder } from './folder.ts';
import { type Holder, isOurs, lockHolder, releaseLock, takeLock, whileFree } from './lock.ts';
import { LogFile } from './log-file.ts';
import { LogFolder } from './log-folder.ts';
import { endsOf, isOver, type SavedMatch } from './saved.ts';

/** A lock in the folder of matches. */
export interface LockFound {
  /** The id of its match. */
  readonly id: string;
  readonly path: string;
  /**
   * The owner; null if no running process has it, so that the next to open the match takes it over. `unreadable`: the file cannot be read.
   */
  readonly holder: Holder | 'unreadable';
}

/** The paths of the three folders of logs: open, finished and removed matches. */
export const pathsOfLogs = (matches: string) => ({
  waiting: matches,
  finished: join(matches, 'finished'),
  removed: join(matches, 'removed'),
});

/**
 * The three folders of logs, and the locks, which are all in `waiting`. A new match begins in `waiting` and goes to `finished` when it is
 * over and its page is left, so that a list of open matches is short. If both have a log of one id, that in `waiting` counts. Methods throw
 * the disk's errors.
 */
export class MatchFolders {
  readonly waiting: LogFolder;
  readonly finished: LogFolder;
  readonly removed: LogFolder;
  #sweeps = false;

  /** `tell` gets a sentence when a cache was set aside. */
  constructor(path: string, findGame: FindGame, tell: (sentence: string) => void) {
    const paths = pathsOfLogs(path);
    this.waiting = new LogFolder(paths.waiting, findGame, tell);
    this.finished = new LogFolder(paths.finished, findGame, tell);
    this.removed = new LogFolder(paths.removed, findGame, tell);
  }

  /** The folder with the log of a match that was not removed; `waiting` if there is none. */
  of = (id: string): LogFolder =>
    !this.waiting.has(id) && this.finished.has(id) ? this.finished : this.waiting;

  /** The path of a match's lock. */
  lock = (id: string): string => join(this.waiting.path, id + LOCK);

  /** Every lock, those of ended processes included. */
  locks(): LockFound[] {
    return this.waiting
      .names()
      .filter((name) => name.endsWith(LOCK))
      .map((name) => {
        const id = name.slice(0, -LOCK.length);
        try {
          const held = lockHolder(this.lock(id));
          return { id, path: this.lock(id), holder: held && (held.holder ?? 'unreadable') };
        } catch {
          return { id, path: this.lock(id), holder: 'unreadable' };
        }
      });
  }

  /** Makes the next lists remove drafts of killed programs. */
  sweepSoon(): void {
    this.#sweeps = true;
    for (const folder of [this.waiting, this.finished, this.removed]) folder.sweeps = true;
  }

  /** Every match that was not removed, in any order. `finished`: with the folder `finished`. */
  list({ finished }: { readonly finished: boolean }): SavedMatch[] {
    const waiting = this.waiting.list();
    const all = finished ? [...waiting, ...this.finished.list()] : waiting;
    if (this.#sweeps) quietly(() => this.#tidy(waiting));
    this.#sweeps = false;
    return all;
  }

  /** Removes locks of killed programs, and moves matches that are over to `finished`. */
  #tidy(waiting: readonly SavedMatch[]): void {
    for (const { path, holder } of this.locks())
      if (holder === null) quietly(() => whileFree(path, () => {}));
    for (const { id, state } of waiting)
      if (state === 'finished') quietly(() => whileFree(this.lock(id), () => this.putAway(id)));
  }

  /** Moves the log of a match that is over to `finished`; this process must have its lock. */
  putAway(id: string): void {
    // Another cardroom may have continued it since the list.
    if (isOver(endsOf(this.waiting.log(id)).last)) this.move(this.waiting, id, this.finished);
  }

  /** Moves a log to another folder, under a free name, and returns its path. */
  move(from: LogFolder, id: string, to: LogFolder): string {
    makeFolder(to.path);
    const path = freePath(to.log(id));
    renameSync(from.log(id), path);
    return path;
  }

  /** Creates and locks the file of a match, under its id or, if that is '', the next free one. */
  create(game: string, id: string): { readonly id: string; readonly file: LogFile } {
    makeFolder(this.waiting.path);
    if (id === '') return this.#createNext(game);
    if (!isOurs(this.lock(id)) && takeLock(this.lock(id))) throw new Error('another cardroom has it');
    return { id, file: new LogFile(this.waiting.log(id), 'ax') };
  }

  #createNext(game: string): { readonly id: string; readonly file: LogFile } {
    for (let number = this.#lastNumber(game) + 1; ; number++) {
      const id = `${game}-${number}`;
      if (takeLock(this.lock(id))) continue; // another cardroom was faster
      try {
        // The other cardroom may even have finished or removed its match by now.
        if (![this.finished, this.removed].some((folder) => folder.has(id)))
          return { id, file: new LogFile(this.waiting.log(id), 'ax') };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          quietly(() => releaseLock(this.lock(id)));
          throw error;
        }
      }
      quietly(() => releaseLock(this.lock(id)));
    }
  }

  /** The path for the log of a match: under its id or, if that is '', the next free one. */
  place(game: string, id: string): string {
    return this.waiting.log(id === '' ? `${game}-${this.#lastNumber(game) + 1}` : id);
  }

  /** The highest number of a game's matches, removed ones included. Ignores numbers from `MOST_MATCHES` on and unreadable folders. */
  #lastNumber(game: string): number {
    let most = 0;
    for (const folder of [this.waiting, this.finished, this.removed])
      quietly(() => {
        for (const id of folder.ids()) {
          const number = id.startsWith(`${game}-`) ? Number(id.slice(game.length + 1)) : 0;
          if (Number.isSafeInteger(number) && number < MOST_MATCHES) most = Math.max(most, number);
        }
      });
    return most;
  }
}

const LOCK = '.lock';

/** No folder holds this many matches of a game. Larger numbers in names are ignored. */
const MOST_MATCHES = 1e9;
