import { describe, expect, test } from 'vitest';
import {
  AROUND,
  COURT,
  DIAGONALS,
  formatSpace,
  LAYOUTS,
  LINES,
  parseSpace,
  SIDES,
  SPACES,
  spaces,
} from '../../../src/engine/kings-court/board.ts';
import {
  cardColour,
  cardValue,
  formatCard,
  isKing,
  KINGS,
  PACK,
  parseCard,
} from '../../../src/engine/kings-court/cards.ts';

const named = (found: readonly number[]): string => found.map(formatSpace).join(' ');

describe('spaces', () => {
  test('run in reading order: columns a to g from left, rows 1 to 7 from the top', () => {
    expect(named(SPACES).split(' ').slice(0, 8)).toStrictEqual([
      'a1',
      'b1',
      'c1',
      'd1',
      'e1',
      'f1',
      'g1',
      'a2',
    ]);
    expect(formatSpace(24)).toBe('d4');
    for (const space of SPACES) expect(parseSpace(formatSpace(space).toUpperCase())).toBe(space);
  });

  test.each(['', 'a0', 'a8', 'h1', '1a', 'a1 ', 'aa', 'ａ1'])('%j is no space', (text) => {
    expect(parseSpace(text)).toBeUndefined();
    expect(() => spaces(text)).toThrow(RangeError);
  });

  test('the court is blue beside the King and green at the other sides of the blue spaces', () => {
    const of = (court: string) => named(SPACES.filter((space) => COURT[space] === court));
    expect(of('king')).toBe('d4');
    expect(of('blue')).toBe('d3 c4 e4 d5');
    expect(of('green')).toBe('d2 c3 e3 b4 f4 c5 e5 d6');
  });

  test('neighbours, lines and diagonals stop at the edge', () => {
    const a1 = parseSpace('a1')!;
    expect(named(SIDES[a1]!)).toBe('b1 a2');
    expect(named(AROUND[a1]!)).toBe('b1 a2 b2');
    expect(LINES[a1]).toHaveLength(12);
    expect(DIAGONALS[a1]!.map(named)).toStrictEqual(['', '', '', 'b2 c3 d4 e5 f6 g7']);
    const f4 = parseSpace('f4')!;
    expect(DIAGONALS[f4]!.map(named)).toStrictEqual(['e3 d2 c1', 'g3', 'e5 d6 c7', 'g5']);
  });
});

describe('opening layouts', () => {
  test.each([
    ['outline', 'a1 c1 e1 g1 a3 g3 a5 g5 a7 c7 e7 g7'],
    ['x', 'a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7'],
    ['broken-x', 'a1 d1 g1 b2 f2 a4 g4 b6 f6 a7 d7 g7'],
    ['circle', 'b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7'],
    ['sides', 'c1 d1 e1 a3 g3 a4 g4 a5 g5 c7 d7 e7'],
    ['octagon', 'c1 e1 b2 f2 a3 g3 a5 g5 b6 f6 c7 e7'],
    ['diamond', 'd1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6 d7'],
    ['corners', 'a1 b1 f1 g1 a2 g2 a6 g6 a7 b7 f7 g7'],
    ['notched', 'b1 f1 a2 b2 f2 g2 a6 b6 f6 g6 b7 f7'],
    ['empty', ''],
  ] as const)('%s', (layout, text) => {
    expect(named(LAYOUTS[layout])).toBe(text);
  });

  test('every layout lists its spaces in reading order and looks the same turned by half', () => {
    for (const layout of Object.values(LAYOUTS)) {
      expect([...layout].sort((a, b) => a - b)).toStrictEqual([...layout]);
      expect(layout.map((space) => 48 - space).sort((a, b) => a - b)).toStrictEqual([...layout]);
    }
  });
});

describe('cards', () => {
  test('there are 48 in canonical order, two of each, and four Kings', () => {
    expect(PACK.map(formatCard).join(' ')).toMatch(/^R1 R1 R2 R2 .* R6 R6 G1 G1 .* B6 B6 Y1 Y1 .* Y6 Y6$/);
    expect(PACK).toHaveLength(48);
    expect([...PACK].sort((a, b) => a - b)).toStrictEqual([...PACK]);
    expect(KINGS.map(formatCard)).toStrictEqual(['RK', 'GK', 'BK', 'YK']);
  });

  test('the King has a colour and value 10', () => {
    const king = parseCard('bk')!;
    expect([isKing(king), cardValue(king), cardColour(king)]).toStrictEqual([true, 10, 2]);
    expect(cardColour(parseCard('B1')!)).toBe(2);
    expect(PACK.some(isKing)).toBe(false);
  });

  test.each(['', 'R', 'R0', 'R7', 'P1', '1R', 'R11', 'JK', 'QS'])('%j is no card', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });
});
