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

/** One person's part in a judged deal. */
export interface JudgedDeal {
  readonly seat: Seat;
  /** Points better than par for this person, also in games that low scores win. */
  readonly gain: number;
  readonly review: Review;
}

/** A finished match with its game's tallies. They are empty if the match does not count, or if another version plays it. */
export interface PlayedMatch extends FinishedMatch {
  readonly tallies: readonly Tally[];
  /** A sentence on why a match that should count does not: its log does not lead to its own result. */
  readonly fault?: string;
  /** The judged deals; left out if nobody has looked for them. */
  readonly judged?: readonly JudgedDeal[];
}

/** Version of the tallies and of their meaning. A new number makes every log replay once more. */
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

/** Every finished match of a folder, the earliest first. Keeps the tallies in a cache beside the logs; it may be deleted. */
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
      // Another version of cardroom may have played it. Its own result is all that can be known.
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

/** The seats of each deal, in order, for which somebody else moved. Their tallies do not count for the seat's player. */
export function stoodInFor({ history }: Match): ReadonlySet<Seat>[] {
  const deals: Set<Seat>[] = [];
  for (const { seat, by } of history) {
    if (seat === null) deals.push(new Set());
    else if (by !== null) deals.at(-1)!.add(seat);
  }
  return deals;
}

/** Adds up the tallies of a match by name, seat and part. Skips a seat in a deal in which somebody else moved for it. */
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

/** Adds two tallies of one name. */
export const added = (sum: Tally | undefined, tally: Tally): Tally =>
  sum
    ? {
        ...sum,
        times: sum.times + tally.times,
        ...(tally.tries !== undefined && { tries: (sum.tries ?? 0) + tally.tries }),
      }
    : tally;
