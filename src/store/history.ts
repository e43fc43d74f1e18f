import { join } from 'node:path';
import { type AnyGame, isRefusal, type Seat, type Tally } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { listIn } from './listing.ts';
import { loadFile } from './load.ts';
import { LogIndex } from './log-index.ts';
import { counts, EXTENSION, type FinishedMatch } from './saved.ts';

/** By how many points an examined deal was better for a person at it than par; where low wins, that much lower. */
export interface AgainstPar {
  readonly seat: Seat;
  readonly gain: number;
}

/** A finished match with what its game counts of the people at it; of one that does not count, or that cannot be replayed here, nothing. */
export interface PlayedMatch extends FinishedMatch {
  readonly tallies: readonly Tally[];
  /** The deals that were examined, against par. */
  readonly pars?: readonly AgainstPar[];
}

/** Which tallies there are and what they mean: another number has all logs replayed once more. */
const FORM = 1;

/** Every finished match of a folder, the earliest first. What was counted of a log is kept beside the logs, in a cache that may be deleted. */
export function historyIn(folder: string, findGame: (id: string) => AnyGame | undefined): PlayedMatch[] {
  const index = new LogIndex<readonly Tally[]>(folder, 'tallies.json', FORM);
  const played = listIn(folder, findGame).flatMap((match): PlayedMatch[] =>
    match.state === 'finished' ? [{ ...match, tallies: counts(match) ? talliesIn(match) : [] }] : [],
  );
  index.save();
  return played.reverse();

  function talliesIn({ id, players }: FinishedMatch): readonly Tally[] {
    const path = join(folder, id + EXTENSION);
    const people = ({ seat }: Tally) => players[seat]?.bot === null;
    const look = () => {
      const loaded = loadFile(path, findGame);
      return isRefusal(loaded) ? null : talliesOf(loaded.match).filter(people);
    };
    try {
      return index.at<null>(id, path, look, (seen) => seen !== null) ?? [];
    } catch {
      // It has gone meanwhile, or cannot be read.
      return [];
    }
  }
}

/** What a match's game counts of it, added up by name, seat and part. */
export function talliesOf({ game, history }: Match): Tally[] {
  const sums = new Map<string, Tally>();
  for (const step of history) {
    for (const fact of step.facts('table')) {
      for (const tally of game.tally?.(fact) ?? []) {
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
