import * as v from 'valibot';

/** A player's progress, kept from one start to the next. */

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Unknown fields stay: a later version has written them. */
export const PROGRESS = v.looseObject({
  /** The day on which each lesson was finished, by the lesson's id. */
  done: v.optional(v.record(v.string(), v.string()), {}),
  /** The step, from 0, at which each unfinished lesson was left, by the lesson's id. */
  at: v.optional(v.record(v.string(), NUMBER), {}),
  /** Ids of tips given, and games whose lessons were offered: `gongzhu/lessons`. */
  tips: v.optional(v.array(v.string()), []),
  /** Practices by id. `next`: number of the next hand; `kinds`: by the kind of hand, the answers and those as good as the best. */
  practice: v.optional(
    v.record(
      v.string(),
      v.object({ next: NUMBER, kinds: v.record(v.string(), v.object({ asked: NUMBER, good: NUMBER })) }),
    ),
    {},
  ),
});
export type Progress = Readonly<v.InferOutput<typeof PROGRESS>>;

export const NO_PROGRESS: Progress = { done: {}, at: {}, tips: [], practice: {} };

/** Notes the step at which a lesson was left. */
export function leftAt(progress: Progress, lesson: string, step: number): Progress {
  const { [lesson]: _, ...others } = progress.at;
  return { ...progress, at: step === 0 ? others : { ...others, [lesson]: step } };
}

/** Notes the day on which a lesson was finished. */
export const withDone = (progress: Progress, lesson: string, day: string): Progress => ({
  ...progress,
  done: { ...progress.done, [lesson]: day },
  at: leftAt(progress, lesson, 0).at,
});

/** Notes that a tip was given. */
export const withTip = (progress: Progress, tip: string): Progress => ({
  ...progress,
  tips: [...progress.tips.filter((other) => other !== tip), tip],
});

/** Number of answers in a practice, and of those as good as the best. */
export interface Tally {
  readonly asked: number;
  readonly good: number;
}

/** Notes the answer to a hand of a practice. `isGood`: as good as the best; null if the answer was shown. */
export function withHand(
  progress: Progress,
  practice: string,
  hand: { readonly number: number; readonly kind: string },
  isGood: boolean | null,
): Progress {
  const kinds = progress.practice[practice]?.kinds ?? {};
  const { asked, good } = kinds[hand.kind] ?? NOTHING;
  const counted = { asked: asked + 1, good: good + Number(isGood) };
  const now = { next: hand.number + 1, kinds: isGood === null ? kinds : { ...kinds, [hand.kind]: counted } };
  return { ...progress, practice: { ...progress.practice, [practice]: now } };
}

/** Sums all answers in a practice. */
export const tallyOf = ({ practice }: Progress, id: string): Tally =>
  Object.values(practice[id]?.kinds ?? {}).reduce(
    (sum, { asked, good }) => ({ asked: sum.asked + asked, good: sum.good + good }),
    NOTHING,
  );

const NOTHING: Tally = { asked: 0, good: 0 };
