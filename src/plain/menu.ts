import { isRefusal } from '../engine/game.ts';
import { setupRefusalText } from '../engine/text.ts';
import { savedIn } from '../front/saved.ts';
import { lessonsOf } from '../lessons/index.ts';
import { aloneIn } from '../store/statistics.ts';
import { playersOf, setupOf } from '../tui/draft.ts';
import type { PageOf } from '../tui/pages/use-pages.ts';
import {
  intentionText,
  keptTexts,
  type ListedMatch,
  matchText,
  seatsText,
} from '../tui/screens/menu/words.ts';
import { draftCommands, draftText } from './draft.ts';
import type { House } from './house.ts';
import { openLessons } from './lessons.ts';
import { openMatches } from './matches.ts';
import { openOptions } from './options.ts';
import { openRules } from './rules.ts';
import { openStatistics } from './statistics.ts';
import { type Asking, type Command, Ended, numbered } from './talk.ts';
import { entered, resume } from './ways.ts';
import { menuTexts } from './words.ts';

/** The first page: continue a match, or put a new one together. */
export async function showMenu(house: House, { overlay, asksDay = false }: PageOf<'menu'>): Promise<void> {
  if (overlay === 'lessons') await openLessons(house, house.entry);
  if (asksDay && !house.isLeaving) await playDay(house, true);
  await house.talk.converse(() => (house.isLeaving ? null : menuAsking(house)));
}

/** Most open matches listed. */
const LISTED = 3;

function menuAsking(house: House): Asking {
  const { catalogue, entry, draft } = house;
  const { open, played, problem } = keptIn(house);
  const games = catalogue.map(({ game }) => {
    const { played: times, won } = aloneIn(played, game.id);
    return menuTexts.game(game.title, seatsText(game), game.tagline, times, won);
  });
  const isNew = open.length === 0 && played.length === 0;
  return {
    list: [
      menuTexts.title,
      problem,
      ...numbered([
        ...open.map((match) => menuTexts.goOn(matchText(match, catalogue), match.id, keptTexts(match)[0])),
        ...games,
      ]),
    ],
    lines: [
      draftText(entry.game, draft),
      intentionText(undefined, entry.game, playersOf(draft), catalogue),
      ...(isNew ? [menuTexts.isNew] : []),
    ],
    choices: [
      ...open.map((match) => () => resume(house, match.id)),
      ...catalogue.map((one) => () => {
        house.entry = one;
      }),
    ],
    commands: [...startCommands(house, open), ...draftCommands(house), ...pageCommands(house), quit],
    enter: () => start(house),
  };
}

const quit: Command = {
  word: 'quit',
  letter: 'q',
  help: menuTexts.help.quit,
  run() {
    throw new Ended();
  },
};

function startCommands(house: House, open: readonly ListedMatch[]): Command[] {
  const { talk, room } = house;
  const [latest] = open;
  return [
    { word: 'start', help: menuTexts.help.start, run: () => start(house) },
    { word: 'day', letter: 'd', help: menuTexts.help.day, run: () => playDay(house) },
    ...(latest
      ? [
          {
            word: 'continue',
            letter: 'c',
            help: menuTexts.help.continue,
            run: () => resume(house, latest.id),
          },
          {
            word: 'off',
            letter: 'x',
            rest: 'number',
            help: menuTexts.help.off,
            run: async (rest: string) => {
              const match = open[Number(rest || 1) - 1];
              if (!match) return talk.say(menuTexts.noMatch(open.length));
              if (!(await talk.agrees(menuTexts.off(match.id)))) return;
              const removed = room.matches.remove(match.id);
              talk.say(isRefusal(removed) ? removed.sentence : menuTexts.isOff(match.id));
            },
          },
        ]
      : []),
  ];
}

function pageCommands(house: House): Command[] {
  const { help } = menuTexts;
  const { game } = house.entry;
  const pages: Command[] = [
    {
      word: 'rules',
      letter: 'r',
      rest: '[word]',
      help: help.rules,
      run: (rest) => openRules(house, game, rest, null),
    },
    { word: 'matches', letter: 'm', help: help.matches, run: () => openMatches(house, null) },
    { word: 'statistics', letter: 't', help: help.statistics, run: () => openStatistics(house) },
    { word: 'options', letter: 'o', help: help.options, run: () => openOptions(house) },
  ];
  if (lessonsOf(game.id).length === 0) return pages;
  return [
    { word: 'lessons', letter: 'g', help: help.lessons, run: () => openLessons(house, house.entry) },
    ...pages,
  ];
}

/** Begins the match of the draft, or says why it cannot. */
function start(house: House): void {
  const { entry, draft, door, room, talk } = house;
  const setup = setupOf(entry.game, draft, room.freshSeed());
  if (isRefusal(setup)) talk.say(setupRefusalText(entry.game, setup));
  else door.begin(entry, { setup, players: playersOf(draft) });
}

/** Resumes the day's deal, or begins it; asks before the attempt that counts. */
async function playDay(house: House, isAsked = false): Promise<void> {
  const { entry, door, talk } = house;
  const told = isAsked ? 'ask' : door.day(entry, false);
  if (told !== 'ask') return entered(house, told);
  if (!(await talk.agrees(menuTexts.askDay(entry.game.title)))) return;
  const refused = door.day(entry, true);
  if (refused !== 'ask') await entered(house, refused);
}

/** The open matches that the menu lists, and the finished ones that it counts. */
function keptIn({ room: { matches } }: House) {
  const { kept, problem } = savedIn(matches);
  const busy = matches.busy();
  const open = kept.filter((match) => match.state === 'open').slice(0, LISTED);
  return {
    problem,
    open: open.map((match): ListedMatch => {
      const standing = matches.standing(match.id);
      return { ...match, standing: isRefusal(standing) ? null : standing, busy: busy.has(match.id) };
    }),
    played: kept.filter((match) => match.state === 'finished').reverse(),
  };
}
