import { expect, test } from 'vitest';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { FACES, type FaceState, faceOf } from '../../../src/tui/drawing/face.ts';
import type { Plate } from '../../../src/tui/drawing/plate.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import { type Cast, drawStage, type FacePlay, stageLayoutIn } from '../../../src/tui/drawing/stage.ts';
import { makeTheme } from '../../../src/tui/theme.ts';

const theme = makeTheme({ depth: 2, symbols: 'unicode' });

const WINDOWS: readonly (readonly [columns: number, rows: number])[] = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
];
type Window = (typeof WINDOWS)[number];

const tableOf = ([columns, rows]: Window) => tableSizeIn({ columns, rows });

const plateOf = (name: string, more: Partial<Plate> = {}): Plate => ({
  seat: 0,
  name,
  facts: '6 left',
  values: [
    { name: 'deal', value: '+21' },
    { name: 'match', value: '231' },
  ],
  chips: ['♥2 5 6 8'],
  toMove: false,
  ...more,
});

const playOf = (text: string, state: FaceState = 'plain', foot?: string): FacePlay => ({
  face: faceOf(text, theme, state, foot),
  play: { turn: 0, seat: 0, takenBy: null },
});

const drawn = (at: Window, cast: Cast): string[] => {
  const size = tableOf(at);
  const canvas = new Canvas(size.columns, size.rows, theme);
  drawStage(canvas, stageLayoutIn(size), cast);
  return canvas.texts();
};

test('the smallest stage has plates and cards of four players', () => {
  const plates = [plateOf('You', { toMove: true }), plateOf('Bo'), plateOf('Cat'), plateOf('Dan')];
  const cards = [null, playOf('T♥', 'winning', 'led'), playOf('4♥'), playOf('9♥')];
  expect(drawn(WINDOWS[0]!, { title: 'Trick 7', plates, cards }).slice(0, 12)).toEqual([
    '           Cat  6 left · deal +21 · match 231',
    '                       ♥2 5 6 8',
    '                         ╭───╮',
    '   Bo  6 left            │4 ♥│         Dan  6 left',
    '   deal   +21     ┏━━━┓  ╰───╯  ╭───╮  deal   +21',
    '   match  231     ┃10♥┃         │9 ♥│  match  231',
    '   ♥2 5 6 8       ┗led┛  ╭   ╮  ╰───╯  ♥2 5 6 8',
    '',
    '                         ╰   ╯',
    '         ▸ You  6 left · deal +21 · match 231',
    '                       ♥2 5 6 8',
    '',
  ]);
});

test.each(WINDOWS)('%i columns keep everything on a stage apart and on the table', (...at) => {
  const { columns, rows } = tableOf(at);
  const layout = stageLayoutIn(tableOf(at));
  const face = FACES[layout.face];
  const areas = [
    layout.stage,
    layout.panels,
    { x: 0, y: layout.hand.y, columns, rows: FACES[layout.hand.sizes[0]!].rows + 2 },
  ];
  const inside = layout.cards.map((at) => ({ ...at, ...face }));
  for (const list of [
    areas,
    inside.filter((_, side) => side % 2 === 0),
    inside.filter((_, side) => side % 2),
  ])
    list.forEach((a, place) => {
      expect(a.x + a.columns).toBeLessThanOrEqual(columns);
      expect(a.y + a.rows).toBeLessThanOrEqual(rows);
      for (const b of list.slice(place + 1)) {
        const apart =
          a.x + a.columns <= b.x || b.x + b.columns <= a.x || a.y + a.rows <= b.y || b.y + b.rows <= a.y;
        expect(apart).toBe(true);
      }
    });
});

test.each(WINDOWS)('%i columns keep the longest names and chips off cards and edges', (...at) => {
  const hearts = ['Q♠', 'J♦', 'T♣', '♥23456789TJQKA'];
  const values = [
    { name: 'deal', value: '−200' },
    { name: 'match', value: '−1234' },
  ];
  const more = { facts: '13 left', chips: hearts, values, toMove: true };
  const cards = [0, 1, 2, 3].map(() => playOf('T♥'));
  const bare = drawn(at, {
    title: '',
    plates: ['', '', '', ''].map((name) => plateOf(name, { facts: '', values: [], chips: [] })),
    cards,
  });
  for (const name of ['Maximilianus', '王小明王小明王小明王小明']) {
    const full = drawn(at, { title: '', plates: [0, 1, 2, 3].map(() => plateOf(name, more)), cards });
    // Whatever frame or card was drawn without them is still there.
    const kept = full.join('\n').replace(/[^│╭╮╰╯─♥\n]/gu, '');
    for (const glyph of '│╭╮╰╯─') expect(kept.split(glyph).length).toBe(bare.join('\n').split(glyph).length);
    const text = full.join('\n');
    expect(text.match(/13 left/g)).toHaveLength(4);
    expect(text.match(/−1234/g)).toHaveLength(4);
    expect(text.match(/789TJQKA/g)).toHaveLength(4);
  }
});

test('a chip too long for the line starts its own', () => {
  const more = { chips: ['J♦ −100', '♥ 2 4 6 8 9 T = 39'] };
  const rows = drawn(WINDOWS[2]!, {
    title: '',
    plates: ['You', 'Bo', 'Cat', 'Dan'].map((name) => plateOf(name, more)),
    cards: [],
  });
  expect(rows.slice(11, 14).map((row) => row.slice(11, 27).trim())).toEqual([
    'J♦ −100',
    '♥ 2 4 6 8 9 T',
    '= 39',
  ]);
});
