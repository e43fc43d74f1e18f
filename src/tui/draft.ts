import { LEVELS, type Level } from '../ai/bot.ts';
import { seatPlayers } from '../ai/player.ts';
import type { AnyGame, BySeat, OptionSpec, OptionValue } from '../engine/game.ts';
import { readSetup, type Setup, type SetupRefusal } from '../engine/setup.ts';
import type { Players } from '../front/room.ts';
import { valueAround } from './around.ts';

/** A match that is being set up in the menu. */
export interface Draft {
  /** By seat: does a person sit there? */
  readonly people: BySeat<boolean>;
  /** By seat: the name of a person; '' for the usual one. */
  readonly names: BySeat<string>;
  readonly level: Level;
  /** '' for a random one. */
  readonly seed: string;
  /** House rules that were changed, by name. */
  readonly options: { readonly [name: string]: OptionValue };
}

export const newDraft = ({ defaultSeats }: Pick<AnyGame, 'defaultSeats'>): Draft => ({
  people: Array.from({ length: defaultSeats }, (_, seat) => seat === 0),
  names: Array.from({ length: defaultSeats }, () => ''),
  level: 'normal',
  seed: '',
  options: {},
});

export const withSeats = (draft: Draft, seats: number): Draft => ({
  ...draft,
  people: Array.from({ length: seats }, (_, seat) => draft.people[seat] ?? false),
  names: Array.from({ length: seats }, (_, seat) => draft.names[seat] ?? ''),
});

const replaced = <T>(values: readonly T[], at: number, value: T): T[] =>
  values.map((old, place) => (place === at ? value : old));

export const withPerson = (draft: Draft, seat: number, person: boolean): Draft => ({
  ...draft,
  people: replaced(draft.people, seat, person),
});

export const withName = (draft: Draft, seat: number, name: string): Draft => ({
  ...withPerson(draft, seat, true),
  names: replaced(draft.names, seat, name.trim().slice(0, 12)),
});

export const nextLevel = (draft: Draft): Draft => ({
  ...draft,
  level: valueAround(LEVELS, draft.level, 1),
});

/** Returns the values of an option for the menu to step through; null if there are too many, so that one is typed. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] | null {
  const none = spec.default === null ? [null] : [];
  if (spec.type === 'boolean') return [...none, false, true];
  if (spec.type === 'choice') return [...none, ...spec.choices];
  const { min, max, step = 1, words = [] } = spec;
  const count = Math.floor((max - min) / step) + 1;
  const numbers = Array.from({ length: count }, (_, place) => min + place * step);
  return count > 40 ? null : [...none, ...numbers, ...words];
}

export const valueIn = (draft: Draft, spec: OptionSpec): OptionValue =>
  Object.hasOwn(draft.options, spec.name) ? draft.options[spec.name]! : spec.default;

/** Returns the players of a draft. */
export function playersOf({ people, names, level }: Draft): Players {
  const seats = people.flatMap((person, seat) => (person ? [seat] : []));
  const usual = seatPlayers(people.length, seats, level);
  const called = seats.map((seat) => names[seat] || usual[seat]!.name);
  return seatPlayers(people.length, seats, level, called);
}

/** Returns the match of a draft, or the reason why it is refused. */
export function setupOf(game: AnyGame, draft: Draft, freshSeed: string): Setup | SetupRefusal {
  const { people, options, seed } = draft;
  return readSetup(game, { seats: people.length, options, seed: seed || undefined }, freshSeed);
}
