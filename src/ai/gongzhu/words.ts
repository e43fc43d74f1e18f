import { count } from '../../engine/words.ts';

/** Names of parts in a sum, in front of their figures. `ten`: the 10♣ as the reader sees it. */
export const partWords = {
  pig: () => 'Pig',
  goat: () => 'Goat',
  hearts: () => 'hearts',
  ten: (ten: string) => ten,
  moon: () => 'moon',
};

/** Figures come as printed: "52" of 100 deals. `often`: "less often", or in how many of 100 deals. */
export const clauses = {
  youShoot: (often: string) => `you shoot the moon ${often}`,
  shoots: (name: string, often: string) => `${name} shoots the moon ${often}`,
  youTakePig: (often: string) => `you take the Pig ${often}`,
  takesPig: (name: string, often: string) => `${name} takes the Pig ${often}`,
  youGetGoat: (often: string) => `you get the Goat ${often}`,
  getsGoat: (name: string, often: string) => `${name} gets the Goat ${often}`,
  yourHearts: {
    counts: (best: string, other: string) => `hearts cost you ${count(best, 'point')}, not ${other}`,
    more: 'hearts cost you more',
    less: 'hearts cost you less',
  },
  youAreDoubled: (ten: string, often: string) => `you are doubled by ${ten} ${often}`,
  isDoubled: (name: string, ten: string, often: string) => `${name} is doubled by ${ten} ${often}`,
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  pig: () => 'the Pig costs you less',
  goat: () => 'the Goat brings you more',
  hearts: () => 'hearts cost you less',
  ten: (ten: string) => `${ten} doubles fewer of your points`,
  moon: () => 'a moon costs you less',
};

/** Plans as clauses. `often` is an `oftenText`. */
export const planWords = {
  pig: 'Pig',
  thePig: 'the Pig',
  takes: (card: string, often: string) => `${card} ${often}wins a trick`,
  takesPig: (card: string, often: string) => `${card} ${often}takes the Pig`,
  takesHearts: (card: string, often: string) => `${card} ${often}takes hearts`,
  takesTen: (card: string, often: string, ten: string) => `${card} ${often}takes ${ten}`,
  ownWins: (often: string, card: string) => `your own ${card} ${often}wins its trick`,
  goatWins: (often: string) => `your Goat ${often}wins its trick`,
  goatLost: (often: string) => `your Goat is ${often}lost`,
  catchesGoat: (card: string, often: string) => `${card} ${often}catches the Goat`,
  isKeptForGoat: (card: string, often: string) => `${card} is kept and ${often}catches the Goat`,
  underPig: (card: string, often: string) => `${card} ${often}stays under when the Pig falls`,
  gives: (card: string, often: string) => `${card} ${often}goes on another player's trick`,
  thrown: (card: string, often: string) => `${card} can ${often}be thrown off`,
  hunted: (often: string, name: string) => `your spades ${often}drive the Pig out, to ${name}`,
  youShoot: (often: string) => `you ${often}shoot the moon`,
  shoots: (often: string, name: string) => `${name} ${often}shoots the moon`,
};
