import { expect, test } from 'vitest';
import { pick, randomFor } from '../../src/engine/random.ts';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import { catalogue } from '../../src/games.ts';
import { lessons } from '../../src/lessons/index.ts';
import { App } from '../../src/tui/app.tsx';
import { barOf, endLesson, numberOf, openLesson, settled, stepsOf } from '../support/lesson.tsx';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

/** One lesson of each game, for what lies in the screen and not in a lesson's data. */
const SECOND = lessons.filter(({ id }) => id.endsWith('/2'));

test.each(SECOND.map((lesson, place) => ({ lesson, id: lesson.id, size: SIZES[place % SIZES.length]! })))(
  '$id can be finished with i and Enter alone, in $size.columns columns',
  async ({ lesson, id, size }) => {
    const { stage, room } = await openLesson(lesson, size);
    for (let key = 0; key < 60 && !/n[: ]a match/.test(barOf(stage)); key++) {
      const bar = await settled(stage);
      await press(stage, bar.includes('i:show me') ? 'i\r' : '\r');
    }
    expect(barOf(stage)).toMatch(/n[: ]a match/);
    expect(room.learnt.done).toEqual({ [id]: '2026-11-20' });
  },
);

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  '%s can be finished with a wrong move at every task, and accepts the proposals of Tab',
  async (_, lesson) => {
    const { stage } = await openLesson(lesson);
    const typed = (keys: string) => press(stage, keys);
    await endLesson(lesson, Object.assign(Object.create(stage), { press: typed, goOn: () => typed('\r') }));
  },
);

test.each(SECOND.map((lesson) => [lesson.id, lesson] as const))(
  '%s goes on from the list of lessons at the step where q left it',
  async (_, lesson) => {
    const { stage, room } = await openLesson(lesson);
    const isAt = (step: number) => /i[: ]show me|Enter:go on/.test(barOf(stage)) && numberOf(stage) === step;
    for (const [place, { step: task }] of stepsOf(lesson).entries()) {
      const step = place + 1;
      await stage.waitFor(() => isAt(step));
      await press(stage, 'q');
      await stage.waitFor(/Leave the lesson\? Enter: yes, Esc: no\./);
      await press(stage, '\r');
      await stage.waitFor(/CARDROOM {2}lessons/);
      expect(room.learnt.at[lesson.id] ?? 0).toBe(step - 1);
      await press(stage, '\r');
      await stage.waitFor(() => isAt(step));
      await press(stage, 'read' in task ? '\r' : 'i\r');
      if (!('read' in task) && /Enter[: ]go on/.test(await settled(stage))) await press(stage, '\r');
    }
    await stage.waitFor(/n[: ]a match/);
  },
);

test('the words of a lesson in a narrow window are wrapped once, over as many lines as they take', async () => {
  const lesson = lessons.find(({ id }) => id === 'gongzhu/1')!;
  const { stage } = await openLesson(lesson);
  stage.resize({ columns: 40, rows: 22 });
  const lines = await stage.waitFor(/Cards cost points, and the lowest$/m);
  const from = lines.findIndex((line) => line.includes('Cards cost points'));
  expect(lines.slice(from, from + 3)).toEqual([
    ' Cards cost points, and the lowest',
    ' total wins. Above 1000 the match ends.',
    ' Hearts and one queen cost most.',
  ]);
});

test('u goes back from an exercise to the one before', async () => {
  const { stage } = await openLesson(lessons.find(({ id }) => id === 'gongzhu/2')!);
  await press(stage, 'i\r');
  await settled(stage);
  await press(stage, '\r');
  await stage.waitFor(() => barOf(stage).includes('i:show me') && numberOf(stage) === 2);
  await press(stage, 'u');
  await stage.waitFor(() => barOf(stage).includes('i:show me') && numberOf(stage) === 1);
  await press(stage, 'u');
  await stage.waitFor(/This is the first step\./);
});

/** The second and third line above the keys. */
const wordsOf = (stage: Stage): string[] => stage.lines().slice(-3, -1);

test.each(SECOND.map((lesson) => [lesson.id, lesson] as const))(
  'the first task of %s stays through every key that picks or is refused',
  async (_, lesson) => {
    const first = stepsOf(lesson).findIndex(({ step }) => !('read' in step));
    const room = makeRoom({}, { ...NO_PROGRESS, at: { [lesson.id]: first } });
    const { stage } = await openLesson(lesson, undefined, room);
    const task = wordsOf(stage);
    expect(task[0]).toMatch(/\S/);
    const picks = ['2', '\x1b[C', '\x1b[D', '\t', ' ', 'W', ':', '\x1b', 'i', '+', '-', 'Y', '?', '\x1b'];
    for (const key of picks) {
      await press(stage, key);
      expect(wordsOf(stage)).toEqual(task);
    }
  },
);

test('a refused move in a lesson is explained in the line above the task, with its rule', async () => {
  const room = makeRoom({}, { ...NO_PROGRESS, at: { 'gongzhu/1': 1 } });
  const { stage } = await openLesson(lessons.find(({ id }) => id === 'gongzhu/1')!, undefined, room);
  const task = wordsOf(stage);
  await press(stage, ':KH\r');
  expect(stage.lines().at(-4)).toMatch(/^ Not allowed\. .*\(r: the rule\)$/);
  expect(wordsOf(stage)).toEqual(task);
});

test('the menu offers newcomers the lessons of the chosen game', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/New here\? g teaches Chinese Hearts/);
  stage.keys('3');
  await stage.waitFor(/New here\? g teaches 500/);
  stage.keys('g');
  await stage.waitFor(/CARDROOM {2}lessons +500/);
  expect(stage.lines().join('\n')).toMatch(/▎ +1 {2}A contract +2 min/);
  stage.keys('g');
  await stage.waitFor(/CARDROOM {2}lessons +KING'S COURT/);
  stage.keys('q');
  await stage.waitFor(/CARDROOM/);
});

test.each(SECOND.map((lesson) => [lesson.id, lesson] as const))(
  'two hundred random keys leave the frame of %s whole',
  async (_, lesson) => {
    const { stage } = await openLesson(lesson);
    const random = randomFor('keys', lesson.id);
    const keys = [
      ...'123456789abcdghijklmnprtuvxyz0QKA?+-=.:<> ',
      '\r',
      '\r',
      '\t',
      '\x1b[C',
      '\x1b[D',
      '\x1b[A',
      '\x1b[B',
      '\x7f',
    ];
    for (let key = 0; key < 200; key++) stage.keys(pick(keys, random));
    await press(stage, '');
    expect(stage.status).toBeUndefined();
    // A calm table has no line below its top.
    expect(stage.lines()[0]).toMatch(/[A-Z\d]{3}/);
    expect(barOf(stage)).toMatch(/\S/);
    expect(stage.stderr).toBe('');
  },
);
