import { expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import type { AskAdviser } from '../../../src/tui/match/bots.ts';
import { quickAdviser } from '../../support/advice.ts';
import { text } from '../../support/press.ts';
import { makeRoom } from '../../support/room.ts';
import { openStage } from '../../support/stage.ts';

const sizes = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

async function openHint(
  id: string,
  size: { columns: number; rows: number },
  askAdviser: AskAdviser = quickAdviser,
  asked = {},
) {
  const { game } = partsOf(id)!;
  const setup = readSetup(game, asked, 'panel') as Setup;
  const room = makeRoom();
  const start = { kind: 'play', game: id, setup, players: seatPlayers(setup.seats, [0], 'easy') } as const;
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={start} askAdviser={askAdviser} />,
    { size },
  );
  await stage.waitFor(/i[: ]hint/);
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  return { stage, room };
}

test.each(sizes)(
  'i again shows the hint at length, beside other moves, in $columns columns',
  async (size) => {
    const { stage } = await openHint('gongzhu', size);
    stage.keys('i');
    await stage.waitFor(/imagined deals/);
    const lines = stage.lines();
    const rows = lines.filter((line) => /the hint$|[−+0]\d* ±\d+/.test(line.trimEnd()));
    expect(rows.length).toBeGreaterThan(1);
    expect(text(stage)).toContain('Against the others on average, in points (+ is good), played on by bots.');
    // The panel takes no more of the table than its lines, above the blank row of the frame.
    expect(lines[lines.findIndex((line) => line.includes('played on by bots')) + 2]!.trim()).not.toBe('');
    expect(text(stage)).toMatch(/↑↓:compare another {2}Enter:play the hint {2}Esc:close/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(size.columns);
    stage.keys('\x1b');
    await stage.waitFor(/i:hint/);
    expect(text(stage)).not.toContain('imagined deals');
  },
);

test.each([
  { columns: 40, rows: 22 },
  { columns: 56, rows: 20 },
  { columns: 72, rows: 15 },
])('a full hint ends with the meaning of its figures in $columns columns', async (size) => {
  const { stage } = await openHint('500', size, quickAdviser, { seats: 6 });
  stage.keys('i');
  await stage.waitFor(/Esc:close/);
  expect(text(stage).replace(/\s+/g, ' ')).toContain('(+ is good), played on by bots.');
});

test.each(['gongzhu', 'kings-court'])(
  '%s: a table with room for it stands whole above a hint at length',
  async (id) => {
    for (const size of [
      { columns: 120, rows: 40 },
      { columns: 100, rows: 30 },
    ]) {
      const { stage } = await openHint(id, size);
      stage.keys('i');
      await stage.waitFor(/imagined deals/);
      await stage.drawn();
      const lines = stage.lines();
      const table = lines.slice(
        0,
        lines.findIndex((line) => line.startsWith(' ───')),
      );
      if (id === 'gongzhu') expect(table.findLast((line) => line.trim() !== '')).toMatch(/↑/);
      else expect(table.filter((line) => /^ {1,5}[1-7][ *]/.test(line))).toHaveLength(7);
    }
  },
);

test('a compared move joins as a row, and stays', async () => {
  const { stage } = await openHint('gongzhu', sizes[0]!);
  stage.keys('i');
  await stage.waitFor(/imagined deals/);
  const rowsNow = () => stage.lines().filter((line) => /±\d+ {2}/.test(line)).length;
  const before = rowsNow();
  const down = '\x1b[B';
  for (let press = 0; press <= before; press++) stage.keys(down);
  await stage.waitFor(() => rowsNow() > before);
  stage.keys('\x1b');
  await stage.waitFor(/i:hint/);
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  stage.keys('i');
  await stage.waitFor(/imagined deals/);
  expect(rowsNow()).toBeGreaterThan(before);
});

test('a comparison that comes after the next decision keeps its first row chosen', async () => {
  let release = (): void => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { stage } = await openHint('gongzhu', sizes[0]!, async (question) => {
    if (question.compared) await late;
    return quickAdviser(question);
  });
  const openPanel = async () => {
    stage.keys('i');
    await stage.waitFor(/imagined deals/);
  };
  await openPanel();
  // Past the last row another move is compared.
  for (let press = 0; press < 5; press++) stage.keys('\x1b[B');
  await stage.waitFor(/Comparing another move/);
  stage.keys('\r');
  // The first trick asks for the only 2♣.
  await stage.waitFor(/trick 1 of 13[\s\S]*i:hint/);
  stage.keys('\r');
  await stage.waitFor(/trick 2 of 13[\s\S]*i:hint/);
  release();
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  await openPanel();
  expect(stage.lines().filter((line) => /^ {1,2}[▸▎]/.test(line))).toEqual([
    expect.stringContaining('the hint'),
  ]);
});

test('Enter plays the hint', async () => {
  const { stage, room } = await openHint('gongzhu', sizes[0]!);
  stage.keys('i');
  await stage.waitFor(/imagined deals/);
  const before = room.match.moveCount;
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  expect(room.match.moveCount).toBeGreaterThan(before);
  const [hint, move] = room.match.entries.filter(
    (entry) => 'seat' in entry && entry.seat === 0,
  ) as unknown as {
    hint?: string;
    move?: string;
  }[];
  expect(move!.move).toBe(hint!.hint);
});
