import { describe, expect, test } from 'vitest';
import { type AnyGame, isRefusal, type Json, type JsonObject } from '../../src/engine/game.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { lessons, lessonsOf } from '../../src/lessons/index.ts';
import {
  type Accept,
  type AskTask,
  type DecideTask,
  type Exercise,
  spoken,
  type Task,
} from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';
import { findGame } from '../../src/library.ts';
import { WORDS, wordRows } from '../../src/tui/screens/match/tutor.ts';
import { inAscii } from '../../src/tui/terminal/ascii.ts';
import { linesIn, widthOf } from '../../src/width.ts';
import { fits, legalMoves } from '../support/lesson-answers.ts';

const gameOf = (id: string): AnyGame => findGame(id.split('/')[0]!)!;

function playAll(run: ExerciseRun): void {
  for (let move = run.next(); move; move = run.next()) {
    const steps = run.match.play(move.seat, move.move);
    if (isRefusal(steps)) throw new Error(`${move.seat} ${move.move}: ${steps.rule}`);
  }
}

/** A run at the task of a step. */
function runAt(game: AnyGame, exercise: Exercise, step: number): ExerciseRun {
  const run = new ExerciseRun(game, exercise, step);
  playAll(run);
  return run;
}

function shownAt(run: ExerciseRun, path: string): Json | undefined {
  const described: JsonObject = { ...run.match.game.describe(run.match.view(run.seat)) };
  const root: JsonObject = { ...described, result: run.match.status.results.at(-1) ?? null };
  return path.split('.').reduce<Json | undefined>((at, name) => (at as JsonObject)?.[name], root);
}

/** Expects the answer's facts in the view. */
function isAsTold(run: ExerciseRun, move: string, { expect: told = {} }: Pick<AskTask, 'expect'>): void {
  for (const [path, value] of Object.entries(told)) {
    expect([move, path, shownAt(run, path)]).toEqual([move, path, value]);
  }
}

/** Texts that fit the words of a lesson. */
function textsOf(step: Task): string[] {
  if ('read' in step) return [step.say];
  if ('decide' in step) return [step.say, ...step.decide.map(({ say }) => say)];
  return [step.say, ...step.no.map(({ say }) => say), ...(step.done ? [step.done] : [])];
}

/** Texts that have one line. */
function linesOf(step: Task): string[] {
  if (!('ask' in step)) return [];
  return [[step.why, ...(step.because === undefined ? [] : [step.because])].join(' ')];
}

const eachStep = lessons.flatMap((lesson) =>
  lesson.exercises.flatMap((exercise, place) =>
    exercise.tasks.map((step, at) => ({
      name: `${lesson.id}, exercise ${place + 1}, step ${at + 1}`,
      game: gameOf(lesson.id),
      exercise,
      step,
      at,
    })),
  ),
);

describe.each(eachStep)('$name', ({ game, exercise, step, at }) => {
  test('can occur, and its moves are legal at that point', () => {
    const run = runAt(game, exercise, at);
    expect(run.step).toBe(at);
    expect(run.moment.kind).toBe('read' in step ? 'read' : 'task');
    if ('read' in step) {
      isAsTold(run, 'reading', step);
      return;
    }
    const named =
      'ask' in step ? [step.ask, ...step.no.map(({ on }) => on)] : step.decide.map(({ on }) => on);
    for (const on of named) {
      for (const move of typeof on === 'object' ? on : []) {
        expect([move, run.match.check(run.seat, move)]).toEqual([move, null]);
      }
    }
  });

  test('has words that fit their lines, in glyphs and in ASCII', () => {
    for (const text of textsOf(step)) fitIn(text);
    for (const text of linesOf(step)) fitIn(text, 1);
  });

  if ('read' in step)
    test('goes on after reading', () => {
      const run = runAt(game, exercise, at);
      run.goOn();
      expect([run.step, run.moment.kind === 'over']).toEqual([at + 1, at + 1 === exercise.tasks.length]);
    });
});

const isTask = <S extends { readonly step: Task }>(
  at: S,
): at is S & { readonly step: AskTask | DecideTask } => !('read' in at.step);

