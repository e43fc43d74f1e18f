import { describe, expect, onTestFinished, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import { tableSizeIn } from '../../src/tui/drawing/size.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { drawAccount } from '../../src/tui/sheet/draw.ts';
import { accountOf, toldOf } from '../../src/tui/sheet/told.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { evening, settled } from '../host/evening.ts';
import { recorded } from '../support/logs.ts';
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
        const size = tableSizeIn({ columns, rows });
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
