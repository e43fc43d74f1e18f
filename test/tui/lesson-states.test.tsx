import { expect, test } from 'vitest';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import { lessons } from '../../src/lessons/index.ts';
import { barOf, numberOf, openLesson, settled } from '../support/lesson.tsx';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import type { Stage } from '../support/stage.ts';

/** A lesson at a step, counted from 1. */
function openAt(id: string, step = 1) {
  const room = makeRoom({}, { ...NO_PROGRESS, at: { [id]: step - 1 } });
  return openLesson(lessons.find((lesson) => lesson.id === id)!, undefined, room);
}

const ESC = '\x1b';
const CHOOSE = /Choose a card: arrows, Space, Enter\./;
const ASKED = /Leave the lesson\? Enter: yes, Esc: no\./;
const LIST = /CARDROOM {2}lessons/;

/** The line of answers above the words of the lesson. */
const answerOf = (stage: Stage): string => stage.lines().at(-4)!;
/** The words of the lesson. */
const wordsOf = (stage: Stage): string[] => stage.lines().slice(-3, -1);

const atTask = async (stage: Stage, step: number): Promise<void> => {
  await stage.waitFor(() => barOf(stage).includes('i:show me') && numberOf(stage) === step);
};

test('a wrong answer is played out, the words say why, and the task begins anew: a card, a bid, a free decision', async () => {
  for (const [id, step, move, why] of [
    ['gongzhu/1', 2, '9C', 'Safe.'],
    ['500/2', 1, 'bid 8S', 'Safe.'],
    ['gongzhu/1', 6, 'KH', '62 against you'],
  ] as const) {
    const { stage } = await openAt(id, step);
    const task = wordsOf(stage);
    await press(stage, ':');
    await press(stage, `${move}\r`);
    expect(await settled(stage)).toContain('Enter:try again');
    expect(answerOf(stage)).toContain('Not yet: Enter or u tries again.');
    expect(wordsOf(stage).join(' ')).toContain(why);
    await press(stage, 'u');
    await atTask(stage, step);
    expect(wordsOf(stage)).toEqual(task);
  }
});

test('an answer that is as good, but not the point, is not called wrong: the line says that it is almost right', async () => {
  const { stage } = await openAt('shengji/1', 5);
  await press(stage, ':');
  await press(stage, 'RJ\r');
  expect(await settled(stage)).toContain('Enter:try again');
  expect(answerOf(stage)).toContain('Almost: Enter or u tries again.');
  expect(wordsOf(stage).join(' ')).toContain('As good');
});

test.each([['Enter', '\r'] as const, ['Esc', ESC] as const, ['u', 'u'] as const])(
  '%s takes a wrong move back, and Enter does not play it again',
  async (_, key) => {
    const { stage } = await openAt('gongzhu/1', 4);
    const before = stage.lines();
    await press(stage, '3\r');
    expect(await settled(stage)).toContain('Enter:try again');
    await press(stage, key);
    await atTask(stage, 4);
    expect(wordsOf(stage)).toEqual(before.slice(-3, -1));
    expect(stage.lines().slice(2, -4)).toEqual(before.slice(2, -4));
    await press(stage, '\r');
    expect(answerOf(stage)).toMatch(CHOOSE);
  },
);

/** Tasks with a choice, and the answer to Enter in them: cards to follow with, to lead, to pass and to bury; a call, a bid, a space. */
const CHOICES = [
  ['shengji/1', 2, CHOOSE],
  ['shengji/3', 7, CHOOSE],
  ['shengji/5', 2, /Choose first: arrows, then Enter\./],
  ['shengji/5', 5, CHOOSE],
  ['shang/1', 2, CHOOSE],
  ['shang/1', 3, CHOOSE],
  ['gongzhu/1', 2, CHOOSE],
  ['gongzhu/2', 1, CHOOSE],
  ['500/1', 2, CHOOSE],
  ['500/2', 1, /Choose first: arrows, then Enter\./],
  ['500/3', 1, CHOOSE],
  ['kings-court/1', 2, /Choose first: arrows, then Enter\./],
] as const;

test.each(CHOICES)(
  'Enter with nothing selected says how to choose, in %s task %i',
  async (id, step, says) => {
    const { stage } = await openAt(id, step);
    await atTask(stage, step);
    for (let time = 0; time < 2; time++) {
      await press(stage, '\r');
      expect(answerOf(stage)).toMatch(says);
      expect(barOf(stage)).toContain('i:show me');
    }
  },
);

test('Space chooses the card under the cursor, and Enter plays it, after a wrong move, too', async () => {
  const { stage } = await openAt('shengji/1', 2);
  await atTask(stage, 2);
  await press(stage, ':4H\r');
  expect(await settled(stage)).toContain('Enter:try again');
  await press(stage, '\r');
  await atTask(stage, 2);
  await press(stage, '\r');
  expect(answerOf(stage)).toMatch(CHOOSE);
  await press(stage, ' ');
  expect(answerOf(stage)).toContain('A♥  (Enter: play)');
  await press(stage, '\r');
  await settled(stage);
  expect(wordsOf(stage).join(' ')).toContain('15 points: kings and tens count 10');
});

