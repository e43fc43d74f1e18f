import { leftAt, type Progress, tallyOf, withDone, withHand } from '../front/progress.ts';
import { lessonAfter } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { ExerciseRun } from '../lessons/run.ts';
import type { PageOf } from '../tui/pages/use-pages.ts';
import { taughtSession } from '../tui/screens/lessons/taught-session.ts';
import { practiceTexts } from '../tui/screens/lessons/words.ts';
import { Tutor, tasksIn } from '../tui/screens/match/tutor.ts';
import { clock } from '../tui/terminal/clock.ts';
import type { House } from './house.ts';
import { type OnTable, teach } from './taught.ts';
import { learn } from './ways.ts';
import { taughtTexts } from './words.ts';

/** Teaches a lesson, exercise by exercise. */
export async function showLesson(house: House, page: PageOf<'lesson'>): Promise<void> {
  const { entry, lesson } = page;
  let shown = begin(...whereIs(lesson, page.from));
  const next = lessonAfter(lesson);
  house.talk.say(taughtTexts.keys);
  try {
    await teach({
      house,
      shown: () => shown,
      onStep: () => house.changeProgress((known) => keep(known, lesson, shown.tutor, house.room.today())),
      onNext: next && (() => learn(house, next)),
    });
  } finally {
    shown.session.close();
  }

  function begin(place: number, from: number): OnTable {
    const exercises = lesson.exercises;
    const run = new ExerciseRun(entry.game, exercises[place]!, from);
    const session = taughtSession(run, page, 'instant', { clock, fail: house.fail });
    const go = (to: number, task: number) => {
      session.close();
      shown = begin(to, task);
    };
    const tutor = new Tutor({
      ...{ lesson, run, session },
      tasks: tasksIn(exercises),
      before: stepsBefore(lesson, place),
      onExerciseOver: () => go(place + 1, 0),
      onExerciseBack: () => go(place - 1, exercises[place - 1]!.tasks.length - 1),
    });
    session.start();
    return { session, tutor };
  }
}

/** Ticks a lesson that is over; else notes the step at which it begins next time. */
const keep = (known: Progress, { id }: Lesson, { step, isOver }: Tutor, today: string): Progress =>
  isOver ? withDone(known, id, today) : leftAt(known, id, step);

const stepsBefore = ({ exercises }: Lesson, place: number): number => tasksIn(exercises.slice(0, place));

/** The exercise of a step, and the step's number in it; the beginning if the lesson has no such step. */
function whereIs(lesson: Lesson, step: number): [number, number] {
  const place = lesson.exercises.findIndex((_, at) => step < stepsBefore(lesson, at + 1));
  return place < 0 ? [0, 0] : [place, step - stepsBefore(lesson, place)];
}

/** Asks for a call on one hand after another, without end. */
export async function showPractice(house: House, page: PageOf<'practice'>): Promise<void> {
  const { entry, practice } = page;
  let before = 0;
  house.talk.say(practiceTexts.dealing);
  let shown = begin(await house.dealHand(house.progress.practice[practice.id]?.next ?? 1));
  let coming: Promise<OnTable> | null = null;
  try {
    await teach({
      house,
      async shown() {
        if (coming) shown = await coming;
        coming = null;
        return shown;
      },
    });
  } finally {
    shown.session.close();
  }

  function begin(hand: Awaited<ReturnType<typeof house.dealHand>>): OnTable {
    const run = new ExerciseRun(entry.game, hand.exercise);
    const session = taughtSession(run, page, 'instant', { clock, fail: house.fail });
    let isAnswered = false;
    const tutor = new Tutor({
      lesson: { title: practice.title, known: '' },
      tasks: Number.POSITIVE_INFINITY,
      ...{ run, session, before: before++ },
      onExerciseOver() {
        session.close();
        coming = house.dealHand(hand.number + 1).then(begin);
      },
      onPlayed(move, isShown) {
        if (isAnswered) return;
        isAnswered = true;
        const isGood = isShown ? null : hand.best.includes(move);
        house.changeProgress((learnt) => withHand(learnt, practice.id, hand, isGood));
      },
      leaving: () => practiceTexts.leaving(tallyOf(house.progress, practice.id)),
    });
    session.start();
    return { session, tutor };
  }
}
