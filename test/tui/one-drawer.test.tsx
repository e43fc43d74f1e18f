import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { tableRoomIn } from '../../src/tui/parts/room.ts';
import { drawAccount } from '../../src/tui/sheet/draw.ts';
import { accountOf, toldOf } from '../../src/tui/sheet/told.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { evening, settled } from '../host/evening.ts';
import { numberOf, openApp } from '../support/app.tsx';
import { recorded } from '../support/logs.ts';
import { press } from '../support/press.ts';
import { reviewWith } from '../support/reviews.ts';
import { makeRoom } from '../support/room.ts';
import type { Stage } from '../support/stage.ts';
import { watchWrites, writtenOver } from '../support/written-over.ts';

const WINDOWS = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
] as const;
const THEMES = [
  makeTheme({ depth: 0, symbols: 'unicode' }),
  makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' }),
];
/** Most moments of a match. */
const MOMENTS = 12;

/** A card of a fan covers the lower corner of the one at its left. */
const untold = (over: readonly string[]) => over.filter((text) => !/ by {3}of /.test(text));

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each(WINDOWS)('the table with all that is known, in %i×%i', async (columns, rows) => {
    const { match, players } = recorded(`${id}-open`);
    const table = await tableOf(match.game);
    const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
    const { home } = replay;
    const speaker = makeSpeaker(players, home, UNICODE_GLYPHS);
    const told = [...replay.steps.keys()].filter((at) => replay.placeOf(at).isTold);
    for (const at of told.filter((_, place) => place % Math.ceil(told.length / MOMENTS) === 0))
      for (const theme of THEMES) {
        const still = replay.still(at, home);
        const mover = home !== 'table' && still.turn.includes(home) ? home : null;
        const position: AnyPosition = {
          ...still,
          ...{ mover, players, speaker, theme, assist: true, marked: NOTHING_MARKED },
        };
        const selection = mover === null ? null : table.begin(position, null);
        const size = tableRoomIn({ columns, rows }, false);
        const draw = () => table.paint({ position, selection, last: null, size });
        expect(untold(writtenOver(draw)), draw().texts().join('\n')).toEqual([]);
      }
  });

  test.each([
    [38, 18],
    [54, 15],
    [70, 11],
    [78, 17],
    [118, 33],
    [148, 43],
  ])('the pages of its ends, in %i×%i', async (columns, rows) => {
    const { match, players } = recorded(`${id}-finished`);
    const table = await tableOf(match.game);
    const speaker = makeSpeaker(players, 0, UNICODE_GLYPHS);
    const ends = match.history.filter(
      ({ status }, at) => status.results.length > (match.history[at - 1]?.status.results.length ?? 0),
    );
    for (const step of ends)
      for (const theme of THEMES)
        for (const page of ['end', 'sums'] as const) {
          const position = { view: step.view(0), status: step.status, speaker } as never;
          const told = toldOf(accountOf(match.game, table, position), position);
          const draw = () => drawAccount(told, page, { columns, rows }, theme);
          expect(untold(writtenOver(draw)), draw().texts().join('\n')).toEqual([]);
        }
  });
});

/** Watches what a screen writes until the test is over. */
function watched(): readonly string[] {
  const { over, stop } = watchWrites();
  onTestFinished(stop);
  return over;
}

/** The menu of a player who has finished one match of each game. */
async function atMenu(columns: number, rows: number) {
  const room = makeRoom();
  const { folder } = room.matches as MatchStore;
  mkdirSync(folder, { recursive: true });
  for (const { game } of catalogue)
    for (const file of [`${game.id}-finished.ndjson`, `${game.id}-open.ndjson`])
      copyFileSync(`test/samples/logs/${file}`, join(folder, file));
  const options = { size: { columns, rows }, ground: 'dark' } as const;
  return await openApp(room, options, undefined, undefined, reviewWith([60, 50, 40]));
}

/** Types a key and waits for the page that it opens. */
async function open(stage: Stage, key: string, page: RegExp): Promise<void> {
  stage.keys(key);
  await stage.waitFor(page);
}

describe.each([
  [40, 22],
  [72, 15],
  [80, 24],
  [120, 40],
])('in %i×%i', (columns, rows) => {
  test('the menu, its pages and the lists of lessons and matches', async () => {
    const over = watched();
    const stage = await atMenu(columns, rows);
    const look = async (key: string, title: RegExp) => {
      await open(stage, key, title);
      await press(stage, '\x1b[B', '\x1b');
    };
    for (const { game } of catalogue) {
      await press(stage, numberOf(game.id));
      await look('h', /house rules\n/);
      await look('g', /CARDROOM +lessons/);
    }
    await look('?', /Esc:close/);
    await look('o', /CARDROOM +options/);
    await look('r', /Lines 1 to/);
    await open(stage, 'm', /open ones/);
    await open(stage, '\t', /finished ones/);
    await open(stage, '\t', /removed ones/);
    expect([...new Set(untold(over))]).toEqual([]);
  });

  test('statistics, a finished match and its review', async () => {
    const over = watched();
    const stage = await atMenu(columns, rows);
    await press(stage, numberOf('gongzhu'), 't');
    for (const _ of catalogue) await press(stage, '\t');
    await open(stage, '\r', /finished ones/);
    await open(stage, 's', /the match is over/);
    await open(stage, 's', /s:end/);
    await open(stage, 'e', /better/);
    await press(stage, '\x1b[B', 'l', '?');
    expect([...new Set(untold(over))]).toEqual([]);
  });
});

test.each([
  [40, 22],
  [80, 24],
  [120, 40],
])('the lobby, in %i×%i', async (columns, rows) => {
  const over = watched();
  const { host, guest } = await evening({ game: 'shengji' });
  const ann = await host({ size: { columns, rows } });
  for (const name of ['kim', 'li', 'may', 'bea', 'lou', 'joy', 'sam']) await guest(name);
  for (const key of ['\x1b[B', 'k', 'q', '/', 'q']) {
    ann.keys(key);
    await settled();
  }
  await ann.drawn();
  expect([...new Set(untold(over))].slice(0, 5)).toEqual([]);
});
