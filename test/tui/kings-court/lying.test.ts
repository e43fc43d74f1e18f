import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/game.ts';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import type { Selection } from '../../../src/tui/kings-court/hand.ts';
import { cellAt, linksOf, lyingOf } from '../../../src/tui/kings-court/lying.ts';
import { card } from '../../engine/kings-court/cards.ts';
import { boardOf, type Dealt, playAll, stateOf, table } from '../../engine/kings-court/positions.ts';
import { positionOf } from '../../support/table.ts';

const spaceOf = (name: string): number => parseSpace(name)!;

/** A space as it is drawn: its text between the marks at its sides. */
function drawn(state: Dealt, space: string, selection: Selection | null, viewer: Viewer = 0): string {
  const position = positionOf(kingsCourt, state, viewer);
  const { text, court, cursor, counts, sign } = cellAt(lyingOf(position, selection), spaceOf(space));
  const mark = court?.mark ?? '';
  const marked = `${mark}${text}${mark}`;
  return `${counts ? '*' : ''}${cursor ? `>${marked}<` : marked}${sign}`;
}

describe('a space of the board', () => {
  // Beside R2 and G2 a 3 completes seven on b1.
  const state = stateOf(boardOf('YK', 'a1 R2', 'c1 G2'), ['R3 G2', 'R1'], 'Y1');
  const taken: Selection = { card: 1, space: spaceOf('b2'), values: false, walk: null };

  test.each([
    ['the score of the selected card', 'b1', '7'],
    // A colour chain with R2.
    ['the cursor round the card to place', 'b2', '>R3<'],
    ['a card that counts', 'a1', '*R2'],
    ['another card', 'c1', 'G2'],
    ['the King', 'd4', 'YK'],
    ['a dot if the card is illegal there', 'g7', '.'],
    // The King is of the Prime Suit.
    ['green', 'd2', ':1:'],
    ['blue and closed', 'd3', '##'],
  ])('shows %s', (_, space, wanted) => {
    const three = { ...taken, card: state.hands[0]!.indexOf(card('R3')) };
    expect(drawn(state, space, three)).toBe(wanted);
  });

  test('shows no score for a card beside its own value', () => {
    const two = { ...taken, card: state.hands[0]!.indexOf(card('G2')) };
    expect(drawn(state, 'b1', two)).toBe('.');
    expect(drawn(state, 'd1', two)).toBe('.');
    expect(drawn(state, 'd2', two)).toBe(':5:');
  });

  test('shows sums of the sides and missing values in place of scores, if the card is legal there', () => {
    const three = { ...taken, card: state.hands[0]!.indexOf(card('R3')), values: true };
    expect(drawn(state, 'b1', three)).toBe(' 4+3');
    // No card is worth 4, the way from the King's 10 to 14, or 7.
    expect(drawn(state, 'd2', three)).toBe(':  0–:');
    const five = stateOf(boardOf('YK', 'a1 R2', 'c1 G3'), ['R4', 'R1'], 'Y1');
    expect(drawn(five, 'b1', { ...taken, card: 0, values: true })).toBe('  5–');
    expect(drawn(state, 'd3', three)).toBe('##');
  });

  test('is blue once its green sides are filled, and marks the newest card', () => {
    const court = stateOf(boardOf('YK', 'd2 R1', 'c3 G5', 'f3 B4'), ['R3 G6', 'R1']);
    const opened = playAll(court, 'R3@e3');
    expect(drawn(opened, 'e3', null)).toBe('R3');
    expect(drawn(opened, 'd3', null)).toBe('==');
    expect(drawn(court, 'd3', null)).toBe('##');
  });

  test('has no score for a spectator', () => {
    expect(drawn(state, 'b1', null, 'table')).toBe('');
    expect(drawn(state, 'd2', null, 'table')).toBe('::');
  });
});

test('the board is empty before the deal', () => {
  const position = positionOf(kingsCourt, kingsCourt.start(table(2)));
  const lying = lyingOf(position, null);
  expect(lying.scores).toBeNull();
  expect(cellAt(lying, spaceOf('d4'))).toMatchObject({ card: null, text: '' });
});

test('chains join at the corners between their cards', () => {
  const state = stateOf(boardOf('YK', 'c3 R3', 'e1 B1', 'f2 R5', 'b2 R6', 'c5 B1'), ['R1', 'R1'], 'Y1');
  const position = positionOf(kingsCourt, state);
  const lying = lyingOf(position, { card: 0, space: spaceOf('d2'), values: false, walk: null });
  // Down left to c3, a red; up right to e1, a one.
  expect(linksOf(lying.counted)).toEqual([
    { row: 1, column: 4, falls: false },
    { row: 2, column: 3, falls: false },
  ]);
  expect(linksOf(null)).toEqual([]);
});
