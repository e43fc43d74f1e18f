import type { Speaker } from '../../../engine/game.ts';
import { tasksBefore } from '../../../lessons/index.ts';
import { type Lesson, type Pointer, shownBy, spoken, type TablePart } from '../../../lessons/lesson.ts';
import type { ExerciseRun, MoveAnswer } from '../../../lessons/run.ts';
import type { Session } from '../../match/session.ts';
import type { Clock } from '../../terminal/clock.ts';
import type { Size } from '../../terminal/screen.ts';
import { lessonTexts } from './words.ts';

/** Time in ms after new words in which a key was typed too early to answer them. */
const UNREAD = 300;

interface TutorOptions {
  readonly lesson: Pick<Lesson, 'title' | 'known'> & Partial<Pick<Lesson, 'id' | 'exercises'>>;
  /** The number of tasks in all exercises; infinite in a practice. */
  readonly tasks: number;
  readonly run: ExerciseRun;
  readonly session: Session;
  /** The number of tasks in the exercises before. */
  readonly before: number;
  /** Left out: nothing is typed too early, as in lines of text. */
  readonly clock?: Clock | undefined;
  /** Called at the end of an exercise if another follows. */
  onExerciseOver(): void;
  /** Goes back to the last task of the exercise before. Left out: that is not possible. */
  readonly onExerciseBack?: () => void;
  /** Called after the player's move. `isShown`: had the player asked for the answer? */
  readonly onPlayed?: (move: string, isShown: boolean) => void;
  /** The question whether to leave, with a note. Left out: that of a lesson that can be continued. */
  readonly leaving?: () => readonly [question: string, note: string];
}

/** Teaches one exercise of a lesson on the table of a match: its words, and the answers to the player's moves. */
export class Tutor {
  readonly #options: TutorOptions;
  readonly #run: ExerciseRun;
  readonly #session: Session;
  readonly #clock: Clock | undefined;
  #spokeAt = 0;
  #judging: Promise<unknown> | null = null;

  constructor(options: TutorOptions) {
    const { run, session, clock } = options;
    this.#options = options;
    this.#run = run;
    this.#session = session;
    this.#clock = clock;
    session.subscribe(() => {
      if (session.scene.mode.kind === 'rest') this.#spokeAt = clock?.now() ?? 0;
    });
  }

  /** The number of tasks done in all exercises. */
  get step(): number {
    return this.#options.before + this.#run.step;
  }
  /** Is a wrong move on the table? */
  get isWrong(): boolean {
    return this.#run.moment.kind === 'wrong';
  }
  /** Is the wrong move as good as the one that was asked for? */
  get isAlmost(): boolean {
    return this.#run.isAlmost;
  }
  /** Was the task answered wrongly more than once? */
  get isStuck(): boolean {
    return this.#run.isAsking && this.#run.wrongs > 1;
  }
  /** Do the words answer a free decision that was not the best? */
  get canImprove(): boolean {
    return this.#run.canImprove;
  }
  /** Are the last words on the screen? */
  get isOver(): boolean {
    return this.#run.moment.kind === 'over';
  }

  /** Parts of the top line: "The pig and the goat · 3 of 5", "Practice auctions · hand 3". */
  get parts(): readonly string[] {
    const { lesson, tasks } = this.#options;
    const step = Math.min(this.step + 1, tasks);
    return [lesson.title, lessonTexts.step(step, tasks)];
  }

  /** The question whether to leave, with a note. */
  get leaving(): readonly [question: string, note: string] {
    return this.#options.leaving?.() ?? [lessonTexts.leave, lessonTexts.kept];
  }

  /** The cards and parts of the table that the task names. */
  get marked(): ReadonlySet<Pointer> {
    return new Set(this.#isAtTask ? this.#run.task?.mark : []);
  }
  /** The parts of the table that the lesson has named; null for all. */
  get shows(): ReadonlySet<TablePart> | null {
    const { id, exercises = [] } = this.#options.lesson;
    const earlier = id === undefined ? [] : tasksBefore({ id });
    const own = exercises.flatMap(({ tasks }) => tasks);
    return shownBy([...earlier, ...own], earlier.length + this.step);
  }
  /** Should the score sheet be shown? */
  get showsSheet(): boolean {
    const { moment, task } = this.#run;
    return moment.kind === 'read' && task !== undefined && 'read' in task && task.read === 'sheet';
  }
  get #isAtTask(): boolean {
    return this.#run.isAsking || this.#run.moment.kind === 'read';
  }
  /** The move that is picked at the beginning of the task; null if none is. */
  get picked(): string | null {
    const { isAsking, task } = this.#run;
    return isAsking && task && 'ask' in task ? (task.picked ?? null) : null;
  }

  /** Returns the task, or the words to read: at most two lines of 78 columns. */
  wordsFor({ card }: Pick<Speaker, 'card'>): string {
    const { moment, task } = this.#run;
    if (moment.kind === 'over') return spoken(this.#options.lesson.known, card);
    if (moment.kind === 'wrong' || moment.kind === 'done') return spoken(moment.say, card);
    return spoken(task!.say, card);
  }

  /** Makes a move. `judging`: the answer follows once the move has been judged. */
  choose(move: string): MoveAnswer | { readonly kind: 'judging' } {
    const judging = this.#judging ?? this.#run.judging(move);
    if (!judging) return this.#make(move);
    if (judging !== this.#judging) {
      this.#judging = judging;
      judging.finally(() => {
        if (this.withdraw(judging)) this.#make(move);
      });
    }
    return { kind: 'judging' };
  }

  /** Withdraws the move that is being judged, so that it is not made. Returns false if there is none, or if it is another one. */
  withdraw(judging = this.#judging): boolean {
    if (judging === null || judging !== this.#judging) return false;
    this.#judging = null;
    return true;
  }

  #make(move: string): MoveAnswer {
    const { isShown } = this.#run;
    const answer = this.#run.choose(move);
    if (answer.kind !== 'played') return answer;
    this.#options.onPlayed?.(move, isShown);
    this.#session.follow();
    return answer;
  }

  /** The moves that the task asks for; null if every move is accepted. */
  get accepted(): readonly string[] | null {
    const { task } = this.#run;
    return task && 'ask' in task ? task.ask : null;
  }

  giveIn(): ReturnType<ExerciseRun['giveIn']> {
    return this.#run.giveIn();
  }

  /** Goes on after words to read. */
  goOn(): void {
    if (this.#clock && this.#clock.now() - this.#spokeAt < UNREAD) return;
    const tookBack = this.#run.goOn();
    if (this.isOver && this.step < this.#options.tasks) this.#options.onExerciseOver();
    else if (tookBack) this.#session.rewound();
    else this.#session.follow();
  }

  /** Goes back to the task, or to the one before. Returns false if there is none. */
  back(): boolean {
    if (this.#run.back()) this.#session.rewound();
    else if (this.#options.before > 0 && this.#options.onExerciseBack) this.#options.onExerciseBack();
    else return false;
    return true;
  }
}

/** Returns the number of tasks in some exercises. */
export const tasksIn = (exercises: Lesson['exercises']): number =>
  exercises.reduce((sum, { tasks }) => sum + tasks.length, 0);

/** The space for the words of a lesson. */
export const WORDS: Size = { columns: 78, rows: 2 };

/** Columns that the longest words of a lesson take, one sentence after another. */
const LONGEST = 108;

/** Returns the number of lines, of `columns` columns, that hold the words of any lesson. */
export const wordRows = (columns: number): number => Math.max(WORDS.rows, Math.ceil(LONGEST / columns));
