import { expect, test } from 'vitest';
import { formatSpace, parseSpace } from '../../../src/engine/kings-court/board.ts';
import { formatCard } from '../../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { keys } from '../../../src/tui/kings-court/keys.ts';
import * as selecting from '../../../src/tui/kings-court/selection.ts';
import { verdict } from '../../../src/tui/kings-court/verdict.ts';
import { card } from '../../engine/kings-court/cards.ts';
import { boardOf, FULL, stateOf, without } from '../../engine/kings-court/positions.ts';
import { positionOf, typed } from '../../support/table.ts';

const { begin, cardAt, chosen, ranked, scoresOf, select } = selecting;
const table = { keys };

// Beside R2 and G2 a 3 completes seven on b1; elsewhere it scores nothing.
const open = stateOf(boardOf('YK', 'a1 R2', 'c1 G2'), ['R3 G6', 'R1'], 'Y1');
const at = positionOf(kingsCourt, open);
const first = begin(at, null);

const written = (selection: selecting.Selection): string =>
  `${formatCard(cardAt(at, selection)!)}@${formatSpace(selection.space)}`;

test('the cursor begins on the best space of the first card that fits', () => {
  expect(written(first)).toBe('R3@b1');
  expect(scoresOf(at, card('R3')).get(parseSpace('b1')!)?.total).toBe(7);
});

test.each<[string, string, string]>([
  ['arrows move over the board', 'Down Right', 'R3@c2'],
  ['and go round at its edge', 'Up', 'R3@b7'],
  ['past the King', 'Right Right Down Down Down', 'R3@d5'],
  ['h j k l are arrows', 'j l k h', 'R3@b1'],
  ['numbers pick a card', '2', 'G6@b1'],
  ['Tab goes round', 'Tab Tab Tab', 'G6@b1'],
  ['n goes to the best space', 'Down Down n', 'R3@b1'],
])('%s', (_, keys, wanted) => {
  expect(written(typed(table, at, first, keys) as selecting.Selection)).toBe(wanted);
});

test('n and N go through the spaces by score', () => {
  const spaces = ranked(at, card('R3'));
  const scores = spaces.map((space) => scoresOf(at, card('R3')).get(space)!.total);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const next = typed(table, at, first, 'n') as selecting.Selection;
  expect(next.space).toBe(spaces[1]);
  expect((typed(table, at, next, 'N') as selecting.Selection).space).toBe(spaces[0]);
});

test('without assistance n goes through the legal spaces as they lie', () => {
  const unaided = { ...at, assist: false };
  const start = begin(unaided, null);
  expect(start.space).toBe([...scoresOf(at, card('R3')).keys()][0]);
  expect(verdict(unaided, start).note).not.toContain('best');
});

test('a number without a card is answered', () => {
  expect(typed(table, at, first, '7')).toBe('There is no card 7.');
});

test('w shows Space Values and back', () => {
  expect(typed(table, at, first, 'w')).toMatchObject({ values: true });
  expect(typed(table, at, first, 'w w')).toMatchObject({ values: false });
});

test('the verdict names card, space and score, and where it stands', () => {
  expect(verdict(at, first)).toEqual({
    selected: 'R3 on b1',
    note: `Scores 7, the best of ${ranked(at, card('R3')).length} legal spaces for this card.`,
  });
});

test('what is chosen, and a hint that is selected', () => {
  expect(kingsCourt.format(chosen(at, first)!)).toBe('R3@b1');
  const hint = kingsCourt.parse('G6@b2') as Parameters<typeof select>[2];
  expect(written(select(at, first, hint))).toBe('G6@b2');
});

test('the cursor stays where it was as long as the card fits there', () => {
  expect(begin(at, { card: 1, space: parseSpace('b2')!, values: true })).toEqual({
    card: 0,
    space: parseSpace('b2'),
    values: true,
  });
  expect(written(begin(at, { card: 1, space: parseSpace('a1')!, values: false }))).toBe('R3@b1');
});

test('a hand that fits nowhere passes', () => {
  // Every neighbour of the empty space has both values of the hand.
  const stuck = positionOf(kingsCourt, stateOf(without(FULL, 'a1'), ['B2 Y2', 'R1']));
  const selection = begin(stuck, null);
  expect(chosen(stuck, selection)).toEqual({ kind: 'pass' });
  expect(verdict(stuck, selection).selected).toBe('pass');
});
