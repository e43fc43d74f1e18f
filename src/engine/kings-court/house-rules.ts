import type { OptionSpec, Seat, TableSetup } from '../game.ts';
import { LAYOUTS, type Layout } from './board.ts';
import { PACK } from './cards.ts';
import type { Scoring } from './score.ts';
import type { Refusal } from './state.ts';

/** Value of `hand`: every card is dealt at the start. */
const ALL = 'all';
/** Value of `breaking` and `prime`: the edition decides. */
const AS_EDITION = 'edition';

/** The scoring rules of the author's page, and those of his later program. */
export const EDITIONS = {
  page: { breaking: 'minus-ten', prime: 'one' },
  later: { breaking: 'half', prime: 'values' },
} as const satisfies Record<string, Scoring>;

export const options: readonly OptionSpec[] = [
  {
    name: 'layout',
    label: 'Opening layout',
    type: 'choice',
    default: 'outline',
    choices: Object.keys(LAYOUTS),
    description: 'Where the twelve cards of the opening lie; empty: nowhere.',
  },
  {
    name: 'hand',
    label: 'Cards in a hand',
    type: 'number',
    default: 6,
    min: 1,
    max: 7,
    words: [ALL],
    description: 'Cards in a full hand; all: every card is dealt at the start, and there is no stack.',
  },
  {
    name: 'first',
    label: 'Who starts',
    type: 'number',
    default: 0,
    min: 0,
    max: 3,
    description: 'The seat that starts, below the number of seats.',
  },
  {
    name: 'edition',
    label: 'Edition of the rules',
    type: 'choice',
    default: 'page',
    choices: Object.keys(EDITIONS),
    description: "The author's first page, or his later rules for breaking a seven and the Prime Suit.",
  },
  {
    name: 'breaking',
    label: 'Breaking seven',
    type: 'choice',
    default: AS_EDITION,
    choices: [AS_EDITION, 'minus-ten', 'half'],
    description: 'Costs 10 points, or half of what else the placement scores; edition: as the edition says.',
  },
  {
    name: 'prime',
    label: 'Prime Suit counts',
    type: 'choice',
    default: AS_EDITION,
    choices: [AS_EDITION, 'one', 'values'],
    description: 'A Prime card scores 1, or its value for another; edition: as the edition says.',
  },
];

/** A table's house rules, from options that are in range. */
export function houseRulesOf({ options, seats }: TableSetup): {
  readonly layout: Layout;
  /** Cards in a full hand. */
  readonly fullHand: number;
  /** The seat that starts. */
  readonly first: Seat;
  readonly scoring: Scoring;
} {
  const layout = options.layout as Layout;
  // Two, three and four seats share the 36 or 48 cards evenly.
  const all = (PACK.length - LAYOUTS[layout].length) / seats;
  const edition = EDITIONS[options.edition as keyof typeof EDITIONS];
  const { breaking, prime } = options;
  return {
    layout,
    fullHand: options.hand === ALL ? all : (options.hand as number),
    first: options.first as number,
    scoring: {
      breaking: breaking === AS_EDITION ? edition.breaking : (breaking as Scoring['breaking']),
      prime: prime === AS_EDITION ? edition.prime : (prime as Scoring['prime']),
    },
  };
}

export function checkTable(table: TableSetup): Refusal | null {
  const { first } = houseRulesOf(table);
  return first < table.seats ? null : { rule: 'no-such-seat', first, seats: table.seats };
}
