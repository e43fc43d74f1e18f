import { plainBy, whyNoScreen } from '../capabilities.ts';
import { list } from '../engine/words.ts';
import { againIn } from '../front/again.ts';
import { type Progress, tallyOf } from '../front/progress.ts';
import { catalogue, type GameParts } from '../games.ts';
import { gameOf, lessons, lessonsOf } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { nameOf, type Practice, practicesOf } from '../lessons/practices.ts';
import { storePaths } from '../store/paths.ts';
import { gameNamed } from './game-named.ts';
import { asJson } from './json.ts';
import { complain, Misuse } from './misuse.ts';
import { lessonsFile, openPractising } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

interface LearnOptions extends ScreenOptions {
  /** True to print the lessons as JSON and show none. */
  readonly json?: boolean;
  /** True to print them as text. */
  readonly list?: boolean;
}

/** `cardroom learn [GAME] [LESSON]`: shows a lesson, a practice or the list of them; without a terminal it prints the list. */
export async function learn(
  id: string | undefined,
  number: string | undefined,
  { json = false, list: asList = false, ...options }: LearnOptions,
): Promise<void> {
  if (id !== undefined && number === 'again') {
    await learnAgain(gameNamed(id), { json, list: asList, ...options });
    return;
  }
  const game = id === undefined ? null : gameNamed(id).game.id;
  const practice = game === null ? undefined : practicesOf(game).find((each) => nameOf(each) === number);
  const lesson = game !== null && number !== undefined && !practice ? lessonNumbered(game, number) : null;
  if (json) {
    const known = lessonsFile(storePaths(process.env).lessons, complain).read();
    const all = lesson ? [lesson] : game === null ? lessons : lessonsOf(game);
    process.stdout.write(asJson(practice ? [toldOf(practice, known)] : all.map(told(known))));
    return;
  }
  if (asList || (lesson === null && !practice && hasNoPages(options))) {
    process.stdout.write(listText(game === null ? lessons : lessonsOf(game)));
    return;
  }
  const begin = { game: game ?? gameOf(lessons[0]!), lesson, practice: practice ?? null };
  await showScreen({ kind: 'learn', ...begin }, options);
}

/** `cardroom learn GAME again`: practises the positions due; prints them with `--list` or without a terminal. If none is due, says why. */
async function learnAgain(entry: GameParts, { json, list: asList, ...options }: LearnOptions): Promise<void> {
  const practising = openPractising(process.env);
  const { due, sitting, sentence, standing } = againIn(practising, entry, practising.room.matches.list());
  const game = entry.game.id;
  if (json)
    process.stdout.write(
      asJson(due.map(({ of, deal, charge: { kind } }) => ({ game, match: of.id, deal, kind }))),
    );
  else if (asList || sitting.length === 0 || hasNoPages(options)) {
    const lines = due.map(({ of, deal, charge }) => `  ${of.id}, deal ${deal}: ${charge.kind}`);
    process.stdout.write(`${[sentence, ...lines, ...(standing ? [`${standing}.`] : [])].join('\n')}\n`);
  } else await showScreen({ kind: 'again', game }, options);
}

/** True if nothing can be drawn and nobody asked for lines, so that only the list can be shown. */
const hasNoPages = ({ plain, accessible }: ScreenOptions): boolean =>
  whyNoScreen(process) !== undefined && plainBy(process, plain || accessible) === 'left';

/** A lesson for `--json`: `lesson` is its number, `done` the day on which it was finished, or null. */
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

/** A practice for `--json`: the number of calls, and of those as good as the best. */
function toldOf(practice: Practice, progress: Progress) {
  const { id, title, goal } = practice;
  return { game: gameOf(practice), practice: nameOf(practice), id, title, goal, ...tallyOf(progress, id) };
}

function lessonNumbered(game: string, number: string): Lesson {
  const all = lessonsOf(game);
  const lesson = /^\d+$/.test(number) ? all[Number(number) - 1] : undefined;
  if (lesson) return lesson;
  const numbers = all.length === 1 ? '1' : `1 to ${all.length}`;
  const known = `lessons are ${list([numbers, ...practicesOf(game).map(nameOf), 'again'])}`;
  throw new Misuse(`There is no lesson "${number}" of ${game}; ${known}.`);
}

/** The lessons and practices, a line each, under the titles of their games. */
function listText(listed: readonly Lesson[]): string {
  const lines = catalogue.flatMap(({ game }) => {
    const own = listed.filter((lesson) => gameOf(lesson) === game.id);
    const told = own.map(
      ({ title, goal, minutes }, place) => `  ${place + 1}  ${title} (${minutes} min): ${goal}`,
    );
    const practices = practicesOf(game.id).map(
      (practice) => `  ${nameOf(practice)}  ${practice.title}: ${practice.goal}`,
    );
    return own.length === 0 ? [] : [`${game.title} (cardroom learn ${game.id})`, ...told, ...practices];
  });
  return `${lines.join('\n')}\n`;
}
