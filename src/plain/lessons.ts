import { againIn } from '../front/again.ts';
import { tallyOf } from '../front/progress.ts';
import type { GameParts } from '../games.ts';
import { lessonsOf } from '../lessons/index.ts';
import { practicesOf } from '../lessons/practices.ts';
import { againTexts, practiceTexts } from '../tui/screens/lessons/words.ts';
import type { House } from './house.ts';
import { type Asking, numbered } from './talk.ts';
import { askAgain, learn, practise } from './ways.ts';
import { lessonListTexts as texts } from './words.ts';

/** A line of the list, and the way to begin its lesson. `from`: the step, from 0. */
interface LessonEntry {
  readonly line: string;
  begin(from?: number): void;
}

/** Lists a game's lessons, its practices and the player's own positions. A number begins one. */
export async function openLessons(house: House, first: GameParts): Promise<void> {
  const shown = { entry: first };
  await house.talk.open(
    (close) => listAsking(house, shown, close),
    () => house.isLeaving,
  );
}

function listAsking(house: House, shown: { entry: GameParts }, close: () => void): Asking {
  const { talk, catalogue } = house;
  const { game } = shown.entry;
  const own = againIn(house, shown.entry, house.room.matches.list());
  const entries = entriesOf(house, shown.entry, own.due.length);
  const taught = catalogue.filter((one) => lessonsOf(one.game.id).length > 0);
  return {
    list: [texts.title(game.title), ...numbered(entries.map(({ line }) => line)), own.sentence, own.standing],
    lines: [texts.choose],
    choices: entries.map((entry) => () => entry.begin()),
    commands: [
      {
        word: 'anew',
        rest: 'number',
        help: texts.help.anew,
        run(rest) {
          const entry = entries[Number(rest) - 1];
          if (entry) entry.begin(0);
          else talk.say(texts.noEntry(entries.length));
        },
      },
      {
        word: 'game',
        letter: 'g',
        help: texts.help.game,
        run() {
          shown.entry = taught[(taught.indexOf(shown.entry) + 1) % taught.length]!;
          house.entry = shown.entry;
        },
      },
      { word: 'menu', letter: 'q', help: texts.help.menu, run: close },
    ],
  };
}

function entriesOf(house: House, entry: GameParts, due: number): LessonEntry[] {
  const { progress } = house;
  const { id } = entry.game;
  const lessons = lessonsOf(id).map((lesson): LessonEntry => {
    const at = progress.at[lesson.id] ?? 0;
    return {
      line: texts.lesson(lesson.title, lesson.minutes, lesson.goal, lesson.id in progress.done, at),
      begin: (from = at) => learn(house, lesson, from),
    };
  });
  const practices = practicesOf(id).map((practice): LessonEntry => {
    const tally = tallyOf(progress, practice.id);
    return {
      line: texts.practice(
        practice.title,
        practice.goal,
        tally.asked === 0 ? '' : practiceTexts.tally(tally),
      ),
      begin: () => practise(house, practice),
    };
  });
  const own: LessonEntry = {
    line: texts.practice(againTexts.title, againTexts.goal, due > 0 ? againTexts.due(due) : ''),
    begin: () => askAgain(house, entry),
  };
  return [...lessons, ...practices, own];
}
