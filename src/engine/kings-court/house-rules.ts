import type { OptionSpec, Seat, TableSetup } from '../game.ts';
import { LAYOUTS, type Layout } from './board.ts';
import type { Refusal } from './state.ts';

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
    description: 'Cards in a full hand.',
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
];

/** A table's house rules, read from options that are known to be in range. */
export const houseRulesOf = ({
  options,
}: TableSetup): {
  readonly layout: Layout;
  /** Cards in a full hand. */
  readonly fullHand: number;
  /** The seat that starts. */
  readonly first: Seat;
} => ({
  layout: options.layout as Layout,
  fullHand: options.hand as number,
  first: options.first as number,
});

export function checkTable(table: TableSetup): Refusal | null {
  const { first } = houseRulesOf(table);
  return first < table.seats ? null : { rule: 'no-such-seat', first, seats: table.seats };
}
