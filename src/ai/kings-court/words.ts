/** A part of a gain in a sum, in front of its figure. */
export const partWords = {
  now: () => 'now',
  later: () => 'yours later',
  reply: (name: string) => `${name}’s next`,
  opponentLater: (name: string) => `${name}’s later`,
  othersLater: () => 'others later',
  win: () => 'the win',
};

/** Placements come as the reader sees them, "R2 on f4", figures as printed. `soon`: in the moves that are looked ahead, without what else is told by itself. */
export const clauses = {
  scores: (best: string, other: string) => `it scores ${best}, not ${other}`,
  stillYours: (placement: string, share: string) => `${placement} is still yours in ${share} of 100`,
  yourNext: (best: string, other: string) => `your next card scores ${best}, not ${other}`,
  yourLater: (best: string, other: string) => `you soon score ${best}, not ${other}`,
  replies: (name: string, best: string, other: string) => `${name} then scores ${best}, not ${other}`,
  repliesOn: (name: string, space: string, best: string, other: string) =>
    `${name} then scores ${best}, not ${other} on ${space}`,
  opponentLater: (name: string, best: string, other: string) => `${name} soon scores ${best}, not ${other}`,
  othersLater: (best: string, other: string) => `the others soon score ${best}, not ${other}`,
  youWin: (best: string, other: string) => `you win in ${best} of 100, not ${other}`,
  wins: (name: string, best: string, other: string) => `${name} wins in ${best} of 100, not ${other}`,
};

/** Where no fact tells it: so much that a part brings. */
export const plainClauses = {
  now: (amount: string) => `what it scores brings you ${amount} more`,
  later: (amount: string) => `your later cards bring you ${amount} more`,
  reply: (name: string, amount: string) => `what ${name} places next brings you ${amount} more`,
  opponentLater: (name: string, amount: string) => `what ${name} places later brings you ${amount} more`,
  othersLater: (amount: string) => `what the others place later brings you ${amount} more`,
  win: (amount: string) => `how the match ends brings you ${amount} more`,
};

/** "R2 on f4". */
export const placementText = (card: string, space: string): string => `${card} on ${space}`;
