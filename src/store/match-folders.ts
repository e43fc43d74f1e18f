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

/** A lock that lies in the folder of matches. */
export interface LockFound {
  /** The match that it locks. */
  readonly id: string;
  readonly path: string;
  /** Who has it; null if nobody who still runs, so that the next to open the match takes it over. `unreadable`: it cannot be told. */
  readonly holder: Holder | 'unreadable';
}

/** The paths of the three folders of logs: matches that wait, those that are over, and those that were removed. */
export const pathsOfLogs = (matches: string) => ({
  waiting: matches,
  finished: join(matches, 'finished'),
  removed: join(matches, 'removed'),
});

/**
 * The three folders of logs, and the locks on them, which all lie in `waiting`. A new match begins in `waiting`. It goes to `finished` when it
 * is over and its page is left, so that a list of open matches need not look there. A log in `waiting` stands for its id, even where a copy of it
 * is in `finished`. Methods throw what the disk refuses.
 */
export class MatchFolders {
  readonly waiting: LogFolder;
  readonly finished: LogFolder;
  readonly removed: LogFolder;
  #sweeps = false;

  /** `tell` hears in a sentence of a cache that was set aside. */
  constructor(path: string, findGame: FindGame, tell: (sentence: string) => void) {
    const paths = pathsOfLogs(path);
    this.waiting = new LogFolder(paths.waiting, findGame, tell);
    this.finished = new LogFolder(paths.finished, findGame, tell);
    this.removed = new LogFolder(paths.removed, findGame, tell);
  }

  /** The folder that has the log of a match that was not removed; `waiting` if none has it. */
  of = (id: string): LogFolder =>
    !this.waiting.has(id) && this.finished.has(id) ? this.finished : this.waiting;

  /** The lock of a match. */
  lock = (id: string): string => join(this.waiting.path, id + LOCK);

  /** Every lock, also those that were left behind. */
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

  /** The next lists take away what killed programs left. */
  sweepSoon(): void {
    this.#sweeps = true;
    for (const folder of [this.waiting, this.finished, this.removed]) folder.sweeps = true;
  }

  /** Every match that was not removed, or of these only such as are not in `finished`, in any order. */
  list({ finished }: { readonly finished: boolean }): SavedMatch[] {
    const waiting = this.waiting.list();
    const all = finished ? [...waiting, ...this.finished.list()] : waiting;
    if (this.#sweeps) quietly(() => this.#tidy(waiting));
    this.#sweeps = false;
    return all;
  }

  /** Takes away locks that killed programs left behind, and puts the matches that are over where they belong. */
  #tidy(waiting: readonly SavedMatch[]): void {
    for (const { path, holder } of this.locks())
      if (holder === null) quietly(() => whileFree(path, () => {}));
    for (const { id, state } of waiting)
      if (state === 'finished') quietly(() => whileFree(this.lock(id), () => this.putAway(id)));
  }

  /** Puts the log of a match that is over with the finished ones; its lock is ours. */
  putAway(id: string): void {
    // Another cardroom may have gone on with it since the list.
    if (isOver(endsOf(this.waiting.log(id)).last)) this.move(this.waiting, id, this.finished);
  }

  /** Moves a log to another folder, under a name that none has there; answers its path. */
  move(from: LogFolder, id: string, to: LogFolder): string {
    makeFolder(to.path);
    const path = freePath(to.log(id));
    renameSync(from.log(id), path);
    return path;
  }

  /** A new file for a match, locked: under the id that it has, or where that is '' the next that is free. */
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
        // Or so much faster that its match was played to its end, and lies elsewhere by now.
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

  /** Where the log of a match belongs: under its id, or where that is '' the next that is free. */
  place(game: string, id: string): string {
    return this.waiting.log(id === '' ? `${game}-${this.#lastNumber(game) + 1}` : id);
  }

  /**
   * The highest number of a game's matches, those removed included: no id is given twice. Numbers beyond counting are nobody's. A folder that
   * cannot be read counts as empty.
   */
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

/** More matches of a game than a folder holds: from here on counting by ones would end nowhere. */
const MOST_MATCHES = 1e9;
