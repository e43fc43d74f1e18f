import { count } from '../../engine/words.ts';

/** Names of parts in a sum, in front of their figures. */
export const partWords = {
  trick: () => 'this trick',
  later: () => 'later tricks',
  last: () => 'last trick',
  sides: () => 'parties',
};

/** Figures come as printed: "52" of 100 deals, or points. `often`: "less often", or in how many of 100 deals. */
export const clauses = {
  youTakeTrick: (often: string) => `you win this trick ${often}`,
  sideTakesTrick: (often: string) => `your side wins this trick ${often}`,
  trickBrings: {
    counts: (best: string, other: string) => `this trick brings your side ${best}, not ${other}`,
    more: 'this trick brings your side more',
    less: 'this trick brings your side less',
  },
  trickCosts: {
    counts: (best: string, other: string) => `this trick costs your side ${best}, not ${other}`,
    more: 'this trick costs your side more',
    less: 'this trick costs your side less',
  },
  youLead: (often: string) => `you lead next ${often}`,
  youTakeLater: {
    counts: (best: string, other: string) => `you win ${count(best, 'point')} later, not ${other}`,
    more: 'you win more points later',
    less: 'you win fewer points later',
  },
  takesLater: (name: string) => ({
    counts: (best: string, other: string) => `${name} wins ${count(best, 'point')} later, not ${other}`,
    more: `${name} wins more points later`,
    less: `${name} wins fewer points later`,
  }),
  sideTakesLast: (often: string) => `your side wins the last trick ${often}`,
  kittyCosts: {
    counts: (best: string, other: string) => `the kitty costs your side ${best}, not ${other}`,
    more: 'the kitty costs your side more',
    less: 'the kitty costs your side less',
  },
  kittyBrings: {
    counts: (best: string, other: string) => `the kitty brings your side ${best}, not ${other}`,
    more: 'the kitty brings your side more',
    less: 'the kitty brings your side less',
  },
  emptySuits: {
    counts: (best: string, other: string) => `you are out of ${best} suits, not ${other}`,
    more: 'you are out of more suits',
    less: 'you are out of fewer suits',
  },
  trumps: {
    counts: (best: string, other: string) => `you have ${count(best, 'trump')}, not ${other}`,
    more: 'you have more trumps',
    less: 'you have fewer trumps',
  },
  youDeal: (often: string) => `you are Dealer ${often}`,
  youJoin: (often: string) => `you join the House ${often}`,
  joins: (name: string, often: string) => `${name} joins the House ${often}`,
  twoJoin: (often: string) => `two join the House ${often}`,
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  trick: 'this trick brings your side more',
  later: 'later tricks bring your side more',
  last: 'the last trick and the kitty bring your side more',
  sides: 'the parties form better for you',
};

export const moveWords = {
  call: (cards: string) => `call ${cards}`,
  stay: () => 'stay',
  ticket: (ordinal: number, card: string) => `${['', '1st', '2nd', '3rd', '4th'][ordinal]} ${card}`,
  tickets: (tickets: readonly string[]) => tickets.join(', '),
};

/** Plans as clauses. `often` is an `oftenText`. */
export const planWords = {
  wins: (card: string, often: string) => `${card} ${often}wins points`,
  isKept: (card: string, often: string) => `${card} is kept and ${often}wins points later`,
  together: (card: string, often: string) => `your ${card}s ${often}win together`,
  ruffs: (suit: string, often: string) => `you ${often}trump ${suit} for points`,
  feeds: (card: string, often: string) => `${card} ${often}goes on a trick of your side`,
  gives: (card: string, often: string) => `${card} ${often}goes to the other side`,
  now: (often: string) => `your side ${often}wins this trick`,
  last: (often: string) => `your side ${often}wins the last trick`,
  youJoin: (often: string) => `you ${often}join the House`,
  youStayOut: (often: string) => `you ${often}stay out of the House`,
  joins: (name: string, often: string) => `${name} ${often}joins the House`,
  staysOut: (name: string, often: string) => `${name} ${often}stays out of the House`,
};
