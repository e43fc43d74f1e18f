/** Splits a text into cards. */
export const cards = (text: string): string[] => text.split(' ');

/** A deck that deals these hands one card at a time, from seat 0 on, followed by `rest`. */
export const oneByOne = (hands: readonly string[], rest: readonly string[] = []): string[] => {
  const dealt = hands.map(cards);
  return [...dealt[0]!.flatMap((_, round) => dealt.map((hand) => hand[round]!)), ...rest];
};

/**
 * A deck that deals these hands, from the seat after the dealer on, in packets of three, four and three cards. The widow gets three cards
 * after the first packets, the others after the second.
 */
export const inPackets = (hands: readonly string[], widow: readonly string[]): string[] => {
  const round = (from: number, to: number) => hands.flatMap((hand) => cards(hand).slice(from, to));
  return [...round(0, 3), ...widow.slice(0, 3), ...round(3, 7), ...widow.slice(3), ...round(7, 10)];
};

/** Tricks of one card each as a script: in `4: QC JC` seat 4 plays first, then the next seat. */
export const singles = (seats: number, tricks: readonly string[]): string[] =>
  tricks.flatMap((trick) => {
    const [leader, plays] = trick.split(': ');
    return cards(plays!).map((card, place) => `${(Number(leader) + place) % seats} ${card}`);
  });
