import { expect, test } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import type { Session } from '../../../src/tui/match/session.ts';
import { Sheet } from '../../../src/tui/screens/sheet.tsx';
import { dealTables, type Party } from '../../../src/tui/sheet/by-seat.ts';
import { courseOf } from '../../../src/tui/sheet/course.ts';
import type { SheetPage } from '../../../src/tui/sheet/page.ts';
import type { AnyTable } from '../../../src/tui/table.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const PARTIES: readonly Party[] = ['You', 'Bo', 'Cat', 'Dan'].map((name, seat) => ({
  name,
  points: Array.from({ length: 9 }, (_, deal) => 10 * seat + deal),
  total: 90 * seat + 36,
}));

const page: SheetPage = {
  ends: '',
  blocks: dealTables({ parties: PARTIES, winner: 'lowest', columns: 78 }),
  course: courseOf(PARTIES, 'lowest'),
  verdict: ['You win.'],
};

const session = {
  scene: { view: {}, status: { winners: [0], results: PARTIES[0]!.points } },
  entry: partsOf('gongzhu')!,
  seen: { seed: 'abc', setup: {}, status: { winners: [0] } },
} as unknown as Session;

const openEnd = (columns: number, rows: number) =>
  openStage(
    <Sheet
      session={session}
      table={{ sheet: { page: () => page } } as unknown as AnyTable}
      speaker={plainSpeaker}
      of="the match is over"
      bindings={[]}
      said=""
      onKey={() => {}}
    />,
    { size: { columns, rows } },
  );

async function press(stage: Stage, keys: string): Promise<string> {
  stage.keys(keys);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  await stage.drawn();
  return stage.lines().join('\n');
}

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
