import { useEffect, useState } from 'react';
import { seatPlayers } from '../../../ai/player.ts';
import type { Settings } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { ExerciseRun } from '../../../lessons/run.ts';
import { Conductor } from '../../match/conductor.ts';
import { Session } from '../../match/session.ts';
import type { AnyTable } from '../../table.ts';
import { useTerminal } from '../../terminal/hooks.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { MatchScreen } from '../match/match.tsx';
import { Tutor } from '../match/tutor.ts';
import { useScene } from '../match/use-position.ts';

interface LessonProps {
  readonly entry: GameParts;
  readonly table: AnyTable;
  readonly lesson: Lesson;
  /** The task to begin with. */
  readonly from: number;
  readonly settings: Settings;
  rules(): string;
  changeSettings(settings: Settings): string;
  /** So many tasks are done. A sentence when that cannot be kept, or ''. */
  onStep(step: number): string;
  /** The lesson has come to its end. A sentence when that cannot be kept, or ''. */
  onDone(): string;
  /** The next lesson, where there is one. */
  readonly onNext: (() => void) | undefined;
  onLeave(): void;
  /** Deals a match of the game. */
  onMatch(): void;
}

/** One exercise on the screen. */
interface Taught {
  readonly place: number;
  readonly session: Session;
  readonly tutor: Tutor;
}

/** A lesson on the table of its game, exercise by exercise. */
export function LessonScreen(props: LessonProps) {
  const terminal = useTerminal();
  const { lesson, settings } = props;
  const [taught, setTaught] = useState(() => teach(...whereIs(lesson, props.from)));
  const { place, session, tutor } = taught;
  useScene(session);
  const [problem, setProblem] = useState('');
  const { step, isOver } = tutor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is kept once
  useEffect(() => setProblem(isOver ? props.onDone() : props.onStep(step)), [step, isOver]);

  return (
    <MatchScreen
      key={place}
      session={session}
      tutor={tutor}
      settings={settings}
      notice={null}
      problem={problem}
      rules={props.rules}
      changeSettings={props.changeSettings}
      keepSheet={() => ''}
      onLeave={props.onLeave}
      onAgain={props.onMatch}
      onNext={props.onNext}
    />
  );

  function teach(place: number, from: number): Taught {
    const exercise = lesson.exercises[place]!;
    const run = new ExerciseRun(props.entry.game, exercise, from);
    const session = sessionFor(run, props, terminal);
    const tutor = new Tutor({
      lesson,
      run,
      session,
      before: stepsBefore(lesson, place),
      clock: terminal.clock,
      onExerciseOver: () => setTaught(teach(place + 1, 0)),
      onExerciseBack: () => setTaught(teach(place - 1, lesson.exercises[place - 1]!.tasks.length - 1)),
    });
    session.start();
    return { place, session, tutor };
  }
}

function sessionFor(run: ExerciseRun, { entry, table, settings }: LessonProps, terminal: Terminal): Session {
  const conductor = new Conductor({
    entry,
    match: run.match,
    players: seatPlayers(run.match.setup.seats, [run.seat], 'normal'),
    table,
    guide: run,
    fail: terminal.fail,
  });
  return new Session({ conductor, pace: settings.pace, clock: terminal.clock });
}

const stepsBefore = ({ exercises }: Lesson, place: number): number =>
  exercises.slice(0, place).reduce((sum, { tasks }) => sum + tasks.length, 0);

/** The exercise of a task, and its place there; the beginning where the lesson has no such task. */
function whereIs(lesson: Lesson, step: number): [number, number] {
  const place = lesson.exercises.findIndex((_, at) => step < stepsBefore(lesson, at + 1));
  return place < 0 ? [0, 0] : [place, step - stepsBefore(lesson, place)];
}
