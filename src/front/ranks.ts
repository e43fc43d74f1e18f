/** A rank of the notation as a reader sees it: the ten in two digits. */
export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank);

/** Ranks of one figure run together, others have blanks around: `AKQ 10 9876`. */
const side = (ranks: readonly string[]): string =>
  ranks
    .map(rankText)
    .map((text) => (text.length > 1 ? ` ${text} ` : text))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** So many ranks in a row are written by their first and last. */
const RUN = 3;

/**
 * The ranks of a suit in the order in which they are given, e.g. `AKQ 10 9876`; where that is wider than `columns`, runs by their ends:
 * `A–Q 10–6 4`. Null where that is too wide, too. `order`: every rank that the suit has, in the same order.
 */
export function ranksText(
  ranks: readonly string[],
  order: readonly string[],
  columns = Number.POSITIVE_INFINITY,
): string | null {
  const full = side(ranks);
  if (full.length <= columns) return full;
  const runs: string[][] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    if (run && order.indexOf(rank) === order.indexOf(run.at(-1)!) + 1) run.push(rank);
    else runs.push([rank]);
  }
  const short = runs
    .map((run) => (run.length < RUN ? side(run) : `${rankText(run[0]!)}–${rankText(run.at(-1)!)}`))
    .join(' ');
  return short.length <= columns ? short : null;
}
