import { existsSync, mkdirSync, readFileSync, renameSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Player, readPlayers } from '../ai/player.ts';
import { type AnyGame, type BySeat, isRefusal, type Json } from '../engine/game.ts';
import type { LogEntry, Match } from '../engine/match.ts';
import { headerOf, loadLog, readHeader } from '../engine/save.ts';
import { AppendOnlyFile } from './append.ts';
import { glanceAt, lastDeal, namesIn, type Outcome } from './glance.ts';
import { isLocked, releaseLock, takeLock } from './lock.ts';

/** A kept match that is not over. */
export interface OpenMatch {
  /** As on the command line, e.g. `gongzhu-3`. */
  readonly id: string;
  readonly game: string;
  readonly players: BySeat<Player>;
  /** Deals begun. */
  readonly deal: number;
  /** When it was last written, in ms since 1970. */
  readonly changed: number;
  /** Another cardroom is playing it now. */
  readonly busy: boolean;
}

/** A match that was played to its end. */
export interface PlayedMatch extends Outcome {
  readonly game: string;
  readonly players: BySeat<Player>;
  /** When it ended, in ms since 1970. */
  readonly ended: number;
}

/** A match that is being kept: whatever it records is in its file before `play` or `undo` returns. */
export interface KeptMatch {
  /** Empty for a match that could not be saved. */
  readonly id: string;
  readonly match: Match;
  readonly players: BySeat<Player>;
  /** What the player should know of how it was opened, e.g. that a torn last line was dropped; or null. */
  readonly notice: string | null;
  /** Lets another cardroom have it. The match stays on disk. */
  release(): void;
}

/** Why a match cannot be resumed, in a sentence. */
export interface StoreRefusal {
  readonly rule: 'no-such-match' | 'in-use' | 'unreadable-file';
  readonly sentence: string;
}

const EXTENSION = '.ndjson';

/** The saved matches, a file each. `onProblem` is told in a sentence when a move could not be written. */
export class MatchStore {
  readonly #folder: string;
  readonly #findGame: (id: string) => AnyGame | undefined;
  readonly #version: string;
  readonly #here = new Set<string>();
  onProblem: (sentence: string) => void = () => {};

  constructor(folder: string, version: string, findGame: (id: string) => AnyGame | undefined) {
    this.#folder = folder;
    this.#version = version;
    this.#findGame = findGame;
  }

