import { renameSync, truncateSync } from 'node:fs';
import { basename } from 'node:path';
import { type Player, seatsOfPeople } from '../ai/player.ts';
import { type BySeat, type FindGame, isRefusal, type Json } from '../engine/game.ts';
import { type Match, movesMade } from '../engine/match.ts';
import { type About, headerOf, isForeign, type LogRefusal } from '../engine/save.ts';
import { quietly, reasonOf } from './errors.ts';
import { makeFolder } from './folder.ts';
import { historyIn, type PlayedMatch } from './history.ts';
import { type KeepOptions, type KeptMatch, RecordedMatch } from './kept-match.ts';
import { loadFile, type ReadMatch } from './load.ts';
import { type Found, releaseLock, takeLock, whileLocked } from './lock.ts';
import { LogFile } from './log-file.ts';
import { type LogFolder, latestFirst } from './log-folder.ts';
import { type LockFound, MatchFolders } from './match-folders.ts';
import { fateOf, type ProcessRecord } from './processes.ts';
import { type LockedMatch, refuse, type StoreRefusal } from './refusal.ts';
import { EXTENSION, type HeaderNotes, type SavedMatch } from './saved.ts';
import type { Standing } from './standing.ts';
import { onWayOut } from './ways-out.ts';

/** The saved matches, a file each. No method throws for what is on the disk. */
export class MatchStore {
  readonly #folders: MatchFolders;
  readonly #findGame: FindGame;
  readonly #version: string;
  readonly #kept = new Set<RecordedMatch>();
  #forgetWaysOut = () => {};
  /** Is told in a sentence when the match on the table is not being saved, and '' when it is again. */
  onProblem: (sentence: string) => void = () => {};

  /** `version` is that of cardroom, for the headers of new matches. `tell` hears in a sentence of a cache that was set aside. */
  constructor(
    folder: string,
    version: string,
    findGame: FindGame,
    tell: (sentence: string) => void = () => {},
  ) {
    this.#folders = new MatchFolders(folder, findGame, tell);
    this.#version = version;
    this.#findGame = findGame;
  }

  /** The folder of matches that wait. */
  get folder(): string {
    return this.#folders.waiting.path;
  }

  /** The next lists take away what killed programs left. */
  sweepSoon(): void {
    this.#folders.sweepSoon();
  }

