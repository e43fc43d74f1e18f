import { count } from '../../engine/words.ts';

/** A part of the result in a sum, in front of its figure. */
export const partWords = {
  outcome: 'made or set',
  height: 'height of the bid',
  against: 'tricks against',
  match: 'match',
};

/** What a newcomer would not expect of an advised bid. Figures: deals of 100. */
export const warnings = {
  mostlySet: (made: number, set: number) =>
    `Your side makes its bid in ${made} of 100, is set in ${set}: other calls cost no less.`,
};

/** Moves that have no cards or bid to be named by. */
export const words = {
  pass: 'pass',
  naming: (joker: string, suit: string) => `${joker} naming ${suit}`,
};

/** Figures come as printed: "52" deals of 100, "4.1" tricks. */
export const clauses = {
  isMade: (bid: string, best: string, other: string) => `your ${bid} is made in ${best} of 100, not ${other}`,
  isSet: (bid: string, best: string, other: string) => `their ${bid} is set in ${best} of 100, not ${other}`,
  weMake: (best: string, other: string) => `your side makes its bid in ${best} of 100, not ${other}`,
  weAreSet: (best: string, other: string) => `your side is set in ${best} of 100, not ${other}`,
  theyMake: (best: string, other: string) => `the opponents make their bid in ${best} of 100, not ${other}`,
  theyMostlyMake: (bid: string, best: string, other: string) =>
    `the opponents make a bid, mostly ${bid}, in ${best} of 100, not ${other}`,
  theyAreSet: (best: string, other: string) => `the opponents are set in ${best} of 100, not ${other}`,
  theyAreMostlySet: (bid: string, best: string, other: string) =>
    `the opponents are set, mostly in ${bid}, in ${best} of 100, not ${other}`,
  height: (best: string, other: string) => `the bid brings your side ${best}, not ${other}`,
  tricks: (best: string, other: string) => `your side takes ${count(best, 'trick')}, not ${other}`,
  won: (best: string, other: string) => `your side wins the match in ${best} of 100, not ${other}`,
  lost: (best: string, other: string) => `your side loses the match in ${best} of 100, not ${other}`,
};

/** Where no fact tells it: so many points that a part brings. */
export const plainClauses = {
  outcome: (points: string) => `what is made and what is set brings you ${points} more`,
  height: (points: string) => `the height of the bid brings you ${points} more`,
  against: (points: string) => `tricks against the bid bring you ${points} more`,
  match: (points: string) => `the match is worth ${points} more to you`,
};
