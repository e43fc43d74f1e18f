import type { OptionSpec, TableSetup } from '../game.ts';

const LEVELS = '23456789TJQKA';
/** A level's text, `2` to `A`. */
/** The letter or digit of a level in the protocol; '' for none. */
export const levelLetter = (level: number): string => LEVELS[level - 2] ?? '';
/** A level for readers: `10` for `T`. */
export const levelText = (level: number): string => (level === 10 ? '10' : levelLetter(level));
const levelOf = (text: string): number => LEVELS.indexOf(text) + 2;

/** The house rules as numbers and names. Levels are 2 to 14 (an ace). */
export interface HouseRules {
  readonly from: number;
  readonly to: number;
  readonly deals: number | null;
  readonly deadZone: boolean;
  readonly noTrumpCalls: boolean;
  readonly ticketTrumps: boolean;
}

/** A table's house rules, from options that are in range. */
export function houseRulesOf({ options }: TableSetup): HouseRules {
  return {
    from: levelOf(String(options.from)),
    to: levelOf(String(options.to)),
    deals: typeof options.deals === 'number' ? options.deals : null,
    deadZone: options.deadZone === true,
    noTrumpCalls: options.noTrumpCalls === true,
    ticketTrumps: options.ticketTrumps === true,
  };
}

/** The first level is above the last one. */
export interface LevelsOrder {
  readonly rule: 'levels-order';
  readonly from: number;
  readonly to: number;
}

/** Page: each player starts with level 2 and ends with the Ace; `from` may not be above `to`. */
export function checkTable(table: TableSetup): LevelsOrder | null {
  const { from, to } = houseRulesOf(table);
  return from > to ? { rule: 'levels-order', from, to } : null;
}

export const options: readonly OptionSpec[] = [
  {
    name: 'from',
    label: 'First level',
    type: 'choice',
    choices: [...LEVELS],
    default: '2',
    description: 'The level on which every player starts.',
  },
  {
    name: 'to',
    label: 'Last level',
    type: 'choice',
    choices: [...LEVELS],
    default: 'A',
    description: 'The last level: going up from there wins the match.',
  },
  {
    name: 'deals',
    label: 'Number of deals',
    type: 'number',
    min: 1,
    max: 100,
    default: null,
    description: 'The match ends after this many deals; the highest level wins.',
  },
  {
    name: 'deadZone',
    label: 'Dead zone at 160',
    type: 'boolean',
    default: false,
    description: 'Nobody goes up at 160 to 235 points; every higher row gives a level less.',
  },
  {
    name: 'noTrumpCalls',
    label: 'No-Trump calls',
    type: 'boolean',
    default: false,
    description: 'Two or more identical jokers call No-Trump.',
  },
  {
    name: 'ticketTrumps',
    label: 'Tickets name trumps',
    type: 'boolean',
    default: true,
    description: 'Tickets may name cards that are trumps.',
  },
];
