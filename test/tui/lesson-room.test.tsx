import { describe, expect, test } from 'vitest';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { lessonTexts } from '../../src/tui/screens/match/words.ts';
import { widthOf } from '../../src/width.ts';
import { openLesson, settled, stepsOf } from '../support/lesson.tsx';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';

const WINDOWS = [
  { columns: 80, rows: 24 },
  { columns: 72, rows: 15 },
  { columns: 56, rows: 20 },
  { columns: 40, rows: 22 },
];

/** A lesson whose tasks say nothing, so that nothing can cover its table. */
const mute = (lesson: Lesson): Lesson => ({
  ...lesson,
  exercises: lesson.exercises.map((exercise) => ({
    ...exercise,
    tasks: exercise.tasks.map((task) => ({ ...task, say: '' })),
  })),
});

/** The screens of a lesson at a step, one a window, without top line and key bar. */
async function screensOf(lesson: Lesson, step: number): Promise<(readonly string[])[]> {
  const room = makeRoom({}, { ...NO_PROGRESS, at: { [lesson.id]: step } });
  const { stage } = await openLesson(lesson, WINDOWS[0], room);
  await settled(stage);
  const screens: (readonly string[])[] = [];
  for (const window of WINDOWS) {
    stage.resize(window);
    await press(stage, '');
    screens.push(stage.lines().slice(1, window.columns < 72 ? -2 : -1));
  }
  return screens;
}

const written = (lines: readonly string[]): string[] => lines.filter((line) => line !== '');

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test.each(stepsOf(lesson).map((__, step) => step))('the words of task %s cover no row', async (step) => {
    const [told, silent] = [await screensOf(lesson, step), await screensOf(mute(lesson), step)];
    for (const [place, window] of WINDOWS.entries()) {
      const lost = written(silent[place]!).filter((line) => !told[place]!.includes(line));
      expect({ window, lost }).toEqual({ window, lost: [] });
    }
  });
});

test('the verdict on a forbidden space covers no card of the hand', async () => {
  const lesson = lessons.find(({ id }) => id === 'kings-court/1')!;
  const room = makeRoom({}, { ...NO_PROGRESS, at: { [lesson.id]: 1 } });
  const { stage } = await openLesson(lesson, WINDOWS.at(-1), room);
  const hand = stage.lines().filter((line) => /B4 +Y4/.test(line));
  expect(hand).toHaveLength(1);
  await press(stage, '\x1b[C');
  expect(stage.lines().join('\n')).toMatch(/G2 on e4/);
  expect(stage.lines().filter((line) => /B4 +Y4/.test(line))).toHaveLength(1);
});

test('the answers above the words take one line of the narrowest window', () => {
  const { chooseCard, choose, only, wrong, shows, first } = lessonTexts;
  const said = [chooseCard, choose, only('J♥8♥  (Enter: play)'), wrong('u'), shows('i'), first];
  expect(said.filter((text) => widthOf(text) > 38)).toEqual([]);
});