test('Enter picks the only move, and plays it at the second press', async () => {
  const { stage } = await openAt('shengji/3', 1);
  await atTask(stage, 1);
  await press(stage, '\r');
  expect(answerOf(stage)).toMatch(/Your only move: \S.* \(Enter: play\)/);
  expect(barOf(stage)).toContain('i:show me');
  await press(stage, '\r');
  expect(await settled(stage)).toContain('Enter:go on');
});

test('the line above the task names the key that shows the move after the second wrong answer', async () => {
  const { stage } = await openAt('gongzhu/1', 3);
  for (const isSaid of [false, true]) {
    await press(stage, '1\r');
    await settled(stage);
    await press(stage, 'u');
    await atTask(stage, 3);
    expect(answerOf(stage).includes('i shows the move.')).toBe(isSaid);
  }
});

test('the last step of a lesson comes again until the decision is good', async () => {
  const { stage, room } = await openAt('gongzhu/3', 3);
  await press(stage, ':TS\r');
  expect(await settled(stage)).toContain('Enter:try again');
  await press(stage, '\r');
  await atTask(stage, 3);
  expect(room.learnt.done).toEqual({});
  await press(stage, ':QS\r');
  await settled(stage);
  await press(stage, '\r');
  await stage.waitFor(/n[: ]a match/);
  expect(room.learnt.done).toEqual({ 'gongzhu/3': '2026-11-20' });
});

test('the bar shows Enter only as the answer while the program asks whether to leave', async () => {
  const { stage } = await openAt('gongzhu/1', 4);
  await press(stage, '3\r');
  expect(await settled(stage)).toContain('Enter:try again');
  await press(stage, 'q');
  expect(barOf(stage)).toContain('Enter:leave');
});

test('Esc unpicks, then asks whether to leave; another Esc stays, and Enter leads to the lessons', async () => {
  const { stage } = await openAt('gongzhu/1', 3);
  const untouched = stage.lines();
  await press(stage, '1');
  await press(stage, ESC);
  expect(stage.lines()).toEqual(untouched);
  await press(stage, ESC);
  expect(answerOf(stage)).toMatch(ASKED);
  await press(stage, ESC);
  expect(stage.lines()).toEqual(untouched);
  await press(stage, ESC);
  await press(stage, '\r');
  await stage.waitFor(LIST);
});

test('Esc asks before it leaves the words of a lesson, and leads to the lessons at once at the end', async () => {
  const { stage } = await openAt('gongzhu/3', 3);
  await press(stage, 'i\r');
  expect(await settled(stage)).toContain('Enter:go on');
  for (let time = 0; time < 5; time++) {
    await press(stage, ESC);
    expect(ASKED.test(answerOf(stage))).toBe(time % 2 === 0);
  }
  await press(stage, ESC);
  await press(stage, '\r');
  await stage.waitFor(/n[: ]a match/);
  await press(stage, ESC);
  await stage.waitFor(LIST);
});

test('a narrow window names the step without the title', async () => {
  const { stage } = await openLesson(lessons.find(({ id }) => id === 'gongzhu/1')!, {
    columns: 40,
    rows: 22,
  });
  expect(stage.lines()[0]!.trim()).toBe('CHINESE HEARTS  lesson · 1 of 8');
});

test('u goes from words to their task, from a task to the one before, and says if there is no earlier one', async () => {
  const { stage } = await openAt('gongzhu/1', 3);
  await press(stage, 'i\r');
  expect(await settled(stage)).toContain('Enter:go on');
  await press(stage, 'u');
  await atTask(stage, 3);
  await press(stage, 'u');
  await atTask(stage, 2);
  await press(stage, 'u');
  await stage.waitFor(() => numberOf(stage) === 1);
  await press(stage, 'u');
  expect(answerOf(stage)).toContain('This is the first step.');
});

test('the table tells a learning Dealer to name two tickets, between burying and tickets', async () => {
  const { stage } = await openAt('shengji/5', 5);
  await atTask(stage, 5);
  await press(stage, 'i\r');
  expect(await settled(stage)).toContain('Enter:go on');
  expect(stage.lines().join('\n')).toContain('You name two tickets.');
  expect(stage.lines().join('\n')).not.toContain('names two tickets');
});

test.each(['s', 'S'])('the letter %s names the suit of the Joker', async (letter) => {
  const { stage } = await openAt('500/4');
  await press(stage, 'i');
  await press(stage, `h${letter}`);
  await press(stage, '\r');
  expect(await settled(stage)).toContain('Enter:go on');
});

test('the sheet of the deal is read like other words, and can be left and resumed like a task', async () => {
  const { stage } = await openAt('shengji/6', 11);
  const isSheet = / lesson [·.] .*11 of 11[\s\S]*115, between 80 and 155/;
  await stage.waitFor(isSheet);
  await press(stage, ESC);
  await stage.waitFor(ASKED);
  await press(stage, '\r');
  await stage.waitFor(LIST);
  await press(stage, '\r');
  await stage.waitFor(isSheet);
  await press(stage, 'u');
  await atTask(stage, 10);
});
