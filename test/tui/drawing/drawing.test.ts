import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { area } from '../../../src/tui/drawing/area.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { DOWN, drawFace, faceOf, SLOT } from '../../../src/tui/drawing/face.ts';
import { drawHand, handSize, pickKeys } from '../../../src/tui/drawing/hand.ts';
import { drawPanels } from '../../../src/tui/drawing/panel.ts';
import { drawFlatPlate, drawTallPlate } from '../../../src/tui/drawing/plate.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import fc from '../../support/fc.ts';

const theme = makeTheme({ depth: 2, symbols: 'unicode' });
const ascii = makeTheme({ depth: 0, symbols: 'ascii' });

/** Texts as names and cards have them: accents, wide characters, combining marks, pictures. */
const words = fc.string({ unit: fc.constantFrom('a', ' ', 'é', 'e\u0301', '王', '♠', '▸', '👍', 'ü', 'が') });

const drawn = (columns: number, rows: number, draw: (canvas: Canvas) => void, look = theme): string[] => {
  const canvas = new Canvas(columns, rows, look);
  draw(canvas);
  return canvas.texts();
};

test('cards have three sizes, and write a ten in two digits', () => {
  const rows = drawn(23, 7, (canvas) => {
    drawFace(canvas, 0, 0, faceOf('T♥', theme), 'M');
    drawFace(canvas, 6, 0, faceOf('5♥', theme), 'L');
    drawFace(canvas, 14, 0, faceOf('5♥', theme), 'X');
  });
  expect(rows).toEqual([
    '╭───╮ ╭─────╮ ╭───────╮',
    '│10♥│ │5    │ │5 ♥ ♥  │',
    '╰───╯ │  ♥  │ │       │',
    '      │    5│ │   ♥   │',
    '      ╰─────╯ │       │',
    '              │  ♥ ♥ 5│',
    '              ╰───────╯',
  ]);
});

test('a card can be winning and led, picked by a key, an empty place, or face down', () => {
  const draw = (canvas: Canvas) => {
    const look = canvas.theme;
    drawFace(canvas, 0, 0, faceOf(`T${look.suits.H.glyph}`, look, 'winning', 'led'), 'M');
    drawFace(canvas, 6, 0, faceOf(`7${look.suits.H.glyph}`, look, 'picked', '1'), 'M');
    drawFace(canvas, 12, 0, SLOT, 'M');
    drawFace(canvas, 18, 0, DOWN, 'M');
    drawFace(canvas, 24, 0, faceOf('RJ', look), 'M');
  };
  expect(drawn(29, 3, draw)).toEqual([
    '┏━━━┓ ┏━━━┓ ╭   ╮ ╭───╮ ╭───╮',
    '┃10♥┃ ┃7 ♥┃       │░░░│ │RJ │',
    '┗led┛ ┗━1━┛ ╰   ╯ ╰───╯ ╰───╯',
  ]);
  expect(drawn(29, 3, draw, ascii)).toEqual([
    '#===# #===# +   + +---+ +---+',
    '#10H# #7 H#       |...| |RJ |',
    '#led# #=1=# +   + +---+ +---+',
  ]);
});

test('a hand is centred with gaps between suits, picked cards a row higher, and the cursor below', () => {
  const cards = ['4♣', '7♣', '7♥', 'K♥'].map((text, place) => ({
    face: faceOf(
      text,
      theme,
      place === 2 ? 'picked' : place < 2 ? 'illegal' : 'plain',
      ['', '', '1', '2'][place],
    ),
    cursor: place === 2,
    first: place === 2,
  }));
  expect(drawn(25, 5, (canvas) => drawHand(canvas, 0, cards, 'M'))).toEqual([
    '             ┏━━━┓',
    '  ╭───╮╭───╮ ┃7 ♥┃╭───╮',
    '  │4 ♣││7 ♣│ ┗━1━┛│K ♥│',
    '  ╰───╯╰───╯   ↑  ╰─2─╯',
    '',
  ]);
});

test('a hand too wide for its room goes down a size as a whole', () => {
  const cards = Array.from({ length: 13 }, () => ({ face: DOWN, cursor: false, first: false }));
  expect(handSize(cards, ['L', 'M'], 91)).toBe('L');
  expect(handSize(cards, ['L', 'M'], 90)).toBe('M');
  expect(handSize(cards, ['L', 'M'], 10)).toBe('M');
});

