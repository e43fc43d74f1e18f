/** Returns the legal moves that begin with a typed text. The cards of a move may be typed in any order. */
export function completionsOf(moves: readonly string[], text: string): string[] {
  const [head = '', ...words] = text.toLowerCase().split(' ');
  const last = words.pop();
  if (last === undefined) return moves.filter((move) => move.toLowerCase().startsWith(head));
  return moves.flatMap((move) => {
    const [name = '', ...rest] = move.split(' ');
    if (name.toLowerCase() !== head) return [];
    const named: string[] = [];
    const take = (fits: (word: string) => boolean): boolean => {
      const at = rest.findIndex((word) => fits(word.toLowerCase()));
      if (at >= 0) named.push(...rest.splice(at, 1));
      return at >= 0;
    };
    const all =
      words.every((typed) => take((word) => word === typed)) && take((word) => word.startsWith(last));
    return all ? [[name, ...named, ...rest].join(' ')] : [];
  });
}
