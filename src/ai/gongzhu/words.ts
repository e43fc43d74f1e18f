import { count } from '../../engine/words.ts';

/** A part of the result in a sum, in front of its figure. `ten` is the 10♣ as the reader sees it. */
export const partWords = {
  pig: () => 'Pig',
  goat: () => 'Goat',
  hearts: () => 'hearts',
  ten: (ten: string) => ten,
  moon: () => 'moon',
};

/** Figures come as printed: "52" deals of 100. */
export const clauses = {
  youShoot: (best: string, other: string) => `you shoot the moon in ${best} of 100, not ${other}`,
  shoots: (name: string, best: string, other: string) =>
    `${name} shoots the moon in ${best} of 100, not ${other}`,
  youTakePig: (best: string, other: string) => `you take the Pig in ${best} of 100, not ${other}`,
  takesPig: (name: string, best: string, other: string) =>
    `${name} takes the Pig in ${best} of 100, not ${other}`,
  youGetGoat: (best: string, other: string) => `you get the Goat in ${best} of 100, not ${other}`,
  getsGoat: (name: string, best: string, other: string) =>
    `${name} gets the Goat in ${best} of 100, not ${other}`,
  yourHearts: (best: string, other: string) => `you take ${count(best, 'heart')}, not ${other}`,
  youAreDoubled: (ten: string, best: string, other: string) =>
    `you are doubled by ${ten} in ${best} of 100, not ${other}`,
  isDoubled: (name: string, ten: string, best: string, other: string) =>
    `${name} is doubled by ${ten} in ${best} of 100, not ${other}`,
};

/** Where no fact tells it: so many points that a part brings. */
export const plainClauses = {
  pig: (points: string) => `the Pig leaves you ${points} better off`,
  goat: (points: string) => `the Goat leaves you ${points} better off`,
  hearts: (points: string) => `hearts leave you ${points} better off`,
  ten: (points: string, ten: string) => `what ${ten} doubles leaves you ${points} better off`,
  moon: (points: string) => `moons leave you ${points} better off`,
};
