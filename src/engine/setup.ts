import type { Card } from './card.ts';
import {
  type AnyGame,
  isRefusal,
  type Json,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Refusal,
  type Table,
} from './game.ts';
import { list, plainSpeaker } from './words.ts';

/** All that a match is before its first move. */
export interface Setup extends Table {
  /** Any text but the empty one. */
  readonly seed: string;
  /** The stacked deck of deal k + 1, or null (or none) where the deck is shuffled from the seed. */
  readonly decks: readonly (readonly Card[] | null)[];
}

/** What somebody asked for; what is left out takes its default. */
export interface SetupRequest {
  readonly seats?: Json | undefined;
  readonly options?: Json | undefined;
  readonly seed?: Json | undefined;
  /** Decks as arrays of card texts. */
  readonly decks?: Json | undefined;
}

/** A setup that cannot be: the field, and a sentence saying what would be right. */
export interface SetupRefusal extends Refusal {
  readonly rule: 'seats' | 'options' | 'seed' | 'decks';
  readonly sentence: string;
}

const refuse = (rule: SetupRefusal['rule'], sentence: string): SetupRefusal => ({ rule, sentence });

/** The setup that was asked for, or why there is none. `freshSeed` is used when no seed is given. */
export function readSetup(game: AnyGame, request: SetupRequest, freshSeed: string): Setup | SetupRefusal {
  const seats = request.seats ?? game.defaultSeats;
  if (typeof seats !== 'number' || !game.seatCounts.includes(seats)) {
    return refuse(
      'seats',
      `${game.title} is for ${list(game.seatCounts.map(String))} players, not ${JSON.stringify(seats)}.`,
    );
  }
  const options = readOptions(game, request.options ?? {});
  if (isRefusal(options)) return options;
  const table: Table = { seats, options };
  const clash = game.checkTable?.(table);
  if (clash) return refuse('options', game.refusalText(clash, plainSpeaker));
  const seed = request.seed ?? freshSeed;
  if (typeof seed !== 'string' || seed === '') {
    return refuse('seed', 'A seed is any text of at least one character.');
  }
  const decks = readDecks(game, table, request.decks ?? []);
  return isRefusal(decks) ? decks : { ...table, seed, decks };
}

function readOptions(game: AnyGame, given: Json): Options | SetupRefusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuse('options', 'Options are an object of names and values.');
  }
  const unknown = Object.keys(given).find((name) => !game.options.some((spec) => spec.name === name));
  if (unknown !== undefined) {
    return refuse(
      'options',
      `${game.title} has no option "${unknown}"; it has ${list(game.options.map((spec) => spec.name)) || 'none'}.`,
    );
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const value = (given as { [name: string]: Json })[spec.name];
    if (value !== undefined && !allows(spec, value)) {
      return refuse('options', `Option ${spec.name} is ${allowed(spec)}, not ${JSON.stringify(value)}.`);
    }
    options[spec.name] = value === undefined ? spec.default : (value as OptionValue);
  }
  return options;
}

function allows(spec: OptionSpec, value: Json): boolean {
  if (value === null) return spec.default === null;
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= spec.min &&
        value <= spec.max &&
        (value - spec.min) % (spec.step ?? 1) === 0
      );
  }
}

/** The allowed values of an option in words, e.g. "a number from 100 to 5000". */
export function allowed(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'on or off';
    case 'choice':
      return `one of ${spec.choices.join(', ')}`;
    case 'number': {
      const steps = spec.step ? ` in steps of ${spec.step}` : '';
      return `${spec.default === null ? 'none or ' : ''}a whole number from ${spec.min} to ${spec.max}${steps}`;
    }
  }
}

/** An option's value as typed on a command line or a menu; `readSetup` says whether it is allowed. */
export function readOptionText(spec: OptionSpec, text: string): OptionValue {
  if (spec.default === null && text === 'none') return null;
  if (spec.type === 'boolean') return text === 'on' ? true : text === 'off' ? false : text;
  return spec.type === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** An option's value as `readOptionText` reads it. */
export const formatOption = (value: OptionValue): string =>
  value === null ? 'none' : typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

function readDecks(game: AnyGame, table: Table, given: Json): Setup['decks'] | SetupRefusal {
  if (!Array.isArray(given))
    return refuse('decks', 'Decks are a list with a list of cards (or null) for each deal.');
  const decks: (readonly Card[] | null)[] = [];
  for (const [index, texts] of (given as Json[]).entries()) {
    const deck = texts === null ? null : readDeck(game, table, texts, index + 1);
    if (isRefusal(deck)) return deck;
    decks.push(deck);
  }
  return decks;
}

function readDeck(game: AnyGame, table: Table, texts: Json, deal: number): readonly Card[] | SetupRefusal {
  if (!Array.isArray(texts)) return refuse('decks', `The deck of deal ${deal} is not a list of cards.`);
  const cards: Card[] = [];
  for (const text of texts as Json[]) {
    const card = typeof text === 'string' ? game.parseCard(text) : undefined;
    if (card === undefined) {
      return refuse(
        'decks',
        `The deck of deal ${deal} names ${JSON.stringify(text)}, which is not a card of ${game.title}.`,
      );
    }
    cards.push(card);
  }
  const wrong = game.checkDeck(table, cards);
  return wrong ? refuse('decks', `Deal ${deal}: ${game.refusalText(wrong, plainSpeaker)}`) : cards;
}
