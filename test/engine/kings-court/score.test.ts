import { describe, expect, test } from 'vitest';
import { formatSpace, parseSpace, SPACES } from '../../../src/engine/kings-court/board.ts';
import { cardValue, KINDS_OF_CARD } from '../../../src/engine/kings-court/cards.ts';
import { EDITIONS } from '../../../src/engine/kings-court/house-rules.ts';
import {
  breaksSeven,
  checkpoint,
  eachCounted,
  type Scoring,
  scoreOf,
  sevens,
  spaceValue,
} from '../../../src/engine/kings-court/score.ts';
import fc from '../../support/fc.ts';
import { card } from './cards.ts';
import { boardOf, picture, SCORINGS } from './positions.ts';

const score = (board: ReturnType<typeof boardOf>, text: string, scoring: Scoring = EDITIONS.page) => {
  const [c, space] = text.split('@') as [string, string];
  return scoreOf(board, parseSpace(space)!, card(c), scoring);
};

describe('rule of sevens', () => {
  test.each([
    // Space Value, card's value, points
    [3, 4, 7], // Page: red 1 and blue 2 beside it
    [17, 4, 21], // Page: 3 + 3 + 5 + 6
    [10, 4, 14],
    [10, 3, 0],
    [10, 1, 0],
    [10, 5, -10],
    [0, 6, 0],
    [7, 6, 0],
    [28, 6, 0],
    [27, 1, 28],
    [22, 6, 28],
    [6, 2, -10],
  ])('Space Value %i and a %i: %i points', (around, value, points) => {
    expect(sevens(around, value)).toBe(points);
  });

  test('ruling 5: 0, 7, 14, 21 and 28 are steady, so no card reaches or breaks a checkpoint there', () => {
    expect([0, 7, 14, 21, 28].map(checkpoint)).toStrictEqual([7, 14, 21, 28, 35]);
    for (const around of [0, 7, 14, 21, 28])
      for (let value = 1; value <= 6; value++) expect(sevens(around, value)).toBe(0);
  });

  test('side spaces 2, 2 and 6 with the fourth empty make 10, checkpoint 14', () => {
    const board = boardOf('YK', 'a4 R2', 'c4 G2', 'b3 B6');
    expect(score(board, 'R4@b4')).toMatchObject({ spaceValue: 10, checkpoint: 14, sum: 14, sevens: 14 });
    expect(score(board, 'R3@b4').sevens).toBe(0);
    expect(score(board, 'R1@b4').sevens).toBe(0);
    expect(score(board, 'R5@b4')).toMatchObject({ sum: 15, sevens: -10 });
  });

  test('a whole board has its known Space Values', () => {
    const board = picture(
      'G1 . Y2 . Y3 . R3 / . . . R3 . Y5 . / R1 . . . B6 . Y4 / . B2 . GK . B6 . / Y6 . . . R6 . G2 / . G6 . . R2 . . / G4 . B1 . R6 . G3',
    );
    const values = SPACES.filter((space) => board[space] === null).map((space) => spaceValue(board, space));
    expect(values.join(' ')).toBe('3 8 11 2 0 5 17 12 3 0 19 21 9 12 28 12 14 0 16 14 16 7 2 2 5 11 7 9');
  });
});

describe('rows and columns', () => {
  test('the other G5 scores 15 for values, with B5 and R5 in its row and G5 in its column', () => {
    expect(score(boardOf('YK', 'c1 B5', 'g1 R5', 'a6 G5'), 'G5@a1').values).toBe(15);
  });

  test('five Prime Suit cards in the row and column of a1 score 5 for any card', () => {
    const board = boardOf('BK', 'c1 B4', 'f1 B3', 'a3 B3', 'a5 B1', 'a7 B6');
    for (const kind of KINDS_OF_CARD) expect(scoreOf(board, 0, kind, EDITIONS.page).prime).toBe(5);
  });

  test('ruling 6: they reach past the King and empty spaces, and leave out the placed card', () => {
    const board = boardOf('RK', 'g4 G3', 'b4 Y2');
    expect(score(board, 'R3@a4')).toMatchObject({ values: 3, prime: 1 });
    expect(score(board, 'R3@a1')).toMatchObject({ values: 0, prime: 0 });
  });

  test('ruling 7: the King counts for the Prime Suit in his space, and for no value', () => {
    for (const text of ['R1@d1', 'G6@a4'])
      expect(score(boardOf('BK'), text)).toMatchObject({ values: 0, prime: 1 });
  });
});

describe('chains', () => {
  test.each([
    // board, placement, chain points, why
    [['b2 B4', 'c3 B6'], 'B4@a1', 14, 'Page: 4 + 6 for colour and 4 for value'],
    [['b2 B4', 'c3 R4'], 'R4@a1', 8, 'Page: a value chain of two'],
    [['b2 B4', 'c3 B6'], 'B2@a1', 10, 'Page: a colour chain of two'],
    [['b2 B4', 'c3 B6'], 'R2@a1', 0, 'neither colour nor value'],
    [['c3 B6'], 'B6@a1', 0, 'a gap at the corner: no chain'],
    [['b2 B4', 'd1 B6'], 'B2@c1', 4, 'sides never chain'],
    [['b2 R4', 'c3 B4'], 'B4@a1', 8, 'a colour chain must begin at the corner'],
    [['a1 B1', 'c1 B2', 'a3 B3', 'c3 B4'], 'B6@b2', 10, 'each of the four corners on its own'],
    [['b6 B3', 'c5 G3', 'f1 G3'], 'Y3@a7', 6, 'upwards too, as far as it goes'],
  ])('%j, %s: %i (%s)', (lying, text, points) => {
    expect(score(boardOf('YK', ...lying), text).chains).toBe(points);
  });

  test('ruling 7: a colour chain goes on through the King, who counts 10; a value chain stops at him', () => {
    expect(score(boardOf('RK', 'c3 R1', 'e5 R3', 'f6 G3'), 'R6@b2').chains).toBe(14);
    expect(score(boardOf('RK', 'c3 G2', 'e5 B2'), 'Y2@b2').chains).toBe(2);
  });
});

