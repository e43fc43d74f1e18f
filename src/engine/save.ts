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

/** Why a log cannot be loaded, in a sentence. */
export interface LogRefusal extends Refusal {
  readonly rule: 'not-a-log' | 'unknown-game' | 'other-revision' | 'no-replay';
  readonly sentence: string;
}

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
  const header = parseObject(line ?? '');
  if (header?.cardroom !== 1 || typeof header.game !== 'string' || typeof header.revision !== 'number') {
    return refuse('not-a-log', 'This is not a saved match of cardroom: its first line is no header.');
  }
  return header as unknown as Header;
}

/** The match that the lines tell, or why they tell none. Entries that the log broke off before (a deal that was due) are made anew. */
export function loadLog(
  lines: readonly string[],
  findGame: (id: string) => AnyGame | undefined,
): Match | LogRefusal {
  const header = readHeader(lines[0]);
  if (isRefusal(header)) return header;
  const game = findGame(header.game);
  if (!game) return refuse('unknown-game', `This cardroom has no game "${header.game}".`);
  if (header.revision !== game.revision) {
    return refuse(
      'other-revision',
      `This match was begun under revision ${header.revision} of ${game.title}, and this cardroom plays revision ${game.revision}; ${
        header.version ? `cardroom ${header.version} plays it` : 'the version that saved it plays it'
      }.`,
    );
  }
  const setup = readSetup(game, header, '');
  if (isRefusal(setup)) return refuse('not-a-log', setupRefusalText(game, setup));

  const match = new Match(game, setup);
  let read = 0;
  for (const line of lines.slice(1)) {
    const entry = parseObject(line);
    const wrong = entry ? replay(match, entry as Json as LogEntry, read) : 'is not an entry';
    if (wrong) return refuse('no-replay', `Line ${read + 2} of the log does not replay: it ${wrong}.`);
    read++;
  }
  return match;
}

/** Applies an entry, or compares it with what the match wrote of itself. Says what is wrong. */
function replay(match: Match, entry: LogEntry, index: number): string | null {
  if ('undo' in entry) return match.undo() ? null : 'takes back a move where there is none';
  if ('redo' in entry) return match.redo() ? null : 'makes a move again where none was taken back';
  if ('move' in entry) {
    if (typeof entry.seat !== 'number' || typeof entry.move !== 'string') return 'is not an entry';
    const answer = match.play(entry.seat, entry.move);
    return isRefusal(answer) ? `is refused: ${match.game.refusalText(answer, plainSpeaker)}` : null;
  }
  const written = match.entries[index];
  return JSON.stringify(written) === JSON.stringify(entry)
    ? null
    : 'is not what the match gives at this point';
}

function parseObject(line: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch {
    return null;
  }
}
