import { whyNoScreen } from '../capabilities.ts';
import type { Progress } from '../front/progress.ts';
import { catalogue } from '../games.ts';
import { gameOf, lessons, lessonsOf } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { storePaths } from '../store/paths.ts';
import { gameNamed } from './game-named.ts';
import { asJson } from './json.ts';
import { complain, Misuse } from './misuse.ts';
import { lessonsFile } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

interface LearnOptions extends ScreenOptions {
  /** Tells of the lessons, and shows none. */
  readonly json?: boolean;
}

/** `cardroom learn [GAME] [LESSON]`: a lesson, or the list of them; without a terminal the list as text. */
export async function learn(
  id: string | undefined,
  number: string | undefined,
  { json = false, ...options }: LearnOptions,
): Promise<void> {
  const game = id === undefined ? null : gameNamed(id).game.id;
  const lesson = game !== null && number !== undefined ? lessonNumbered(game, number) : null;
  if (json) {
    const all = lesson ? [lesson] : game === null ? lessons : lessonsOf(game);
    process.stdout.write(
      asJson(all.map(told(lessonsFile(storePaths(process.env).lessons, complain).read()))),
    );
    return;
  }
  if (lesson === null && whyNoScreen(process)) {
    process.stdout.write(listText(game === null ? lessons : lessonsOf(game)));
    return;
  }
  await showScreen({ kind: 'learn', game: game ?? gameOf(lessons[0]!), lesson }, options);
}

/** A lesson as `--json` tells of it: `lesson` is its number, `done` the day on which it was ended, or null. */
const told =
  ({ done }: Progress) =>
  (lesson: Lesson) => {
    const { id, title, goal, minutes } = lesson;
    const game = gameOf(lesson);
    return {
      game,
      lesson: lessonsOf(game).indexOf(lesson) + 1,
      id,
      title,
      goal,
      minutes,
      done: done[id] ?? null,
    };
  };

function lessonNumbered(game: string, number: string): Lesson {
  const all = lessonsOf(game);
  const lesson = /^\d+$/.test(number) ? all[Number(number) - 1] : undefined;
  if (lesson) return lesson;
  const known = all.length === 1 ? 'the only lesson is 1' : `lessons are 1 to ${all.length}`;
  throw new Misuse(`There is no lesson "${number}" of ${game}; ${known}.`);
}

/** A lesson a line, under the title of its game. */
function listText(listed: readonly Lesson[]): string {
  const lines = catalogue.flatMap(({ game }) => {
    const own = listed.filter((lesson) => gameOf(lesson) === game.id);
    const told = own.map(
      ({ title, goal, minutes }, place) => `  ${place + 1}  ${title} (${minutes} min): ${goal}`,
    );
    return own.length === 0 ? [] : [`${game.title} (cardroom learn ${game.id})`, ...told];
  });
  return `${lines.join('\n')}\n`;
}
