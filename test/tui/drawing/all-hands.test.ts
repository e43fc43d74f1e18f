import { expect, test } from 'vitest';
import { drawAllHands, inText, type ShownHand } from '../../../src/tui/drawing/all-hands.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { bySuit } from '../../../src/tui/screens/replay/hands.ts';
import { makeTheme } from '../../../src/tui/theme.ts';

const theme = makeTheme({ depth: 0, symbols: 'unicode' });
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/** A hand of so many cards, suit after suit. */
const cards = (count: number): string[] =>
  [...'♠♥♣♦♠♥♣♦'].flatMap((suit) => RANKS.map((rank) => rank + suit)).slice(0, count);

const hand = (name: string, count: number, play: readonly string[] = []): ShownHand => ({
  name,
  notes: ['left'],
  groups: bySuit(cards(count)),
  ...{ isToMove: false, play, isLed: false, isWinning: false },
});

function drawn(seats: number, count: number, columns: number, rows: number, play: readonly string[] = []) {
  const canvas = new Canvas(columns, rows, theme);
  const names = ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'].slice(0, seats);
  const hands = names.map((name) => hand(name, count, play));
  drawAllHands(canvas, { columns, rows }, { hands, apart: [] });
  return canvas.texts();
}

/** Cards as they stand in fans or in text, without those that were played. */
const ranksIn = (lines: readonly string[]): number =>
  lines.join('\n').match(/(?:10|[2-9JQKA])(?=[♠♥♣♦0-9JQKA]| ?│| (?:10|[2-9JQKA]))/gu)?.length ?? 0;

test.each([
  [4, 13, 78, 17],
  [4, 13, 118, 33],
  [6, 8, 78, 17],
  [6, 35, 78, 17],
  [6, 35, 98, 23],
  [6, 35, 118, 33],
  [6, 35, 118, 43],
  [4, 13, 118, 43],
  [6, 10, 149, 53],
  [3, 6, 78, 17],
])('%d hands of %d cards in %d×%d show every card and every name', (seats, count, columns, rows) => {
  const lines = drawn(seats, count, columns, rows);
  expect(lines).toHaveLength(rows);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  expect(ranksIn(lines)).toBe(seats * count);
  for (const name of ['You', 'Bo', 'Cat'].slice(0, seats))
    expect(lines.join('\n')).toMatch(new RegExp(` ${name} `));
});

test('a mark stands for cards without room', () => {
  const lines = drawn(6, 35, 38, 12);
  expect(lines.join('\n').match(/…/g)).toHaveLength(6);
  expect(drawn(6, 8, 38, 12).join('\n')).not.toContain('…');
});

test('each hand has its play beside its name, in the order of play from the lower left round', () => {
  const canvas = new Canvas(78, 17, theme);
  const hands = ['You', 'Bo', 'Cat', 'Dan'].map((name, seat) => ({
    ...hand(name, 4),
    play: seat === 0 ? ['8♠'] : seat === 1 ? ['9♠'] : [],
    isLed: seat === 0,
    isWinning: seat === 1,
    isToMove: seat === 2,
  }));
  drawAllHands(canvas, { columns: 78, rows: 17 }, { hands, apart: [] });
  const texts = canvas.texts();
  expect([texts[0], texts[8]]).toEqual([
    '  Bo  left                       9♠ * │▸ Cat  left',
    '  You  left                    8♠ led │  Dan  left',
  ]);
  expect(texts.slice(9, 15).join('\n')).toContain('│A │K │Q │J │');
});

test('six hands of six groups have a line for each suit, except the shortest suit', () => {
  const canvas = new Canvas(78, 17, theme);
  const suits = [...'♠♥♣♦'].map((suit) => RANKS.slice(0, 9).map((rank) => rank + suit));
  const groups = [['BJ', '2♣'], ['2♥'], ...suits];
  const hands = ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'].map((name) => ({ ...hand(name, 0), groups }));
  drawAllHands(canvas, { columns: 78, rows: 17 }, { hands, apart: [] });
  const rows = canvas.texts().slice(1, 5);
  expect(rows.map((row) => row.slice(0, 38).trim())).toEqual([
    'BJ 2♣ 2♥ AKQJ 10 9876♠',
    'AKQJ 10 9876♥',
    'AKQJ 10 9876♣',
    'AKQJ 10 9876♦',
  ]);
});

test('cards as text join ranks of one suit, with blanks around tens', () => {
  expect(inText(['RJ', '2♣', 'A♥', 'K♥', '10♥'])).toBe('RJ 2♣ AK 10♥');
});
