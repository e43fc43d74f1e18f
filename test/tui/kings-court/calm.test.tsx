import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../../src/engine/game.ts';
import { formatCard } from '../../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { placeable } from '../../../src/engine/kings-court/placing.ts';
import type { State } from '../../../src/engine/kings-court/state.ts';
import { boardOf } from '../../../src/engine/kings-court/state.ts';
import { Match } from '../../../src/engine/match.ts';
import { pick, randomFor } from '../../../src/engine/random.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { catalogue } from '../../../src/games.ts';
import type { TablePart } from '../../../src/lessons/lesson.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { handOf, NUMBERED } from '../../../src/tui/kings-court/hand.ts';
import { paint, ui } from '../../../src/tui/kings-court/index.ts';
import { Cells } from '../../../src/tui/terminal/cells.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { CALM_WINDOWS } from '../../support/calm-windows.ts';
import { until } from '../../support/display.ts';
import { openSession } from '../../support/seating.tsx';
import { positionOf } from '../../support/table.ts';
import { walk } from '../../support/walk.ts';
import { twelvePlaced } from './twelve-placed.ts';

const entry = catalogue.find(({ game }) => game.id === 'kings-court')!;

const SIZES = [...CALM_WINDOWS, [200, 60]] as const;

afterEach(() => void vi.restoreAllMocks());

/** A match at its first decision, on a calm table. */
async function opened(columns: number, rows: number, setup: object = {}) {
  const match = new Match(entry.game, readSetup(entry.game, { seed: 'calm', ...setup }, '') as Setup);
  const settings = { tables: { 'kings-court': 'calm' as const } };
  const stage = await openSession(entry, match, { size: { columns, rows }, settings });
  await stage.waitFor(/i hint/);
  return stage;
}

/** Plays a match by keys, the best space of the first card each time, and answers what was on the screen at each of the player's turns. */
async function matchOn(stage: Awaited<ReturnType<typeof opened>>): Promise<string[][]> {
  const { match, session } = stage;
  const frames: string[][] = [];
  while (!match.over) {
    stage.keys('n');
    await stage.waitFor(/scores −?\d+/);
    frames.push(stage.lines());
    const { moveCount } = match;
    stage.keys('\r');
    await until(() => match.over || (match.moveCount > moveCount && session.scene.mode.kind === 'turn'));
    await stage.drawn();
  }
  return frames;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Two letters or more are a word. */
const wordsIn = (lines: readonly string[]): number => lines.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(SIZES)('a calm table at %i×%i', (columns, rows) => {
  test('lets a match be played by keys in few words, and always shows names, hand, verdict and keys', async () => {
    const stage = await opened(columns, rows);
    const frames = await matchOn(stage);
    expect(frames.length).toBe(9);
    for (const [at, lines] of frames.entries()) {
      const text = lines.join('\n');
      for (const name of ['You', 'Bo', 'Cat', 'Dan']) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).toMatch(/prime \p{L}+ +\d+ to fill/u);
      expect(text).toMatch(/[RGBY]\d on [a-g][1-7] +scores −?\d+ points?/);
      // At 48×28 and 56×20 no row is left for the signs.
      if (columns !== 48 && columns !== 56) expect(text).toMatch(/\b5 points {2}\* counts {2}╲ chain/);
      expect(lines.at(-1) || lines.at(-2)).toMatch(/Enter place +n best .*i hint .*\? help/);
      expect(text).not.toMatch(/LEGAL|legal|HAND|stack|high score/);
      // Cards of the board, of the hand, and the one that is to be placed.
      const held = Math.min(6, 9 - at);
      const lying = 13 + 4 * at;
      expect(text.match(/[RGBY][1-6K]/g)!.length).toBeGreaterThanOrEqual(lying + held + 1);
      expect(lines.length).toBe(rows);
    }
    expect(median(frames.map(wordsIn))).toBeLessThanOrEqual(45);
  });
});

test('a window that shrinks and grows keeps the choice, and shows the same again', async () => {
  const stage = await opened(80, 24);
  stage.keys('2n');
  await stage.waitFor(/scores \d+/);
  const before = stage.lines();
  for (const [columns, rows] of SIZES) {
    stage.resize({ columns, rows });
    await stage.waitFor(/on [a-g][1-7] +scores \d+/);
  }
  stage.resize({ columns: 80, rows: 24 });
  await stage.drawn();
  expect(stage.lines()).toEqual(before);
});

test('a line for each player in the narrowest window shows the points of the newest placement', async () => {
  const stage = await opened(40, 22);
  stage.keys('n');
  await stage.waitFor(/scores \d+/);
  stage.keys('\r');
  await stage.waitFor(/You +(\d+) +\+\1 +b Bo +(\d+) +\+\2\b/);
});

