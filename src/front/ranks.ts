/** A rank as readers write it: the ten as `10`. */
export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank);

/** Joins ranks; only a ten has blanks around it: `AKQ 10 9876`. */
const side = (ranks: readonly string[]): string =>
  ranks
    .map(rankText)
    .map((text) => (text.length > 1 ? ` ${text} ` : text))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Fewest ranks in a row that are shortened to the first and the last. */
const RUN = 3;

/**
 * The ranks of a suit in the given order, e.g. `AKQ 10 9876`; if that is wider than `columns`, with runs shortened: `A–Q 10–6 4`. Null if
 * that is still too wide. `order`: every rank of the suit, in the same order.
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
