import * as v from 'valibot';
import { type AnyGame, isRefusal, type Json, type JsonObject, type Refusal } from './game.ts';
import { type LogEntry, Match } from './match.ts';
import { readSetup } from './setup.ts';
import { setupRefusalText } from './text.ts';
import { plainSpeaker } from './words.ts';

/** A saved match is lines of JSON: a header with everything a match is before its first move, then a line an entry. */
export interface Header extends About {
  readonly cardroom: 1;
  readonly game: string;
  readonly revision: number;
  readonly seats: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly decks: readonly (readonly string[] | null)[];
}

/** What a header carries for whoever seats people and bots; the engine does not need it. */
export interface About {
  /** The version of cardroom that began the match. */
  readonly version?: string;
  /** Who sits where. */
  readonly players?: Json;
}

/** What every header begins with, whichever version of cardroom wrote it. */
const HEADING = v.looseObject({
  cardroom: v.pipe(v.number(), v.safeInteger()),
  game: v.string(),
  revision: v.pipe(v.number(), v.safeInteger()),
  version: v.exactOptional(v.string()),
});

/** More seats than any game has. */
const MOST_SEATS = 20;

/** The rest of a header of this format, as far as it can be told without the game. */
const HEADER = v.looseObject({
  ...HEADING.entries,
  cardroom: v.literal(1),
  seats: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEATS)),
  options: v.record(v.string(), v.union([v.null(), v.boolean(), v.number(), v.string()])),
  seed: v.string(),
  decks: v.array(v.nullable(v.array(v.string()))),
});

const SEAT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** How a match ended, as the last line of its log has it. */
const RESULT = v.strictObject({
  scores: v.array(v.pipe(v.number(), v.finite())),
  winners: v.array(SEAT),
  deals: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type Result = Readonly<v.InferOutput<typeof RESULT>>;

const ENTRY = v.union([
  v.strictObject({ seat: SEAT, move: v.string() }),
  v.strictObject({ deal: v.pipe(v.number(), v.safeInteger()), deck: v.string() }),
  v.strictObject({ undo: v.literal(true) }),
  v.strictObject({ redo: v.literal(true) }),
  v.strictObject({ result: RESULT }),
]);

/** Why a log cannot be loaded, in a sentence. */
export interface LogRefusal extends Refusal {
  readonly rule: 'not-a-log' | 'other-format' | 'unknown-game' | 'other-revision' | 'no-replay';
  readonly sentence: string;
}

/** The log is none that this cardroom knows: it may be in perfect order, and another version plays it. */
export const isForeign = ({ rule }: LogRefusal): boolean =>
  rule === 'other-format' || rule === 'unknown-game' || rule === 'other-revision';

const refuse = (rule: LogRefusal['rule'], sentence: string): LogRefusal => ({ rule, sentence });

export function headerOf(match: Match, about: About = {}): Header {
  const { game, setup } = match;
  return {
    cardroom: 1,
    game: game.id,
    revision: game.revision,
    seats: setup.seats,
    options: setup.options,
    seed: setup.seed,
    decks: setup.decks.map((deck) => deck?.map((card) => game.formatCard(card)) ?? null),
    ...about,
  };
}

/** The match as lines of text, ready for `loadLog`. */
export const saveLog = (match: Match): string[] =>
  [headerOf(match), ...match.entries].map((line) => JSON.stringify(line));

/** The header of a log, or why its first line is none. */
export function readHeader(line: string | undefined): Header | LogRefusal {
  const data = parseJson(line ?? '');
  const heading = v.safeParse(HEADING, data);
  if (!heading.success) {
    return refuse('not-a-log', 'This is not a saved match of cardroom: its first line is no header.');
  }
  if (heading.output.cardroom !== 1) {
    const who = playedBy(heading.output);
    return refuse('other-format', `This match is saved in a form that this cardroom does not know; ${who}.`);
  }
  const header = v.safeParse(HEADER, data);
  if (header.success) return header.output as Header;
  const field = v.getDotPath(header.issues[0]) ?? 'something';
  return refuse('not-a-log', `This is not a saved match of cardroom: its header has no proper ${field}.`);
}

/** The game of a header in the revision that it names, or why this cardroom does not play it. */
export function gameOf(header: Header, findGame: (id: string) => AnyGame | undefined): AnyGame | LogRefusal {
  const game = findGame(header.game);
  if (!game) {
    return refuse('unknown-game', `This cardroom has no game "${header.game}"; ${playedBy(header)}.`);
  }
  if (header.revision === game.revision) return game;
  return refuse(
    'other-revision',
    `This match was begun under revision ${header.revision} of ${game.title}, and this cardroom plays revision ${game.revision}; ${playedBy(header)}.`,
  );
}

const playedBy = ({ version }: About): string =>
  version ? `cardroom ${version} plays it` : 'the version that saved it plays it';

/** The result that a line of a log tells of a match of so many seats, or null where it is no such line. */
export function readResult(line: string, seats: number): Result | null {
  const entry = v.safeParse(ENTRY, parseJson(line));
  if (!entry.success || !('result' in entry.output)) return null;
  const { result } = entry.output;
  return result.scores.length === seats && result.winners.every((seat) => seat < seats) ? result : null;
}

/**
 * The match that the lines tell, or why they tell none. What it records from then on may be written behind the same lines, after
 * those of its entries that the log broke off before (a deal that was due): they load again.
 */
export function loadLog(
  lines: readonly string[],
  findGame: (id: string) => AnyGame | undefined,
): Match | LogRefusal {
  const header = readHeader(lines[0]);
  if (isRefusal(header)) return header;
  const game = gameOf(header, findGame);
  if (isRefusal(game)) return game;
  const setup = readSetup(game, header, '');
  if (isRefusal(setup)) return refuse('not-a-log', setupRefusalText(game, setup));

  const match = new Match(game, setup);
  for (const [index, line] of lines.slice(1).entries()) {
    const entry = v.safeParse(ENTRY, parseJson(line));
    const wrong = entry.success ? replay(match, entry.output, index) : 'is not an entry';
    if (wrong) return refuse('no-replay', `Line ${index + 2} of the log does not replay: it ${wrong}.`);
  }
  return match;
}

/** Compares an entry with what the match wrote of itself, or applies it where the match waits for one. Says what is wrong. */
function replay(match: Match, entry: LogEntry, index: number): string | null {
  const written = match.entries[index];
  if (written) {
    return JSON.stringify(written) === JSON.stringify(entry)
      ? null
      : 'is not what the match gives at this point';
  }
  if ('undo' in entry) return match.undo() ? null : 'takes back a move where there is none';
  if ('redo' in entry) return match.redo() ? null : 'makes a move again where none was taken back';
  if ('move' in entry) {
    const answer = match.play(entry.seat, entry.move);
    return isRefusal(answer) ? `is refused: ${match.game.refusalText(answer, plainSpeaker)}` : null;
  }
  return 'is not what the match gives at this point';
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
