import * as v from 'valibot';
import type { Card } from './card.ts';
import { formatCarried, parseCarried } from './carried.ts';
import {
  type AnyGame,
  isRefusal,
  type Json,
  type OpaqueTypes,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Refusal,
  type TableSetup,
} from './game.ts';

/** Everything about a match before its first move. */
export interface Setup extends TableSetup {
  /** Any text but the empty one. */
  readonly seed: string;
  /** The stacked deck of deal k + 1; null, or no entry, if the deck is shuffled from the seed. */
  readonly decks: readonly (readonly Card[] | null)[];
  /** Left out for a whole match. */
  readonly only?: OnlyDeal;
}

/** A match that is one deal of a longer one: it begins at the longer match's standing before the deal, and ends after it. */
export interface OnlyDeal {
  /** Number of the deal, from 1. */
  readonly deal: number;
  /** Number of moves before it; they seed the bots' luck. */
  readonly moves: number;
  /** The facts of earlier deals, as `formatCarried` writes them; '' for the first deal. */
  readonly standing: string;
}

/** A request for a setup. Missing fields take their defaults. */
export interface SetupRequest {
  readonly seats?: Json | undefined;
  readonly options?: Json | undefined;
  readonly seed?: Json | undefined;
  /** Decks as arrays of card texts. */
  readonly decks?: Json | undefined;
  /** An `OnlyDeal`. */
  readonly only?: Json | undefined;
}

/** The refusal of a setup, with the facts that `setupRefusalText` needs. Deals count from 1. */
export type SetupRefusal =
  | { readonly rule: 'seats'; readonly seats: Json }
  /** The options are no object. */
  | { readonly rule: 'options' }
  | { readonly rule: 'unknown-option'; readonly name: string }
  | { readonly rule: 'option-value'; readonly name: string; readonly value: Json }
  /** The game refuses this combination of options and seats. */
  | { readonly rule: 'table'; readonly refusal: Refusal }
  | { readonly rule: 'seed' }
  /** The decks are no list. */
  | { readonly rule: 'decks' }
  /** A deck is no list. */
  | { readonly rule: 'deck'; readonly deal: number }
  | { readonly rule: 'unknown-card'; readonly deal: number; readonly card: Json }
  /** A deck is not the pack; the game's own refusal. */
  | { readonly rule: 'pack'; readonly deal: number; readonly refusal: Refusal }
  /** `only` is no `OnlyDeal`, or the game's matches are one deal anyway. */
  | { readonly rule: 'only' | 'one-deal' }
  /** A match cannot have this standing before the deal. `like`: an example in this game's notation. */
  | { readonly rule: 'standing'; readonly deal: number; readonly standing: string; readonly like: string };

/** Checks a request and fills in defaults. Returns the setup or a refusal. `freshSeed` is used if the request has none. */
export function readSetup(game: AnyGame, request: SetupRequest, freshSeed: string): Setup | SetupRefusal {
  const seats = request.seats ?? game.defaultSeats;
  if (typeof seats !== 'number' || !game.seatCounts.includes(seats)) {
    return { rule: 'seats', seats };
  }
  const options = readOptions(game, request.options ?? {});
  if (isRefusal(options)) return options;
  const table: TableSetup = { seats, options };
  const clash = game.checkTable?.(table);
  if (clash) return { rule: 'table', refusal: clash };
  const seed = request.seed ?? freshSeed;
  if (typeof seed !== 'string' || seed === '') return { rule: 'seed' };
  const decks = readDecks(game, table, request.decks ?? []);
  if (isRefusal(decks)) return decks;
  const only = request.only === undefined ? null : readOnly(game, table, request.only);
  return isRefusal(only) ? only : { ...table, seed, decks, ...(only && { only }) };
}

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e6));
const ONLY = v.object({ deal: v.pipe(COUNT, v.minValue(1)), moves: COUNT, standing: v.string() });

function readOnly(game: AnyGame, table: TableSetup, given: Json): OnlyDeal | SetupRefusal {
  if (!game.carryOn) return { rule: 'one-deal' };
  const only = v.safeParse(ONLY, given);
  if (!only.success) return { rule: 'only' };
  const { deal, moves, standing } = only.output;
  if (deal === 1) return moves === 0 && standing === '' ? only.output : { rule: 'only' };
  const carried = parseCarried(standing);
  if (carried && game.carryOn(table, deal, carried)) return only.output;
  return { rule: 'standing', deal, standing, like: standingBefore(game, game.start(table)) };
}

/** The facts carried to the deal that is due, in the form of `OnlyDeal.standing`. */
export const standingBefore = (game: AnyGame, state: OpaqueTypes['state']): string =>
  game.carried ? formatCarried(game.carried(state)) : '';

/** The state of a match before its first deal. Expects a setup from `readSetup`. */
export function startOf(game: AnyGame, setup: Setup): OpaqueTypes['state'] {
  const { only } = setup;
  if (!only || only.deal === 1) return game.start(setup);
  return game.carryOn!(setup, only.deal, parseCarried(only.standing)!)!;
}

function readOptions(game: AnyGame, given: Json): Options | SetupRefusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { rule: 'options' };
  }
  const unknown = Object.keys(given).find((name) => !game.options.some((spec) => spec.name === name));
  if (unknown !== undefined) return { rule: 'unknown-option', name: unknown };
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const value = (given as { [name: string]: Json })[spec.name];
    if (value !== undefined && !allows(spec, value)) {
      return { rule: 'option-value', name: spec.name, value };
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
      return typeof value === 'number'
        ? value >= spec.min && value <= spec.max && (value - spec.min) % (spec.step ?? 1) === 0
        : typeof value === 'string' && spec.words?.includes(value) === true;
  }
}

/** Reads an option's value from a command line or a menu; a ten may be `10`. `readSetup` checks whether it is allowed. */
export function readOptionText(spec: OptionSpec, text: string): OptionValue {
  if (spec.default === null && text === 'none') return null;
  if (spec.type === 'boolean') return text === 'on' ? true : text === 'off' ? false : text;
  if (spec.type === 'choice' && text === '10' && spec.choices.includes('T')) return 'T';
  return spec.type === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Writes an option's value as `readOptionText` reads it. */
export const formatOption = (value: OptionValue): string =>
  value === null ? 'none' : typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

function readDecks(game: AnyGame, table: TableSetup, given: Json): Setup['decks'] | SetupRefusal {
  if (!Array.isArray(given)) return { rule: 'decks' };
  const decks: (readonly Card[] | null)[] = [];
  for (const [index, texts] of (given as Json[]).entries()) {
    const deck = texts === null ? null : readDeck(game, table, texts, index + 1);
    if (isRefusal(deck)) return deck;
    decks.push(deck);
  }
  return decks;
}

function readDeck(
  game: AnyGame,
  table: TableSetup,
  texts: Json,
  deal: number,
): readonly Card[] | SetupRefusal {
  if (!Array.isArray(texts)) return { rule: 'deck', deal };
  const cards: Card[] = [];
  for (const text of texts as Json[]) {
    const card = typeof text === 'string' ? game.parseCard(text) : undefined;
    if (card === undefined) return { rule: 'unknown-card', deal, card: text };
    cards.push(card);
  }
  const wrong = game.checkDeck(table, cards);
  return wrong ? { rule: 'pack', deal, refusal: wrong } : cards;
}
