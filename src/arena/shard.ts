import * as v from 'valibot';
import { MODES, UNITS } from '../ai/yardstick.ts';
import type { Refusal } from '../engine/game.ts';
import { list } from '../engine/words.ts';
import { partsOf } from '../games.ts';
import type { Contest, UnitOutcome } from './contest.ts';
import { seatingsOf } from './seatings.ts';

/** A share of a contest as written to a file: `index` counts from 0. */
export interface Shard {
  readonly contest: Contest;
  readonly shard: { readonly index: number; readonly of: number };
  readonly outcomes: readonly UnitOutcome[];
}

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const FIGURE = v.pipe(v.number(), v.finite());

/** The parts of a contest that a report needs. */
const SHARD = v.looseObject({
  contest: v.looseObject({
    game: v.pipe(
      v.string(),
      v.check((id) => partsOf(id) !== undefined),
    ),
    setup: v.looseObject({ seats: COUNT, seed: v.string() }),
    a: v.string(),
    b: v.string(),
    mode: v.picklist(MODES),
    unit: v.picklist(UNITS),
    units: v.pipe(COUNT, v.minValue(2)),
    clairvoyant: v.boolean(),
  }),
  shard: v.object({ index: COUNT, of: COUNT }),
  outcomes: v.array(
    v.object({
      unit: COUNT,
      difference: FIGURE,
      wins: FIGURE,
      clairvoyant: v.nullable(FIGURE),
      times: v.array(FIGURE),
      searching: v.object({ decisions: COUNT, rollouts: FIGURE, worlds: FIGURE, ms: FIGURE }),
    }),
  ),
});

/** The units of a share: every n-th. */
export const unitsOfShard = (units: number, { index, of }: Shard['shard']): number[] =>
  Array.from({ length: units }, (_, unit) => unit).filter((unit) => unit % of === index);

type Unfit = Refusal & { readonly sentence: string };
const unfit = (sentence: string): Unfit => ({ rule: 'shards', sentence });

/** Merges shares of one contest. Refuses files that are no share, belong to another contest, are there twice or are missing. */
export function mergeShards(
  files: readonly { readonly file: string; readonly data: unknown }[],
): { readonly contest: Contest; readonly outcomes: UnitOutcome[] } | Unfit {
  const shards: Shard[] = [];
  for (const { file, data } of files) {
    const read = v.safeParse(SHARD, data);
    if (!read.success) return unfit(`${file} is no share of a contest.`);
    const shard = read.output as unknown as Shard;
    const { game, setup, mode } = shard.contest;
    if (!partsOf(game)?.game.seatCounts.includes(setup.seats) || seatingsOf(mode, setup.seats).length === 0) {
      return unfit(`${file} is a share of no contest that there could be.`);
    }
    const [first] = shards;
    if (first && JSON.stringify(first.contest) !== JSON.stringify(shard.contest)) {
      return unfit(`${file} is a share of another contest.`);
    }
    shards.push(shard);
  }
  const [first] = shards;
  if (!first) return unfit('There are no files to merge.');
  const { contest } = first;
  const outcomes = shards.flatMap((shard) => shard.outcomes).sort((a, b) => a.unit - b.unit);
  const units = outcomes.map(({ unit }) => unit);
  const twice = units.filter((unit, i) => unit === units[i - 1]);
  if (twice.length > 0) return unfit(`Some units are there twice: ${some(twice)}.`);
  const beyond = units.filter((unit) => unit >= contest.units);
  if (beyond.length > 0) return unfit(`Some units are more than the contest has: ${some(beyond)}.`);
  const missing = contest.units - units.length;
  if (missing > 0) {
    const there = new Set(units);
    const first: number[] = [];
    for (let unit = 0; first.length < Math.min(missing, SHOWN); unit++)
      if (!there.has(unit)) first.push(unit);
    return unfit(`Some units are missing: ${some(first, missing)}.`);
  }
  return { contest, outcomes };
}

/** Most missing units that the message lists by number. */
const SHOWN = 5;

const some = (units: readonly number[], count = units.length): string =>
  list([...units.slice(0, SHOWN).map(String), ...(count > SHOWN ? [`${count - SHOWN} more`] : [])]);
