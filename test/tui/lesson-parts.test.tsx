import { describe, expect, test } from 'vitest';
import { games } from '../../src/engine/games.ts';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import { lessons } from '../../src/lessons/index.ts';
import { type Lesson, shownBy, type TablePart, type Task } from '../../src/lessons/lesson.ts';
import { openLesson, settled, stepsOf } from '../support/lesson.tsx';
import { makeRoom } from '../support/room.ts';

/** Lessons that name parts of a table: the first of each game one after the other, and some later ones. The last of Shengji names what a key alone shows. */
const naming = lessons.filter((lesson) => partsIn(lesson).length > 0 && lesson.id !== 'shengji/6');
const isFirst = (lesson: Lesson): boolean => lesson.id.endsWith('/1');

function partsIn(lesson: Lesson): { readonly part: TablePart; readonly step: number }[] {
  return stepsOf(lesson).flatMap(({ step: { shows = [] } }, step) => shows.map((part) => ({ part, step })));
}

/** A lesson whose tasks never name some parts. */
const without = (lesson: Lesson, isLeftOut: (part: TablePart) => boolean): Lesson => ({
  ...lesson,
  exercises: lesson.exercises.map((exercise) => ({
    ...exercise,
    tasks: exercise.tasks.map((task) => ({
      ...task,
      ...(task.shows && { shows: task.shows.filter((part) => !isLeftOut(part)) }),
    })),
  })),
});

/** The table of a lesson at a step, between the top line and the words. */
async function tableAt(lesson: Lesson, step: number): Promise<string[]> {
  const room = makeRoom({}, { ...NO_PROGRESS, at: { [lesson.id]: step } });
  const { stage } = await openLesson(lesson, undefined, room);
  await settled(stage);
  return stage.lines().slice(0, -4);
}

test('parts appear one after the other and stay, and a lesson without named parts shows all', () => {
  const tasks: Task[] = [
    { read: 'table', say: '', shows: ['seats'] },
    { read: 'table', say: '' },
    { read: 'table', say: '', shows: ['hand', 'trick'] },
  ];
  expect([0, 1, 2, 3].map((step) => [...(shownBy(tasks, step) ?? [])])).toEqual([
    ['seats'],
    ['seats'],
    ['seats', 'hand', 'trick'],
    ['seats', 'hand', 'trick'],
  ]);
  expect(shownBy(tasks.slice(1, 2), 0)).toBeNull();
});

test('the first lesson of each game names parts, and later ones show them from the beginning', async () => {
  expect(naming.filter(isFirst)).toHaveLength(games.length);
  const later = lessons.find(({ id }) => id === 'gongzhu/3')!;
  expect((await tableAt(later, 0)).join('\n')).toMatch(/still out/);
  const court = lessons.find(({ id }) => id === 'kings-court/1')!;
  expect((await tableAt(court, 9)).join('\n')).not.toMatch(/##|:\d+:/);
});

describe.each(naming.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  // What a player does in its task may be the first that there is to see of it.
  test.each(partsIn(lesson))('shows $part from its task on, or from the next', async ({ part, step }) => {
    const hiding = without(lesson, (other) => other === part);
    const [now, next] = [step, step + 1].map(async (at) => [
      await tableAt(lesson, at),
      await tableAt(hiding, at),
    ]);
    const [shown, hidden] = await now!;
    const [later, laterHidden] = await next!;
    expect([shown, later]).not.toEqual([hidden, laterHidden]);
  });

  test.runIf(isFirst(lesson))('shows no part before one is named', async () => {
    const [, ...table] = await tableAt(
      without(lesson, () => true),
      1,
    );
    expect(table.filter((line) => line !== '')).toEqual([]);
  });
});
