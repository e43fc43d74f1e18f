import * as v from 'valibot';
import { DAY } from '../engine/day.ts';
import { dayAfter } from './days.ts';
import { JsonFile } from './json-file.ts';

/** A position comes back so many days after the first, second … answer in a row that was as good as the best; after the last it is solved. */
const DAYS = [1, 3, 7, 30] as const;

const PLACE = v.object({
  /** How many answers in a row were as good as the best. */
  box: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The day on which it comes back, as `2026-11-20`. */
  due: DAY,
  /** The day of the last answer. */
  answered: v.exactOptional(DAY),
  /** The first answer was as good as the best. */
  atOnce: v.exactOptional(v.boolean()),
});

/** What a player has practised; what is not known in it stays. */
const PRACTISED = v.looseObject({
  /** By the keys of `Position`, in the order of their last answers. */
  positions: v.optional(v.record(v.string(), PLACE), {}),
});
export type Practised = Readonly<v.InferOutput<typeof PRACTISED>>;

export const NOT_PRACTISED: Practised = { positions: {} };

/** Where it is kept. Both may throw what the disk refuses. */
export type PracticeFile = Pick<JsonFile<Practised>, 'read' | 'change'>;

/** `tell` hears in a sentence of a file that was set aside or cannot be read. */
export const practiceFile = (path: string, tell?: (sentence: string) => void): JsonFile<Practised> =>
  new JsonFile({ path, schema: PRACTISED, empty: NOT_PRACTISED, ...(tell && { tell }) });

/** How an answer compares with the best: as good, by less than what a review would mark, or by more. */
export type Answered = 'good' | 'half' | 'poor';

/** The places of so many positions are kept. Those that are still asked are fewer: ten a day, of matches of ninety days. */
const MOST = 1000;

/**
 * A position was answered on a day; only its first answer of the day counts. Half right, it stays in its box and comes back tomorrow; wrong, it begins
 * anew. Where there are too many, those go whose last answer was first, in order and not by days: a clock may be wrong.
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

/** How many positions were answered on a day, of any game. */
export const answeredOn = ({ positions }: Practised, day: string): number =>
  Object.values(positions).filter(({ answered }) => answered === day).length;

/** Is a position solved for good? */
export const isSolved = ({ positions }: Practised, key: string): boolean =>
  (positions[key]?.box ?? 0) > DAYS.length;

/**
 * The day on which a position comes back; today for one that was never answered, and for one further off than the longest time, which was answered
 * before the clock was set back.
 */
export function dueOn({ positions }: Practised, key: string, today: string): string {
  const due = positions[key]?.due ?? today;
  const latest = dayAfter(today, DAYS.at(-1)!);
  return due > latest ? today : due;
}
