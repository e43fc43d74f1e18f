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
import { type FoundLock, releaseLock, takeLock, whileLocked } from './lock.ts';
import { LogFile } from './log-file.ts';
import { type LogFolder, latestFirst } from './log-folder.ts';
import { type LockFound, MatchFolders } from './match-folders.ts';
import { fateOf, type ProcessRecord } from './processes.ts';
import { type LockedMatch, refuse, type StoreRefusal } from './refusal.ts';
import { EXTENSION, type HeaderNotes, type SavedMatch } from './saved.ts';
import type { Standing } from './standing.ts';
import { onWayOut } from './ways-out.ts';

/** The saved matches, a file each. No method throws the disk's errors. */
export class MatchStore {
  readonly #folders: MatchFolders;
  readonly #findGame: FindGame;
  readonly #version: string;
  readonly #kept = new Set<RecordedMatch>();
  #forgetWaysOut = () => {};
  /** Gets a sentence when the match on the table cannot be saved, and '' when it can again. */
  onProblem: (sentence: string) => void = () => {};

  /** `version`: cardroom's, for the headers of new matches. `tell` gets a sentence when a cache was set aside. */
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

  /** The folder of open matches. */
  get folder(): string {
    return this.#folders.waiting.path;
  }

  /** Makes the next lists remove drafts of killed programs. */
  sweepSoon(): void {
    this.#folders.sweepSoon();
  }

  /**
   * Lists the matches, the latest first, from the ends of their logs and without replaying them. `removed`: the removed ones instead.
   * `finished: false`: only open ones. Unreadable logs are listed as damaged.
   */
  list({ removed = false, finished = true } = {}): SavedMatch[] | StoreRefusal {
    return this.#reading(() => {
      if (removed) return this.#folders.removed.list();
      const all = this.#folders.list({ finished });
      return finished ? all.sort(latestFirst) : all.filter(({ state }) => state !== 'finished');
    });
  }

  /** The ids of matches that any cardroom has open now, this one included. */
  busy(): ReadonlySet<string> {
    return new Set(this.locks().flatMap(({ id, holder }) => (holder === null ? [] : [id])));
  }

  /** Every lock, those of ended processes included; none if the folder cannot be read. */
  locks(): LockFound[] {
    const locks = this.#reading(() => this.#folders.locks());
    return isRefusal(locks) ? [] : locks;
  }

  /** Matches that may be open on another computer or in another container, by id, with a sentence each. */
  elsewhere(): ReadonlyMap<string, string> {
    const held = this.locks().flatMap(({ id, holder }) =>
      holder === null || holder === 'unreadable' || fateOf(holder) !== 'elsewhere'
        ? []
        : [[id, elsewhereText(id, holder)] as const],
    );
    return new Map(held);
  }

  /** Reads a match by replaying its log (about a millisecond for 200 moves). Takes no lock and writes nothing. */
  read(id: string, { removed = false } = {}): ReadMatch | StoreRefusal {
    return this.#found(id, removed, (folder) => this.#orRefused(folder.load(id)));
  }

  /** As `read`, for a log at any path. */
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

  /** Saves a match from its first move on. If nothing can be written the match goes on unsaved, and `onProblem` says so. */
  keep(match: Match, players: BySeat<Player>, about: HeaderNotes = {}): KeptMatch {
    const kept = this.prepare(match, players, about);
    kept.begin();
    return kept;
  }

  /**
   * As `keep`, but writes nothing before `begin`, so that a match in which nobody at the keyboard moved or asked for a hint leaves no file.
   * A match with nobody at the keyboard begins at once.
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
   * Saves an imported match as far as it goes, unless the same match with the same players was imported before. Returns its id or the
   * earlier one, or a sentence on what is not saved. `about`: its header's notes. Of several that import it at once one saves it.
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

  /** The id of an earlier import of the same match with the same players; null if there is none. */
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

  /** Every finished match, the earliest first, with its tallies. Replays the new ones for them. */
  history(): PlayedMatch[] | StoreRefusal {
    return this.#reading(() =>
      [this.#folders.waiting, this.#folders.finished].flatMap(historyIn).sort((a, b) => latestFirst(b, a)),
    );
  }

  /**
   * Opens a saved match at its last move. A file that does not replay is removed (and can be restored); a match of another version stays.
   * `locked`: a lock that its player chose to override.
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

  /** Moves a match to the removed ones. Returns its id there, which differs if an earlier match has that id. */
  remove(id: string): { readonly id: string } | StoreRefusal {
    return this.#withLock(id, 'removed', () => {
      const path = this.#folders.move(this.#folders.of(id), id, this.#folders.removed);
      releaseLock(this.#folders.lock(id));
      return { id: basename(path, EXTENSION) };
    });
  }

  /** Restores a removed match; null when done. */
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

  /** Releases every match of this process. Returns a sentence on each that has begun: saved, or which moves are not. */
  leave(): string[] {
    return [...this.#kept].flatMap((kept) => {
      const problem = kept.release();
      if (!kept.hasBegun) return [];
      const goOn = kept.match.over ? '' : `; \`cardroom resume ${kept.id}\` goes on with it`;
      return [problem ?? `Your match is saved${goOn}.`];
    });
  }

  /** Works on a match under its lock, or in spite of a lock with the text `over`. Gives the lock back if `work` refuses. */
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
      // The lock stays if the disk refuses. This process ends soon, and the next one takes the lock over.
      quietly(() => releaseLock(lock));
      return refuse('disk', `The match ${id} cannot be ${done}: ${reasonOf(error)}.`);
    }
  }

  /** Turns a log's refusal into a sentence; passes on anything else. */
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

  /** Reads a folder; returns a refusal if the disk does. */
  #reading<T>(read: () => T): T | StoreRefusal {
    try {
      return read();
    } catch (error) {
      const { path = this.folder } = error as NodeJS.ErrnoException;
      return refuse('disk', `The matches in ${path} cannot be read: ${reasonOf(error)}.`);
    }
  }

  /** Works on a log if it exists. */
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

/** A text that two matches share if their setup, moves and players are equal. */
function toldBy(match: Match, players: BySeat<Player>): string {
  const moves = movesMade(match).map(({ seat, move }) => `${seat} ${move}`);
  return JSON.stringify([headerOf(match), players, moves]);
}

const noSuchMatch = (id: string): StoreRefusal => refuse('no-such-match', `There is no saved match "${id}".`);

/**
 * The refusal of a match that another cardroom has open: by whom, and whether to leave it or to delete the lock. `asks`: the player may
 * open it all the same.
 */
function inUse(id: string, { holder, text }: FoundLock, lock: string, asks: boolean): StoreRefusal {
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