describe.each(eachStep.filter(isTask))('$name', ({ game, exercise, step, at }) => {
  test('some legal move gives every answer, and every legal move has an answer', () => {
    const run = runAt(game, exercise, at);
    const answers = 'ask' in step ? [{ on: step.ask }, ...step.no] : step.decide;
    const fitting = answers.map(({ on }) => fits(game, run, on));
    const used = new Set<number>();
    for (const move of legalMoves(run)) {
      const place = fitting.findIndex((isMeant) => isMeant(move));
      expect([move, place]).not.toEqual([move, -1]);
      used.add(place);
    }
    expect([...used].toSorted()).toEqual(answers.map((_, place) => place));
    if ('decide' in step)
      expect(step.decide.some(({ rank, on }) => rank === 'best' && typeof on === 'object')).toBe(true);
  });

  test('each wanted move goes on, and ends as announced', () => {
    const asked = 'ask' in step ? step.ask : step.decide.find(({ rank }) => rank === 'best')!.on;
    for (const move of asked as readonly string[]) {
      const run = runAt(game, exercise, at);
      expect(run.choose(move)).toEqual({ kind: 'played' });
      playAll(run);
      if ('ask' in step) isAsTold(run, move, step);
      if (run.moment.kind === 'done') run.goOn();
      playAll(run);
      expect(['task', 'read', 'over']).toContain(run.moment.kind);
      expect([run.step, run.moment.kind === 'over']).toEqual([at + 1, at + 1 === exercise.tasks.length]);
    }
  });

  test('every other answer is true of its moves, and the move it shows is undone', () => {
    for (const answer of 'ask' in step ? step.no : step.decide) {
      for (const move of meantBy(answer.on, runAt(game, exercise, at), step)) {
        const run = runAt(game, exercise, at);
        const before = run.match.moveCount;
        expect(run.choose(move)).toEqual({ kind: 'played' });
        playAll(run);
        isAsTold(run, move, answer);
        if (run.moment.kind === 'wrong') expect(run.goOn()).toBe(true);
        else expect(run.back()).toBe(true);
        expect(run.match.moveCount).toBe(before);
        expect(run.moment.kind).toBe('task');
      }
    }
  });

  if ('ask' in step) {
    test('the cards picked at the start are wanted', () => {
      expect([undefined, ...step.ask]).toContain(step.picked);
    });

    test('a move as good as the wanted one gets an answer that says so', () => {
      for (const { as, say } of step.no)
        expect([say, say.startsWith('As good')]).toEqual([say, as === 'good']);
    });
  }
});

test.each(lessons)('the last words of $id fit two lines, and its number is its place', ({ id, known }) => {
  fitIn(known);
  const game = id.split('/')[0]!;
  expect(id).toBe(`${game}/${lessonsOf(game).findIndex((lesson) => lesson.id === id) + 1}`);
});

/** Columns of the words in the usual window and in the smallest ones. */
const COLUMNS = [WORDS.columns, 70, 54, 38];

/** Expects a text in its lines; left out: those of a lesson's words in every window. */
function fitIn(text: string, line?: 1): void {
  for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS])
    for (const columns of line ? [WORDS.columns] : COLUMNS) {
      const lines = linesIn(spoken(text, makeSpeaker([], 'table', glyphs).card), columns);
      const drawn = glyphs === ASCII_GLYPHS ? lines.map(inAscii) : lines;
      const tooWide = drawn.filter((line) => widthOf(line) > columns);
      const fits = drawn.length <= (line ?? wordRows(columns));
      expect({ text, columns, fits, tooWide }).toEqual({ text, columns, fits: true, tooWide: [] });
    }
}

/** Moves that an answer is for: all it lists, or the first that it means and no answer before it does. */
function meantBy(on: Accept, run: ExerciseRun, step: AskTask | DecideTask): readonly string[] {
  if (typeof on === 'object') return on;
  const answers: readonly { on: Accept }[] = 'ask' in step ? [{ on: step.ask }, ...step.no] : step.decide;
  const place = answers.findIndex((answer) => answer.on === on);
  const fitting = answers.slice(0, place + 1).map((answer) => fits(run.match.game, run, answer.on));
  const meant = legalMoves(run).filter((move) => fitting.findIndex((isMeant) => isMeant(move)) === place);
  return meant.slice(0, on === 'any legal' ? 1 : 5);
}
