/** Cards of one suit by their heights: those of a hand, and those that others may hold. */
export interface Suit {
  readonly own: readonly number[];
  readonly unseen: readonly number[];
}

/** Do all own cards of a suit win if led from the highest down, wherever the unseen ones are? Among equals the lead wins. */
export function allWin({ own, unseen }: Suit): boolean {
  const highest = Math.max(-1, ...unseen);
  const winners = own.filter((height) => height >= highest).length;
  // Every lead draws at least one card of each holder.
  return winners === own.length || winners >= unseen.length;
}

/** Will a hand that leads surely win every trick, trumps first, wherever unseen cards are? It may say no wrongly: voids are not counted. */
export function takesAll(suits: readonly Suit[], trumps: Suit): boolean {
  const drawn = trumps.own.length >= trumps.unseen.length;
  const others = suits.some(({ own }) => own.length > 0);
  return [...suits, trumps].every(allWin) && (drawn || !others);
}
