import type { Refusal } from '../engine/game.ts';
import { list } from '../engine/words.ts';
import type { Contest, Outcome } from './contest.ts';

/** A share of a contest, as it is written to a file: `index` counts from 0. */
export interface Shard {
  readonly contest: Contest;
  readonly shard: { readonly index: number; readonly of: number };
  readonly outcomes: readonly Outcome[];
}

/** The units of a share: every n-th. */
export const unitsOfShard = (units: number, { index, of }: Shard['shard']): number[] =>
  Array.from({ length: units }, (_, unit) => unit).filter((unit) => unit % of === index);

type Unfit = Refusal & { readonly sentence: string };
const unfit = (sentence: string): Unfit => ({ rule: 'shards', sentence });

/** Puts shares of one contest together; refuses what is none, what is of another contest, what is there twice or missing. */
export function mergeShards(
  files: readonly { readonly file: string; readonly data: unknown }[],
): { readonly contest: Contest; readonly outcomes: Outcome[] } | Unfit {
  const shards: Shard[] = [];
  for (const { file, data } of files) {
    if (!isShard(data)) return unfit(`${file} is no share of a contest.`);
    const [first] = shards;
    if (first && JSON.stringify(first.contest) !== JSON.stringify(data.contest)) {
      return unfit(`${file} is a share of another contest.`);
    }
    shards.push(data);
  }
  const [first] = shards;
  if (!first) return unfit('There are no files to merge.');
  const { contest } = first;
  const outcomes = shards.flatMap((shard) => shard.outcomes).sort((a, b) => a.unit - b.unit);
  const units = outcomes.map(({ unit }) => unit);
  const twice = units.filter((unit, i) => unit === units[i - 1]);
  if (twice.length > 0) return unfit(`Some units are there twice: ${some(twice)}.`);
  const missing = unitsOfShard(contest.units, { index: 0, of: 1 }).filter((unit) => !units.includes(unit));
  if (missing.length > 0) return unfit(`Some units are missing: ${some(missing)}.`);
  return { contest, outcomes };
}

const some = (units: readonly number[]): string =>
  list([...units.slice(0, 5).map(String), ...(units.length > 5 ? [`${units.length - 5} more`] : [])]);

const isShard = (data: unknown): data is Shard =>
  typeof data === 'object' &&
  data !== null &&
  'contest' in data &&
  'shard' in data &&
  'outcomes' in data &&
  Array.isArray(data.outcomes);
