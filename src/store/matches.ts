import { renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Player, seatsOfPeople } from '../ai/player.ts';
import { type BySeat, type FindGame, isRefusal, type Json } from '../engine/game.ts';
import { type Match, movesMade } from '../engine/match.ts';
import { type About, headerOf, isForeign, type LogRefusal, renewed } from '../engine/save.ts';
import { quietly, reasonOf } from './errors.ts';
import { freePath, writeWhole } from './files.ts';
import { makeFolder } from './folder.ts';
import { historyIn, type PlayedMatch } from './history.ts';
import { sweep } from './leftovers.ts';
import { loadFile, type ReadMatch } from './load.ts';
import { type Holder, isOurs, lockHolder, releaseLock, takeLock, whileLocked } from './lock.ts';
import { LogFile } from './log-file.ts';
import { LogFolder, latestFirst } from './log-folder.ts';
import { fateOf } from './processes.ts';
import { Recorder } from './recorder.ts';
import { EXTENSION, endsOf, type HeaderNotes, isOver, type SavedMatch } from './saved.ts';
import type { Standing } from './standing.ts';
import { onWayOut } from './ways-out.ts';

/** A match that is being kept: once it has begun, whatever it records is in its file before `play` or `undo` returns. */
export interface KeptMatch {
  /** Empty as long as nothing of the match is saved. */
  readonly id: string;
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
  /** What the player should know of how it was opened, e.g. that a torn last line was dropped; or null. */
  readonly notice: string | null;
  /** Makes the file of a match that was only prepared. Does nothing for any other, or the second time. */
  begin(): void;
  /** The moves that are not on the disk; null where there are none. */
  readonly unsaved: Unsaved | null;
  /** Tries once more to write what waits. */
  retry(): void;
  /** Writes the whole match into a new file. Null when that is done, and nothing is unsaved then; or why not, in a few words. */
  saveTo(path: string): string | null;
  /** Writes what waits and lets another cardroom have the match. Null, or what is not saved, in a sentence. */
  release(): string | null;
}

/** Moves that the disk has refused. */
export interface Unsaved {
  /** How many; at least one. */
  readonly moves: number;
  /** What the disk has against them, in a few words. */
  readonly reason: string;
}

/** Why the store does not do what it was asked for, in a sentence that says what would help. */
export interface StoreRefusal {
  readonly rule: 'no-such-match' | 'already-there' | 'in-use' | 'damaged' | 'foreign' | 'disk';
  readonly sentence: string;
}

const refuse = (rule: StoreRefusal['rule'], sentence: string): StoreRefusal => ({ rule, sentence });

/** A lock that lies in the folder of matches. */
export interface LockFound {
  readonly path: string;
  /** Who has it; null if nobody who still runs, so that the next to open the match takes it over. `unreadable`: it cannot be told. */
  readonly holder: Holder | 'unreadable';
}

/**
 * The saved matches, a file each. Those that are over lie in the folder `finished` beside the others once they were left, so that a list of those
 * that wait looks at these alone; those that were removed lie in `removed`, and come back from there. Of two logs with one id, as where a copy was
 * put back, the one that is not in `finished` is meant. No method throws for what is on the disk.
 */
export class MatchStore {
  readonly #logs: LogFolder;
  readonly #finished: LogFolder;
  readonly #removed: LogFolder;
  readonly #findGame: FindGame;
  readonly #version: string;
  readonly #kept = new Map<KeptMatch, Recorder>();
  #forgetWaysOut = () => {};
  /** Is told in a sentence when the match on the table is not being saved, and '' when it is again. */
  onProblem: (sentence: string) => void = () => {};
  /** The first list takes away what killed programs left in the folder. */
  sweeps = false;

  /** `version` is that of cardroom, for the headers of new matches. `tell` hears in a sentence of a cache that was set aside. */
  constructor(
    folder: string,
    version: string,
    findGame: FindGame,
    tell: (sentence: string) => void = () => {},
  ) {
    this.#logs = new LogFolder(folder, findGame, tell);
    this.#finished = new LogFolder(join(folder, 'finished'), findGame, tell);
    this.#removed = new LogFolder(join(folder, 'removed'), findGame, tell);
    this.#version = version;
    this.#findGame = findGame;
  }

