import type { OptionSpec, TableSetup } from '../game.ts';

const PASSING = ['left-right-across-hold', 'none', 'left'] as const;
/** Directions of passing: left, right, across and nowhere in turn; never; or always left. */
export type Passing = (typeof PASSING)[number];

export const options: readonly OptionSpec[] = [
  {
    name: 'limit',
    label: 'The match ends above',
    description: 'The match ends when somebody has more points than this',
    type: 'number',
    default: 1000,
    min: 100,
    max: 5000,
  },
  {
    name: 'passing',
    label: 'Passing cards',
    description: 'Where three cards are passed before play, deal by deal',
    type: 'choice',
    default: 'left-right-across-hold',
    choices: PASSING,
  },
];

/** A table's house rules, from options that are in range. */
export const houseRulesOf = ({
  options,
}: TableSetup): {
  /** The match ends when somebody has more points than this. */
  readonly limit: number;
  readonly passing: Passing;
} => ({ limit: options.limit as number, passing: options.passing as Passing });
