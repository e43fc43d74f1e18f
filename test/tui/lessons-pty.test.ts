import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessons } from '../../src/lessons/index.ts';
import { endLesson } from '../support/lesson.tsx';
import { openPty } from '../support/pty.ts';

/** Lessons differ in data, not in what they ask of a terminal: one is ended, or all with `CARDROOM_LESSONS=1`. */
const ENDED = lessons.filter(({ id }) => process.env.CARDROOM_LESSONS === '1' || id === 'shengji/1');

test.each(ENDED.map((lesson) => [lesson.id, lesson] as const))(
  '%s can be finished over a real terminal',
  async (id, lesson) => {
    const pty = openPty({ args: ['learn', ...id.split('/')], settings: { pace: 'instant' } });
    await endLesson(lesson, Object.assign(Object.create(pty), { goOn: () => pty.insist('\r') }));
    expect(pty.lines()[0]).toContain(lesson.title);
    const { done } = JSON.parse(readFileSync(join(pty.home, 'lessons.json'), 'utf8'));
    expect(Object.keys(done)).toEqual([id]);
  },
);
