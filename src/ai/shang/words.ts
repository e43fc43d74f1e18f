import type { Kind } from '../../engine/shang/combination.ts';
import { count } from '../../engine/words.ts';

/** A part of the result in a sum, in front of its figure. */
export const partWords = {
  out: 'going out',
  own: 'shedding',
  theirs: (name: string) => `slowing ${name}`,
};

/** Plays of five cards where there is no room for them. */
export const shortNames: { readonly [kind in Kind]?: string } = {
  straight: 'the straight',
  flush: 'the flush',
  'full house': 'the full house',
  quads: 'the quads',
  'straight flush': 'the straight flush',
  'royal flush': 'the royal flush',
};

/** Figures come as printed: "52" deals of 100, "1.6" cards. */
export const clauses = {
  youGoOut: (best: string, other: string) => `you go out first in ${best} of 100, not ${other}`,
  goesOut: (name: string, best: string, other: string) =>
    `${name} goes out first in ${best} of 100, not ${other}`,
  yourCards: (best: string, other: string) => `you end with ${count(best, 'card')}, not ${other}`,
  youLead: (best: string, other: string) => `you lead next in ${best} of 100, not ${other}`,
  theirCards: (name: string, best: string, other: string) =>
    `${name} ends with ${count(best, 'card')}, not ${other}`,
};

/** Where no fact tells it: so many cards that a part brings. */
export const plainClauses = {
  out: (cards: string) => `who goes out first brings you ${cards} more`,
  own: (cards: string) => `you keep ${count(cards, 'fewer card')}`,
  theirs: (name: string, cards: string) => `slowing ${name} brings you ${cards} more`,
};
