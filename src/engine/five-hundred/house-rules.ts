import type { OptionSpec, Options, TableSetup } from '../game.ts';

export const options: readonly OptionSpec[] = [
  {
    name: 'jokerNoTrump',
    label: 'Joker without trumps',
    type: 'choice',
    default: 'follow',
    choices: ['follow', 'anytime'],
    description: 'Without trumps the Joker waits until you cannot follow suit, or may be played at any time.',
  },
  {
    name: 'target',
    label: 'Points to win',
    type: 'number',
    default: 500,
    min: 100,
    max: 1000,
    step: 50,
    description: 'Points that win the match; as many below zero lose it.',
  },
  {
    name: 'defendersScore',
    label: 'Defenders score',
    type: 'choice',
    default: 'when-set',
    choices: ['when-set', 'always'],
    description: 'Defenders score 10 a trick only when they set the contract, or on every contract.',
  },
  {
    name: 'nello',
    label: 'Nello may be bid',
    type: 'choice',
    default: 'in-the-hole',
    choices: ['in-the-hole', 'always', 'never'],
    description: 'Nello may be bid by a team below zero, by any team, or by none.',
  },
];

/** The declared options with their types. */
export type HouseRules = Options & {
  /** May the Joker be played on a suit its holder could follow, without trumps? */
  readonly jokerNoTrump: 'follow' | 'anytime';
  /** Points that win the match; this many below zero lose it. */
  readonly target: number;
  /** Do the defenders score their tricks only if they set the contract? */
  readonly defendersScore: 'when-set' | 'always';
  readonly nello: 'in-the-hole' | 'always' | 'never';
};

/** The house rules of a setup whose options are in range. */
export const houseRulesOf = ({ options }: TableSetup): HouseRules => options as HouseRules;
