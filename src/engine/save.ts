import * as v from 'valibot';
import type { Aid } from './aid.ts';
import { DAY } from './day.ts';
import { type AnyGame, type FindGame, isRefusal, type Json, type JsonObject, type Refusal } from './game.ts';
import { type LogEntry, Match } from './match.ts';
import type { Origin } from './origin.ts';
import { type OnlyDeal, readSetup, type SetupRefusal } from './setup.ts';

/** Version of the format of logs. */
const FORMAT = 2;

/**
 * The header of a saved match, with everything before its first move. The log is lines of JSON: the header, then a line an entry; see
 * docs/log-format.md.
 */
export interface Header extends About {
  readonly cardroom: typeof FORMAT;
  readonly game: string;
  readonly revision: number;
  readonly seats: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly decks: readonly (readonly string[] | null)[];
  readonly only?: OnlyDeal;
}

/** The part of a header about people, bots and origin, which the engine does not need. */
export interface About {
  /** The version of cardroom that began the match. */
  readonly version?: string;
  /** The player at each seat. */
  readonly players?: Json;
  /** Revision of the bots at the match's beginning, see `Policy`. */
  readonly bots?: number;
  /** Left out if the match simply began. */
  readonly origin?: Origin;
  /** Help in an imported match, if its text tells it. */
  readonly aid?: Aid;
  /** For a match imported as text the day it was played, as `2026-11-20`, or null if the text does not say. */
  readonly imported?: string | null;
}

/** The fields of every header, whichever version of cardroom wrote it. */
const HEADING = v.looseObject({
  cardroom: v.pipe(v.number(), v.safeInteger()),
  game: v.string(),
  revision: v.pipe(v.number(), v.safeInteger()),
  version: v.exactOptional(v.string()),
});

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SEAT = COUNT;

/** The types are written out, so that the package's declarations mention no library. */
const AID: v.GenericSchema<unknown, Aid> = v.strictObject({
  hints: COUNT,
  told: v.exactOptional(v.pipe(COUNT, v.minValue(1))),
  takenBack: COUNT,
  unrated: v.array(v.pipe(COUNT, v.minValue(1))),
});
const ORIGIN: v.GenericSchema<unknown, Origin> = v.variant('kind', [
  v.object({
    kind: v.literal('again'),
    match: v.string(),
    first: v.array(v.pipe(v.number(), v.finite())),
    aid: v.exactOptional(AID),
  }),
  v.object({
    kind: v.literal('from'),
    match: v.string(),
    deal: v.pipe(COUNT, v.minValue(1)),
    move: COUNT,
  }),
  v.object({
    kind: v.literal('challenge'),
    beat: v.pipe(v.number(), v.finite()),
    aid: v.exactOptional(AID),
  }),
  v.object({
    kind: v.literal('day'),
    date: DAY,
    practice: v.exactOptional(v.literal(true)),
  }),
]);

/** Is this a log's record of help? */
export const isAid = (data: unknown): data is Aid => v.is(AID, data);

/** More seats than any game has. */
const MOST_SEATS = 20;

/** Further fields of a header of a known format, checked without the game. */
const HEADER = v.looseObject({
  ...HEADING.entries,
  cardroom: v.literal(FORMAT),
  seats: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEATS)),
  options: v.record(v.string(), v.union([v.null(), v.boolean(), v.number(), v.string()])),
  seed: v.string(),
  decks: v.array(v.nullable(v.array(v.string()))),
  bots: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  origin: v.exactOptional(ORIGIN),
  aid: v.exactOptional(AID),
  imported: v.exactOptional(v.nullable(DAY)),
});

/** Points of a match or a deal, with bounds far beyond any that can be played. */
const POINTS = v.pipe(v.number(), v.minValue(-1e6), v.maxValue(1e6));

/** The end of a match, as the last line of its log has it. */
const RESULT = v.strictObject({
  scores: v.array(POINTS),
  winners: v.pipe(
    v.array(SEAT),
    v.check((seats) => new Set(seats).size === seats.length),
  ),
  deals: COUNT,
  points: v.exactOptional(v.array(POINTS)),
  aid: AID,
});
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Number of deals finished. */
  readonly deals: number;
  /** The deal's points, if the match was one deal of a longer one; its scores include the earlier points. */
  readonly points?: readonly number[];
  /** Help that the players used. */
  readonly aid: Aid;
}

const NAME = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const ENTRY = v.union([
  v.strictObject({ seat: SEAT, move: v.string(), by: v.exactOptional(NAME) }),
  v.strictObject({
    deal: v.pipe(v.number(), v.safeInteger()),
    deck: v.string(),
    seed: v.exactOptional(v.string()),
  }),
  v.strictObject({ seat: SEAT, hint: v.nullable(v.string()) }),
  v.strictObject({ undo: v.pipe(COUNT, v.minValue(1)) }),
  v.strictObject({ redo: v.literal(true) }),
  v.strictObject({ result: RESULT }),
]);

/** A refusal to load a log, for `logRefusalText`. `version`: that of the cardroom that wrote it, if known. */
export type LogRefusal =
  | { readonly rule: 'not-text' }
  | { readonly rule: 'no-header' }
  /** The header has a known format, but a wrong or a missing field. `field`: null if the fault is not in one field. */
  | { readonly rule: 'wrong-header'; readonly field: string | null }
  | { readonly rule: 'other-format'; readonly format: number; readonly version: string | null }
  | { readonly rule: 'unknown-game'; readonly game: string; readonly version: string | null }
  | {
      readonly rule: 'other-revision';
      readonly game: string;
      readonly revision: number;
      readonly version: string | null;
    }
  /** The header's setup is refused. */
  | { readonly rule: 'no-setup'; readonly game: string; readonly refusal: SetupRefusal }
  /** `line`: from 1, the header's. */
  | { readonly rule: 'no-replay'; readonly game: string; readonly line: number; readonly fault: ReplayFault };

