import { LEVELS } from '../../ai/bot.ts';
import { type Player, readPlayers } from '../../ai/player.ts';
import { type AnyGame, type BySeat, type FindGame, isRefusal, type Json } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import { type About, gameOf, headerOf, type LogRefusal, readHeader } from '../../engine/save.ts';
import { readOptionText, readSetup, type SetupRefusal } from '../../engine/setup.ts';
import { logRefusalText, setupRefusalText, shown } from '../../engine/text.ts';
import { playersIn } from '../saved.ts';
import { fieldIn, type NumberedLine, Wrong } from './lines.ts';
import { ENDING, KINDS, unquoted, WORDED, wordFor } from './values.ts';

/** A match at its first move, and notes for its log's header. */
export interface Begun {
  readonly match: Match;
  readonly players: BySeat<Player>;
  readonly about: About;
}

/** Most characters of a value in JSON. */
const LONGEST_JSON = 2000;

/** The lines before the first deal, by name. */
export class Head {
  readonly #fields = new Map<string, NumberedLine>();
  readonly #taken = new Set<string>();
  readonly #first: number;

  /** `first`: number of the line above them. */
  constructor(lines: readonly NumberedLine[], first: number) {
    this.#first = first;
    for (const line of lines) {
      const field = fieldIn(line);
      if (!field)
        throw new Wrong(line.number, `${shown(line.text)} is neither a header nor the heading of a deal.`);
      if (this.#fields.has(field.name)) throw new Wrong(line.number, `${shown(field.name)} appears twice.`);
      this.#fields.set(field.name, { number: line.number, text: field.value });
    }
  }

  /** Names of the lines that nobody has read yet. */
  get rest(): string[] {
    return [...this.#fields.keys()].filter((name) => !this.#taken.has(name));
  }

  /** Line number of a name; that of the first line if it is missing. */
  lineOf(name: string): number {
    return this.#fields.get(name)?.number ?? this.#first;
  }

  /** The value of a name as written; undefined if it is missing. */
  raw(name: string): string | undefined {
    this.#taken.add(name);
    return this.#fields.get(name)?.text;
  }

  /** The value of a name with its quotes resolved; undefined if it is missing. */
  text(name: string): string | undefined {
    const raw = this.raw(name);
    return raw === undefined ? undefined : plainText(raw, this.lineOf(name));
  }

  number(name: string): number {
    const text = this.text(name);
    if (text === undefined) throw new Wrong(this.#first, `below it "${name}" is missing.`);
    if (!/^\d{1,9}$/.test(text))
      throw new Wrong(this.lineOf(name), `${name} is a whole number, not ${shown(text)}.`);
    return Number(text);
  }
}

function plainText(raw: string, line: number): string {
  const text = unquoted(raw);
  if (text === null)
    throw new Wrong(line, `${shown(raw)} begins with a quotation mark and is no text in JSON.`);
  return text;
}

/** Makes the match that the header describes. */
export function begin(head: Head, findGame: FindGame): Begun {
  const game = gameIn(head, findGame);
  const seats = head.number('seats');
  const request = {
    seats,
    seed: head.text('seed') ?? null,
    options: optionsIn(head, game),
    decks: decksIn(head),
    only: onlyIn(head),
  };
  const setup = readSetup(game, request, '');
  if (isRefusal(setup)) throw new Wrong(head.lineOf(placeOf(setup)), setupRefusalText(game, setup));
  const match = new Match(game, setup);
  const about = { ...versionIn(head), ...datesIn(head), ...playersOf(head, seats), ...othersIn(head) };
  const header = readHeader(JSON.stringify(headerOf(match, about)));
  if (isRefusal(header)) throw wrongHeader(header, head);
  return { match, players: playersIn(header), about };
}

/** Names the line whose value the log's header refuses. */
function wrongHeader(refusal: LogRefusal, head: Head): Wrong {
  const field = 'field' in refusal ? (refusal.field ?? '').split('.')[0]! : '';
  const name = field === 'imported' ? 'date' : field;
  return new Wrong(head.lineOf(name), `${shown(head.raw(name) ?? '')} is no proper ${name || 'header'}.`);
}

function gameIn(head: Head, findGame: FindGame): AnyGame {
  const id = head.text('game');
  if (id === undefined) throw new Wrong(head.lineOf('game'), 'below it "game" is missing.');
  const version = head.text('version');
  const named = { game: id, revision: head.number('revision'), ...(version !== undefined && { version }) };
  const game = gameOf(named, findGame);
  if (!isRefusal(game)) return game;
  const at = game.rule === 'other-revision' ? 'revision' : 'game';
  throw new Wrong(head.lineOf(at), logRefusalText(game, findGame));
}

/** The options as written. The setup checks whether they are allowed. */
function optionsIn(head: Head, game: AnyGame): Json {
  return Object.fromEntries(
    namesIn(head, /^option (.+)$/).map(([name, option]) => {
      const spec = game.options.find((known) => known.name === option);
      const text = head.text(name)!;
      return [option, spec ? readOptionText(spec, text) : text];
    }),
  );
}

/** More deals than any match has. */
const MOST_DEALS = 1000;

/** The stacked decks by deal, null for deals without one. */
function decksIn(head: Head): Json {
  const decks: Json[] = [];
  for (const [name, number] of namesIn(head, /^deck (\d{1,9})$/)) {
    const deal = Number(number);
    if (deal < 1 || deal > MOST_DEALS) throw new Wrong(head.lineOf(name), `there is no deal ${deal}.`);
    while (decks.length < deal) decks.push(null);
    decks[deal - 1] = head.text(name)!.split(/\s+/);
  }
  return decks;
}

/** The number of the only deal, if the match is one deal of a longer match. */
function onlyIn(head: Head): Json | undefined {
  const raw = head.raw('only');
  return raw === undefined ? undefined : jsonIn(raw, head.lineOf('only'));
}

/** The names that a pattern matches, each with its first group. */
const namesIn = (head: Head, pattern: RegExp): [string, string][] =>
  head.rest.flatMap((name): [string, string][] => {
    const found = pattern.exec(name)?.[1];
    return found === undefined ? [] : [[name, found]];
  });

/** The name of the line that a refused setup is about. */
function placeOf(refusal: SetupRefusal): string {
  switch (refusal.rule) {
    case 'unknown-option':
    case 'option-value':
      return `option ${refusal.name}`;
    case 'unknown-card':
    case 'deck':
    case 'pack':
      return `deck ${refusal.deal}`;
    case 'one-deal':
    case 'standing':
      return 'only';
    default:
      return refusal.rule;
  }
}

function versionIn(head: Head): About {
  const version = head.text('version');
  return version === undefined ? {} : { version };
}

/** The date of a text marks the match as imported. */
const datesIn = (head: Head): About => ({ imported: head.text('date') ?? null });

function playersOf(head: Head, seats: number): About {
  const named = namesIn(head, /^player (.+)$/);
  if (named.length === 0) return {};
  const players = named.map(([name], seat) => {
    const expected = `player ${seat}`;
    if (name !== expected) throw new Wrong(head.lineOf(name), `${shown(expected)} belongs here.`);
    return playerIn(head, name);
  });
  if (players.length !== seats) {
    throw new Wrong(
      head.lineOf('seats'),
      `${seats} seats need ${seats} players; there are ${players.length}.`,
    );
  }
  return { players: players as unknown as Json };
}

function playerIn(head: Head, name: string): Player {
  const [, who = '', called = ''] = /^(person|guest|program|\w+ bot) +(.+)$/.exec(head.raw(name)!) ?? [];
  const kind = KINDS.find((known) => wordFor(known) === who);
  const read = kind && readPlayers([{ ...kind, name: plainText(called, head.lineOf(name)) }], 1);
  if (read) return read[0]!;
  throw new Wrong(
    head.lineOf(name),
    `a player is "person NAME", "guest NAME", "program NAME" or "LEVEL bot NAME", with ${LEVELS.join(', ')} for the level.`,
  );
}

/** The remaining lines of a header, as JSON. */
function othersIn(head: Head): About {
  const ends: readonly string[] = Object.values(ENDING);
  const names = head.rest.filter((name) => !ends.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const raw = head.raw(name)!;
      if (!/^[a-z][A-Za-z]*$/.test(name) || WORDED.includes(name) || raw.length > LONGEST_JSON) {
        throw new Wrong(head.lineOf(name), `${shown(name)} is not known here.`);
      }
      return [name, jsonIn(raw, head.lineOf(name))];
    }),
  );
}

function jsonIn(raw: string, line: number): Json {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Wrong(line, `${shown(raw)} is neither known here nor JSON.`);
  }
}
