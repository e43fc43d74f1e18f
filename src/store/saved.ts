import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type Player, readPlayers } from '../ai/player.ts';
import type { Aid } from '../engine/aid.ts';
import { type BySeat, type FindGame, isRefusal } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import {
  type About,
  aidIn,
  gameOf,
  type Header,
  isForeign,
  type LogRefusal,
  type Result,
  readHeader,
  readResult,
} from '../engine/save.ts';
import { logRefusalText } from '../engine/text.ts';

/** Header notes on the origin of a match. */
export type HeaderNotes = Pick<About, 'bots' | 'origin' | 'imported' | 'aid'>;

/** Takes the notes out of a header. */
export const notesIn = ({ bots, origin, imported, aid }: Header): HeaderNotes => ({
  ...(bots !== undefined && { bots }),
  ...(origin && { origin }),
  ...(imported !== undefined && { imported }),
  ...(aid && { aid }),
});

interface Saved {
  /** As on the command line, e.g. `gongzhu-3`. */
  readonly id: string;
  /** Time of the last write to its log, in ms since 1970. */
  readonly left: number;
}

interface ListedMatch extends Saved {
  readonly game: string;
  readonly players: BySeat<Player>;
  readonly origin?: Origin;
  /** Seed of its first deal, if that is deal 1 of a match. */
  readonly seed?: string;
}

/** A match that is not over. */
export interface OpenMatch extends ListedMatch {
  readonly state: 'open';
}

/** A match that was played to its end, of any game and revision. */
export interface FinishedMatch extends ListedMatch {
  readonly state: 'finished';
  /** For an imported match the day on which it was played, or null if unknown; left out for others. */
  readonly imported?: string | null;
  readonly result: Result;
  /** Help that the players used; left out if unknown. */
  readonly aid?: Aid;
}

/** A log with a wrong first or last line; `sentence` says why. Damage in the middle shows only on replay. */
export interface DamagedMatch extends Saved {
  readonly state: 'damaged';
  /** True if its file cannot be read at all. */
  readonly unreadable?: true;
  readonly sentence: string;
}

/** A match that this cardroom leaves alone: it does not know its game, its revision or its form of log. `sentence` says which. */
export interface ForeignMatch extends Saved {
  readonly state: 'foreign';
  readonly sentence: string;
}

/** A saved match as a list shows it, without replaying it. */
export type SavedMatch = OpenMatch | FinishedMatch | DamagedMatch | ForeignMatch;

export const EXTENSION = '.ndjson';

/**
 * Does a match count in a player's statistics? A replayed match, or one continued from a point, has cards that the player has seen. A
 * challenge or a day's deal is compared with other people's, and mostly is one deal. An imported text may be anybody's. A match with an
 * unrated deal does not count.
 */
export const counts = (match: Partial<Pick<FinishedMatch, 'origin' | 'imported' | 'result'>>): boolean =>
  match.origin === undefined && match.imported === undefined && isRated(match);

/** Has a match no deal in which a decision was changed after hidden cards were seen? */
export const isRated = ({ result }: { readonly result?: Result }): boolean =>
  (result?.aid.unrated ?? []).length === 0;

/** The list's entry for a file that cannot be read as a match. */
export const damaged = (id: string, left: number, sentence: string): DamagedMatch => ({
  id,
  left,
  state: 'damaged',
  sentence,
});

/** Is this the last line of a finished match? */
export const isOver = (last: string): boolean => last.startsWith('{"result":');

/** A log's first and last line as data, so that an index may keep it. It does not depend on the known games. */
export type Glance =
  | { readonly refusal: LogRefusal }
  | {
      readonly rules: Pick<Header, 'game' | 'revision' | 'version'>;
      readonly about: Omit<OpenMatch, 'id' | 'left' | 'state'>;
      /** The end of a finished match; null if its last line is unreadable. */
      readonly end?: Omit<FinishedMatch, keyof OpenMatch> | null;
    };

/** Reads the ends of a log. */
export function glanceAt({ first, last }: Pick<Ends, 'first' | 'last'>): Glance {
  const header = readHeader(first);
  if (isRefusal(header)) return { refusal: header };
  const { game, revision, version, seats, origin, imported } = header;
  const seed = seedIn(header);
  const rules = { game, revision, ...(version !== undefined && { version }) };
  const about = {
    game,
    players: playersIn(header),
    ...(origin && { origin }),
    ...(seed !== null && { seed }),
  };
  if (!isOver(last)) return { rules, about };
  const result = readResult(last, seats);
  if (!result) return { rules, about, end: null };
  const aid = aidIn(notesIn(header), result.aid);
  return { rules, about, end: { ...(imported !== undefined && { imported }), ...(aid && { aid }), result } };
}

/** The list's entry for a log: open, finished, damaged or foreign. A finished match counts whichever version played it. */
export function lookAt(glance: Glance, id: string, left: number, findGame: FindGame): SavedMatch {
  const refused = (refusal: LogRefusal): DamagedMatch | ForeignMatch => {
    const sentence = logRefusalText(refusal, findGame);
    return isForeign(refusal) ? { id, left, state: 'foreign', sentence } : damaged(id, left, sentence);
  };
  if ('refusal' in glance) return refused(glance.refusal);
  const { rules, about, end } = glance;
  if (end === null) return damaged(id, left, 'Its last line has no result.');
  if (end) return { id, left, ...about, state: 'finished', ...end };
  const known = gameOf(rules, findGame);
  return isRefusal(known) ? refused(known) : { id, left, ...about, state: 'open' };
}

/** Seed of the match's first deal; null if that is stacked, or not deal 1. */
const seedIn = ({ seed, decks, only }: Header): string | null =>
  (decks[0] ?? null) === null && (only?.deal ?? 1) === 1 ? seed : null;

/** The player of each seat; one person and bots if the header does not say. */
export const playersIn = ({ players, seats }: Header): BySeat<Player> =>
  readPlayers(players, seats) ??
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: seat ? 'normal' : null }));

export interface Ends {
  /** The first line, without its end. */
  readonly first: string;
  /** The last whole line; the first if there is no other. */
  readonly last: string;
  /** The file's stats when they were read. */
  readonly stats: Stats;
}

/** Bytes read at once: enough for a result, or for a header without stacked decks. Below it, the most for a header with them. */
const BYTES = 2048;
const MOST = 1 << 20;
const buffer = Buffer.allocUnsafe(BYTES);

/** Reads the first and the last line of a file without the lines between. Throws the disk's errors. */
export function endsOf(path: string): Ends {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    const { size } = stats;
    const head = buffer.subarray(0, readSync(file, buffer, 0, BYTES, 0));
    let first = lineIn(head, 0);
    if (first === null && size > BYTES) {
      const longer = Buffer.alloc(Math.min(size, MOST));
      first = lineIn(longer.subarray(0, readSync(file, longer, 0, longer.length, 0)), 0);
    }
    const tail = size > BYTES ? buffer.subarray(0, readSync(file, buffer, 0, BYTES, size - BYTES)) : head;
    const stop = tail.lastIndexOf('\n');
    const last = stop > 0 ? lineIn(tail, tail.subarray(0, stop).lastIndexOf('\n') + 1) : null;
    return { first: first ?? '', last: last ?? '', stats };
  } finally {
    closeSync(file);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The line from `from` on, or null if it has no end or is not text. */
function lineIn(bytes: Uint8Array, from: number): string | null {
  const end = bytes.indexOf(10, from);
  return end < 0 ? null : textOf(bytes.subarray(from, end));
}

/** Bytes as text, or null if they are not UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