  /** Where the matches are. */
  get folder(): string {
    return this.#logs.path;
  }

  /**
   * Every match, the latest first, without replaying any: their ends are read, and kept in an index for the next time. `removed`: those that
   * were removed instead; without `finished`, those that are not over. What cannot be read is among them as damaged.
   */
  list({ removed = false, finished = true } = {}): SavedMatch[] | StoreRefusal {
    if (removed) return this.#listed(this.#removed);
    const waiting = this.#listed(this.#logs);
    const over = finished && !isRefusal(waiting) ? this.#listed(this.#finished) : [];
    if (isRefusal(waiting) || isRefusal(over)) return isRefusal(waiting) ? waiting : over;
    if (this.sweeps) this.#sweep(waiting);
    this.sweeps = false;
    return finished
      ? [...waiting, ...over].sort(latestFirst)
      : waiting.filter(({ state }) => state !== 'finished');
  }

  #listed = (folder: LogFolder): SavedMatch[] | StoreRefusal =>
    this.#reading(folder, () => folder.list(folder.names()));

  /** The ids of matches that a cardroom has open now, this one included. */
  busy(): ReadonlySet<string> {
    return new Set(
      this.locks().flatMap(({ path, holder }) => (holder === null ? [] : [basename(path, LOCK)])),
    );
  }

  /** Every lock, also those that were left behind; none where the folder cannot be read. */
  locks(): LockFound[] {
    const names = this.#reading(this.#logs, () => this.#logs.names());
    return isRefusal(names) ? [] : this.#locksAmong(names);
  }

