import * as v from 'valibot';

/** What a player has learnt; kept from one start to the next. */

/** What is not known in it stays: a later version has written it. */
export const PROGRESS = v.looseObject({
  /** Lessons that have been ended, by their ids, and the day. */
  done: v.optional(v.record(v.string(), v.string()), {}),
  /** Lessons that have been left, and the step to go on with, from 0. */
  at: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
  /** Tips that have been given, by their ids, and games of which lessons have been offered: `gongzhu/lessons`. */
  tips: v.optional(v.array(v.string()), []),
});
export type Progress = Readonly<v.InferOutput<typeof PROGRESS>>;

export const NO_PROGRESS: Progress = { done: {}, at: {}, tips: [] };

/** This lesson is at a step, and begins there when it is taken up again. */
export function leftAt(progress: Progress, lesson: string, step: number): Progress {
  const { [lesson]: _, ...others } = progress.at;
  return { ...progress, at: step === 0 ? others : { ...others, [lesson]: step } };
}

/** This lesson has been ended on a day. */
export const withDone = (progress: Progress, lesson: string, day: string): Progress => ({
  ...progress,
  done: { ...progress.done, [lesson]: day },
  at: leftAt(progress, lesson, 0).at,
});

/** This tip has been given. */
export const withTip = (progress: Progress, tip: string): Progress => ({
  ...progress,
  tips: [...progress.tips.filter((other) => other !== tip), tip],
});
