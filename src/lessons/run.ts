import { type AnyGame, isRefusal, type Refusal, type Seat } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { type OnlyDeal, readSetup } from '../engine/setup.ts';
import { setupRefusalText } from '../engine/text.ts';
import { Cue } from './cue.ts';
import type { Accept, Exercise, JudgedTask, PlacedTasks, Script, Task } from './lesson.ts';

export type ExerciseMoment =
  /** Waits for the learner's move. */
  | { readonly kind: 'task' }
  /** Waits until the learner has read. */
  | { readonly kind: 'read' }
  /** A wrong move is on the table and will be undone. */
  | { readonly kind: 'wrong'; readonly say: string }
  /** The task is done; these are the words about it. */
  | { readonly kind: 'done'; readonly say: string }
  /** All tasks are done. */
  | { readonly kind: 'over' };

/** The outcome of a move: refused by the rules, or played. */
export type MoveAnswer =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'played' };

const FIRST_DEAL: OnlyDeal = { deal: 1, moves: 0, standing: '' };

const TASK: ExerciseMoment = { kind: 'task' };
const READ: ExerciseMoment = { kind: 'read' };

/** The first moment of a task. */
const beginning = (task: Task | JudgedTask): ExerciseMoment => ('read' in task ? READ : TASK);

function stacked(game: AnyGame, { seats, options, deck, ...exercise }: Exercise): Match {
  // A match of several deals is cut to this one, so that its sheet can be read.
  const only = exercise.only ?? (game.carryOn && FIRST_DEAL);
  const decks = [...Array.from({ length: (only?.deal ?? 1) - 1 }, () => null), deck as string[]];
  const setup = readSetup(game, { seats, options, only: only && { ...only }, decks }, 'lesson');
  if (isRefusal(setup)) throw new Error(setupRefusalText(game, setup));
  return new Match(game, setup);
}

/**
 * An exercise in progress, on a match of its own. `next` hands out the script's moves one at a time, and the caller who shows them makes
 * them; the learner's moves go to `choose`.
 */
export class ExerciseRun {
  readonly match: Match;
  readonly seat: Seat;
  readonly #tasks: readonly (Task | JudgedTask)[];
  readonly #cue: Cue;
  #step = 0;
  #moment: ExerciseMoment = TASK;
  #wrongs = 0;
  /** True after a move that was good, but not the best or not the point of the task. */
  #isGood = false;
  #isShown = false;
  /** Number of moves made when each task began. */
  readonly #begun: number[] = [];