/** A fault of a log's entry. `differs`: replaying gives another entry there. A refusal is that of the entry's move. */
export type ReplayFault = 'not-an-entry' | 'nothing-to-undo' | 'nothing-to-redo' | 'differs' | Refusal;

/** Does a log come from a version or a game that this cardroom does not know? Such a log may be intact. */
export const isForeign = ({ rule }: LogRefusal): boolean =>
  rule === 'other-format' || rule === 'unknown-game' || rule === 'other-revision';

export function headerOf(match: Match, about: About = {}): Header {
  const { game, setup } = match;
  return {
    cardroom: FORMAT,
    game: game.id,
    revision: game.revision,
    seats: setup.seats,
    options: setup.options,
    seed: setup.seed,
    decks: setup.decks.map((deck) => deck?.map((card) => game.formatCard(card)) ?? null),
    ...(setup.only && { only: setup.only }),
    ...about,
  };
}

/** Help in a match, from its header and its entries (`told`). Null for an imported match if its text does not say. */
export const aidIn = ({ imported, aid }: Pick<About, 'imported' | 'aid'>, told: Aid): Aid | null =>
  imported === undefined ? told : (aid ?? null);

/** The match as lines of text, ready for `loadLog`. */
export const saveLog = (match: Match): string[] =>
  [headerOf(match), ...match.entries].map((line) => JSON.stringify(line));

/** Reads a log's first line; returns a refusal if it is no header. */
export function readHeader(line: string | undefined): Header | LogRefusal {
  const data = parseJson(line ?? '');
  const header = v.safeParse(HEADER, data, { abortEarly: true });
  if (header.success) return header.output as Header;
  const heading = v.safeParse(HEADING, data);
  if (!heading.success) return { rule: 'no-header' };
  const { cardroom } = heading.output;
  if (cardroom !== FORMAT)
    return { rule: 'other-format', format: cardroom, version: versionOf(heading.output) };
  return { rule: 'wrong-header', field: v.getDotPath(header.issues[0]) };
}

/** The game of a header in its revision, or why this cardroom does not play it. */
export function gameOf(
  header: Pick<Header, 'game' | 'revision' | 'version'>,
  findGame: FindGame,
): AnyGame | LogRefusal {
  const { game: id, revision } = header;
  const game = findGame(id);
  if (!game) return { rule: 'unknown-game', game: id, version: versionOf(header) };
  return revision === game.revision
    ? game
    : { rule: 'other-revision', game: id, revision, version: versionOf(header) };
}

const versionOf = ({ version }: { readonly version?: string }): string | null => version ?? null;

/** Reads the result line of a log of a match with this many seats. Null if the line is no result. */
export function readResult(line: string, seats: number): Result | null {
  const entry = v.safeParse(ENTRY, parseJson(line));
  if (!entry.success || !('result' in entry.output)) return null;
  const { result } = entry.output;
  return result.scores.length === seats &&
    (result.points ?? result.scores).length === seats &&
    result.winners.every((seat) => seat < seats)
    ? result
    : null;
}

/**
 * Replays a log. Returns the match or a refusal. The match's further entries may be appended to the same lines. If the log ended before a
 * deal that was due, that deal's entry comes first.
 */
export function loadLog(lines: readonly string[], findGame: FindGame): Match | LogRefusal {
  const header = readHeader(lines[0]);
  return isRefusal(header) ? header : replayLog(header, lines, findGame);
}

/** As `loadLog`, with a header that was read already. */
export function replayLog(header: Header, lines: readonly string[], findGame: FindGame): Match | LogRefusal {
  const game = gameOf(header, findGame);
  if (isRefusal(game)) return game;
  const setup = readSetup(game, { ...header, only: header.only && { ...header.only } }, '');
  if (isRefusal(setup)) return { rule: 'no-setup', game: game.id, refusal: setup };

  const match = new Match(game, setup);
  for (const [index, line] of lines.slice(1).entries()) {
    const entry = v.safeParse(ENTRY, parseJson(line));
    const fault = entry.success ? replay(match, entry.output, index) : 'not-an-entry';
    if (fault) return { rule: 'no-replay', game: game.id, line: index + 2, fault };
  }
  return match;
}

/** Compares an entry with the match's own, or applies it if the match waits for one. Returns its fault, or null. */
function replay(match: Match, entry: LogEntry, index: number): ReplayFault | null {
  const written = match.entries[index];
  if (written) return JSON.stringify(written) === JSON.stringify(entry) ? null : 'differs';
  if ('undo' in entry) return match.undo(entry.undo) ? null : 'nothing-to-undo';
  if ('redo' in entry) return match.redo() ? null : 'nothing-to-redo';
  if ('hint' in entry) {
    // A match never writes the same hint twice for one position.
    return match.hint(entry.seat, entry.hint) ?? (match.entries.length > index ? null : 'differs');
  }
  if (!('move' in entry)) return 'differs';
  const answer = match.play(entry.seat, entry.move, entry.by);
  return isRefusal(answer) ? answer : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
