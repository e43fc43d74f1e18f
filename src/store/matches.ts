import { renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Player } from '../ai/player.ts';
import { type AnyGame, type BySeat, isRefusal, type Json, type Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type About, type Header, headerOf, isForeign, type LogRefusal, renewed } from '../engine/save.ts';
import { logRefusalText } from '../engine/text.ts';
import { reasonOf } from './errors.ts';
import { makeFolder } from './folder.ts';
import { historyIn, type PlayedMatch } from './history.ts';
import { listIn } from './listing.ts';
import { type HeaderNotes, loadFile } from './load.ts';
import { type Holder, isOurs, lockHolder, releaseLock, takeLock } from './lock.ts';
import { LogFile } from './log-file.ts';
import { fateOf } from './processes.ts';
import { Recorder } from './recorder.ts';
import { EXTENSION, filesIn, idsAmong, type SavedMatch } from './saved.ts';
import { onWayOut } from './ways-out.ts';
import { writeWhole } from './whole-file.ts';

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

/** A match as it was left, to be looked at. */
export interface ReadMatch {
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
  /** All that its log begins with. */
  readonly header: Header;
  /** When its log was last written, in ms since 1970. */
  readonly left: number;
}

/** Where a match stands. */
export interface Standing {
  /** Deals begun, the deal's phase by the game's own name, and the seats to act (none when it is over). */
  readonly deal: number;
  /** There is only one, so nobody speaks of it. */
  readonly oneDeal: boolean;
  readonly phase: string;
  /** Tricks taken in this deal; null where none has been, or it is not being played. */
  readonly tricks: number | null;
  readonly turn: readonly Seat[];
  readonly over: boolean;
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
  readonly holder: NonNullable<Holder> | null | 'unreadable';
}

/**
 * The saved matches, a file each. Those that were removed lie in the folder `removed` beside the others, and come back from there.
 * No method throws for what is on the disk.
 */
export class MatchStore {
  readonly #folder: string;
  readonly #removed: string;
  readonly #findGame: (id: string) => AnyGame | undefined;
  readonly #version: string;
  readonly #kept = new Map<KeptMatch, Recorder>();
  #forgetWaysOut = () => {};
  /** Is told in a sentence when the match on the table is not being saved, and '' when it is again. */
  onProblem: (sentence: string) => void = () => {};

  /** `version` is that of cardroom, for the headers of new matches. */
  constructor(folder: string, version: string, findGame: (id: string) => AnyGame | undefined) {
    this.#folder = folder;
    this.#removed = join(folder, 'removed');
    this.#version = version;
    this.#findGame = findGame;
  }

  /** Where the matches are. */
  get folder(): string {
    return this.#folder;
  }

