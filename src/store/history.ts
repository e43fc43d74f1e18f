import { statSync } from 'node:fs';
import * as v from 'valibot';
import { isRefusal, type Seat, type Tally } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { isForeign } from '../engine/save.ts';
import type { Review } from '../review/review.ts';
import { reasonOf } from './errors.ts';
import type { LogFolder } from './log-folder.ts';
import { stampOf } from './log-index.ts';
import { counts, type FinishedMatch } from './saved.ts';

/** A deal that was judged, as a person played it. */
export interface JudgedDeal {
  readonly seat: Seat;
  /** By how many points it was better for them than par; where low wins, that much lower. */
  readonly gain: number;
  readonly review: Review;
}

/** A finished match with what its game counts of the people at it; of one that does not count, or that another version plays, nothing. */
export interface PlayedMatch extends FinishedMatch {
  readonly tallies: readonly Tally[];
  /** Why it counts for nobody, though it would: its log does not come to the result that it tells. A sentence. */
  readonly fault?: string;
  /** The deals that were judged; left out where nobody has looked for them. */
  readonly judged?: readonly JudgedDeal[];
}

/** Which tallies there are and what they mean: another number has all logs replayed once more. */
const FORM = 3;

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const TALLIES = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.strictObject({
      name: v.string(),
      seat: COUNT,
      part: v.exactOptional(v.string()),
      times: COUNT,
      tries: v.exactOptional(COUNT),
    }),
  ),
);

/** Every finished match of a folder, the earliest first. What was counted of a log is kept beside the logs, in a cache that may be deleted. */
export function historyIn(folder: LogFolder): PlayedMatch[] {
  const index = folder.cache('tallies.json', FORM);
  const played = folder
    .list()
    .flatMap((match): PlayedMatch[] =>
      match.state === 'finished'
        ? [{ ...match, ...(counts(match) ? countedOf(match) : { tallies: [] }) }]
        : [],
    );
  index.save();
  return played.reverse();

  function countedOf({ id, players }: FinishedMatch): Pick<PlayedMatch, 'tallies' | 'fault'> {
    try {
      const stamp = stampOf(statSync(folder.log(id)));
      const known = v.safeParse(TALLIES, index.at(id, stamp));
      if (known.success) return { tallies: known.output };
      const loaded = folder.load(id);
      // Another version of cardroom may play it: what it says it ended with is all that there is.
      if (isRefusal(loaded))
        return isForeign(loaded) ? { tallies: [] } : { tallies: [], fault: folder.sentence(loaded) };
      const tallies = talliesOf(loaded.match).filter(({ seat }) => players[seat]?.bot === null);
      index.set(id, stamp, [JSON.stringify(tallies)]);
      return { tallies };
    } catch (error) {
      return { tallies: [], fault: `Its file cannot be read: ${reasonOf(error)}.` };
    }
  }
}

/** The seats of each deal, in order, for which somebody else has moved: what happened there is not theirs. */
export function stoodInFor({ history }: Match): ReadonlySet<Seat>[] {
  const deals: Set<Seat>[] = [];
  for (const { seat, by } of history) {
    if (seat === null) deals.push(new Set());
    else if (by !== null) deals.at(-1)!.add(seat);
  }
  return deals;
}

/** What a match's game counts of it, added up by name, seat and part; nothing of a seat in a deal in which somebody else moved for it. */
export function talliesOf(match: Match): Tally[] {
  const { game, history } = match;
  const sums = new Map<string, Tally>();
  const stoodIn = stoodInFor(match);
  let deal = -1;
  for (const step of history) {
    if (step.seat === null) deal++;
    for (const fact of step.facts('table')) {
      for (const tally of game.tally?.(fact) ?? []) {
        if (stoodIn[deal]!.has(tally.seat)) continue;
        const key = [tally.name, tally.seat, tally.part].join(' ');
        sums.set(key, added(sums.get(key), tally));
      }
    }
  }
  return [...sums.values()];
}

/** Two tallies of the same as one. */
export const added = (sum: Tally | undefined, tally: Tally): Tally =>
  sum
    ? {
        ...sum,
        times: sum.times + tally.times,
        ...(tally.tries !== undefined && { tries: (sum.tries ?? 0) + tally.tries }),
      }
    : tally;