  #locksAmong(names: readonly string[]): LockFound[] {
    return names
      .filter((name) => name.endsWith(LOCK))
      .map((name) => {
        const path = join(this.folder, name);
        try {
          const held = lockHolder(path);
          return { path, holder: held && (held.holder ?? 'unreadable') };
        } catch {
          return { path, holder: 'unreadable' };
        }
      });
  }

  /** Takes away the drafts and locks that killed programs left behind, and puts the matches that are over where they belong. */
  #sweep(waiting: readonly SavedMatch[]): void {
    for (const { path } of [this.#logs, this.#finished]) sweep(path);
    for (const { path, holder } of this.locks()) if (holder === null) whileFree(path, () => {});
    for (const { id, state } of waiting)
      if (state === 'finished') whileFree(this.#lockPath(id), () => this.#putAway(id));
  }

  /** Puts the log of a match that is over with the finished ones; its lock is ours. Throws what the disk refuses. */
  #putAway(id: string): void {
    // Another cardroom may have gone on with it since the list.
    if (!isOver(endsOf(this.#logs.log(id)).last)) return;
    this.#move(this.#logs, id, this.#finished);
  }

  /** The match as it was left, by replaying it (about a millisecond for 200 moves); takes no lock and writes nothing. */
  read(id: string, { removed = false } = {}): ReadMatch | StoreRefusal {
    return this.#found(id, removed, (folder) => this.#orRefused(folder.load(id)));
  }

  /** The same of a log that lies anywhere. */
  readFile(path: string): ReadMatch | StoreRefusal {
    try {
      return this.#orRefused(loadFile(path, this.#findGame));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'there is no such file' : reasonOf(error);
      return refuse('no-such-match', `The file ${path} cannot be read: ${reason}.`);
    }
  }

  /** Where a match stands: from the index, or by replaying it. */
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
   * As `keep`, but nothing is written before `begin`: a match in which nobody at the keyboard has done anything leaves no file. One that has nobody
   * there begins at once.
   */
  prepare(match: Match, players: BySeat<Player>, about: HeaderNotes = {}): KeptMatch {
    const header = headerOf(match, {
      version: this.#version,
      players: players as unknown as Json,
      ...about,
    });
    const given = { id: '', match, players, about, notice: null };
    return this.#record(given, JSON.stringify(header), null, seatsOfPeople(players).length > 0);
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
      return whileLocked(join(this.folder, `import${LOCK}`), () => this.#import(match, players, about));
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
    const kept = this.#record({ id: '', match, players, about: {}, notice: null }, header, null);
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
    const played = [this.#logs, this.#finished].map((folder) =>
      this.#reading(folder, () => historyIn(folder)),
    );
    return played.find(isRefusal) ?? (played as PlayedMatch[][]).flat().sort((a, b) => latestFirst(b, a));
  }

  /**
   * Opens a kept match at the position where it was left. A file that does not replay is removed (it can be restored), one that another
   * version of cardroom plays stays where it is.
   */
  resume(id: string): KeptMatch | StoreRefusal {
    return this.#withLock(id, 'opened', () => {
      const folder = this.#folderOf(id);
      const loaded = folder.load(id);
      if (isRefusal(loaded)) return isForeign(loaded) ? this.#refusalOf(loaded) : this.#setAside(id, loaded);
      const { match, lines, length, isTorn } = loaded;
      const path = folder === this.#logs ? folder.log(id) : this.#move(folder, id, this.#logs);
      if (isTorn) truncateSync(path, length);
      const notice = isTorn
        ? 'The last move was not written whole and is lost; the match goes on from the move before.'
        : null;
      const given = { id, match, players: loaded.players, about: loaded.about, notice };
      const isOld = loaded.header.cardroom === 1;
      const header = isOld ? renewed(lines[0]!) : lines[0]!;
      return this.#record(given, header, { file: new LogFile(path, 'a'), written: lines.length, isOld });
    });
  }

  /**
   * Takes a match off the list: its file goes to the folder of those removed. Answers its id there: another one where an earlier match lies under
   * its own.
   */
  remove(id: string): { readonly id: string } | StoreRefusal {
    return this.#withLock(id, 'removed', () => {
      const path = this.#move(this.#folderOf(id), id, this.#removed);
      releaseLock(this.#lockPath(id));
      return { id: basename(path, EXTENSION) };
    });
  }

  /** Brings a removed match back. Null when that is done. */
  restore(id: string): StoreRefusal | null {
    try {
      if (!this.#removed.has(id)) return refuse('no-such-match', `There is no removed match "${id}".`);
      if (this.#folderOf(id).has(id)) return refuse('already-there', `There is a match ${id} already.`);
      renameSync(this.#removed.log(id), this.#logs.log(id));
      return null;
    } catch (error) {
      return refuse('disk', `The match ${id} cannot be restored: ${reasonOf(error)}.`);
    }
  }

  /** Lets go of every match that is kept. Answers a sentence on each that has begun: that it is saved, or what of it is not. */
  leave(): string[] {
    return [...this.#kept].flatMap(([kept, { hasBegun }]) => {
      const { id, match } = kept;
      const goOn = match.over ? '' : `; \`cardroom resume ${id}\` goes on with it`;
      const problem = kept.release();
      return hasBegun ? [problem ?? `Your match is saved${goOn}.`] : [];
    });
  }

  /** Does something with a match while no other cardroom can. A refusal of `work` gives the lock back. */
  #withLock<T>(id: string, done: string, work: () => T | StoreRefusal): T | StoreRefusal {
    const lock = this.#lockPath(id);
    try {
      if (!this.#folderOf(id).has(id)) return noSuchMatch(id);
      const busy = takeLock(lock);
      if (busy) return refuse('in-use', inUse(id, busy.holder, lock));
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

  /** What was found in a log; or why it cannot be loaded, in a sentence. */
  #orRefused<T>(found: T | LogRefusal): T | StoreRefusal {
    return isRefusal(found) ? this.#refusalOf(found as LogRefusal) : (found as T);
  }

  #refusalOf = (refusal: LogRefusal): StoreRefusal =>
    refuse(isForeign(refusal) ? 'foreign' : 'damaged', this.#logs.sentence(refusal));

  #setAside(id: string, refusal: LogRefusal): StoreRefusal {
    const path = this.#move(this.#folderOf(id), id, this.#removed);
    return refuse(
      'damaged',
      `The match ${id} cannot be continued and was set aside as ${path}. ${this.#logs.sentence(refusal)}`,
    );
  }

  /** Moves a log to another folder, under a name that none has there; answers its path. Throws what the disk refuses. */
  #move(from: LogFolder, id: string, to: LogFolder): string {
    makeFolder(to.path);
    const path = freePath(to.log(id));
    renameSync(from.log(id), path);
    return path;
  }

  /** Where the log of a match lies that was not removed, or would. */
  #folderOf = (id: string): LogFolder =>
    !this.#logs.has(id) && this.#finished.has(id) ? this.#finished : this.#logs;

  /** Reads a folder; or why it cannot be read, in a sentence. */
  #reading<T>({ path }: LogFolder, read: () => T): T | StoreRefusal {
    try {
      return read();
    } catch (error) {
      return refuse('disk', `The matches in ${path} cannot be read: ${reasonOf(error)}.`);
    }
  }

  /** Does something with a log that is there. */
  #found<T>(id: string, removed: boolean, work: (folder: LogFolder) => T | StoreRefusal): T | StoreRefusal {
    try {
      const folder = removed ? this.#removed : this.#folderOf(id);
      return folder.has(id) ? work(folder) : noSuchMatch(id);
    } catch (error) {
      return refuse('disk', `The match ${id} cannot be read: ${reasonOf(error)}.`);
    }
  }

  #record(
    given: Omit<KeptMatch, 'begin' | 'unsaved' | 'retry' | 'saveTo' | 'release'>,
    header: string,
    log: Log | null,
    waits = false,
  ): KeptMatch {
    const { match, players, about, notice } = given;
    let { id } = given;
    const recorder = new Recorder({
      waits,
      lines: [header, ...match.entries.map((entry) => JSON.stringify(entry))],
      written: log?.written ?? 0,
      file: log?.file ?? null,
      ...(log?.isOld && { renew: (lines) => renewedFile(this.#logs.log(id), lines) }),
      create: () => {
        const made = this.#create(match.game.id, id);
        id = made.id;
        return made.file;
      },
      tell: (reason) =>
        this.onProblem(reason === null ? '' : `This match is not saved: ${reason}. Each move tries again.`),
    });
    recorder.flush();
    match.recordTo((entry) => recorder.record(JSON.stringify(entry)));
    /** A file that holds the whole log as it was when it had so many lines. */
    let elsewhere: { readonly path: string; readonly lines: number } | null = null;
    const isElsewhere = () => elsewhere?.lines === recorder.lines.length;
    const release = () => {
      if (!this.#kept.delete(kept)) return null;
      if (this.#kept.size === 0) this.#forgetWaysOut();
      match.recordTo(() => {});
      const isEmpty = recorder.close();
      if (isEmpty) quietly(() => rmSync(this.#logs.log(id), { force: true }));
      else if (match.over && recorder.saved === 'all') quietly(() => this.#putAway(id));
      if (id !== '') quietly(() => releaseLock(this.#lockPath(id)));
      const { saved, reason, hasBegun } = recorder;
      if (saved === 'all' || !hasBegun) return null;
      if (elsewhere && isElsewhere()) return elsewhereText(elsewhere.path, this.#place(match.game.id, id));
      return saved === 'some'
        ? `The latest moves could not be saved: ${reason}. \`cardroom resume ${id}\` goes on from the move before them.`
        : `Your match could not be saved: ${reason}.`;
    };
    const kept: KeptMatch = {
      get id() {
        return id;
      },
      match,
      players,
      about,
      notice,
      begin: () => recorder.begin(),
      get unsaved() {
        const moves = isElsewhere() ? 0 : recorder.missing.filter(isMove).length;
        return moves === 0 ? null : { moves, reason: recorder.reason ?? '' };
      },
      retry: () => recorder.flush(),
      saveTo(typed) {
        try {
          const path = resolve(typed.replace(/^~(?=[/\\]|$)/, homedir));
          if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'it is a folder';
          writeLog(path, recorder.lines);
          elsewhere = { path, lines: recorder.lines.length };
          return null;
        } catch (error) {
          const isNowhere = (error as NodeJS.ErrnoException).code === 'ENOENT';
          return isNowhere ? 'there is no such folder' : reasonOf(error);
        }
      },
      release,
    };
    if (this.#kept.size === 0) this.#forgetWaysOut = onWayOut(() => this.leave());
    this.#kept.set(kept, recorder);
    return kept;
  }

  /** A new file for a match, locked: under the id that it has, or the next that is free. */
  #create(game: string, id: string): { readonly id: string; readonly file: LogFile } {
    makeFolder(this.folder);
    if (id !== '') {
      if (!isOurs(this.#lockPath(id)) && takeLock(this.#lockPath(id)))
        throw new Error('another cardroom has it');
      return { id, file: new LogFile(this.#logs.log(id), 'ax') };
    }
    for (let number = this.#lastNumber(game) + 1; ; number++) {
      const next = `${game}-${number}`;
      const lock = this.#lockPath(next);
      if (takeLock(lock)) continue; // another cardroom was faster
      try {
        // Or so much faster that its match was played to its end, and lies elsewhere by now.
        if (![this.#finished, this.#removed].some((folder) => folder.has(next)))
          return { id: next, file: new LogFile(this.#logs.log(next), 'ax') };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          quietly(() => releaseLock(lock));
          throw error;
        }
      }
      quietly(() => releaseLock(lock));
    }
  }

  /** Where the log of a match belongs: under its id, or the next that is free. */
  #place(game: string, id: string): string {
    return this.#logs.log(id === '' ? `${game}-${this.#lastNumber(game) + 1}` : id);
  }

  /** The highest number of a game's matches, those removed included: no id is given twice. Numbers beyond counting are nobody's. */
  #lastNumber(game: string): number {
    const folders = [this.#logs, this.#finished, this.#removed].map((folder) =>
      this.#reading(folder, () => folder.ids()),
    );
    const numbers = folders
      .flatMap((ids) => (isRefusal(ids) ? [] : ids))
      .filter((id) => id.startsWith(`${game}-`))
      .map((id) => Number(id.slice(game.length + 1)))
      .filter((number) => Number.isSafeInteger(number) && number < MOST_MATCHES);
    return numbers.reduce((most, number) => Math.max(most, number), 0);
  }

  #lockPath = (id: string): string => join(this.folder, id + LOCK);
}

/** All that makes a match the same as another one: its setup, its moves, and who played. */
function toldBy(match: Match, players: BySeat<Player>): string {
  const moves = movesMade(match).map(({ seat, move }) => `${seat} ${move}`);
  return JSON.stringify([headerOf(match), players, moves]);
}

/** The file of a match that is gone on with. */
interface Log {
  readonly file: LogFile;
  /** Lines that are in it. */
  readonly written: number;
  /** It is of format 1, and becomes one of this format before it grows. */
  readonly isOld: boolean;
}

function renewedFile(path: string, lines: readonly string[]): LogFile {
  writeWhole(path, lines.map((line) => `${line}\n`).join(''));
  return new LogFile(path, 'a');
}

/** Does something while nobody else has this lock; nothing where somebody has it, or where the disk refuses. */
function whileFree(lock: string, work: () => void): void {
  quietly(() => {
    if (takeLock(lock)) return;
    try {
      work();
    } finally {
      releaseLock(lock);
    }
  });
}

const LOCK = '.lock';

/** More matches of a game than a folder holds: from here on counting by ones would end nowhere. */
const MOST_MATCHES = 1e9;

const isMove = (line: string): boolean => 'move' in (JSON.parse(line) as object);

/** Writes a log into a new file, whole or not at all. Throws what the disk has against it. */
function writeLog(path: string, lines: readonly string[]): void {
  const file = new LogFile(path, 'ax');
  try {
    file.append(lines);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    file.close();
  }
}

/** What became of a match whose log was written to another place than the one it belongs to. */
const elsewhereText = (path: string, place: string): string =>
  `The whole match is in ${path}: \`cardroom replay ${path}\` shows it, and copied to ${place} it goes on.`;

const noSuchMatch = (id: string): StoreRefusal => refuse('no-such-match', `There is no saved match "${id}".`);

/** Who has a match, and what to do: to leave it there, or where nobody is left to do that, to delete the lock. */
function inUse(id: string, holder: Holder, lock: string): string {
  const sentence = `The match ${id} is open in another cardroom`;
  if (!holder) return `${sentence}. If there is none, delete ${lock}.`;
  const { pid, host, started } = holder;
  const where = fateOf(holder) === 'elsewhere' ? ` on the computer ${host}` : '';
  const since = new Date(started).toLocaleString('sv').slice(0, 16);
  return `${sentence}: process ${pid}${where}, begun ${since}. Leave it there first; if it is no cardroom any more, delete ${lock}.`;
}
