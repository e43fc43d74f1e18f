import { expect, test } from 'vitest';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { DOWN, drawFace, FACES, type FaceSize, faceOf, SLOT } from '../../../src/tui/drawing/face.ts';
import { drawFan, heldCard } from '../../../src/tui/drawing/fan.ts';
import { drawHand } from '../../../src/tui/drawing/hand.ts';
import { markNewest } from '../../../src/tui/motion/flight.ts';
import type { Style } from '../../../src/tui/terminal/cells.ts';
import type { Look } from '../../../src/tui/terminal/look.ts';
import { type CardTones, makeTheme, type Theme } from '../../../src/tui/theme.ts';

const LOOK: Look = { depth: 2, symbols: 'unicode', ground: 'dark' };
const theme = makeTheme(LOOK);
const contrast = makeTheme(LOOK, { theme: 'contrast' });

/** Grounds by letters: paper `p` `P`, picked `k` `K`, not to be played `o` `O`, none `.`. */
function groundsOf(canvas: Canvas): string[] {
  const { paper, pick, off } = canvas.theme.cards as CardTones;
  const letters: readonly (readonly [Style, string])[] = [
    [paper[0], 'p'],
    [paper[1], 'P'],
    [pick[0], 'k'],
    [pick[1], 'K'],
    [off[0], 'o'],
    [off[1], 'O'],
  ];
  return Array.from({ length: canvas.rows }, (_, y) =>
    Array.from({ length: canvas.columns }, (_, x) => {
      const { background } = canvas.row(y).styles[x] ?? {};
      if (background === undefined) return '.';
      return letters.find(([style]) => style.background === background)?.[1] ?? '?';
    }).join(''),
  );
}

function drawn(columns: number, rows: number, draw: (canvas: Canvas) => void, look: Theme = theme) {
  const canvas = new Canvas(columns, rows, look);
  draw(canvas);
  return { canvas, texts: canvas.texts(), grounds: groundsOf(canvas) };
}

test.each<[FaceSize, readonly string[]]>([
  ['S', [' 10♥', ' led']],
  ['M', ['', ' 10♥', ' led']],
  ['L', ['', ' 10', '   ♥', '    10', '  led']],
  ['X', ['', ' 10♥ ♥', '   ♥ ♥', '   ♥ ♥', '   ♥ ♥', '   ♥ ♥10', '   led']],
])(
  'a filled card of the size %s fills its place, with its texts where a framed card has them',
  (size, rows) => {
    const { columns, rows: height } = FACES[size];
    const { canvas, texts, grounds } = drawn(columns, height, (on) =>
      drawFace(on, 0, 0, faceOf('T♥', theme, 'plain', 'led'), size),
    );
    expect(texts).toEqual(rows);
    expect(grounds).toEqual(Array<string>(height).fill('p'.repeat(columns)));
    const at = size === 'S' ? 0 : 1;
    expect(canvas.row(at).styles[1]).toEqual({ color: 124, background: 255, bold: true });
    expect(canvas.row(height - 1).styles[(columns - 3) >> 1]).toEqual(theme.cards!.paper[0]);
  },
);

test('a joker has the ink of spades, and the red joker that of hearts', () => {
  const { canvas } = drawn(7, 3, (on) =>
    drawFan(
      on,
      0,
      0,
      ['BJ', 'RJ'].map((text) => heldCard(text, theme)),
    ),
  );
  expect([1, 4].map((x) => canvas.row(1).styles[x]!.color)).toEqual([theme.cards!.ink.S, theme.cards!.ink.H]);
});

