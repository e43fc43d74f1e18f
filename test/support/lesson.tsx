import { expect } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { gameOf } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';
import { findGame } from '../../src/library.ts';
import { App } from '../../src/tui/app.tsx';
import type { Clock } from '../../src/tui/terminal/clock.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { type Display, usual } from './display.ts';
import { fits, legalMoves } from './lesson-answers.ts';
import { makeRoom } from './room.ts';
import { openStage } from './stage.ts';

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
  await stage.waitFor(/ lesson [·.] .*[\s\S]*(?:i[: ]show me|Enter[: ]go on)/);
  return { stage, room };
}

/** The key bar, with a colon behind each key, as on tables that are not calm. */
export const barOf = (screen: Display): string =>
  (screen.lines().findLast((line) => line !== '') ?? '').replaceAll(
    /(?<=^ ?| {2})(\S|[A-Z]\w+) (?=[a-z])/g,
    '$1:',
  );
/** Which step of the lesson is on, from 1. */
export const numberOf = (screen: Display): number =>
  Number(/ lesson [·.] (\d+) of/.exec(screen.lines().join('\n'))?.[1] ?? Number.NaN);

/** Waits until a task is asked, words are to be read, or the lesson is over. */
export async function settled(screen: Display): Promise<string> {
  await screen.waitFor(
    () =>
      /show me|Enter:(?:try again|go on|a match|next)/.test(barOf(screen)) &&
      !/skip.*watch/.test(barOf(screen)),
  );
  return barOf(screen);
}

export const stepsOf = ({ exercises }: Lesson) =>
  exercises.flatMap((exercise) => exercise.tasks.map((step, at) => ({ exercise, step, at })));

/** With `CARDROOM_LESSONS=1` a wrong move is made for every answer of every task; else for the first where a move is asked for. */
const IS_LONG = process.env.CARDROOM_LESSONS === '1';

/** A move for each answer to what is neither asked for nor best. */
function wrongMoves(lesson: Lesson, place: number): string[] {
  const { exercise, step, at } = stepsOf(lesson)[place]!;
  if ('read' in step || ('decide' in step && !IS_LONG)) return [];
  const answers =
    'ask' in step
      ? [{ on: step.ask, isWrong: false }, ...step.no.map(({ on }) => ({ on, isWrong: true }))]
      : step.decide.map(({ on, rank }) => ({ on, isWrong: rank !== 'best' }));
  const game = findGame(gameOf(lesson))!;
  const run = new ExerciseRun(game, exercise, at);
  for (let move = run.next(); move; move = run.next()) run.match.play(move.seat, move.move);
  const fitting = answers.map(({ on }) => fits(game, run, on));
  const legal = legalMoves(run);
  // The first answer that fits a move is the one to it.
  const wrong = answers.flatMap(({ isWrong }, place) =>
    isWrong ? [legal.find((move) => fitting.findIndex((isMeant) => isMeant(move)) === place)!] : [],
  );
  return IS_LONG ? wrong : wrong.slice(0, 1);
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best));

/** A screen with a lesson, and somebody at its keyboard. */
export interface Learner extends Display {
  /** Types, and waits until what comes of it is drawn. */
  press(keys: string): Promise<unknown>;
  /** Enter, once the words before it may have been read. */
  goOn(): Promise<unknown>;
}

/** Ends a lesson with wrong moves where one is asked for, which are taken back, and with what Tab proposes where a move is asked for, else with what `i` shows. */
export async function endLesson(lesson: Lesson, screen: Learner): Promise<void> {
  for (const [place, { step }] of stepsOf(lesson).entries()) {
    const isRead = 'read' in step;
    const isHere = (): boolean => numberOf(screen) === place + 1;
    const isAsked = (): boolean => isHere() && barOf(screen).includes('i:show me');
    await screen.waitFor(() => (isRead ? isHere() && barOf(screen).includes('Enter:go on') : isAsked()));
    for (const wrong of wrongMoves(lesson, place)) {
      await screen.press(':');
      await screen.press(`${wrong}\r`);
      await settled(screen);
      if (!isAsked()) await screen.press('u');
      await screen.waitFor(isAsked);
    }
    if ('ask' in step) {
      await screen.press('\t\r');
      // Where Tab only goes to a card it proposes nothing, and never what is answered as wrong.
      const answers = step.no.map(({ say }) => longest(say.split(/\{[^}]+\}/)));
      const isSaid = (line: string): boolean => screen.lines().join('\n').includes(line);
      if (isAsked()) expect(answers.filter(isSaid)).toEqual([]);
    }
    if (!isRead && isAsked()) await screen.press('i\r');
    if (/Enter:go on/.test(await settled(screen)) && isHere()) await screen.goOn();
  }
  await screen.waitFor(/n[: ]a match/);
}
