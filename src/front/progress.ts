import * as v from 'valibot';

/** What a player has learnt; kept from one start to the next. */

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is not known in it stays: a later version has written it. */
export const PROGRESS = v.looseObject({
  /** Lessons that have been ended, by their ids, and the day. */
  done: v.optional(v.record(v.string(), v.string()), {}),
  /** Lessons that have been left, and the step to go on with, from 0. */
  at: v.optional(v.record(v.string(), NUMBER), {}),
  /** Tips that have been given, by their ids, and games of which lessons have been offered: `gongzhu/lessons`. */
  tips: v.optional(v.array(v.string()), []),
  /** Practices by their ids. `next`: the number of the next hand; `kinds`: answers by the kind of the hand, and those as good as the best. */
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

/** Answers in a practice, and how many of them were as good as the best. */
export interface Tally {
  readonly asked: number;
  readonly good: number;
}

/** A hand of a practice has been answered: `isGood` says whether as well as could be, null where the answer was shown. */
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

/** All answers in a practice. */
export const tallyOf = ({ practice }: Progress, id: string): Tally =>
  Object.values(practice[id]?.kinds ?? {}).reduce(
    (sum, { asked, good }) => ({ asked: sum.asked + asked, good: sum.good + good }),
    NOTHING,
  );

const NOTHING: Tally = { asked: 0, good: 0 };
