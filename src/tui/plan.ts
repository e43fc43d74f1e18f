import { LEVELS, type Level } from '../ai/bot.ts';
import { seatPlayers } from '../ai/player.ts';
import type { AnyGame, BySeat, OptionSpec, OptionValue } from '../engine/game.ts';
import { readSetup, type Setup, type SetupRefusal } from '../engine/setup.ts';
import type { Players } from './room.ts';

/** A match as it is being put together in the menu. */
export interface Plan {
  /** Whether a person sits there, one a seat. */
  readonly people: BySeat<boolean>;
  /** What people are to be called, '' for the usual name. */
  readonly names: BySeat<string>;
  readonly level: Level;
  /** '' for a new one. */
  readonly seed: string;
  /** House rules that were set, by name. */
  readonly options: { readonly [name: string]: OptionValue };
}

export const newPlan = ({ defaultSeats }: Pick<AnyGame, 'defaultSeats'>): Plan => ({
  people: Array.from({ length: defaultSeats }, (_, seat) => seat === 0),
  names: Array.from({ length: defaultSeats }, () => ''),
  level: 'normal',
  seed: '',
  options: {},
});

export const withSeats = (plan: Plan, seats: number): Plan => ({
  ...plan,
  people: Array.from({ length: seats }, (_, seat) => plan.people[seat] ?? false),
  names: Array.from({ length: seats }, (_, seat) => plan.names[seat] ?? ''),
});

const replaced = <T>(values: readonly T[], at: number, value: T): T[] =>
  values.map((old, place) => (place === at ? value : old));

export const withPerson = (plan: Plan, seat: number, person: boolean): Plan => ({
  ...plan,
  people: replaced(plan.people, seat, person),
});

export const withName = (plan: Plan, seat: number, name: string): Plan => ({
  ...withPerson(plan, seat, true),
  names: replaced(plan.names, seat, name.trim().slice(0, 12)),
});

export const nextLevel = (plan: Plan, step: number): Plan => ({
  ...plan,
  level: LEVELS[(LEVELS.indexOf(plan.level) + step + LEVELS.length) % LEVELS.length]!,
});

/** The values that an option steps through in the menu; null where there are too many and one is typed. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] | null {
  const none = spec.default === null ? [null] : [];
  if (spec.type === 'boolean') return [...none, false, true];
  if (spec.type === 'choice') return [...none, ...spec.choices];
  const { min, max, step = 1 } = spec;
  const count = Math.floor((max - min) / step) + 1;
  return count > 40 ? null : [...none, ...Array.from({ length: count }, (_, place) => min + place * step)];
}

export const valueIn = (plan: Plan, spec: OptionSpec): OptionValue =>
  Object.hasOwn(plan.options, spec.name) ? plan.options[spec.name]! : spec.default;

/** Who sits where under a plan. */
export function playersOf({ people, names, level }: Plan): Players {
  const seats = people.flatMap((person, seat) => (person ? [seat] : []));
  const usual = seatPlayers(people.length, seats, level);
  const called = seats.map((seat) => names[seat] || usual[seat]!.name);
  return seatPlayers(people.length, seats, level, called);
}

/** The match that a plan stands for, or why there is none. */
export function setupOf(game: AnyGame, plan: Plan, freshSeed: string): Setup | SetupRefusal {
  const { people, options, seed } = plan;
  return readSetup(game, { seats: people.length, options, seed: seed || undefined }, freshSeed);
}
