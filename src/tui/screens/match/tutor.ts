import type { Speaker } from '../../../engine/game.ts';
import { type Lesson, type Pointer, spoken, type Words } from '../../../lessons/lesson.ts';
import type { Answer, ExerciseRun } from '../../../lessons/run.ts';
import type { Session } from '../../match/session.ts';
import type { Clock } from '../../terminal/clock.ts';

/** A key within so many ms of new words was typed before they could be read. */
const UNREAD = 300;

interface TutorOptions {
  readonly lesson: Lesson;
  readonly run: ExerciseRun;
  readonly session: Session;
  /** Tasks in the exercises before. */
  readonly before: number;
  readonly clock: Clock;
  /** The exercise is over, and another follows. */
  onExerciseOver(): void;
  /** The player wants to go back to the last task of the exercise before. */
  onExerciseBack(): void;
}

/** Teaches one exercise of a lesson on the table of a match: its words, and what becomes of the player's moves. */
export class Tutor {
  readonly lesson: Lesson;
  readonly #run: ExerciseRun;
  readonly #session: Session;
  readonly #before: number;
  readonly #clock: Clock;
  readonly #onExerciseOver: () => void;
  readonly #onExerciseBack: () => void;
  #spokeAt = 0;

  constructor({ lesson, run, session, before, clock, onExerciseOver, onExerciseBack }: TutorOptions) {
    this.lesson = lesson;
    this.#run = run;
    this.#session = session;
    this.#before = before;
    this.#clock = clock;
    this.#onExerciseOver = onExerciseOver;
    this.#onExerciseBack = onExerciseBack;
    session.subscribe(() => {
      if (session.scene.mode.kind === 'rest') this.#spokeAt = clock.now();
    });
  }

  /** Tasks done in all exercises. */
  get step(): number {
    return this.#before + this.#run.step;
  }
  /** A wrong move lies on the table. */
  get isWrong(): boolean {
    return this.#run.moment.kind === 'wrong';
  }
  /** A wrong move was made in this task, so that a move is picked before Enter plays one. */
  get isWarned(): boolean {
    return this.#run.wrongs > 0;
  }
  /** The lesson ended with a poor decision, and is not ticked. */
  get isPoor(): boolean {
    return this.isOver && this.#run.isPoor;
  }
  /** The last words are being said. */
  get isOver(): boolean {
    return this.#run.moment.kind === 'over';
  }

  /** One line as it is said to somebody. */
  spoken(speaker: Speaker, line: string): string {
    return spokenTo(speaker, [line])[0];
  }

  /** For the top line: "The pig and the goat · 3 of 5". */
  get parts(): readonly string[] {
    const { title, exercises } = this.lesson;
    const steps = tasksIn(exercises);
    return [title, `${Math.min(this.step + 1, steps)} of ${steps}`];
  }

  /** What the task speaks of. */
  get marked(): ReadonlySet<Pointer> {
    return new Set(this.#isAtTask ? this.#run.task?.mark : []);
  }
  /** The score sheet is to be read. */
  get showsSheet(): boolean {
    const { moment, task } = this.#run;
    return moment.kind === 'read' && task !== undefined && 'read' in task && task.read === 'sheet';
  }
  get #isAtTask(): boolean {
    return this.#run.isAsking || this.#run.moment.kind === 'read';
  }
  /** The move that is picked when the task begins, or null. */
  get picked(): string | null {
    const { isAsking, task } = this.#run;
    return isAsking && task && 'ask' in task ? (task.picked ?? null) : null;
  }

  /** The task, or what is to be read. */
  wordsFor(speaker: Speaker): readonly string[] {
    const { moment, task, wrongs } = this.#run;
    if (moment.kind === 'over') return spokenTo(speaker, this.lesson.known);
    if (moment.kind === 'read') return spokenTo(speaker, task!.say);
    if (moment.kind !== 'task') return spokenTo(speaker, moment.say);
    const [first, second = ''] = spokenTo(speaker, task!.say);
    return [first, wrongs > 1 && second.length + SHOWS.length <= 77 ? `${second} ${SHOWS}`.trim() : second];
  }

  choose(move: string): Answer {
    const answer = this.#run.choose(move);
    if (answer.kind === 'played') this.#session.follow();
    return answer;
  }

  /** The moves that are asked for; null where every move is accepted. */
  get accepted(): readonly string[] | null {
    const { task } = this.#run;
    return task && 'ask' in task ? task.ask : null;
  }

  giveIn(): ReturnType<ExerciseRun['giveIn']> {
    return this.#run.giveIn();
  }

  /** Goes on from words that have been read. */
  goOn(): void {
    if (this.#clock.now() - this.#spokeAt < UNREAD) return;
    const tookBack = this.#run.goOn();
    if (this.isOver && this.step < tasksIn(this.lesson.exercises)) this.#onExerciseOver();
    else if (tookBack) this.#session.rewound();
    else this.#session.follow();
  }

  /** Goes back to the task, or to the one before. False if there is none. */
  back(): boolean {
    if (this.#run.back()) this.#session.rewound();
    else if (this.#before > 0) this.#onExerciseBack();
    else return false;
    return true;
  }
}

/** How many tasks some exercises have. */
export const tasksIn = (exercises: Lesson['exercises']): number =>
  exercises.reduce((sum, { tasks }) => sum + tasks.length, 0);

const SHOWS = 'i shows it.';

/** Words as two lines for the one who is spoken to. */
export function spokenTo({ card }: Speaker, words: Words): [string, string] {
  const [first = '', second = ''] = spoken(words, card);
  return [first, second];
}
