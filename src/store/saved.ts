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

/** The notes of a header on how a match came about. */
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
  /** When its log was last written, in ms since 1970. */
  readonly left: number;
}

interface Played extends Saved {
  readonly game: string;
  readonly players: BySeat<Player>;
  readonly origin?: Origin;
  /** The seed that shuffled its first deal, if that is deal 1 of a match. */
  readonly seed?: string;
}

/** A match that is not over. */
export interface OpenMatch extends Played {
  readonly state: 'open';
}

/** A match that was played to its end, of whichever game and revision. */
export interface FinishedMatch extends Played {
  readonly state: 'finished';
  /** It was imported as a text; the day on which it was played, or null where the text did not say. */
  readonly imported?: string | null;
  readonly result: Result;
  /** Help that the players had; left out if that is not known. */
  readonly aid?: Aid;
}

/** A log that does not begin or end as logs do; `sentence` says what is wrong. Damage in its middle shows when it is replayed. */
export interface DamagedMatch extends Saved {
  readonly state: 'damaged';
  /** Its file cannot even be read. */
  readonly unreadable?: true;
  readonly sentence: string;
}

/** An open match of a game or a revision, or any in a form of log, that this cardroom does not know: it is left alone. `sentence` says of which. */
export interface ForeignMatch extends Saved {
  readonly state: 'foreign';
  readonly sentence: string;
}

/** A saved match as a list shows it, without replaying it. */
export type SavedMatch = OpenMatch | FinishedMatch | DamagedMatch | ForeignMatch;

export const EXTENSION = '.ndjson';

/**
 * Whether a match counts in what a player has won and lost. Only one that simply began does: one played again, or on from a point, has cards
 * that the player has seen; a friend's challenge and the day's deal are measured against others, and mostly are one deal; a text that was imported may
 * be anybody's. And none of which a deal is unrated.
 */
export const counts = (match: Partial<Pick<FinishedMatch, 'origin' | 'imported' | 'result'>>): boolean =>
  match.origin === undefined && match.imported === undefined && isRated(match);

/** Was no deal of a match decided anew after hidden cards had been shown? */
export const isRated = ({ result }: { readonly result?: Result }): boolean =>
  (result?.aid.unrated ?? []).length === 0;

/** The list's entry of a file that cannot be read as a match. */
export const damaged = (id: string, left: number, sentence: string): DamagedMatch => ({
  id,
  left,
  state: 'damaged',
  sentence,
});

/** Is this the last line of a match that was played to its end? */
export const isOver = (last: string): boolean => last.startsWith('{"result":');

/** The contents of a log's first and last line, whichever games there are: data, so that an index may keep it. */
export type Glance =
  | { readonly refusal: LogRefusal }
  | {
      readonly rules: Pick<Header, 'game' | 'revision' | 'version'>;
      readonly about: Omit<OpenMatch, 'id' | 'left' | 'state'>;
      /** How it ended, where it is over; null where its last line does not tell. */
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

/** The list's entry for a log, by what this cardroom can do with it. A match that is over can be counted whoever played it. */
export function lookAt(glance: Glance, id: string, left: number, findGame: FindGame): SavedMatch {
  const refused = (refusal: LogRefusal): DamagedMatch | ForeignMatch => {
    const sentence = logRefusalText(refusal, findGame);
    return isForeign(refusal) ? { id, left, state: 'foreign', sentence } : damaged(id, left, sentence);
  };
  if ('refusal' in glance) return refused(glance.refusal);
  const { rules, about, end } = glance;
  if (end === null) return damaged(id, left, 'Its last line tells no result.');
  if (end) return { id, left, ...about, state: 'finished', ...end };
  const known = gameOf(rules, findGame);
  return isRefusal(known) ? refused(known) : { id, left, ...about, state: 'open' };
}

/** The seed of the first deal of a match; null if that deal is stacked, or not deal 1. */
const seedIn = ({ seed, decks, only }: Header): string | null =>
  (decks[0] ?? null) === null && (only?.deal ?? 1) === 1 ? seed : null;

/** The player at each seat; a person and bots if the header does not say. */
export const playersIn = ({ players, seats }: Header): BySeat<Player> =>
  readPlayers(players, seats) ??
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: seat ? 'normal' : null }));

export interface Ends {
  /** The first line, without its end. */
  readonly first: string;
  /** The last whole line; the first again where there is no other. */
  readonly last: string;
  /** The file's stats when they were read. */
  readonly stats: Stats;
}

/** Enough for a header without stacked decks and for a result; and the most that is read for a header with them. */
const BYTES = 2048;
const MOST = 1 << 20;
const buffer = Buffer.allocUnsafe(BYTES);

/** The first and the last line of a file without reading what is between. Throws what the disk refuses. */
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

/** The line from there on, or null if it does not end or is not text. */
function lineIn(bytes: Uint8Array, from: number): string | null {
  const end = bytes.indexOf(10, from);
  return end < 0 ? null : textOf(bytes.subarray(from, end));
}

/** Bytes as text, or null where they are not UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