test('keys pick the legal cards: digits, then letters if more are wanted', () => {
  expect(pickKeys([false, true, true])).toEqual([null, '1', '2']);
  expect(pickKeys(Array(12).fill(true)).slice(8)).toEqual(['9', '0', null, null]);
  expect(pickKeys(Array(15).fill(true), 15).slice(9)).toEqual(['0', 'a', 'b', 'c', 'd', 'e']);
});

const PANELS = [
  { title: 'THIS TRICK', value: '+23', rows: ['T♥ 10  4♥ 4'] },
  { title: 'LAST TRICK', value: 'v', rows: ['one', 'two'], drop: 1 },
  { title: 'OUT', rows: [{ text: '♠3', value: 'out' }], drop: 2 },
];

test('panels in a small window have titles, and drop rows in a given order, from the bottom', () => {
  const rows = (count: number) =>
    drawn(20, count, (canvas) => drawPanels(canvas, area(0, 0, 20, count), PANELS));
  expect(rows(9)).toEqual([
    'THIS TRICK       +23',
    'T♥ 10  4♥ 4',
    '',
    'LAST TRICK         v',
    'one',
    'two',
    '',
    'OUT',
    '♠3               out',
  ]);
  expect(rows(5)).toEqual(['THIS TRICK       +23', 'T♥ 10  4♥ 4', 'LAST TRICK         v', 'one', 'two']);
  expect(rows(4)).toEqual(['THIS TRICK       +23', 'T♥ 10  4♥ 4', 'LAST TRICK         v', 'one']);
});

test('titles of panels are quieter than names of players, and their values are facts', () => {
  const toned = makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' });
  const canvas = new Canvas(20, 9, toned);
  drawPanels(canvas, area(0, 0, 20, 9), PANELS);
  const { styles } = canvas.row(0);
  expect(styles[0]).toEqual({ ...toned.quiet, bold: true });
  expect(styles[0]).not.toEqual(toned.strong);
  expect(styles[17]).toEqual({});
});

test.each([
  ['last trick (v)', 'v'],
  ['plays (Tab)', 'Tab'],
])('a touch on the title of a panel, %s, presses its key', (title, pressed) => {
  const canvas = new Canvas(20, 3, theme);
  drawPanels(canvas, area(0, 0, 20, 3), [{ title, value: '+21', rows: ['one'] }]);
  expect(canvas.touches.map(({ key }) => key)).toEqual([pressed]);
});

test('a chip too long for the line of a plate is cut at its blanks', () => {
  const plate = { seat: 0, name: 'Bo', toMove: false, takes: false, marked: false };
  const chips = ['Q♠', 'J♦', '♥2 4 6 8 9 10 J K', '10♣'];
  expect(drawn(17, 4, (canvas) => drawTallPlate(canvas, area(0, 0, 17, 4), plate, chips))).toEqual([
    '  Bo',
    '  Q♠ J♦ ♥2 4 6 8',
    '  9 10 J K 10♣',
    '',
  ]);
});

test('plates mark the player whose turn it is, and wide names keep the columns', () => {
  const plate = { seat: 0, name: '王小明', toMove: true, takes: false, marked: false };
  const tall = (canvas: Canvas) => drawTallPlate(canvas, area(0, 0, 24, 3), plate, ['match 21', '♥2 5']);
  expect(drawn(24, 3, tall)).toEqual(['▸ 王小明', '  match 21 ♥2 5', '']);
  const flat = (canvas: Canvas) =>
    drawFlatPlate(canvas, area(0, 0, 31, 1), { ...plate, toMove: false }, '6 left · deal +21');
  expect(drawn(31, 1, flat)).toEqual(['    王小明 6 left · deal +21']);
});

test('drawing stops at the edges, whatever the text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 25 }), fc.integer({ min: -3, max: 6 }), words, (x, y, text) => {
      for (const row of drawn(20, 4, (canvas) => canvas.write(x, y, text))) {
        expect(stringWidth(row)).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test('a table grows with its window, up to the largest room', () => {
  const room = (columns: number, rows: number, isCalm = false) => {
    const size = tableRoomIn({ columns, rows }, isCalm);
    return `${size.columns}×${size.rows}`;
  };
  expect([room(80, 24), room(100, 30), room(159, 60), room(300, 90)]).toEqual([
    '78×17',
    '98×23',
    '148×43',
    '148×43',
  ]);
  expect([room(40, 22, true), room(80, 24, true), room(300, 90, true)]).toEqual(['38×15', '78×17', '118×38']);
});
