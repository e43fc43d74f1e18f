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
  stands: (share: number) => `This bid is itself played in ${share} of 100.`,
  mostlySet: (made: number, set: number) => `Your side makes its bid in ${made}, is set in ${set}.`,
};

/** Moves that have no cards or bid to be named by. */
export const words = {
  pass: 'pass',
  naming: (joker: string, suit: string) => `${joker} naming ${suit}`,
};

/** Figures come as printed: "52" deals of 100, "4.1" tricks. `often`: "less often", or in how many of 100 deals. */
export const clauses = {
  isMade: (bid: string, often: string) => `your ${bid} is made ${often}`,
  isSet: (bid: string, often: string) => `their ${bid} is set ${often}`,
  weMake: (often: string) => `your side makes its bid ${often}`,
  weAreSet: (often: string) => `your side is set ${often}`,
  theyMake: (often: string) => `the opponents make their bid ${often}`,
  theyMostlyMake: (bid: string, often: string) => `the opponents make a bid, mostly ${bid}, ${often}`,
  theyAreSet: (often: string) => `the opponents are set ${often}`,
  theyAreMostlySet: (bid: string, often: string) => `the opponents are set, mostly in ${bid}, ${often}`,
  height: {
    counts: (best: string, other: string) => `the bid brings your side ${best}, not ${other}`,
    more: 'the bid brings your side more',
    less: 'the bid brings your side less',
  },
  tricks: {
    counts: (best: string, other: string) => `your side takes ${count(best, 'trick')}, not ${other}`,
    more: 'your side takes more tricks',
    less: 'your side takes fewer tricks',
  },
  won: (often: string) => `your side wins the match ${often}`,
  lost: (often: string) => `your side loses the match ${often}`,
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  outcome: 'what is made and set brings you more',
  height: 'the height of the bid brings you more',
  against: 'tricks against the bid bring you more',
  match: 'the match is worth more to you',
};