test('the ground shows the state of a card, and an illegal card has no suit colour', () => {
  const { canvas, grounds } = drawn(29, 3, (on) => {
    drawFace(on, 0, 0, faceOf('7♥', theme, 'picked'), 'M');
    drawFace(on, 6, 0, faceOf('7♥', theme, 'winning'), 'M');
    drawFace(on, 12, 0, faceOf('7♥', theme, 'illegal'), 'M');
    drawFace(on, 18, 0, DOWN, 'M');
    drawFace(on, 24, 0, SLOT, 'M');
  });
  expect(grounds[1]).toBe('kkkkk.kkkkk.ooooo.ooooo......');
  expect(canvas.texts()[1]).toBe(' 7 ♥   7 ♥   7 ♥   ░░░');
  expect(canvas.row(1).styles[15]).toEqual(theme.cards!.off[0]);
  expect(canvas.texts()[0]?.slice(24)).toBe('╭   ╮');
});

test('neighbouring cards of a hand differ, side by side or overlapping', () => {
  const card = (text: string, state: 'plain' | 'illegal' | 'picked' = 'plain', first = false) => ({
    face: faceOf(text, theme, state, '1'),
    cursor: state === 'picked',
    first,
  });
  const cards = [
    card('5♦', 'illegal'),
    card('6♦', 'illegal'),
    card('7♠'),
    card('8♠', 'picked'),
    card('9♠'),
    card('J♠'),
  ];
  const wide = drawn(30, 5, (on) => drawHand(on, 0, cards, 'M'));
  expect(wide.grounds).toEqual([
    '...............kkkkk..........',
    'oooooOOOOOpppppkkkkkpppppPPPPP',
    'oooooOOOOOpppppkkkkkpppppPPPPP',
    'oooooOOOOOppppp.....pppppPPPPP',
    '..............................',
  ]);
  const close = drawn(25, 5, (on) => drawHand(on, 0, cards, 'M'));
  expect(close.grounds[1]).toBe('ooooOOOOppppkkkkkpppPPPPP');
});

test('a picked card of a fan is a row higher, and shared words and the cursor take the grounds of their cards', () => {
  const fan = [
    heldCard('A♥', theme, 'illegal'),
    { ...heldCard('Q♥', theme, 'picked', 'owed'), cursor: true },
    heldCard('Q♥', theme, 'picked', 'owed'),
    heldCard('10♥', theme, 'plain', '2'),
  ];
  const { texts, grounds, canvas } = drawn(15, 4, (on) => drawFan(on, 0, 1, fan));
  expect(texts).toEqual(['', '    Q♥ Q♥', ' A♥ owed  10♥', '    ↑      2']);
  expect(grounds).toEqual(['...kkkKKK......', 'oookkkKKKppppp.', 'oookkkKKKppppp.', 'ooo......ppppp.']);
  expect(canvas.row(2).styles[6]).toMatchObject({ background: theme.cards!.pick[1].background, bold: true });
});

test('a line divides neighbours if both papers are alike, and illegal cards have no ground', () => {
  const fan = ['A♥', 'K♥'].map((text) => heldCard(text, contrast));
  const { texts } = drawn(
    14,
    3,
    (on) => drawFan(on, 0, 0, [...fan, heldCard('2♥', contrast, 'illegal')]),
    contrast,
  );
  expect(texts).toEqual(['   │', ' A♥│K♥ 2♥', '   │']);
});

test('the sign of the newest play has the ground of its card', () => {
  const { canvas, texts } = drawn(5, 3, (on) => {
    const at = { x: 0, y: 0, columns: 5, rows: 3 };
    on.lay({ turn: 1, seat: 1, cards: ['7♥'], takenBy: null }, at, () =>
      drawFace(on, 0, 0, faceOf('7♥', theme), 'M'),
    );
    markNewest(on);
  });
  expect(texts[0]).toBe('  ▾');
  expect(canvas.row(0).styles[2]).toEqual({ ...theme.cards!.paper[0], bold: true });
});

test('a text on a ground of its own has one colour, even for its cards', () => {
  const { canvas } = drawn(5, 1, (on) => on.write(0, 0, '7♥', theme.inverse));
  expect(canvas.row(0).styles[0]).toEqual(theme.inverse);
  expect(canvas.row(0).styles[1]).toEqual(theme.inverse);
});
