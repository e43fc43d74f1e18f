/** Cards separated by spaces. */
export const cards = (text: string): string[] => text.split(' ');

/** The deck that deals these hands one card at a time from seat 0 on, and ends in the rest. */
export const oneByOne = (hands: readonly string[], rest: readonly string[] = []): string[] => {
  const dealt = hands.map(cards);
  return [...dealt[0]!.flatMap((_, round) => dealt.map((hand) => hand[round]!)), ...rest];
};

/**
 * The deck that deals these hands, from the seat after the dealer on, in packets of three, four and three cards, and between them three
 * cards and the others to the widow.
 */
export const inPackets = (hands: readonly string[], widow: readonly string[]): string[] => {
  const round = (from: number, to: number) => hands.flatMap((hand) => cards(hand).slice(from, to));
  return [...round(0, 3), ...widow.slice(0, 3), ...round(3, 7), ...widow.slice(3), ...round(7, 10)];
};
