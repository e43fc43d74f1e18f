import { rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { Player } from '../ai/player.ts';
import type { BySeat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { quietly, reasonOf } from './errors.ts';
import { releaseLock } from './lock.ts';
import { LogFile } from './log-file.ts';
import type { MatchFolders } from './match-folders.ts';
import { Recorder } from './recorder.ts';
import type { HeaderNotes } from './saved.ts';

/** A match that is being saved. Once it has begun, each entry is in its file before `play` or `undo` returns. */
export interface KeptMatch {
  /** Empty until something of the match is saved. */
  readonly id: string;
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
  /** A sentence for the player about opening it, e.g. that a torn last line was dropped; or null. */
  readonly notice: string | null;
  /** Creates the file of a prepared match. Does nothing for a match that has its file. */
  begin(): void;
  /** The moves that are not on the disk; null if all are. */
  readonly unsaved: Unsaved | null;
  /** Tries to write the waiting lines again. */
  retry(): void;
  /** Writes the whole match into a new file. Returns null when nothing is unsaved any more, else the disk's reason in a few words. */
  saveTo(path: string): string | null;
  /** Writes the waiting lines and lets other cardrooms open the match. Returns a sentence on unsaved moves, or null. */
  release(): string | null;
}

/** Moves that the disk has refused. */
export interface Unsaved {
  /** How many; at least one. */
  readonly moves: number;
  /** The disk's reason, in a few words. */
  readonly reason: string;
}

/** The file of a match that continues. */
export interface OpenLog {
  readonly file: LogFile;
  /** Number of lines in it. */
  readonly written: number;
}

export interface KeepOptions extends Pick<KeptMatch, 'id' | 'match' | 'players' | 'about' | 'notice'> {
  readonly folders: MatchFolders;
  /** The first line of the log. */
  readonly header: string;
  /** Null if it has no file yet. */
  readonly log: OpenLog | null;
  /** If true, nothing is written before `begin`. */
  readonly waits: boolean;
  /** Gets the reason in a few words when the match cannot be saved, and null when it can again. */
  readonly tell: (reason: string | null) => void;
  readonly onRelease: () => void;
}

/** A match of the store, with the file it is written to. */
export class RecordedMatch implements KeptMatch {
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
  readonly notice: string | null;
  #id: string;
  readonly #folders: MatchFolders;
  readonly #recorder: Recorder;
  readonly #onRelease: () => void;
  #isReleased = false;
  /** A file that holds the whole log as it was at `lines` lines; null if there is none. */
  #elsewhere: { readonly path: string; readonly lines: number } | null = null;

  constructor({
    id,
    match,
    players,
    about,
    notice,
    folders,
    header,
    log,
    waits,
    tell,
    onRelease,
  }: KeepOptions) {
    this.match = match;
    this.players = players;
    this.about = about;
    this.notice = notice;
    this.#id = id;
    this.#folders = folders;
    this.#onRelease = onRelease;
    this.#recorder = new Recorder({
      waits,
      lines: [header, ...match.entries.map((entry) => JSON.stringify(entry))],
      written: log?.written ?? 0,
      file: log?.file ?? null,
      create: () => {
        const made = folders.create(match.game.id, this.#id);
        this.#id = made.id;
        return made.file;
      },
      tell,
    });
    this.#recorder.flush();
    match.recordTo((entry) => {
      this.#recorder.record(JSON.stringify(entry));
      // A new deal begins, so the one before is over.
      if ('deal' in entry) this.#recorder.settle();
    });
  }

  get id(): string {
    return this.#id;
  }

  /** True if some of it is written, or should be. */
  get hasBegun(): boolean {
    return this.#recorder.hasBegun;
  }

  begin(): void {
    this.#recorder.begin();
  }

  get unsaved(): Unsaved | null {
    const moves = this.#isElsewhere ? 0 : this.#recorder.missing.filter(isMove).length;
    return moves === 0 ? null : { moves, reason: this.#recorder.reason ?? '' };
  }

  retry(): void {
    this.#recorder.flush();
  }

  saveTo(typed: string): string | null {
    try {
      const path = resolve(typed.replace(/^~(?=[/\\]|$)/, homedir));
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'it is a folder';
      writeLog(path, this.#recorder.lines);
      this.#elsewhere = { path, lines: this.#recorder.lines.length };
      return null;
    } catch (error) {
      const isNowhere = (error as NodeJS.ErrnoException).code === 'ENOENT';
      return isNowhere ? 'there is no such folder' : reasonOf(error);
    }
  }

  release(): string | null {
    if (this.#isReleased) return null;
    this.#isReleased = true;
    this.#onRelease();
    this.match.recordTo(() => {});
    const isEmpty = this.#recorder.close();
    if (isEmpty) quietly(() => rmSync(this.#folders.waiting.log(this.#id), { force: true }));
    else if (this.match.over && this.#recorder.saved === 'all')
      quietly(() => this.#folders.putAway(this.#id));
    if (this.#id !== '') quietly(() => releaseLock(this.#folders.lock(this.#id)));
    return this.#lost();
  }

  /** A sentence on the unsaved moves; null if there are none. */
  #lost(): string | null {
    const { saved, reason, hasBegun } = this.#recorder;
    if (saved === 'all' || !hasBegun) return null;
    if (this.#elsewhere && this.#isElsewhere)
      return elsewhereText(this.#elsewhere.path, this.#folders.place(this.match.game.id, this.#id));
    return saved === 'some'
      ? `The latest moves could not be saved: ${reason}. \`cardroom resume ${this.#id}\` goes on from the move before them.`
      : `Your match could not be saved: ${reason}.`;
  }

  get #isElsewhere(): boolean {
    return this.#elsewhere?.lines === this.#recorder.lines.length;
  }
}

const isMove = (line: string): boolean => 'move' in (JSON.parse(line) as object);

/** Writes a log into a new file, whole or not at all. Throws the disk's errors. */
function writeLog(path: string, lines: readonly string[]): void {
  const file = new LogFile(path, 'ax');
  try {
    file.append(lines);
    file.sync();
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    file.close();
  }
}

/** The sentence on a match whose log was written to a place of the player's choice. */
const elsewhereText = (path: string, place: string): string =>
  `The whole match is in ${path}: \`cardroom replay ${path}\` shows it, and copied to ${place} it goes on.`;
