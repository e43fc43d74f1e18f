import { useEffect, useState } from 'react';
import { leftAt, type Progress, withDone } from '../../../front/progress.ts';
import { lessonAfter } from '../../../lessons/index.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { ExerciseRun } from '../../../lessons/run.ts';
import { useHouse } from '../../house.ts';
import type { Session } from '../../match/session.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import { MatchScreen } from '../match/match.tsx';
import { Tutor, tasksIn } from '../match/tutor.ts';
import { useScene } from '../match/use-position.ts';
import { type Taught, taughtSession } from './taught-session.ts';

interface LessonProps extends Taught {
  readonly lesson: Lesson;
  /** The task to begin with. */
  readonly from: number;
}

/** One exercise on the screen. */
interface Shown {
  readonly place: number;
  readonly session: Session;
  readonly tutor: Tutor;
}

/** A lesson on the table of its game, exercise by exercise. */
export function LessonScreen(props: LessonProps) {
  const terminal = useTerminal();
  const { room, settings, door, learn, toLessons, changeSettings, changeProgress } = useHouse();
  const { entry, lesson } = props;
  const { game } = entry;
  const [taught, setTaught] = useState(() => teach(...whereIs(lesson, props.from)));
  const { place, session, tutor } = taught;
  useScene(session);
  const [problem, setProblem] = useState('');
  const { step, isOver, isPoor } = tutor;
  const keep = (known: Progress) => {
    if (isOver && !isPoor) return withDone(known, lesson.id, room.today());
    return leftAt(known, lesson.id, isOver ? step - 1 : step);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is kept once
  useEffect(() => setProblem(changeProgress(keep)), [step, isOver]);
  const next = lessonAfter(lesson);

  return (
    <MatchScreen
      key={place}
      session={session}
      tutor={tutor}
      settings={settings}
      notice={null}
      problem={problem}
      rules={() => room.rules(game.id)}
      changeSettings={changeSettings}
      keepSheet={() => ''}
      onLeave={() => toLessons(entry)}
      onAgain={() => door.usual(entry)}
      onNext={next && (() => learn(next))}
    />
  );

  function teach(place: number, from: number): Shown {
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
      onExerciseOver: () => setTaught(teach(place + 1, 0)),
      onExerciseBack: () => setTaught(teach(place - 1, lesson.exercises[place - 1]!.tasks.length - 1)),
    });
    session.start();
    return { place, session, tutor };
  }
}

const stepsBefore = ({ exercises }: Lesson, place: number): number => tasksIn(exercises.slice(0, place));

/** The exercise of a task, and its place there; the beginning where the lesson has no such task. */
function whereIs(lesson: Lesson, step: number): [number, number] {
  const place = lesson.exercises.findIndex((_, at) => step < stepsBefore(lesson, at + 1));
  return place < 0 ? [0, 0] : [place, step - stepsBefore(lesson, place)];
}
