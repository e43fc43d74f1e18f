/** Cards of one suit by their heights in it: those of a hand, and those that somebody else may hold. */
export interface Suit {
  readonly own: readonly number[];
  readonly unseen: readonly number[];
}

/** Do all own cards of a suit win when they are led from the highest down, whoever holds the unseen ones? Of equals the one led wins. */
export function allWin({ own, unseen }: Suit): boolean {
  const highest = Math.max(-1, ...unseen);
  const winners = own.filter((height) => height >= highest).length;
  // Every lead draws at least one of those that are held.
  return winners === own.length || winners >= unseen.length;
}

/**
 * Is every trick sure to be taken by a hand that leads, trumps first, whoever holds the unseen cards? Sufficient, not necessary: voids that
 * could save a card are not counted.
 */
export function takesAll(suits: readonly Suit[], trumps: Suit): boolean {
  const drawn = trumps.own.length >= trumps.unseen.length;
  const others = suits.some(({ own }) => own.length > 0);
  return [...suits, trumps].every(allWin) && (drawn || !others);
}
