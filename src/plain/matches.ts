import { isRefusal } from '../engine/game.ts';
import { dayOf } from '../front/day.ts';
import { savedIn } from '../front/saved.ts';
import { type Listed, standsText } from '../tui/screens/matches/row.ts';
import { againstTexts, KINDS, type MatchKind, moveTexts } from '../tui/screens/matches/words.ts';
import { tableOf } from '../tui/tables.ts';
import type { House } from './house.ts';
import { type Command, numbered } from './talk.ts';
import { showWatched } from './watched.ts';
import { resume } from './ways.ts';
import { draftTexts, matchesTexts as texts } from './words.ts';

/** Number of matches listed at once. */
const PAGE = 20;

/** The part of the list that is shown. */
interface ListFilter {
  kind: MatchKind;
  /** Id of a game; null for all. */
  game: string | null;
  /** Index of the first match shown. */
  from: number;
}

/** Lists every match, or a game's finished ones. A number opens one. */
export async function openMatches(house: House, finishedOf: string | null): Promise<void> {
  const { talk, room } = house;
  const shown: ListFilter = { kind: finishedOf === null ? 'open' : 'finished', game: finishedOf, from: 0 };
  await talk.open(
    (close) => {
      const { kept, removed, problem } = savedIn(room.matches);
      const all: Listed[] = [
        ...kept.map((match) => ({ match, removed: false })),
        ...removed.map((match) => ({ match, removed: true })),
      ].filter((listed) => isShown(listed, shown));
      const page = all.slice(shown.from, shown.from + PAGE);
      const more = all.length - shown.from - page.length;
      return {
        list: [
          problem,
          ...(all.length === 0
            ? [texts.none(shown.kind)]
            : numbered(page.map((listed) => rowText(house, listed)))),
          more > 0 ? texts.more(more) : '',
        ],
        lines: [texts.shows(shown.kind)],
        choices: page.map((listed) => () => openMatch(house, listed)),
        commands: [
          ...listCommands(house, shown),
          { word: 'close', letter: 'q', help: texts.help.close, run: close },
        ],
      };
    },
    () => house.isLeaving,
  );
}

function isShown({ match, removed }: Listed, { kind, game }: ListFilter): boolean {
  if (game !== null && !('game' in match && match.game === game)) return false;
  if (kind === 'all') return true;
  if (kind === 'removed') return removed;
  return !removed && (kind === 'finished') === (match.state === 'finished');
}

function rowText({ room, catalogue }: House, listed: Listed): string {
  const { match } = listed;
  const title =
    'game' in match ? catalogue.find(({ game }) => game.id === match.game)?.game.title : undefined;
  const against = 'players' in match ? againstTexts(match.players)[0]! : '';
  return texts.row(dayOf(match.left), match.id, title ?? '', against, standsText(listed, room.matches));
}

function listCommands({ talk, catalogue }: House, shown: ListFilter): Command[] {
  return [
    {
      word: 'kind',
      letter: 'k',
      rest: KINDS.join('|'),
      help: texts.help.kind,
      run(rest) {
        const kind = KINDS.find((one) => one === rest);
        if (kind) Object.assign(shown, { kind, from: 0 });
        else talk.say(draftTexts.oneOf('kind', KINDS));
      },
    },
    {
      word: 'game',
      letter: 'g',
      rest: '[name]',
      help: texts.help.game,
      run(rest) {
        const ids = catalogue.map(({ game }) => game.id);
        if (rest === '' || ids.includes(rest)) Object.assign(shown, { game: rest || null, from: 0 });
        else talk.say(draftTexts.oneOf('game', ids));
      },
    },
    {
      word: 'more',
      help: texts.help.more,
      run() {
        shown.from += PAGE;
      },
    },
  ];
}

/** A match of the list, with its commands. */
async function openMatch(house: House, listed: Listed): Promise<void> {
  const { talk } = house;
  await talk.open(
    (close) => {
      return {
        lines: [rowText(house, listed), texts.choose],
        commands: [
          ...commandsAt(house, listed, close),
          { word: 'close', letter: 'q', help: texts.help.back, run: close },
        ],
      };
    },
    () => house.isLeaving,
  );
}

function commandsAt(house: House, listed: Listed, close: () => void): Command[] {
  const { match, removed } = listed;
  const { help } = texts;
  const isPlayed = 'players' in match;
  return [
    ...(!removed && match.state === 'open'
      ? [{ word: 'continue', letter: 'c', help: help.continue, run: () => resume(house, match.id) }]
      : []),
    ...(isPlayed
      ? [
          { word: 'sheet', letter: 's', help: help.sheet, run: () => watch(house, listed, 'sheet') },
          { word: 'replay', letter: 'p', help: help.replay, run: () => watch(house, listed, 'replay') },
        ]
      : []),
    removed
      ? { word: 'restore', letter: 'b', help: help.restore, run: () => restore(house, listed, close) }
      : { word: 'remove', letter: 'x', help: help.remove, run: () => remove(house, listed, close) },
  ];
}

async function watch(
  house: House,
  { match: { id }, removed }: Listed,
  by: 'sheet' | 'replay',
): Promise<void> {
  const read = house.room.matches.read(id, { removed });
  if (isRefusal(read)) return house.talk.say(read.sentence);
  const entry = house.catalogue.find((known) => known.game === read.match.game)!;
  await showWatched(house, { played: { ...read, id }, by, entry, table: await tableOf(entry.game) });
}

async function remove({ talk, room }: House, { match: { id } }: Listed, close: () => void): Promise<void> {
  if (!(await talk.agrees(texts.ask(id)))) return;
  const removed = room.matches.remove(id);
  if (isRefusal(removed)) return talk.say(removed.sentence);
  talk.say(texts.removed(id, removed.id));
  close();
}

function restore({ talk, room }: House, { match: { id } }: Listed, close: () => void): void {
  const refusal = room.matches.restore(id);
  talk.say(refusal?.sentence ?? moveTexts.restored(id));
  if (!refusal) close();
}
