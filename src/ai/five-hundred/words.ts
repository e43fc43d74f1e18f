import { count } from '../../engine/words.ts';

/** Names of parts in a sum, in front of their figures. */
export const partWords = {
  outcome: 'made or set',
  height: 'height of the bid',
  against: 'tricks against',
  match: 'match',
};

/** Warns of effects of an advised bid that newcomers do not expect. Figures: number of 100 deals. */
export const warnings = {
  stands: (share: number) => `This bid itself is played in ${share} of 100.`,
  mostlySet: (made: number, set: number) => `Your side makes its bid in ${made}, is set in ${set}.`,
};

/** Names of moves without cards or bid. */
export const words = {
  pass: 'pass',
  naming: (joker: string, suit: string) => `${joker} naming ${suit}`,
};

/** Figures come as printed: "52" of 100 deals, "4.1" tricks. `often`: "less often", or in how many of 100 deals. */
export const clauses = {
  isMade: (bid: string, often: string) => `your ${bid} is made ${often}`,
  isSet: (bid: string, often: string) => `their ${bid} is set ${often}`,
  weMake: (often: string) => `your side makes its bid ${often}`,
  weAreSet: (often: string) => `your side is set ${often}`,
  theyMake: (often: string) => `the opponents make their bid ${often}`,
  theyMostlyMake: (bid: string, often: string) => `the opponents make their bid (mostly ${bid}) ${often}`,
  theyAreSet: (often: string) => `the opponents are set ${often}`,
  theyAreMostlySet: (bid: string, often: string) => `the opponents are set (mostly in ${bid}) ${often}`,
  height: {
    counts: (best: string, other: string) => `the bid brings your side ${best}, not ${other}`,
    more: 'the bid brings your side more',
    less: 'the bid brings your side less',
  },
  tricks: {
    counts: (best: string, other: string) => `your side wins ${count(best, 'trick')}, not ${other}`,
    more: 'your side wins more tricks',
    less: 'your side wins fewer tricks',
  },
  won: (often: string) => `your side wins the match ${often}`,
  lost: (often: string) => `your side loses the match ${often}`,
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  outcome: 'contracts made and set bring you more',
  height: 'the height of the bid brings you more',
  against: 'tricks against the bid bring you more',
  match: 'the match is worth more to you',
};

/** Plans as clauses. `often` is an `oftenText`. */
export const planWords = {
  wins: (card: string, often: string) => `${card} ${often}wins a trick`,
  isKept: (card: string, often: string) => `${card} is kept and ${often}wins a trick later`,
  small: (suit: string, often: string) => `your small ${suit} ${often}win tricks`,
  falls: (card: string, often: string) => `${card} ${often}falls to a higher card`,
  isRuffed: (card: string, often: string) => `${card} is ${often}trumped`,
  isThrown: (card: string, often: string) => `${card} ${often}has to be thrown away`,
  youRuff: (suit: string, often: string) => `you ${often}trump ${suit}`,
  partnerRuffs: (suit: string, often: string) => `your partner ${often}trumps ${suit}`,
  partnerCashes: (suit: string, often: string) => `your partner ${often}cashes ${suit}`,
  drawn: (often: string) => `their trumps are ${often}drawn while you have some`,
  youWin: (often: string) => `you ${often}win this trick`,
  partnerWins: (often: string) => `your partner ${often}wins this trick`,
  theyWin: (name: string, often: string) => `${name} ${often}wins this trick`,
  under: (card: string, often: string) => `${card} ${often}stays under the bidder's card`,
  oursMade: (bid: string, often: string) => `your side ${often}makes ${bid}`,
  oursSet: (bid: string, often: string) => `your side is ${often}set in ${bid}`,
  theirsMade: (bid: string, often: string) => `the opponents ${often}make ${bid}`,
  theirsSet: (bid: string, often: string) => `the opponents are ${often}set in ${bid}`,
};
