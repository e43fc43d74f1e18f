import type { OptionSpec, TableSetup } from '../game.ts';

export const options: readonly OptionSpec[] = [
  {
    name: 'limit',
    label: 'The match ends at',
    description: 'the match ends when a total reaches this many cards',
    type: 'number',
    default: 26,
    min: 1,
    max: 200,
  },
];

/** A table's house rules, from options that are in range. */
export const houseRulesOf = ({
  options,
}: TableSetup): {
  /** The match ends when a total reaches this. */
  readonly limit: number;
} => ({ limit: options.limit as number });
