import { expect, test } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import type { Scene } from '../../../src/tui/match/scene.ts';
import type { Seen } from '../../../src/tui/match/seen.ts';
import { Sheet } from '../../../src/tui/screens/sheet.tsx';
import { dealTables, type Party } from '../../../src/tui/sheet/by-seat.ts';
import { courseOf, drawCourse, drawPlaces, placesAlong } from '../../../src/tui/sheet/course.ts';
import type { SheetPage } from '../../../src/tui/sheet/page.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { press } from '../../support/press.ts';
import { afterDeals } from '../../support/sheet.ts';
import { openStage } from '../../support/stage.ts';

const PARTIES: readonly Party[] = ['You', 'Bo', 'Cat', 'Dan'].map((name, seat) => ({
  name,
  points: Array.from({ length: 9 }, (_, deal) => 10 * seat + deal),
  total: 90 * seat + 36,
}));

const page: SheetPage = {
  ends: '',
  blocks: dealTables({ parties: PARTIES, status: afterDeals(9), winner: 'lowest', columns: 78 }),
  course: courseOf(PARTIES, 'lowest'),
  verdict: ['You win.'],
};

const { game } = partsOf('gongzhu')!;
const status = { winners: [0], results: PARTIES[0]!.points };
const seen = { game, seed: 'abc', setup: {}, status } as unknown as Seen;
const shown = { view: {}, status } as unknown as Scene;

const openEnd = (columns: number, rows: number) =>
  openStage(
    <Sheet
      seen={seen}
      shown={shown}
      table={{ sheet: { page: () => page } } as unknown as AnyTable}
      speaker={plainSpeaker}
      of="the match is over"
      bindings={[]}
    />,
    { size: { columns, rows } },
  );

test('where the end has no room for the course of the scores, c shows it and the sheet again', async () => {
  const stage = await openEnd(80, 24);
  const before = stage.lines().join('\n');
  expect(before).toContain('c:course');
  expect(before).toContain('Best deal: 0 for You in deal 1; worst: +38 for Dan in deal 9.');
  expect(before).not.toContain('COURSE OF THE SCORES');
  const plotted = await press(stage, 'c');
  expect(plotted).toMatch(/COURSE OF THE SCORES[\s\S]*306 [|][\s\S]*Best deal: 0 for You[\s\S]*You win\./);
  expect(plotted).toContain('c:sheet');
  expect(await press(stage, 'c')).toBe(before);
});

test('where it has, the course stands on the end page and c is no key', async () => {
  const stage = await openEnd(120, 40);
  expect(stage.lines().join('\n')).toMatch(/COURSE OF THE SCORES[\s\S]*Best deal: 0 for You/);
  expect(await press(stage, 'c')).toContain('c does nothing here');
});

const COLOURLESS = makeTheme({ depth: 0, symbols: 'unicode' });

test('where equal totals have no room side by side a star stands for them, and below is who they are', () => {
  const canvas = new Canvas(30, 9, COLOURLESS);
  const totals = Array.from({ length: 24 }, (_, deal) => deal);
  const lines = ['You', 'Bo', 'Cat', 'Dan'].map((name, seat) => ({
    name,
    totals: seat === 1 ? totals.map((total) => total - 10) : totals,
  }));
  drawCourse(canvas, 0, 0, { columns: 30, rows: 9 }, { lines });
  const rows = canvas.texts();
  expect(rows[1]).toMatch(/\*$/);
  expect(rows.at(-1)).toMatch(/ {2}\* You, Cat, Dan$/);
  expect(rows.slice(1, -1).join('\n')).toContain('B');
});

test('a row a party has the place after each deal; equal totals share one', () => {
  const lines = [
    { name: 'You', totals: [3, 5, 9] },
    { name: 'Bo', totals: [3, 8, 8] },
    { name: 'Cat', totals: [1, 8, 10] },
  ];
  expect(placesAlong(lines, 'highest')).toEqual([
    [1, 3, 2],
    [1, 1, 3],
    [3, 1, 1],
  ]);
  const canvas = new Canvas(40, 4, COLOURLESS);
  drawPlaces(canvas, 0, 0, 40, { title: 'PLACES', lines });
  expect(canvas.texts()).toEqual([
    'PLACES',
    'You           1  3  2',
    'Bo            1  1  3',
    'Cat           3  1  1',
  ]);
});
