import * as v from 'valibot';
import { DAY } from '../engine/day.ts';
import { dayAfter } from './days.ts';
import { JsonFile } from './json-file.ts';

/** Days until a position comes back after the first, second … best answer in a row; after the last of them it is solved. */
const DAYS = [1, 3, 7, 30] as const;

const PLACE = v.object({
  /** Number of best answers in a row. */
  box: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The day when it comes back, as `2026-11-20`. */
  due: DAY,
  /** The day of the last answer. */
  answered: v.exactOptional(DAY),
  /** True if the first answer was a best one. */
  atOnce: v.exactOptional(v.boolean()),
});

/** A player's practice; keeps fields that it does not know. */
const PRACTISED = v.looseObject({
  /** By the keys of `Position`, in the order of their last answers. */
  positions: v.optional(v.record(v.string(), PLACE), {}),
});
export type Practised = Readonly<v.InferOutput<typeof PRACTISED>>;

export const NOT_PRACTISED: Practised = { positions: {} };

/** The file of it. Both methods may throw the disk's errors. */
export type PracticeFile = Pick<JsonFile<Practised>, 'read' | 'change'>;

/** `tell` gets a sentence when the file was set aside or cannot be read. */
export const practiceFile = (path: string, tell?: (sentence: string) => void): JsonFile<Practised> =>
  new JsonFile({ path, schema: PRACTISED, empty: NOT_PRACTISED, ...(tell && { tell }) });

/** An answer compared with the best: as good, worse by less than a review marks, or worse by more. */
export type Answered = 'good' | 'half' | 'poor';

/** Most positions kept. Fewer are still asked: ten a day from matches of ninety days. */
const MOST = 1000;

/**
 * Notes the answer to a position; only the first of a day counts. `half` leaves it in its box until tomorrow, `poor` starts it anew. Beyond
 * `MOST`, the positions with the oldest answers go: by their order, since a clock may be wrong.
 */
export function answered(practised: Practised, key: string, answer: Answered, today: string): Practised {
  const { [key]: before, ...others } = practised.positions;
  if (before?.answered === today) return practised;
  const { box = 0, atOnce = before ? undefined : answer === 'good' } = before ?? {};
  const place = {
    box: answer === 'good' ? box + 1 : answer === 'half' ? box : 0,
    due: dayAfter(today, answer === 'good' ? (DAYS[box] ?? 0) : DAYS[0]),
    answered: today,
    ...(atOnce !== undefined && { atOnce }),
  };
  const last = Object.entries(others).slice(1 - MOST);
  return { ...practised, positions: { ...Object.fromEntries(last), [key]: place } };
}

/** Number of positions answered on a day, over all games. */
export const answeredOn = ({ positions }: Practised, day: string): number =>
  Object.values(positions).filter(({ answered }) => answered === day).length;

/** Is a position solved for good? */
export const isSolved = ({ positions }: Practised, key: string): boolean =>
  (positions[key]?.box ?? 0) > DAYS.length;

/**
 * The day when a position comes back: today if it was never answered. A day beyond the longest interval comes from a clock that was set
 * back, and counts as today.
 */
export function dueOn({ positions }: Practised, key: string, today: string): string {
  const due = positions[key]?.due ?? today;
  const latest = dayAfter(today, DAYS.at(-1)!);
  return due > latest ? today : due;
}
