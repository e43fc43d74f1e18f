/** Names of parts in a sum, in front of their figures. */
export const partWords = {
  now: () => 'now',
  later: () => 'yours later',
  reply: (name: string) => `${name}’s next`,
  opponentLater: (name: string) => `${name}’s later`,
  othersLater: () => 'others later',
  win: () => 'the win',
};

/** Placements come as the reader sees them, "R2 on f4", figures as printed. `soon`: in the look-ahead, without parts of their own name. */
export const clauses = {
  scores: {
    counts: (best: string, other: string) => `you score ${best} now, not ${other}`,
    more: 'you score more now',
    less: 'you score less now',
  },
  stillYours: (placement: string, often: string) => `${placement} is still yours ${often}`,
  yourNext: {
    counts: (best: string, other: string) => `your next card scores ${best}, not ${other}`,
    more: 'your next card scores more',
    less: 'your next card scores less',
  },
  yourLater: {
    counts: (best: string, other: string) => `you soon score ${best}, not ${other}`,
    more: 'you soon score more',
    less: 'you soon score less',
  },
  replies: (name: string) => ({
    counts: (best: string, other: string) => `${name} then scores ${best}, not ${other}`,
    more: `${name} then scores more`,
    less: `${name} then scores less`,
  }),
  repliesOn: (name: string, space: string) => ({
    counts: (best: string, other: string) => `${name} then scores ${best}, not ${other} on ${space}`,
    more: `${name} then scores more than on ${space}`,
    less: `${name} then scores less than on ${space}`,
  }),
  opponentLater: (name: string) => ({
    counts: (best: string, other: string) => `${name} soon scores ${best}, not ${other}`,
    more: `${name} soon scores more`,
    less: `${name} soon scores less`,
  }),
  othersLater: {
    counts: (best: string, other: string) => `the others soon score ${best}, not ${other}`,
    more: 'the others soon score more',
    less: 'the others soon score less',
  },
  youWin: (often: string) => `you win ${often}`,
  wins: (name: string, often: string) => `${name} wins ${often}`,
  mostly: 'in most deals',
  inHundred: (share: string) => `in ${share} of 100`,
};

/** Clauses for parts of the result that no fact explains. */
export const plainClauses = {
  now: 'you score more now',
  later: 'your later cards bring you more',
  reply: (name: string) => `${name}’s next card costs you less`,
  opponentLater: (name: string) => `${name}’s later cards cost you less`,
  othersLater: 'the others’ later cards cost you less',
  win: 'the match ends better for you',
};

/** "R2 on f4". */
export const placementText = (card: string, space: string): string => `${card} on ${space}`;

/** Plans as clauses. `often` is an `oftenText`. */
export const planWords = {
  isStill: (placement: string, often: string) => `${placement} is ${often}still yours`,
  follows: (placement: string, often: string) => `${placement} ${often}follows`,
  fills: (space: string, often: string) => `you ${often}score well on ${space}`,
  scores: (name: string, space: string, often: string) => `${name} ${often}scores well on ${space}`,
  stays: (card: string, often: string) => `${card} ${often}stays in your hand`,
};
