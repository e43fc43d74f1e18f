import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessons } from '../../src/lessons/index.ts';
import { openPty, type Pty } from '../support/pty.ts';

const barOf = (lines: readonly string[]): string => lines.findLast((line) => line !== '') ?? '';
const topOf = (lines: readonly string[]): string => lines[0] ?? '';

/** Presses a key once the words can have been read, and waits for what comes of it. */
async function press(pty: Pty, key: string, wanted: (lines: string[]) => boolean): Promise<void> {
  await pty.insist(key);
  await pty.waitFor(wanted);
}

const isTask = (lines: readonly string[]): boolean => barOf(lines).includes('i:show me');
const isRest = (lines: readonly string[]): boolean =>
  /Enter:(?:go on|a match|next lesson)/.test(barOf(lines));
const isOver = (lines: readonly string[]): boolean => barOf(lines).includes('n:a match');

test('a lesson is ended over a real terminal', async () => {
  // Lessons differ in data, not in what they ask of a terminal; `lessons.test.tsx` ends each of them.
  const { id, title, exercises } = lessons.find((lesson) => lesson.id === 'shengji/1')!;
  const steps = exercises.reduce((sum, exercise) => sum + exercise.tasks.length, 0);
  const pty = openPty({ args: ['learn', ...id.split('/')], settings: { pace: 'instant' } });
  for (let step = 1; step <= steps; step++) {
    await pty.waitFor((lines) => isTask(lines) && topOf(lines).includes(`${step} of ${steps}`));
    await press(pty, 'i', isTask);
    await press(pty, '\r', (lines) => isRest(lines) || topOf(lines).includes(`${step + 1} of`));
    if (isOver(pty.lines())) break;
    if (isRest(pty.lines())) await press(pty, '\r', (lines) => isTask(lines) || isOver(lines));
  }
  await pty.waitFor(isOver);
  expect(topOf(pty.lines())).toContain(title);
  const { done } = JSON.parse(readFileSync(join(pty.home, 'lessons.json'), 'utf8'));
  expect(Object.keys(done)).toEqual([id]);
});