  /**
   * Every match, the latest first, without replaying any: their ends are read, and kept in an index for the next time. `removed`: those that
   * were removed instead; without `finished`, those that are not over. What cannot be read is among them as damaged.
   */
  list({ removed = false, finished = true } = {}): SavedMatch[] | StoreRefusal {
    return this.#reading(() => {
      if (removed) return this.#folders.removed.list();
      const all = this.#folders.list({ finished });
      return finished ? all.sort(latestFirst) : all.filter(({ state }) => state !== 'finished');
    });
  }

  /** The ids of matches that a cardroom has open now, this one included. */
  busy(): ReadonlySet<string> {
    return new Set(this.locks().flatMap(({ id, holder }) => (holder === null ? [] : [id])));
  }

  /** Every lock, also those that were left behind; none where the folder cannot be read. */
  locks(): LockFound[] {
    const locks = this.#reading(() => this.#folders.locks());
    return isRefusal(locks) ? [] : locks;
  }

  /** The matches that may be open where nobody can be asked, each in a sentence, by their ids. */
  elsewhere(): ReadonlyMap<string, string> {
    const held = this.locks().flatMap(({ id, holder }) =>
      holder === null || holder === 'unreadable' || fateOf(holder) !== 'elsewhere'
        ? []
        : [[id, elsewhereText(id, holder)] as const],
    );
    return new Map(held);
  }

  /** The match as it was left, by replaying it (about a millisecond for 200 moves); takes no lock and writes nothing. */
  read(id: string, { removed = false } = {}): ReadMatch | StoreRefusal {
    return this.#found(id, removed, (folder) => this.#orRefused(folder.load(id)));
  }

  /** As `read`, for a log that lies anywhere. */
  readFile(path: string): ReadMatch | StoreRefusal {
    try {
      return this.#orRefused(loadFile(path, this.#findGame));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : reasonOf(error);
      return refuse('no-such-match', `The file ${path} cannot be read: ${reason}.`);
    }
  }

  /** The standing of a match, from the index or by replaying it. */
  standing(id: string, { removed = false } = {}): Standing | StoreRefusal {
    return this.#found(id, removed, (folder) => this.#orRefused(folder.standing(id)));
  }

  /** Begins to keep a match that is at its first move. Where nothing can be written the match goes on unsaved: `onProblem` hears of it. */
  keep(match: Match, players: BySeat<Player>, about: HeaderNotes = {}): KeptMatch {
    const kept = this.prepare(match, players, about);
    kept.begin();
    return kept;
  }

  /**
   * As `keep`, but nothing is written before `begin`: a match in which nobody at the keyboard has moved or asked for a hint leaves no file. One that has nobody
   * there begins at once.
   */
  prepare(match: Match, players: BySeat<Player>, about: HeaderNotes = {}): KeptMatch {
    const header = headerOf(match, {
      version: this.#version,
      players: players as unknown as Json,
      ...about,
    });
    const given = { id: '', match, players, about, notice: null };
    return this.#record({
      ...given,
      header: JSON.stringify(header),
      log: null,
      waits: seatsOfPeople(players).length > 0,
    });
  }

  /**
   * Keeps a match that was read from a text, as far as it goes, unless the same match with the same players was imported before: the id of the one or the
   * other, or what is not saved, in a sentence. `about`: its header as it was. Of several that import it at once one keeps it.
   */
  import(
    match: Match,
    players: BySeat<Player>,
    about: About,
  ): { readonly id: string; readonly isKnown: boolean } | StoreRefusal {
    try {
      makeFolder(this.folder);
      return whileLocked(this.#folders.lock('import'), () => this.#import(match, players, about));
    } catch (error) {
      return refuse('disk', `The match cannot be imported: ${reasonOf(error)}.`);
    }
  }

  #import(
    match: Match,
    players: BySeat<Player>,
    about: About,
  ): { readonly id: string; readonly isKnown: boolean } | StoreRefusal {
    const list = this.list();
    if (isRefusal(list)) return list;
    const known = this.#imported(match, players, list);
    if (known !== null) return { id: known, isKnown: true };
    const header = JSON.stringify(headerOf(match, { ...about, players: players as unknown as Json }));
    const given = { id: '', match, players, about: {}, notice: null };
    const kept = this.#record({ ...given, header, log: null, waits: false });
    const sentence = kept.release();
    return sentence === null ? { id: kept.id, isKnown: false } : refuse('disk', sentence);
  }

  /** The id under which the same match, with the same players, was imported before; null where it was not. */
  #imported(match: Match, players: BySeat<Player>, list: readonly SavedMatch[]): string | null {
    const told = toldBy(match, players);
    const { seed } = match.setup;
    for (const saved of list) {
      if (!('game' in saved) || saved.game !== match.game.id) continue;
      const isLike =
        saved.state === 'finished'
          ? saved.imported !== undefined && String(saved.result.scores) === String(match.status.scores)
          : (saved.seed ?? seed) === seed;
      const read = isLike ? this.read(saved.id) : null;
      if (!read || isRefusal(read) || read.about.imported === undefined) continue;
      if (toldBy(read.match, read.players) === told) return saved.id;
    }
    return null;
  }

  /** Every finished match, the earliest first, with what its game counts of it: those that are new are replayed for that. */
  history(): PlayedMatch[] | StoreRefusal {
    return this.#reading(() =>
      [this.#folders.waiting, this.#folders.finished].flatMap(historyIn).sort((a, b) => latestFirst(b, a)),
    );
  }

  /**
   * Opens a saved match at the position where it was left. A file that does not replay is removed (it can be restored), one that another
   * version of cardroom plays stays where it is. `locked`: its player was asked, and has it opened in spite of this lock.
   */
  resume(id: string, locked?: LockedMatch): KeptMatch | StoreRefusal {
    const open = (): KeptMatch | StoreRefusal => {
      const folder = this.#folders.of(id);
      const loaded = folder.load(id);
      if (isRefusal(loaded)) return isForeign(loaded) ? this.#refusalOf(loaded) : this.#setAside(id, loaded);
      const { match, lines, length, isTorn } = loaded;
      const { waiting } = this.#folders;
      const path = folder === waiting ? folder.log(id) : this.#folders.move(folder, id, waiting);
      if (isTorn) truncateSync(path, length);
      const notice = isTorn
        ? 'The last move was not written whole and is lost; the match goes on from the move before.'
        : null;
      const given = { id, match, players: loaded.players, about: loaded.about, notice };
      const log = { file: new LogFile(path, 'a'), written: lines.length };
      return this.#record({ ...given, header: lines[0]!, log, waits: false });
    };
    return this.#withLock(id, 'opened', open, locked?.text);
  }

  /**
   * Takes a match off the list: its file goes to the folder of those removed. Answers its id there: another one where an earlier match lies under
   * its own.
   */
  remove(id: string): { readonly id: string } | StoreRefusal {
    return this.#withLock(id, 'removed', () => {
      const path = this.#folders.move(this.#folders.of(id), id, this.#folders.removed);
      releaseLock(this.#folders.lock(id));
      return { id: basename(path, EXTENSION) };
    });
  }

  /** Brings a removed match back. Null when that is done. */
  restore(id: string): StoreRefusal | null {
    try {
      const { removed, waiting } = this.#folders;
      if (!removed.has(id)) return refuse('no-such-match', `There is no removed match "${id}".`);
      if (this.#folders.of(id).has(id)) return refuse('already-there', `There is a match ${id} already.`);
      renameSync(removed.log(id), waiting.log(id));
      return null;
    } catch (error) {
      return refuse('disk', `The match ${id} cannot be restored: ${reasonOf(error)}.`);
    }
  }

  /** Lets go of every match that is kept. Answers a sentence on each that has begun: that it is saved, or what of it is not. */
  leave(): string[] {
    return [...this.#kept].flatMap((kept) => {
      const problem = kept.release();
      if (!kept.hasBegun) return [];
      const goOn = kept.match.over ? '' : `; \`cardroom resume ${kept.id}\` goes on with it`;
      return [problem ?? `Your match is saved${goOn}.`];
    });
  }

  /** Does something with a match while no other cardroom can, or in spite of a lock that says `over`. A refusal of `work` gives the lock back. */
  #withLock<T>(
    id: string,
    done: 'opened' | 'removed',
    work: () => T | StoreRefusal,
    over?: string,
  ): T | StoreRefusal {
    const lock = this.#folders.lock(id);
    try {
      if (!this.#folders.of(id).has(id)) return noSuchMatch(id);
      const busy = takeLock(lock, { over });
      if (busy) return inUse(id, busy, lock, done === 'opened');
    } catch (error) {
      return refuse(
        'disk',
        `The match ${id} cannot be ${done}, because it cannot be locked: ${reasonOf(error)} (${lock}).`,
      );
    }
    try {
      const answer = work();
      if (isRefusal(answer)) releaseLock(lock);
      return answer;
    } catch (error) {
      // A lock that the disk keeps is taken over by the next to come: this process is gone soon.
      quietly(() => releaseLock(lock));
      return refuse('disk', `The match ${id} cannot be ${done}: ${reasonOf(error)}.`);
    }
  }

  /** Turns a refused log into a sentence; passes on anything else. */
  #orRefused<T>(found: T | LogRefusal): T | StoreRefusal {
    return isRefusal(found) ? this.#refusalOf(found as LogRefusal) : (found as T);
  }

  #refusalOf = (refusal: LogRefusal): StoreRefusal =>
    refuse(isForeign(refusal) ? 'foreign' : 'damaged', this.#folders.waiting.sentence(refusal));

  #setAside(id: string, refusal: LogRefusal): StoreRefusal {
    const path = this.#folders.move(this.#folders.of(id), id, this.#folders.removed);
    return refuse(
      'damaged',
      `The match ${id} cannot be continued and was set aside as ${path}. ${this.#folders.waiting.sentence(refusal)}`,
    );
  }

  /** Reads a folder; or why it cannot be read, in a sentence. */
  #reading<T>(read: () => T): T | StoreRefusal {
    try {
      return read();
    } catch (error) {
      const { path = this.folder } = error as NodeJS.ErrnoException;
      return refuse('disk', `The matches in ${path} cannot be read: ${reasonOf(error)}.`);
    }
  }

  /** Does something with a log that is there. */
  #found<T>(id: string, removed: boolean, work: (folder: LogFolder) => T | StoreRefusal): T | StoreRefusal {
    try {
      const folder = removed ? this.#folders.removed : this.#folders.of(id);
      return folder.has(id) ? work(folder) : noSuchMatch(id);
    } catch (error) {
      return refuse('disk', `The match ${id} cannot be read: ${reasonOf(error)}.`);
    }
  }

  #record(options: Omit<KeepOptions, 'folders' | 'tell' | 'onRelease'>): KeptMatch {
    const kept = new RecordedMatch({
      ...options,
      folders: this.#folders,
      tell: (reason) =>
        this.onProblem(reason === null ? '' : `This match is not saved: ${reason}. Each move tries again.`),
      onRelease: () => {
        this.#kept.delete(kept);
        if (this.#kept.size === 0) this.#forgetWaysOut();
      },
    });
    if (this.#kept.size === 0) this.#forgetWaysOut = onWayOut(() => this.leave());
    this.#kept.add(kept);
    return kept;
  }
}