/** What several drawers wrote over each other, and what was written beyond the edges. */
function watchCells() {
  const twice: string[] = [];
  const over: string[] = [];
  const { plain } = Cells.prototype;
  const { lay } = Canvas.prototype;
  let isLaid = false;
  // A card that has just been placed covers the space below it.
  vi.spyOn(Canvas.prototype, 'lay').mockImplementation(function (this: Canvas, ...piece) {
    isLaid = true;
    lay.apply(this, piece);
    isLaid = false;
  });
  vi.spyOn(Cells.prototype, 'plain').mockImplementation(function (this: Cells, x, y, text, style) {
    const before = this.row(y)
      .texts.slice(x, x + text.length)
      .join('');
    const end = plain.call(this, x, y, text, style);
    if (text.trim() !== '' && (end > this.columns || x < 0 || y < 0 || y >= this.rows)) over.push(text);
    // Two chains may have a corner in common.
    if (!isLaid && before.trim() !== '' && before !== text) twice.push(`${before} by ${text}`);
    return end;
  });
  return { twice, over };
}

/** Rooms that the smallest windows leave to a table, and the largest. */
const LEAST = [
  [38, 15],
  [54, 13],
  [70, 10],
] as const;

const NAMES = ['Samantha-Jane of Nowhere', 'Bo', 'Maximilian', 'Émile-Auguste'];

test.each([15, 13, 12, 11])(
  '38×%i, as below the words of a lesson, has the whole board and the names of all cards',
  (rows) => {
    const size = { columns: 38, rows } as const;
    const position = { ...positionOf(kingsCourt, twelvePlaced(), 0, 'unicode'), calm: true };
    const canvas = paint({ position, selection: ui.begin(position, null), last: null, size });
    const first = Math.min(...canvas.held.map(({ y }) => y));
    const above = canvas.texts().slice(0, first);
    expect(above.filter((line) => /^ [1-7] +[RGBY\d:.−]/.test(line))).toHaveLength(7);
    const held = canvas
      .texts()
      .slice(first)
      .join(' ')
      .match(/[RGBY] ?[1-6]/g)!;
    expect(held.map((name) => name.replace(' ', ''))).toEqual(['R1', 'R2', 'G1', 'B2', 'B6', 'Y6']);
  },
);

test('the meaning of a sign appears with it in a lesson', () => {
  const size = { columns: 78, rows: 17 } as const;
  const textOf = (...parts: TablePart[]) => {
    const shows = new Set<TablePart>(['trick', 'seats', 'hand', ...parts]);
    const seen = { ...positionOf(kingsCourt, twelvePlaced(), 0, 'unicode'), shows };
    const textIn = (calm: boolean) => {
      const position = { ...seen, calm };
      return paint({ position, selection: ui.begin(position, null), last: null, size })
        .texts()
        .join('\n');
    };
    return textIn(true) + textIn(false);
  };
  expect(textOf()).not.toMatch(/counts|5 points|green|## /);
  expect(textOf('court')).toMatch(/: : green {2}= = blue {2}## closed/);
  expect(textOf('court')).not.toMatch(/counts|5 points/);
  expect(textOf('out')).toMatch(/5 points {2}\* counts {2}╲ chain/);
  expect(textOf('out')).not.toMatch(/green|## /);
});

test('rooms of any size draw each cell once, every text whole, and each card with its key', () => {
  const { twice, over } = watchCells();
  const random = randomFor('rooms');
  const theme = makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark', own: '#1e1e1e' });
  for (let round = 0; round < 60; round++) {
    const seats = pick([2, 3, 4], random);
    const hand = pick([1, 3, 6, 7, 'all'], random);
    const layout = pick(['outline', 'empty', 'x'], random);
    const setup = readSetup(entry.game, { seed: `${round}`, seats, options: { hand, layout } }, '') as Setup;
    const state = [...walk(entry.game, setup, 1 + random.below(40))].at(-1)!.after as unknown as State;
    const viewer = kingsCourt.toAct(state)[0] ?? 'table';
    const seen = positionOf(kingsCourt, state, pick([viewer, viewer, 'table'], random), 'unicode');
    const speaker = { ...seen.speaker, seat: (seat: Seat) => NAMES[seat]! };
    const position = { ...seen, speaker, theme, calm: true };
    const begun = seen.mover === null ? null : ui.begin(position, null);
    const best =
      begun &&
      ui
        .keys(position, begun)
        .find(({ keys }) => keys[0] === 'n')!
        .act('n');
    const selection = best && 'select' in best ? best.select : begun;
    for (const [columns, rows] of LEAST.flatMap((least) => [
      least,
      [least[0] + random.below(199 - least[0]), least[1] + random.below(54 - least[1])] as const,
    ])) {
      const where = `${seats} seats, hand ${hand}, ${columns}×${rows}`;
      const canvas = paint({ position, selection, last: null, size: { columns, rows } });
      expect([...new Set(twice)], where).toEqual([]);
      expect([...new Set(over)], where).toEqual([]);
      const held = handOf(position);
      const able = placeable(boardOf(position.view), held);
      for (const [place, card] of held.entries()) {
        // Of two equal cards the second has the place.
        if (held.lastIndexOf(card) !== place) continue;
        const { x, y, ...at } = canvas.places.get(`card ${formatCard(card)}`)!;
        const shown = Array.from({ length: at.rows }, (_, row) =>
          canvas
            .row(y + row)
            .texts.slice(x, x + at.columns)
            .join(''),
        );
        expect(shown.join(' '), where).toContain(formatCard(card));
        const isLegal = able.some((found) => found.card === card);
        if (at.rows > 1 && place < NUMBERED)
          expect(shown.at(-1)!.includes(String(place + 1)), where).toBe(isLegal);
      }
    }
  }
});
