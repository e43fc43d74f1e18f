/** The adviser's sentences. Moves and figures come as the reader sees them: "K♠", "+26 points". */
export const words = {
  onlyCard: (card: string) => `${card}: the only legal card.`,
  onlyMove: (move: string) => `${move}: the only legal move.`,
  tooShort: (move: string) => `${move}. Thought about too short to say why.`,
  noDifferent: (moves: readonly string[]) => `${moves.join(' or ')}: no different from each other.`,
  asGood: (moves: readonly string[], within: string) =>
    `${moves.join(', ')}: as good as each other (within ${within}).`,
  notToldApart: (moves: readonly string[], within: string) =>
    `${moves.join(', ')}: not told apart (±${within}).`,
  mayBeAsGood: (best: string, other: string, gain: string, error: string) =>
    `${best}, but ${other} may be as good: ${gain} ±${error}.`,
  best: (best: string, asGood: readonly string[]) =>
    asGood.length === 0 ? best : `${best} (or ${asGood.join(', ')})`,
  better: (best: string, other: string, clause: string, gain: string) =>
    `${best} rather than ${other}: ${clause} (${gain}).`,
  betterAlone: (best: string, clause: string, gain: string) => `${best}: ${clause} (${gain}).`,
  clauseAlone: (clause: string, gain: string) => `${clause[0]!.toUpperCase()}${clause.slice(1)} (${gain}).`,
  share: (part: string, figure: string) => `${part} ${figure}`,
  otherShares: (figure: string) => `other ${figure}`,
  sum: (shares: readonly string[], total: string) => `${shares.join(', ')}: ${total} in all`,
  points: (figure: string) => `${figure} points`,
  onePoint: (figure: string) => `${figure} point`,
  cards: (figure: string) => `${figure} cards`,
  oneCard: (figure: string) => `${figure} card`,
  chance: (figure: string) => `${figure} to win`,
};
