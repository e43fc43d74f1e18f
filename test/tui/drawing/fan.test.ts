import { expect, test } from 'vitest';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { DOWN, faceOf } from '../../../src/tui/drawing/face.ts';
import {
  drawFan,
  drawGroups,
  type FanCard,
  type FanSize,
  fanColumns,
  fanRows,
  groupsColumns,
  heldCard,
  rowsOf,
} from '../../../src/tui/drawing/fan.ts';
import { makeTheme, type Theme } from '../../../src/tui/theme.ts';

const theme = makeTheme({ depth: 2, symbols: 'unicode' });
const ascii = makeTheme({ depth: 0, symbols: 'ascii' });

/** Cards by their texts: `Q♥^` is picked, `K♣-` may not be played, `Q♥=` is owed, `8♦>` has the cursor. */
const cardsOf = (texts: string, look: Theme = theme): FanCard[] =>
  texts.split(' ').map((text) => {
    const name = text.replace(/[-^=>]+$/, '');
    const state = text.includes('^') ? 'picked' : text.includes('-') ? 'illegal' : 'plain';
    const card = heldCard(name, look, state, text.includes('=') ? 'owed' : undefined);
    return text.includes('>') ? { ...card, cursor: true } : card;
  });

/** Groups of cards, parted by ` | `, drawn with a row above them for what is raised. */
function drawn(texts: string, size: FanSize = 'short', look = theme): string[] {
  const groups = texts.split(' | ').map((part) => cardsOf(part, look));
  const canvas = new Canvas(groupsColumns(groups, size), fanRows(size), look);
  drawGroups(canvas, 0, 1, groups, size);
  return canvas.texts();
}

test('cards of a fan share edges, and tens and jokers are written out', () => {
  expect(drawn('BJ 2♣ 10♣ 5♣ | A♥')).toEqual([
    '',
    '╭──┬──┬───┬──╮ ╭──╮',
    '│BJ│2♣│10♣│5♣│ │A♥│',
    '╰──┴──┴───┴──╯ ╰──╯',
  ]);
});

test('picked cards are a row higher in a heavy frame that neighbours share, and the cursor is below', () => {
  expect(drawn('A♥ Q♥^> Q♥^ J♥ 10♥')).toEqual([
    '   ┏━━┳━━┓',
    '╭──┃Q♥┃Q♥┃──┬───╮',
    '│A♥┗━━┻━━┛J♥│10♥│',
    '╰──╯↑    ╰──┴───╯',
  ]);
  expect(drawn('A♠ 7♠^ 5♠ 3♠^ | A♦^')).toEqual([
    '   ┏━━┓  ┏━━┓ ┏━━┓',
    '╭──┃7♠┃──┃3♠┃ ┃A♦┃',
    '│A♠┗━━┛5♠┗━━┛ ┗━━┛',
    '╰──╯  ╰──╯',
  ]);
});

test('only playable cards are closed below', () => {
  expect(drawn('BJ- 2♣- K♣-')).toEqual(['', '╭──┬──┬──╮', '│BJ│2♣│K♣│', '']);
  expect(drawn('A♥ Q♥- J♥ 9♥')).toEqual(['', '╭──┬──┬──┬──╮', '│A♥│Q♥│J♥│9♥│', '╰──╯  ╰──┴──╯']);
});

test('a word appears once in the edge shared by its cards, beside the cursor, if it fits', () => {
  expect(drawn('A♥ Q♥= Q♥=')[3]).toBe('╰──┴owed─╯');
  expect(drawn('A♥ Q♥=> Q♥=')[3]).toBe('╰──┴↑owed╯');
  expect(drawn('A♥- Q♥^=> Q♥^= 9♥- 3♥^= 3♥^=').slice(2)).toEqual(['│A♥┗owed━┛9♥┗owed━┛', '    ↑']);
  expect(drawn('4♣^= 4♣^= 3♣^= 3♣^=')[2]).toBe('┗━━━owed━━━━┛');
  expect(drawn('A♥=')[3]).toBe('╰──╯');
});

test('a tall fan has the suit below the rank, and every card is three columns wide', () => {
  expect(drawn('BJ Q♥^ 10♥ 9♥', 'tall')).toEqual([
    '   ┏━━┓',
    '╭──┃Q ┃──┬──╮',
    '│B ┃♥ ┃10│9 │',
    '│J ┗━━┛♥ │♥ │',
    '╰──╯  ╰──┴──╯',
  ]);
  expect(drawn('Q♥^> 10♥-', 'taller')).toEqual(['┏━━┓', '┃Q ┃──╮', '┃♥ ┃10│', '┃  ┃♥ │', '┗━━┛  │', ' ↑']);
});

test('a winning play has a heavy frame, and a mark if a lesson speaks of it', () => {
  const canvas = new Canvas(13, 3, theme);
  const play = ['9♦', '9♦', '8♦', '8♦'].map((text, place) => ({
    ...faceOf(text, theme),
    foot: 'led',
    marked: place === 1,
  }));
  drawFan(canvas, 0, 0, play, { winning: true });
  expect(canvas.texts()).toEqual(['┏━━┳▾━┳━━┳━━┓', '┃9♦┃9♦┃8♦┃8♦┃', '┗━━━━led━━━━┛']);
});