  /** The ids of the matches that this store holds open. */
  get keptHere(): readonly string[] {
    return [...this.#here];
  }

  /** Matches to be continued, the latest first. What cannot be read is left out. */
  openMatches(): OpenMatch[] {
    return this.#glances()
      .filter(({ result }) => result === null)
      .map(({ id, game, players, changed }) => ({
        id,
        game,
        players,
        deal: lastDeal(this.#path(id)),
        changed,
        busy: isLocked(this.#lockPath(id)),
      }))
      .sort((a, b) => b.changed - a.changed);
  }

  /** Matches played to their end, the earliest first. What cannot be read is left out. */
  playedMatches(): PlayedMatch[] {
    return this.#glances()
      .flatMap(({ game, players, changed, result }) =>
        result ? [{ game, players, ...result, ended: changed }] : [],
      )
      .sort((a, b) => a.ended - b.ended);
  }

  /** Begins to keep a match that is at its first move. Where that is not possible the match goes on unsaved, with a notice. */
  keep(match: Match, players: BySeat<Player>): KeptMatch {
    const header = headerOf(match, { version: this.#version, players: players as unknown as Json });
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      for (let number = this.#lastNumber(match.game.id) + 1; ; number++) {
        const id = `${match.game.id}-${number}`;
        if (existsSync(this.#path(id)) || !takeLock(this.#lockPath(id))) continue; // another cardroom was faster
        const file = new AppendOnlyFile(this.#path(id), 'ax');
        return this.#record(id, match, players, file, [header, ...match.entries], null);
      }
    } catch (error) {
      const notice = `This match is not saved: ${this.#folder} cannot be written (${reasonOf(error)}).`;
      return { id: '', match, players, notice, release: () => {} };
    }
  }

  /** Opens a kept match at the position where it was left. A file that does not replay is set aside, never deleted. */
  resume(id: string): KeptMatch | StoreRefusal {
    const path = this.#path(id);
    if (!this.#ids().includes(id))
      return { rule: 'no-such-match', sentence: `There is no saved match "${id}".` };
    try {
      if (!takeLock(this.#lockPath(id))) {
        return { rule: 'in-use', sentence: `The match ${id} is open in another cardroom.` };
      }
      const kept = this.#replay(id, path);
      if (isRefusal(kept)) releaseLock(this.#lockPath(id));
      return kept;
    } catch (error) {
      releaseLock(this.#lockPath(id));
      return { rule: 'unreadable-file', sentence: `The match ${id} cannot be opened: ${reasonOf(error)}.` };
    }
  }

  /** Takes a match off the list of open ones. Its file is renamed, not deleted. */
  setAside(id: string): string {
    const aside = `${this.#path(id)}.set-aside-${Date.now()}`;
    renameSync(this.#path(id), aside);
    return basename(aside);
  }

  #replay(id: string, path: string): KeptMatch | StoreRefusal {
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const lines = whole.split('\n').slice(0, -1);
    const match = loadLog(lines, this.#findGame);
    if (isRefusal(match)) {
      if (match.rule === 'other-revision') return { rule: 'unreadable-file', sentence: match.sentence };
      const aside = this.setAside(id);
      return {
        rule: 'unreadable-file',
        sentence: `The match ${id} cannot be continued and was set aside as ${aside}. ${match.sentence}`,
      };
    }
    const header = readHeader(lines[0]);
    const players = isRefusal(header) ? null : readPlayers(header.players, match.setup.seats);
    const torn = whole.length < text.length;
    if (torn) truncateSync(path, Buffer.byteLength(whole));
    return this.#record(
      id,
      match,
      players ??
        Array.from({ length: match.setup.seats }, (_, seat) => ({
          name: `Seat ${seat}`,
          bot: seat ? 'normal' : null,
        })),
      new AppendOnlyFile(path, 'a'),
      match.entries.slice(lines.length - 1),
      torn
        ? 'The last move was not written whole and is lost; the match goes on from the move before.'
        : null,
    );
  }

  #record(
    id: string,
    match: Match,
    players: BySeat<Player>,
    file: AppendOnlyFile,
    unwritten: readonly object[],
    notice: string | null,
  ): KeptMatch {
    const write = (line: object): void => {
      const error = file.append(JSON.stringify(line));
      if (error)
        this.onProblem(
          `The match is not being saved: ${reasonOf(error)}. Play goes on; it is tried again with every move.`,
        );
    };
    unwritten.forEach(write);
    match.recordTo((entry: LogEntry) => write(entry));
    this.#here.add(id);
    return {
      id,
      match,
      players,
      notice,
      release: () => {
        this.#here.delete(id);
        match.recordTo(() => {});
        file.close();
        releaseLock(this.#lockPath(id));
      },
    };
  }

  /** What every readable match shows of itself without being replayed. */
  #glances() {
    return this.#ids().flatMap((id) => {
      const glance = glanceAt(this.#path(id));
      const header = readHeader(glance?.firstLine);
      const players = isRefusal(header) ? null : readPlayers(header.players, header.seats);
      if (!glance || isRefusal(header) || !players) return [];
      return [{ id, game: header.game, players, changed: glance.changed, result: glance.outcome }];
    });
  }

  #ids(): string[] {
    return namesIn(this.#folder)
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length));
  }

  #lastNumber(game: string): number {
    const numbers = this.#ids()
      .filter((id) => id.startsWith(`${game}-`))
      .map((id) => Number(id.slice(game.length + 1)));
    return Math.max(0, ...numbers.filter(Number.isInteger));
  }

  #path = (id: string): string => join(this.#folder, id + EXTENSION);
  #lockPath = (id: string): string => join(this.#folder, `${id}.lock`);
}

const reasonOf = (error: unknown): string => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
      return 'the disk is full';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'cardroom may not write there';
    default:
      return error instanceof Error ? error.message : String(error);
  }
};
