import { useEffect, useState } from 'react';
import { leftAt, type Progress, withDone } from '../../../front/progress.ts';
import { lessonAfter } from '../../../lessons/index.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { ExerciseRun } from '../../../lessons/run.ts';
import { useHouse } from '../../house.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import { Tutor, tasksIn } from '../match/tutor.ts';
import { useScene } from '../match/use-position.ts';
import { type ShownExercise, TaughtScreen } from './taught.tsx';
import { type Taught, taughtSession } from './taught-session.ts';

interface LessonProps extends Taught {
  readonly lesson: Lesson;
  /** The first task to show, from 0. */
  readonly from: number;
}

/** Shows a lesson on the table of its game, exercise by exercise. */
export function LessonScreen(props: LessonProps) {
  const terminal = useTerminal();
  const { room, settings, door, learn, changeProgress } = useHouse();
  const { entry, lesson } = props;
  const { game } = entry;
  const [shown, setShown] = useState(() => teach(...whereIs(lesson, props.from)));
  useScene(shown.session);
  const [problem, setProblem] = useState('');
  const { step, isOver } = shown.tutor;
  const keep = (known: Progress) =>
    isOver ? withDone(known, lesson.id, room.today()) : leftAt(known, lesson.id, step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is kept once
  useEffect(() => setProblem(changeProgress(keep)), [step, isOver]);
  const next = lessonAfter(lesson);

  return (
    <TaughtScreen
      entry={entry}
      shown={shown}
      problem={problem}
      onAgain={() => door.usual(entry)}
      onNext={next && (() => learn(next))}
    />
  );

  function teach(place: number, from: number): ShownExercise {
    const exercise = lesson.exercises[place]!;
    const run = new ExerciseRun(game, exercise, from);
    const session = taughtSession(run, props, settings.pace, terminal);
    const tutor = new Tutor({
      lesson,
      run,
      session,
      tasks: tasksIn(lesson.exercises),
      before: stepsBefore(lesson, place),
      clock: terminal.clock,
      onExerciseOver: () => setShown(teach(place + 1, 0)),
      onExerciseBack: () => setShown(teach(place - 1, lesson.exercises[place - 1]!.tasks.length - 1)),
    });
    session.start();
    return { place, session, tutor };
  }
}

const stepsBefore = ({ exercises }: Lesson, place: number): number => tasksIn(exercises.slice(0, place));

/** Returns the exercise of a task, and the task's place in it; the beginning if the lesson has no such task. */
function whereIs(lesson: Lesson, step: number): [number, number] {
  const place = lesson.exercises.findIndex((_, at) => step < stepsBefore(lesson, at + 1));
  return place < 0 ? [0, 0] : [place, step - stepsBefore(lesson, place)];
}
