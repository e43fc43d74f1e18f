import { expect, test } from 'vitest';
import { type AnyGame, isRefusal } from '../../src/engine/game.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Exercise, Lesson, Pointer, Task } from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';
import { findGame } from '../../src/library.ts';

interface Page {
  readonly name: string;
  readonly lesson: Lesson;
  readonly game: AnyGame;
  readonly exercise: Exercise;
  readonly task: Task;
  /** Its place in the exercise, and in the lesson. */
  readonly at: number;
  readonly place: number;
}

const PAGES: readonly Page[] = lessons.flatMap((lesson) =>
  lesson.exercises
    .flatMap((exercise) => exercise.tasks.map((task, at) => ({ exercise, task, at })))
    .map((page, place) => ({
      ...page,
      ...{ lesson, place, name: `${lesson.id}, step ${place + 1}` },
      game: findGame(lesson.id.split('/')[0]!)!,
    })),
);

/** A question, or a sentence that begins with what to do. */
const ASKS =
  /\?$|(?:^|[.:;,?] |, and |[Yy]ou must )(?:Beat|beat|Bid|bid|Bury|bury|Call|call|Check|check|Count|Follow|Go|Lead|lead|Name|name|Pass|Pick|pick|Place|place|Play|play|Press|press|Show|show|Space on|so lead|so play|Tell|tell|Trump|Win|win|its number|number)\b/;

test('a page that waits for a move asks for one', () => {
  const silent = PAGES.filter(({ task }) => !('read' in task) && !ASKS.test(task.say));
  expect(silent.map(({ name, task }) => `${name}: ${task.say}`)).toEqual([]);
});

test('a lesson has words to read only on its first page, and on the sheet at its end', () => {
  const reading = PAGES.filter(({ task }) => 'read' in task);
  const wrong = reading.filter(({ lesson, place, task }) => {
    const isLast = place === lesson.exercises.flatMap(({ tasks }) => tasks).length - 1;
    return place > 0 && !(isLast && 'read' in task && task.read === 'sheet');
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const isQuestion = (task: Task): boolean => 'decide' in task || task.say.includes('?');

/** The marks of a page that may be read as advice: own cards and spaces, unless the words tell to play them. */
function advising({ game, exercise, at, task }: Page): Pointer[] {
  const run = new ExerciseRun(game, exercise, at);
  for (let move = run.next(); move; move = run.next()) {
    const steps = run.match.play(move.seat, move.move);
    if (isRefusal(steps)) throw new Error(`${move.seat} ${move.move}: ${steps.rule}`);
  }
  const { hand } = game.describe(run.match.view(run.seat)) as { readonly hand: readonly string[] };
  const asked = 'ask' in task ? task.ask.join(' ') : '';
  return (task.mark ?? []).filter((pointer) => {
    const [kind, name = ''] = pointer.split(' ');
    const isAsked = asked.includes(name);
    return kind === 'card'
      ? hand.includes(name) && (isQuestion(task) || !isAsked)
      : kind === 'space' && isOpen(name) && !isAsked;
  });
  // Only cards on open spaces can be placed.
  function isOpen(space: string): boolean {
    return [...run.match.moves(run.seat)].some((move) => move.endsWith(`@${space}`));
  }
}

test('marks give no advice: a question marks no card of the hand, and other tasks only what they tell to play', () => {
  const asking = PAGES.filter(({ task }) => task.mark && !('read' in task));
  const telling = asking.flatMap((page) => advising(page).map((pointer) => `${page.name}: ${pointer}`));
  expect(telling).toEqual([]);
});