/** All that makes a match the same as another one: its setup, its moves, and who played. */
function toldBy(match: Match, players: BySeat<Player>): string {
  const moves = movesMade(match).map(({ seat, move }) => `${seat} ${move}`);
  return JSON.stringify([headerOf(match), players, moves]);
}

const noSuchMatch = (id: string): StoreRefusal => refuse('no-such-match', `There is no saved match "${id}".`);

/** The refusal of a match that somebody has: who, and whether to leave it there or to delete the lock. `asks`: it may be opened all the same. */
function inUse(id: string, { holder, text }: Found, lock: string, asks: boolean): StoreRefusal {
  const isOpen = `The match ${id} is open in another cardroom`;
  if (!holder) return refuse('in-use', `${isOpen}. If there is none, delete ${lock}.`);
  const leave = `Leave it there first; if it is no cardroom any more, delete ${lock}.`;
  if (fateOf(holder) !== 'elsewhere') return refuse('in-use', `${isOpen}: ${processText(holder)}. ${leave}`);
  const where = elsewhereText(id, holder);
  if (!asks) return refuse('in-use', `${where} ${leave}`);
  const stake = 'If it is, the later moves of one of the two will not be saved.';
  return { rule: 'in-use', sentence: `${where} ${stake}`, locked: { id, text } };
}

const processText = ({ pid, started }: ProcessRecord): string =>
  `process ${pid}, begun ${new Date(started).toLocaleString('sv').slice(0, 16)}`;
const elsewhereText = (id: string, holder: ProcessRecord): string =>
  `The match ${id} may still be open on ${holder.host}, another computer or container (${processText(holder)}).`;