  /** `from`: the first task, counted from 0; those before count as done. Throws if the exercise cannot be played. */
  constructor(game: AnyGame, exercise: Exercise | PlacedTasks, from = 0) {
    this.#tasks = exercise.tasks;
    this.seat = exercise.seat ?? 0;
    this.match = 'match' in exercise ? exercise.match : stacked(game, exercise);
    this.#cue = new Cue(this.match);
    this.#cue.add('match' in exercise ? [] : (exercise.before ?? []));
    this.#playAll();
    this.#begun.length = 0;
    this.#begin(0);
    while (this.#step < from) this.#doFirst();
  }

  get step(): number {
    return this.#step;
  }
  get moment(): ExerciseMoment {
    return this.#moment;
  }
  /** The present task; undefined when the exercise is over. */
  get task(): Task | JudgedTask | undefined {
    return this.#tasks[this.#step];
  }
  /** True if the learner has to choose. */
  get isAsking(): boolean {
    return this.#moment.kind === 'task';
  }
  /** True if the right move was shown in this task. */
  get isShown(): boolean {
    return this.#isShown;
  }
  /** Number of wrong moves in this task. */
  get wrongs(): number {
    return this.#wrongs;
  }
  /** True after a free decision that was not the best. */
  get canImprove(): boolean {
    return this.#moment.kind === 'done' && this.#isGood;
  }

  /** True after a wrong move that is as good here, but not the point of the task. */
  get isAlmost(): boolean {
    return this.#moment.kind === 'wrong' && this.#isGood;
  }

  /** The next move of a script; null if the learner has to choose or to read. */
  next(): { readonly seat: Seat; readonly move: string } | null {
    const move = this.#cue.next();
    if (move === null && this.#isAtTask) this.#begun[this.#step] ??= this.match.moveCount;
    return move;
  }

  /** Answers the learner's move, right or wrong. An answer `played` has not made it yet: `next` hands out the move and those after it. */
  choose(text: string): MoveAnswer {
    const { match, seat, task } = this;
    if (this.#moment.kind !== 'task' || !task || 'read' in task) throw new Error('Nothing is asked.');
    const refusal = match.check(seat, text);
    if (refusal) return { kind: 'refused', refusal };
    if ('judge' in task) {
      const { isPoor, say } = task.answer(this.#written(text), this.#isShown);
      this.#answer(text, isPoor, say);
    } else if ('decide' in task) {
      const { rank, say, after } = this.#fitting(task.decide, text);
      this.#answer(text, rank === 'poor', say, after);
      this.#isGood = rank === 'good';
    } else if (!this.#fits(task.ask, text)) {
      const { as, say, show } = this.#fitting(task.no, text);
      this.#answer(text, true, say, show);
      this.#isGood = as === 'good';
    } else if (task.done) this.#answer(text, false, task.done, task.after);
    else {
      this.#play(text, task.after);
      this.#begin(this.#step + 1);
    }
    return { kind: 'played' };
  }

  #answer(text: string, isWrong: boolean, say: string, then?: Script): void {
    if (isWrong) this.#wrongs++;
    this.#play(text, then);
    this.#moment = { kind: isWrong ? 'wrong' : 'done', say };
    this.#isGood = false;
  }

  /** Judges a move before it is chosen; null if there is nothing to find out. */
  judging(text: string): Promise<unknown> | null {
    const { match, seat, task } = this;
    const isJudged = task && 'judge' in task && match.check(seat, text) === null;
    return isJudged ? task.judge(this.#written(text)) : null;
  }

  /** The move for a learner who gives in, and the reason. */
  giveIn(): { readonly move: string; readonly why: string } {
    const task = this.task!;
    if ('read' in task) throw new Error('Nothing is asked.');
    this.#isShown = true;
    if ('judge' in task) return { move: task.best, why: task.why };
    if ('ask' in task)
      return {
        move: task.ask[0]!,
        why: [task.why, ...(task.because === undefined ? [] : [task.because])].join(' '),
      };
    const { on } = task.decide.find(({ rank }) => rank === 'best')!;
    return { move: (on as readonly string[])[0]!, why: 'The reason comes after Enter.' };
  }

  /** Goes on from words: undoes a wrong move, or begins the next task. True if moves were undone. */
  goOn(): boolean {
    if (this.#moment.kind === 'done' || this.#moment.kind === 'read') this.#begin(this.#step + 1);
    return this.#moment.kind === 'wrong' && this.back();
  }

  /** Goes back to the beginning of this task or, from there, to the task before. False if this is the first. */
  back(): boolean {
    const step = this.#isAtTask ? this.#step - 1 : Math.min(this.#step, this.#begun.length - 1);
    const moves = this.#begun[step];
    if (moves === undefined) return false;
    this.#cue.clear();
    while (this.match.moveCount > moves) this.match.undo();
    this.#begun.length = step + 1;
    if (step !== this.#step) this.#wrongs = 0;
    this.#step = step;
    this.#moment = beginning(this.task!);
    return true;
  }

  /** True at the beginning of a task. */
  get #isAtTask(): boolean {
    return this.#moment.kind === 'task' || this.#moment.kind === 'read';
  }

  #begin(step: number): void {
    this.#step = step;
    this.#wrongs = 0;
    this.#isShown = false;
    const { task } = this;
    this.#moment = task ? beginning(task) : { kind: 'over' };
    this.#cue.add(task?.auto ?? []);
  }

  /** Does the present task like a learner who gives in. */
  #doFirst(): void {
    this.#playAll();
    const { step } = this;
    if (this.isAsking) this.choose(this.giveIn().move);
    this.#playAll();
    if (this.#step === step) this.goOn();
  }

  #playAll(): void {
    for (let move = this.next(); move !== null; move = this.next()) {
      const steps = this.match.play(move.seat, move.move);
      if (isRefusal(steps)) throw new Error(`Seat ${move.seat} may not play ${move.move}: ${steps.rule}.`);
    }
  }

  #play(text: string, then: Script = []): void {
    this.#cue.add([`${this.seat} ${text}`, ...then]);
  }

  #fitting<T extends { readonly on: Accept }>(answers: readonly T[], text: string): T {
    const answer = answers.find(({ on }) => this.#fits(on, text));
    if (!answer) throw new Error(`Nothing answers ${text}.`);
    return answer;
  }

  #fits(on: Accept, text: string): boolean {
    if (on === 'any legal') return true;
    const move = this.#written(text);
    return typeof on === 'function' ? on(move) : on.some((listed) => this.#written(listed) === move);
  }

  #written(text: string): string {
    const { game } = this.match;
    const move = game.parse(text);
    if (isRefusal(move)) throw new Error(`"${text}" is no move.`);
    return game.format(game.canonical?.(this.match.view(this.seat), move) ?? move);
  }
}
