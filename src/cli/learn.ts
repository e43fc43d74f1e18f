import { whyNoScreen } from '../capabilities.ts';
import { catalogue } from '../games.ts';
import { gameOf, lessons, lessonsOf } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { gameNamed } from './game-named.ts';
import { Misuse } from './misuse.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom learn [GAME] [LESSON]`: a lesson, or the list of them; without a terminal the list as text. */
export async function learn(
  id: string | undefined,
  number: string | undefined,
  options: ScreenOptions,
): Promise<void> {
  const game = id === undefined ? null : gameNamed(id).game.id;
  const lesson = game !== null && number !== undefined ? lessonNumbered(game, number) : null;
  if (lesson === null && whyNoScreen(process)) {
    process.stdout.write(listText(game === null ? lessons : lessonsOf(game)));
    return;
  }
  await showScreen({ kind: 'learn', game: game ?? gameOf(lessons[0]!), lesson }, options);
}

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