test('a hidden hand is face down', () => {
  const canvas = new Canvas(7, 3, theme);
  drawFan(canvas, 0, 0, [DOWN, DOWN]);
  expect(canvas.texts()).toEqual(['╭──┬──╮', '│░░│░░│', '╰──┴──╯']);
});

test('ASCII without colour shows everything', () => {
  expect(drawn('BJ- 2C- | AH- QH^=> QH^= JH- | AS', 'short', ascii)).toEqual([
    '           #==#==#',
    '+--+--+ +--#QH#QH#--+ +--+',
    '|BJ|2C| |AH#owed=#JH| |AS|',
    '            ^         +--+',
  ]);
});

test('edges are dim, picked cards gold and bold, illegal ones dim and never bold, and a red joker is red', () => {
  const canvas = new Canvas(13, 4, theme);
  drawFan(canvas, 0, 1, cardsOf('RJ A♠- Q♥^ 9♣'));
  const styleAt = (x: number, y: number) => canvas.row(y).styles[x];
  expect(styleAt(1, 1)).toEqual(theme.edge);
  expect(styleAt(1, 2)).toEqual({ color: 196, bold: true });
  expect(styleAt(4, 1)).toEqual({ dimColor: true });
  expect(styleAt(4, 2)).toEqual({ dimColor: true });
  expect(styleAt(3, 2)).toEqual(theme.edge);
  expect(styleAt(6, 0)).toEqual(theme.win);
  expect(styleAt(7, 1)).toEqual({ color: 196, bold: true });
  expect(styleAt(9, 2)).toEqual(theme.win);
});

/** A hand of groups of so many cards, the first `tens` of each tens. */
const handOf = (sizes: readonly number[], tens = 0): FanCard[][] =>
  sizes.map((size, suit) =>
    Array.from({ length: size }, (_, place) => heldCard(`${place < tens ? 10 : 9}${'♣♥♠♦♣'[suit]}`, theme)),
  );

/** Hands as large as they get in four packs, as numbers of cards in each group, and tens among them. */
const HANDS: readonly (readonly [sizes: readonly number[], tens: number])[] = [
  [[1], 0],
  [[0, 0, 1, 0], 1],
  [[8, 8, 7, 1], 0],
  [[6, 7, 5, 7], 4],
  [[26], 0],
  [[11, 8, 8, 8], 4],
  [[10, 9, 9, 9], 0],
  [[10, 10, 9, 9], 4],
  [[11, 11, 10, 9], 4],
  [[30, 4, 4, 3], 4],
  [[3, 30, 0, 8], 4],
  [[9, 8, 8, 8, 8], 4],
  [[4, 4, 4, 4], 4],
  [[41], 4],
];

test.each([78, 98, 118, 158, 198])('at %i columns every hand has its cards in one row or two', (columns) => {
  for (const size of columns === 78 ? (['short'] as const) : (['tall', 'taller'] as const))
    for (const [sizes, tens] of HANDS) {
      const hand = handOf(sizes, tens);
      const rows = rowsOf(hand, columns, size);
      expect(rows.length).toBeLessThanOrEqual(2);
      expect(rows.flat(2)).toEqual(hand.flat());
      for (const row of rows) {
        expect(groupsColumns(row, size)).toBeLessThanOrEqual(columns);
        expect(row.every((group) => group.length > 0)).toBe(true);
        const canvas = new Canvas(columns, fanRows(size), theme);
        drawGroups(canvas, 0, 1, row, size);
        expect(canvas.texts().join('').match(/9|10/g)).toHaveLength(row.flat().length);
      }
    }
});

test('a hand stays in one row as long as it fits, and is otherwise cut between groups for the narrowest rows', () => {
  const lengths = (sizes: readonly number[], columns: number, size: FanSize) =>
    rowsOf(handOf(sizes), columns, size).map((row) => row.map((group) => group.length));
  expect(lengths([6, 6, 6, 5], 78, 'tall')).toEqual([[6, 6, 6, 5]]);
  expect(lengths([6, 6, 6, 6], 78, 'tall')).toEqual([
    [6, 6],
    [6, 6],
  ]);
  expect(lengths([11, 8, 8, 8], 118, 'tall')).toEqual([[11, 8, 8, 8]]);
  expect(lengths([11, 11, 10, 9], 118, 'tall')).toEqual([
    [11, 11],
    [10, 9],
  ]);
  expect(lengths([20, 2, 2, 2], 78, 'short')).toEqual([[20], [2, 2, 2]]);
  expect(lengths([30, 4, 4, 3], 78, 'short').map((row) => row.reduce((a, b) => a + b))).toEqual([21, 20]);
});

test('a fan takes three columns a card and one more, and one for each ten in short cards', () => {
  expect(fanColumns(cardsOf('A♥ Q♥'))).toBe(7);
  expect(fanColumns(cardsOf('A♥ 10♥'))).toBe(8);
  expect(fanColumns(cardsOf('A♥ 10♥'), 'tall')).toBe(7);
});
