import type { Player } from '../ai/player.ts';
import { type BySeat, type FindGame, isRefusal } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Header, type LogRefusal, readHeader, replayLog } from '../engine/save.ts';
import { readRegular } from './files.ts';
import { type HeaderNotes, notesIn, playersIn, textOf } from './saved.ts';

/** Most bytes of a log: a hundred times those of a long match. */
export const MOST_BYTES = 8 << 20;

/** A saved match at its last move, for looking at. */
export interface ReadMatch {
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: HeaderNotes;
  /** The log's first line. */
  readonly header: Header;
  /** When its log was last written, in ms since 1970. */
  readonly left: number;
}

/** A log that was read and replayed. */
export interface Loaded extends ReadMatch {
  /** The header and the entries. */
  readonly lines: readonly string[];
  /** Bytes of all whole lines, and whether an unfinished line follows. */
  readonly length: number;
  readonly isTorn: boolean;
}

/** Reads and replays a log. Throws the disk's errors. */
export function loadFile(path: string, findGame: FindGame): Loaded | LogRefusal {
  const { bytes, stats } = readRegular(path, MOST_BYTES);
  const length = bytes.lastIndexOf('\n') + 1;
  const text = textOf(bytes.subarray(0, length));
  if (text === null) return { rule: 'not-text' };
  const lines = text.split('\n').slice(0, -1);
  const header = readHeader(lines[0]);
  if (isRefusal(header)) return header;
  const match = replayLog(header, lines, findGame);
  if (isRefusal(match)) return match;
  const [players, about] = [playersIn(header), notesIn(header)];
  return { match, players, about, header, lines, length, isTorn: length < bytes.length, left: stats.mtimeMs };
}
