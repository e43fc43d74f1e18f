import { catalogue } from '../../src/games.ts';
import { gameOf } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { App } from '../../src/tui/app.tsx';
import type { Clock } from '../../src/tui/terminal/clock.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { usual } from './display.ts';
import { makeRoom } from './room.ts';
import { openStage, type Stage } from './stage.ts';

/** A clock on which a second goes by whenever somebody looks. */
export function quickClock(): Clock {
  let now = 0;
  return {
    now: () => (now += 1000),
    after(_ms, then) {
      const timer = setImmediate(then);
      return () => clearImmediate(timer);
    },
  };
}

/** A lesson at its first task, or where the progress in the room says that it was left. */
export async function openLesson(lesson: Lesson, size: Size = usual, room = makeRoom()) {
  const start = { kind: 'learn', game: gameOf(lesson), lesson } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />, {
    size,
    clock: quickClock(),
  });
  await stage.waitFor(/ lesson [·.] .*[\s\S]*(?:i:show me|Enter:go on)/);
  return { stage, room };
}

/** The key bar. */
export const barOf = (stage: Stage): string => stage.lines().findLast((line) => line !== '') ?? '';
/** Which step of the lesson is on, from 1. */
export const numberOf = (stage: Stage): number =>
  Number(/ lesson [·.] .* (\d+) of/.exec(stage.lines().join('\n'))?.[1] ?? Number.NaN);

/** Presses keys and waits until what comes of them is drawn; answers the key bar. */
export async function press(stage: Stage, keys: string): Promise<string> {
  stage.keys(keys);
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
  await stage.drawn();
  return barOf(stage);
}

/** Waits until a task is asked, words are to be read, or the lesson is over. */
export async function settled(stage: Stage): Promise<string> {
  await stage.waitFor(
    () =>
      /show me|Enter:(?:go on|take it back|a match|next)/.test(barOf(stage)) &&
      !/skip.*watch/.test(barOf(stage)),
  );
  return barOf(stage);
}
