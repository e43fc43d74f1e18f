import { describe, expect, test } from 'vitest';
import { seatsOfPeople } from '../../src/ai/player.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue } from '../../src/games.ts';
import { Replay } from '../../src/tui/match/replay.ts';
import { SeenMatch } from '../../src/tui/match/seen.ts';
import { type AnyPosition, NOTHING_MARKED } from '../../src/tui/table.ts';
import { tableOf } from '../../src/tui/tables.ts';
import type { Cells } from '../../src/tui/terminal/cells.ts';
import { makeTheme, type Theme } from '../../src/tui/theme.ts';
import { recorded } from '../support/logs.ts';
import { writtenOver } from '../support/written-over.ts';

/** The rooms that windows leave for a calm table: 40×22, 48×28, 56×20, 72×15, 80×21, 80×24, 100×30, 120×40 and 160×50. */
const ROOMS = [
  [38, 15],
  [46, 21],
  [54, 13],
  [70, 10],
  [78, 15],
  [78, 18],
  [98, 24],
  [118, 34],
  [118, 38],
] as const;

/** Most moments of a match. */
const MOMENTS = 12;
/** Cards in frames, and filled ones. */
const THEMES = [
  makeTheme({ depth: 0, symbols: 'unicode' }),
  makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' }),
];

/** Moments of a recorded match, spread over it, as its first person sees them. */
async function stepsOf(id: string) {
  const { match, players } = recorded(`${id}-open`);
  const table = await tableOf(match.game);
  const replay = new Replay({ seen: new SeenMatch(match, seatsOfPeople(players)), players, table });
  const speaker = makeSpeaker(players, replay.home, UNICODE_GLYPHS);
  const told = [...replay.steps.keys()].filter((at) => replay.placeOf(at).isTold);
  const positions = told
    .filter((_, place) => place % Math.ceil(told.length / MOMENTS) === 0)
    .map((at) => {
      const still = replay.still(at, replay.home);
      const { home } = replay;
      const mover = home !== 'table' && still.turn.includes(home) ? home : null;
      return { ...still, mover, players, speaker, assist: true, marked: NOTHING_MARKED, calm: true };
    });
  return { table, positions };
}

/** The places that are filled with the accent: cells that touch are one place. */
function accentsOn(cells: Cells, { inverse }: Theme): number {
  const isAccent = (x: number, y: number): boolean =>
    cells.row(y).styles[x]?.background === inverse.background;
  let places = 0;
  for (let y = 0; y < cells.rows; y++)
    for (let x = 0; x < cells.columns; x++)
      if (isAccent(x, y) && !isAccent(x - 1, y) && !isAccent(x, y - 1)) places++;
  return places;
}

describe.each(catalogue.map(({ game }) => game.id))('the calm table of %s', (id) => {
  test.each(ROOMS)(
    'has in %i columns and %i rows at most two places filled with the accent',
    async (...room) => {
      const [columns, rows] = room;
      const { table, positions } = await stepsOf(id);
      const theme = THEMES[1]!;
      for (const still of positions) {
        const position: AnyPosition = { ...still, theme };
        const selection = position.mover === null ? null : table.begin(position, null);
        const canvas = table.paint({
          position,
          selection,
          last: null,
          size: { columns, rows },
        });
        expect(accentsOn(canvas, theme), canvas.texts().join('\n')).toBeLessThanOrEqual(2);
      }
    },
  );

  test.each(ROOMS)('has in %i columns and %i rows one drawer for each cell', async (columns, rows) => {
    const { table, positions } = await stepsOf(id);
    expect(positions.length).toBeGreaterThan(3);
    const size = { columns, rows };
    for (const theme of THEMES)
      for (const still of positions) {
        const position: AnyPosition = { ...still, theme };
        const selection = position.mover === null ? null : table.begin(position, null);
        const draw = () => table.paint({ position, selection, last: null, size });
        // A card of a fan covers the lower corner of the one at its left.
        const over = writtenOver(draw).filter((text) => !/ by {3}of /.test(text));
        expect(over, draw().texts().join('\n')).toEqual([]);
      }
  });
});

describe('Shang in rooms that are low for their columns', () => {
  test.each([
    [38, 15],
    [38, 14],
    [54, 13],
    [54, 12],
  ])(
    'in %i columns and %i rows blank rows and lists go before the mark of the cursor',
    async (columns, rows) => {
      const { table, positions } = await stepsOf('shang');
      const mine = positions.filter(({ mover }) => mover !== null);
      expect(mine.length).toBeGreaterThan(1);
      for (const still of mine) {
        const position: AnyPosition = { ...still, theme: THEMES[0]! };
        const selection = table.begin(position, null);
        const texts = table.paint({ position, selection, last: null, size: { columns, rows } }).texts();
        expect(texts.join('\n')).toContain('↑');
      }
    },
  );

  test('lists without a row are left out', async () => {
    const { table, positions } = await stepsOf('shang');
    for (const still of positions) {
      const position: AnyPosition = { ...still, mover: null, theme: THEMES[0]! };
      const size = { columns: 70, rows: 9 };
      const canvas = table.paint({ position, selection: null, last: null, size });
      // The row above the cards, for picked ones, is free.
      expect(canvas.texts()[4], canvas.texts().join('\n')).toBe('');
    }
  });
});
