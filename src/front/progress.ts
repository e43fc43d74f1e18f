import * as v from 'valibot';

/** What a player has learnt; kept from one start to the next. */

const PROGRESS = v.object({
  /** Lessons that have been ended, by their ids, and the day. */
  done: v.record(v.string(), v.string()),
  /** Lessons that have been left, and the step to go on with, from 0. */
  at: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Tips that have been given, by their ids, and games of which lessons have been offered: `gongzhu/lessons`. */
  tips: v.array(v.string()),
});
export type Progress = Readonly<v.InferOutput<typeof PROGRESS>>;

export const NO_PROGRESS: Progress = { done: {}, at: {}, tips: [] };

/** Progress from unknown data; none where it does not fit. */
export function readProgress(data: unknown): Progress {
  const read = v.safeParse(v.object({ ...PROGRESS.entries }), { ...NO_PROGRESS, ...(data as object) });
  return read.success ? read.output : NO_PROGRESS;
}

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
