import { count } from '../../engine/words.ts';

/** A part of a gain in a sum, in front of its figure. */
export const partWords = {
  trick: () => 'this trick',
  later: () => 'later tricks',
  last: () => 'last trick',
  sides: () => 'parties',
};

/** Figures come as printed: "52" deals of 100, or points. */
export const clauses = {
  youTakeTrick: (best: string, other: string) => `you take this trick in ${best} of 100, not ${other}`,
  sideTakesTrick: (best: string, other: string) =>
    `your side takes this trick in ${best} of 100, not ${other}`,
  trickBrings: (best: string, other: string) => `this trick brings your side ${best}, not ${other}`,
  trickCosts: (best: string, other: string) => `this trick costs your side ${best}, not ${other}`,
  youLead: (best: string, other: string) => `you lead next in ${best} of 100, not ${other}`,
  youTakeLater: (best: string, other: string) => `you take ${count(best, 'point')} later, not ${other}`,
  takesLater: (name: string, best: string, other: string) =>
    `${name} takes ${count(best, 'point')} later, not ${other}`,
  sideTakesLast: (best: string, other: string) =>
    `your side takes the last trick in ${best} of 100, not ${other}`,
  kittyCosts: (best: string, other: string) => `the kitty costs your side ${best}, not ${other}`,
  kittyBrings: (best: string, other: string) => `the kitty brings your side ${best}, not ${other}`,
  emptySuits: (best: string, other: string) => `empty suits in your hand: ${best}, not ${other}`,
  trumps: (best: string, other: string) => `trumps in your hand: ${best}, not ${other}`,
  youDeal: (best: string, other: string) => `you are Dealer in ${best} of 100, not ${other}`,
  youJoin: (best: string, other: string) => `you join the House in ${best} of 100, not ${other}`,
  joins: (name: string, best: string, other: string) =>
    `${name} joins the House in ${best} of 100, not ${other}`,
  twoJoin: (best: string, other: string) => `two join the House in ${best} of 100, not ${other}`,
};

/** Where no fact tells it: so many points that a part brings. */
export const plainClauses = {
  trick: (points: string) => `this trick brings your side ${points} more`,
  later: (points: string) => `later tricks bring your side ${points} more`,
  last: (points: string) => `the last trick and the kitty bring your side ${points} more`,
  sides: (points: string) => `how the parties form brings you ${points} more`,
};

export const moveWords = {
  call: (cards: string) => `call ${cards}`,
  stay: () => 'stay',
  ticket: (ordinal: number, card: string) => `${['', '1st', '2nd', '3rd', '4th'][ordinal]} ${card}`,
  tickets: (tickets: readonly string[]) => tickets.join(', '),
};
