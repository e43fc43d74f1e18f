import { describe, expect, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import { roomIn } from '../../src/tui/drawing/size.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { paintThird } from '../../src/tui/screens/beside/third.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import { makeTheme } from '../../src/tui/theme.ts';
import { widthOf } from '../../src/width.ts';
import { recorded } from '../support/logs.ts';
import { brokenWalls } from '../support/walls.ts';

const theme = makeTheme({ depth: 0, symbols: 'unicode' });

/**
 * The third column, or the table, at each `stride`-th step of a match that tells anything, counted from the last, as its first person sees it,
 * or where several play what lies open.
 */
async function drawn(
  name: string,
  columns: number,
  rows: number,
  { stride = 1, part = 'third' }: { readonly stride?: number; readonly part?: 'third' | 'table' } = {},
): Promise<string[][]> {
  const { match, players } = recorded(name);
  const table = await tableOf(match.game);
  const { third, table: size } = roomIn({ columns, rows }, table.thirdFrom ?? null);
  if (!third && part === 'third') return [];
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const speaker = makeSpeaker(players, replay.home, UNICODE_GLYPHS);
  const told = [...replay.steps.keys()].filter((at) => replay.placeOf(at).isTold);
  const steps = told.filter((_, n) => (told.length - 1 - n) % stride === 0);
  return steps.map((at) => {
    const position: AnyPosition = {
      ...replay.still(at, replay.home),
      mover: null,
      players,
      speaker,
      theme,
      assist: true,
      marked: NOTHING_MARKED,
    };
    if (part === 'table') return table.paint({ position, selection: null, last: null, size }).texts();
    return paintThird(table, position, replay.dealLog(at, replay.home, speaker), third!).texts();
  });
}

/** All is beside their tables. */
const WITHOUT: ReadonlySet<string> = new Set(['gongzhu', '500', 'kings-court', 'shengji']);

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each([
    [160, 50],
    [200, 60],
  ])('at %i×%i every box has a title and something in it, and no sentence is cut', async (columns, rows) => {
    const drawings = await drawn(`${id}-open`, columns, rows, { stride: 3 });
    expect(drawings.length > 0).toBe(!WITHOUT.has(id));
    for (const lines of drawings) {
      const room = columns === 160 ? 37 : 46;
      lines.forEach((line, row) => {
        expect(widthOf(line)).toBeLessThanOrEqual(room);
        expect(line).not.toContain('…');
        if (!line.startsWith('╭')) return;
        expect(line).toMatch(/^╭─ (?:Match|This deal|In force) ─/);
        expect(lines[row + 1]).toMatch(/^│ +[^│ ]/);
      });
    }
  });

  test('at 200×60 its boxes begin beside those of the table', async () => {
    if (WITHOUT.has(id)) return;
    const firstBox = async (part: 'third' | 'table') => {
      const [lines] = await drawn(`${id}-open`, 200, 60, { stride: 1000, part });
      return lines!.findIndex((line) => /╭─ \S/.test(line));
    };
    expect(await firstBox('third')).toBe(await firstBox('table'));
  });

  test.each([
    [100, 30],
    [120, 40],
    [160, 50],
    [200, 60],
  ])('at %i×%i every box of the table is whole and has a title, and none is empty', async (columns, rows) => {
    for (const lines of await drawn(`${id}-open`, columns, rows, { stride: 3, part: 'table' })) {
      // A card has nine columns at most, and fans have joints.
      expect(lines.filter((line) => /╭─{10,}╮/.test(line))).toEqual([]);
      expect(brokenWalls(lines)).toEqual([]);
      lines.forEach((line, row) => {
        for (const { 0: title, index } of line.matchAll(/╭─ \S/g)) {
          const right = line.indexOf('╮', index);
          const below = lines.slice(row + 1).map((one) => one.slice(index + 1, right));
          const inside = below.slice(
            0,
            below.findIndex((one) => /^─+$/.test(one)),
          );
          expect(inside.join(''), `${title}… in ${line}`).toMatch(/\S/);
        }
      });
    }
  });
});

test('from above: how the match stands, the deal in sentences, the rule of the phase', async () => {
  const all = await drawn('shang-open', 160, 50);
  const last = all.at(-1)!.join('\n');
  expect(last).toMatch(
    /╭─ Match [\s\S]*│ deal +You[\s\S]*╭─ This deal ─+ m: all ─╮[\s\S]*╭─ In force ─+ r: rules ─╮/,
  );
  expect(last).toContain('Whoever leads may not check');
  const answering = all.find((lines) => lines.join('\n').includes('Beat it with a higher play'));
  expect(answering).toBeDefined();
});

test('the newest sentence stands last, and the oldest go', async () => {
  const { match, players } = recorded('shang-open');
  const table = await tableOf(match.game);
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const speaker = makeSpeaker(players, replay.home, UNICODE_GLYPHS);
  const log = replay.dealLog(replay.last, replay.home, speaker);
  const text = (await drawn('shang-open', 160, 50))
    .at(-1)!
    .join(' ')
    .replace(/[│\s]+/g, ' ');
  expect(text).toContain(log.at(-1)!);
  expect(text.indexOf(log.at(-2)!)).toBeLessThan(text.indexOf(log.at(-1)!));
});
