import type { Kind } from '../../engine/shang/combination.ts';
import { count } from '../../engine/words.ts';

/** Names of parts in a sum, in front of their figures. */
export const partWords = {
  out: 'going out',
  own: 'shedding',
  theirs: (name: string) => `slowing ${name}`,
};

/** Short names of plays of five cards. */
export const shortNames: { readonly [kind in Kind]?: string } = {
  straight: 'the straight',
  flush: 'the flush',
  'full house': 'the full house',
  quads: 'the quads',
  'straight flush': 'the straight flush',
  'royal flush': 'the royal flush',
};

/** Figures come as printed: "52" of 100 deals, "1.6" cards. `often`: "less often", or in how many of 100 deals. */
export const clauses = {
  youGoOut: (often: string) => `you go out first ${often}`,
  goesOut: (name: string, often: string) => `${name} goes out first ${often}`,
  yourCards: {
    counts: (best: string, other: string) => `you end with ${count(best, 'card')}, not ${other}`,
    more: 'you end with more cards',
    less: 'you end with fewer cards',
  },
  youLead: (often: string) => `you lead next ${often}`,
  theirCards: (name: string) => ({
    counts: (best: string, other: string) => `${name} ends with ${count(best, 'card')}, not ${other}`,
    more: `${name} ends with more cards`,
    less: `${name} ends with fewer cards`,
  }),
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  out: 'the player who goes out first suits you better',
  own: 'you shed more cards',
  theirs: (name: string) => `${name} keeps more cards`,
};

/** The verb of a play: quads and trips are several. */
const does = (play: string, several: string, one = `${several}s`): string =>
  /^the (quads|trips)/.test(play) ? several : one;

/** Plans as clauses. A play comes by its name, "9♠" or "the pair of nines"; `often` is an `oftenText`. */
export const planWords = {
  the: (combination: string) => `the ${combination}`,
  ranks: { K: 'a king', A: 'an ace' },
  holds: (play: string, often: string) => `${play} ${often}${does(play, 'stay')} unbeaten, and you lead`,
  isKept: (play: string, often: string) =>
    `${play} ${does(play, 'are', 'is')} kept and ${often}${does(play, 'bring')} you the lead`,
  holdsLater: (play: string, often: string) => `${play} ${often}${does(play, 'bring')} you the lead later`,
  together: (play: string, often: string) => `${play} ${often}${does(play, 'stay')} together`,
  ridOf: (play: string, often: string) => `you ${often}get rid of ${play}`,
  stays: (card: string, often: string) => `${card} ${often}stays in your hand`,
  spends: (cards: string, often: string) => `another player ${often}spends ${cards}`,
  youLead: (often: string) => `you ${often}lead next`,
  youComeToLead: (often: string) => `you ${often}come to lead`,
  leads: (name: string, often: string) => `${name} ${often}leads next`,
  youGoOut: (often: string) => `you ${often}go out first`,
  goesOut: (name: string, often: string) => `${name} ${often}goes out first`,
};
