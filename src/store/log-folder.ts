import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type FindGame, isRefusal } from '../engine/game.ts';
import type { LogRefusal } from '../engine/save.ts';
import { logRefusalText } from '../engine/text.ts';
import { reasonOf } from './errors.ts';
import { requireRegular, requireSize } from './files.ts';
import { sweep } from './leftovers.ts';
import { type Loaded, loadFile, MOST_BYTES } from './load.ts';
import { LogIndex, stampOf } from './log-index.ts';
import { damaged, EXTENSION, endsOf, type Glance, glanceAt, lookAt, type SavedMatch } from './saved.ts';
import { readStanding, type Standing, standingOf } from './standing.ts';
import { onWayOut } from './ways-out.ts';

/** Version of the index's rows: a glance at a log's ends and, if somebody asked for it, the standing. */
const FORM = 10;

/** A folder of logs, each named after the id of its match. */
export class LogFolder {
  readonly path: string;
  readonly #findGame: FindGame;
  readonly #tell: (sentence: string) => void;
  readonly #index: LogIndex;
  /** Refusals of logs that do not replay, with their stamps at that time. */
  readonly #faults = new Map<string, { readonly stamp: string; readonly fault: LogRefusal }>();
  #savesOnWayOut = false;
  /** Should the next list remove drafts of killed programs? It reads all names anyway. */
  sweeps = false;

  /** `tell` gets a sentence when an index was set aside. */
  constructor(path: string, findGame: FindGame, tell: (sentence: string) => void) {
    this.path = path;
    this.#findGame = findGame;
    this.#tell = tell;
    this.#index = this.cache('index.json', FORM);
  }

  /** A cache beside the logs. `form`: see `LogIndex`. */
  cache = (name: string, form: number): LogIndex => new LogIndex(join(this.path, name), form, this.#tell);

  /** All names in the folder; none if there is no folder. Throws the disk's errors. */
  names(): string[] {
    try {
      return readdirSync(this.path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  /** The ids of the logs. Throws the disk's errors. */
  ids(): string[] {
    return idsAmong(this.names());
  }

  /** The path of a match's log, whether it is there or not. */
  log = (id: string): string => this.path + sep + id + EXTENSION;

  /** Does anything have the name of this log? Throws the disk's errors. */
  has(id: string): boolean {
    // A path is no id.
    if (id === '' || /[/\\\0]/.test(id)) return false;
    try {
      return lstatSync(this.log(id), { throwIfNoEntry: false }) !== undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return false;
      throw error;
    }
  }

  /** Every match of the folder, the latest first. Throws the disk's errors. */
  list(): SavedMatch[] {
    const names = this.names();
    if (this.sweeps) sweep(this.path, names);
    this.sweeps = false;
    const ids = idsAmong(names);
    const matches = ids.flatMap((id) => this.#listed(id) ?? []);
    this.#index.save(ids);
    return matches.sort(latestFirst);
  }

  /** The standing of a match, from the index or by replaying it, or its refusal if it does not replay. Throws the disk's errors. */
  standing(id: string): Standing | LogRefusal {
    const stamp = stampOf(statSync(this.log(id)));
    const [glance = '', text] = this.#row(id, stamp);
    const known = text === undefined ? null : readStanding(text);
    if (known) return known;
    const failed = this.#faults.get(id);
    if (failed?.stamp === stamp) return failed.fault;
    const loaded = this.load(id);
    if (isRefusal(loaded)) {
      this.#faults.set(id, { stamp, fault: loaded });
      return loaded;
    }
    const standing = standingOf(loaded.match, loaded.about);
    this.#index.set(id, stamp, [glance, JSON.stringify(standing)], true);
    if (!this.#savesOnWayOut) onWayOut(() => this.#index.save());
    this.#savesOnWayOut = true;
    return standing;
  }

  /** Reads and replays a log. Throws the disk's errors. */
  load = (id: string): Loaded | LogRefusal => loadFile(this.log(id), this.#findGame);

  /** The sentence for a log that does not load. */
  sentence = (refusal: LogRefusal): string => logRefusalText(refusal, this.#findGame);

  /** A match as the list shows it; null if its log vanished meanwhile. */
  #listed(id: string): SavedMatch | null {
    try {
      const stats = statOf(this.log(id));
      if (!stats) return null;
      requireRegular(stats);
      requireSize(stats, MOST_BYTES);
      const [glance = ''] = this.#row(id, stampOf(stats));
      // The index has a digest, so its glances need no check. Checking them took most of the time of a long list.
      return lookAt(JSON.parse(glance) as Glance, id, stats.mtimeMs, this.#findGame);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const reason = code === 'ENOENT' ? 'its link leads nowhere' : reasonOf(error);
      return { ...damaged(id, 0, `Its file cannot be read: ${reason}.`), unreadable: true };
    }
  }

  /** The fields of a log, from the index or from its ends: the glance, and perhaps the standing. Throws the disk's errors. */
  #row(id: string, stamp: string): readonly string[] {
    const found = this.#index.at(id, stamp);
    if (found !== null) return found.split('\t');
    const { stats, ...ends } = endsOf(this.log(id));
    const fields = [JSON.stringify(glanceAt(ends))];
    // A log that grew meanwhile has another stamp.
    if (stampOf(stats) === stamp) this.#index.set(id, stamp, fields);
    return fields;
  }
}

const idsAmong = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith(EXTENSION)).map((name) => name.slice(0, -EXTENSION.length));

/** Stats of a log, following a link; undefined if there is no file. `lstat` comes first: links are rare, and it takes two thirds of the time. */
function statOf(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? statSync(path) : stats;
}

/** Sorts matches by the time of their last move, then by number, both descending. */
export const latestFirst = (a: SavedMatch, b: SavedMatch): number =>
  b.left - a.left || b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