describe('the later edition', () => {
  const { page, later } = EDITIONS;

  test.each([
    // board, placement, by the page, by the later rules, why
    [['GK', 'c2 R5'], 'R4@c3', -10, 0, 'half of nothing is nothing'],
    [['GK', 'c2 R5', 'a3 B4', 'g3 R4'], 'Y4@c3', -2, 4, 'half of 8 for equal values'],
    [['GK', 'c2 G5', 'a3 B4'], 'R4@c3', -5, 2, 'half of 4 + 1, rounded down'],
    [['YK', 'c2 R5', 'b2 R6', 'd2 R3'], 'R4@c3', -1, 4, 'half of chains of 6 + 3, rounded down'],
    [['YK', 'a2 G2', 'b1 R6', 'g1 B3'], 'B6@a1', 20, 20, 'a seven hit is the same'],
    [['YK', 'a2 G2', 'g1 B3'], 'G3@a1', 3, 3, 'below the seven nothing is halved'],
  ])('breaking: %j, %s is %i by the page, %i later (%s)', ([king, ...lying], text, byPage, byLater) => {
    const board = boardOf(king!, ...lying);
    expect(score(board, text, page).total).toBe(byPage);
    expect(score(board, text, later).total).toBe(byLater);
  });

  test.each([
    [['YK', 'a3 Y3'], 'Y1@b3', 1, 3, 'what the other card shows'],
    [['YK', 'a3 Y3'], 'R1@b3', 1, 1, 'a card of another colour scores 1 each'],
    [['YK', 'a3 B3'], 'Y1@b3', 0, 0, 'a card of another colour is not counted'],
    [['YK'], 'Y1@d1', 1, 10, 'the King’s 10 among them'],
    [['YK'], 'B1@d1', 1, 1, 'the King 1 for another colour'],
    [['YK', 'a3 Y3'], 'Y3@f3', 4, 6, 'one of equal value counts in both ways'],
  ])('Prime: %j, %s is %i by the page, %i later (%s)', ([king, ...lying], text, byPage, byLater) => {
    const board = boardOf(king!, ...lying);
    expect(score(board, text, page).total).toBe(byPage);
    expect(score(board, text, later).total).toBe(byLater);
  });

  test('its two rules can be chosen separately', () => {
    const totals = SCORINGS.map((scoring) => score(boardOf('YK', 'a3 Y3'), 'Y5@b3', scoring).total);
    expect(totals).toStrictEqual([-9, -7, 0, 1]);
  });

  test('a seven is broken even at no cost', () => {
    const parts = score(boardOf('GK', 'c2 R5'), 'R4@c3', later);
    expect(parts).toMatchObject({ sevens: 0, total: 0 });
    expect(breaksSeven(parts)).toBe(true);
    expect(breaksSeven(score(boardOf('GK', 'c2 R5'), 'R2@c3', later))).toBe(false);
  });
});

/** Lists the cards that count, e.g. `prime d1 1`. */
const counted = (board: ReturnType<typeof boardOf>, text: string): string[] => {
  const [c, space] = text.split('@') as [string, string];
  const found: string[] = [];
  eachCounted(board, parseSpace(space)!, card(c), EDITIONS.page, (part, at, points) =>
    found.push(`${part} ${formatSpace(at)} ${points}`),
  );
  return found;
};

test('a score names the cards that count', () => {
  expect(counted(boardOf('BK', 'd1 B5', 'f2 R5'), 'G5@f1')).toStrictEqual([
    'spaceValue f2 5',
    'values d1 5',
    'prime d1 1',
    'values f2 5',
  ]);
  expect(counted(boardOf('YK', 'b2 B4', 'c3 B6'), 'B4@a1')).toStrictEqual([
    'value-chain b2 4',
    'colour-chain b2 4',
    'colour-chain c3 6',
  ]);
  // The King counts 10 beside a space and in a colour chain, and for the Prime Suit.
  expect(counted(boardOf('RK'), 'R1@d3')).toStrictEqual(['spaceValue d4 10', 'prime d4 1']);
  expect(counted(boardOf('RK'), 'R1@c3')).toStrictEqual(['colour-chain d4 10']);
});

const anyBoard = fc
  .tuple(
    fc.constantFrom('RK', 'GK', 'BK', 'YK'),
    fc.array(fc.option(fc.constantFrom(...KINDS_OF_CARD)), { minLength: 49, maxLength: 49 }),
  )
  .map(([king, lying]) => lying.map((kind, space) => (space === 24 ? card(king) : kind)));

test('the parts of a score add up', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.constantFrom(...KINDS_OF_CARD),
      fc.constantFrom(...SPACES.filter((s) => s !== 24)),
      fc.constantFrom(...SCORINGS),
      (full, kind, space, scoring) => {
        const board = full.with(space, null);
        const parts = scoreOf(board, space, kind, scoring);
        expect(parts.total).toBe(parts.sevens + parts.values + parts.prime + parts.chains);
        expect(parts.sum).toBe(parts.spaceValue + cardValue(kind));
        expect(parts.spaceValue).toBe(spaceValue(board, space));
      },
    ),
    { numRuns: 500 },
  );
});