  /** Every match, the latest first, without replaying any: their ends are read, and kept in an index for the next time. `removed`: those that were removed instead. */
  list({ removed = false } = {}): SavedMatch[] {
    return listIn(removed ? this.#removed : this.#folder, this.#findGame);
  }

  /** The ids of matches that a cardroom has open now, this one included. */
  busy(): ReadonlySet<string> {
    return new Set(
      this.locks().flatMap(({ path, holder }) => (holder === null ? [] : [basename(path, LOCK)])),
    );
  }

  /** Every lock, also those that were left behind. */
  locks(): LockFound[] {
    return filesIn(this.#folder)
      .filter((name) => name.endsWith(LOCK))
      .map((name) => {
        const path = join(this.#folder, name);
        try {
          const held = lockHolder(path);
          return { path, holder: held && (held.holder ?? 'unreadable') };
        } catch {
          return { path, holder: 'unreadable' };
        }
      });
  }

  /** The match as it was left, by replaying it (about a millisecond for 200 moves); takes no lock and writes nothing. */
  read(id: string, { removed = false } = {}): ReadMatch | StoreRefusal {
    if (!this.#has(id, removed)) return noSuchMatch(id);
    return this.#readAt(removed ? this.#pathRemoved(id) : this.#path(id), `match ${id}`);
  }

  /** The same of a log that lies anywhere. */
  readFile(path: string): ReadMatch | StoreRefusal {
    return this.#readAt(path, `file ${path}`);
  }

  #readAt(path: string, what: string): ReadMatch | StoreRefusal {
    try {
      const there = statSync(path, { throwIfNoEntry: false });
      if (!there) return refuse('disk', `The ${what} cannot be read: there is no such file.`);
      // Anything else may never end.
      if (!there.isFile()) return refuse('disk', `The ${what} cannot be read: it is no file.`);
      const loaded = loadFile(path, this.#findGame);
      if (isRefusal(loaded)) return this.#refusalOf(loaded);
      const { match, players, about, header } = loaded;
      return { match, players, about, header, left: there.mtimeMs };
    } catch (error) {
      return refuse('disk', `The ${what} cannot be read: ${reasonOf(error)}.`);
    }
  }

  /** Where a match stands, by replaying it. */
  standing(id: string, which: { readonly removed?: boolean } = {}): Standing | StoreRefusal {
    const read = this.read(id, which);
    if (isRefusal(read)) return read;
    const { match } = read;
    const { status, turn, over } = match;
    const oneDeal = match.game.oneDeal === true;
    return { deal: status.deal, oneDeal, phase: status.phase, tricks: tricksIn(match), turn, over };
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
    const waits = players.some(({ bot }) => bot === null);
    return this.#record(given, JSON.stringify(header), null, waits);
  }

  /** Keeps a match that was read from a text, as far as it goes: its id, or what is not saved, in a sentence. `about`: its header as it was. */
  add(match: Match, players: BySeat<Player>, about: About): { readonly id: string } | StoreRefusal {
    const header = JSON.stringify(headerOf(match, { ...about, players: players as unknown as Json }));
    const kept = this.#record({ id: '', match, players, about: {}, notice: null }, header, null);
    const sentence = kept.release();
    return sentence === null ? { id: kept.id } : refuse('disk', sentence);
  }

  /** Every finished match, the earliest first, with what its game counts of it: those that are new are replayed for that. */
  history(): PlayedMatch[] {
    return historyIn(this.#folder, this.#findGame);
  }

  /**
   * Opens a kept match at the position where it was left. A file that does not replay is removed (it can be restored), one that another
   * version of cardroom plays stays where it is.
   */
  resume(id: string): KeptMatch | StoreRefusal {
    return this.#withLock(id, 'opened', () => {
      const path = this.#path(id);
      const loaded = loadFile(path, this.#findGame);
      if (isRefusal(loaded)) return isForeign(loaded) ? this.#refusalOf(loaded) : this.#setAside(id, loaded);
      const { match, lines, length, isTorn } = loaded;
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

  /** Takes a match off the list: its file goes to the folder of those removed. Null when that is done. */
  remove(id: string): StoreRefusal | null {
    return this.#withLock(id, 'removed', () => {
      this.#move(id);
      releaseLock(this.#lockPath(id));
      return null;
    });
  }

  /** Brings a removed match back. Null when that is done. */
  restore(id: string): StoreRefusal | null {
    if (!this.#has(id, true)) return refuse('no-such-match', `There is no removed match "${id}".`);
    if (this.#has(id)) return refuse('already-there', `There is a match ${id} already.`);
    try {
      renameSync(this.#pathRemoved(id), this.#path(id));
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
    if (!this.#has(id)) return noSuchMatch(id);
    const lock = this.#lockPath(id);
    try {
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
      this.#giveBack(lock);
      return refuse('disk', `The match ${id} cannot be ${done}: ${reasonOf(error)}.`);
    }
  }

  #refusalOf(refusal: LogRefusal): StoreRefusal {
    return refuse(isForeign(refusal) ? 'foreign' : 'damaged', logRefusalText(refusal, this.#findGame));
  }

  #setAside(id: string, refusal: LogRefusal): StoreRefusal {
    this.#move(id);
    const sentence = logRefusalText(refusal, this.#findGame);
    return refuse(
      'damaged',
      `The match ${id} cannot be continued and was set aside as ${this.#pathRemoved(id)}. ${sentence}`,
    );
  }

  #move(id: string): void {
    makeFolder(this.#removed);
    renameSync(this.#path(id), this.#pathRemoved(id));
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
      ...(log?.isOld && { renew: (lines) => renewedFile(this.#path(id), lines) }),
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
      if (isEmpty) this.#giveBack(this.#path(id), true);
      if (id !== '') this.#giveBack(this.#lockPath(id));
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
    makeFolder(this.#folder);
    if (id !== '') {
      if (!isOurs(this.#lockPath(id)) && takeLock(this.#lockPath(id)))
        throw new Error('another cardroom has it');
      return { id, file: new LogFile(this.#path(id), 'ax') };
    }
    for (let number = this.#lastNumber(game) + 1; ; number++) {
      const next = `${game}-${number}`;
      if (takeLock(this.#lockPath(next))) continue; // another cardroom was faster
      try {
        return { id: next, file: new LogFile(this.#path(next), 'ax') };
      } catch (error) {
        this.#giveBack(this.#lockPath(next));
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }

  /** Where the log of a match belongs: under its id, or the next that is free. */
  #place(game: string, id: string): string {
    return this.#path(id === '' ? `${game}-${this.#lastNumber(game) + 1}` : id);
  }

  /** Removes a lock of ours, or an empty file; a disk that does not let us has nothing worse for it than that it stays. */
  #giveBack(path: string, isFile = false): void {
    try {
      if (isFile) rmSync(path, { force: true });
      else releaseLock(path);
    } catch {
      // Its process is gone soon, and the next to come takes it over.
    }
  }

  #has = (id: string, removed = false): boolean =>
    idsAmong(filesIn(removed ? this.#removed : this.#folder)).includes(id);

  /** The highest number of a game's matches, those removed included: no id is given twice. */
  #lastNumber(game: string): number {
    const numbers = [this.#folder, this.#removed]
      .flatMap((folder) => idsAmong(filesIn(folder)))
      .filter((id) => id.startsWith(`${game}-`))
      .map((id) => Number(id.slice(game.length + 1)));
    return Math.max(0, ...numbers.filter(Number.isSafeInteger));
  }

  #path = (id: string): string => join(this.#folder, id + EXTENSION);
  #pathRemoved = (id: string): string => join(this.#removed, id + EXTENSION);
  #lockPath = (id: string): string => join(this.#folder, id + LOCK);
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

const LOCK = '.lock';

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

/** Tricks that were taken in the deal that is being played; null where none was, as in games that have none. */
function tricksIn({ history, status }: Match): number | null {
  const first = history.findLastIndex((step) => step.status.deal !== status.deal) + 1;
  const tricks = history
    .slice(first)
    .filter((step) => step.facts('table').some(({ kind }) => kind === 'trick-taken'));
  return tricks.length === 0 || status.phase !== 'play' ? null : tricks.length;
}
