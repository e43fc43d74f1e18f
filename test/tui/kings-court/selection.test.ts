import { expect, test } from 'vitest';
import { formatSpace, parseSpace } from '../../../src/engine/kings-court/board.ts';
import { formatCard } from '../../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { begin, cardAt, ranked, type Selection, scoresOf } from '../../../src/tui/kings-court/hand.ts';
import { ui } from '../../../src/tui/kings-court/index.ts';
import { card } from '../../engine/kings-court/cards.ts';
import { boardOf, FULL, stateOf, without } from '../../engine/kings-court/positions.ts';
import { positionOf, typed } from '../../support/table.ts';

const { chosen, select, verdict } = ui;
const table = ui;

// Beside R2 and G2 a 3 completes seven on b1; elsewhere it scores nothing.
const open = stateOf(boardOf('YK', 'a1 R2', 'c1 G2'), ['R3 G6', 'R1'], 'Y1');
const at = positionOf(kingsCourt, open);
const first: Selection = { card: 0, space: parseSpace('b1')!, values: false, walk: null };

const written = (selection: Selection): string =>
  `${formatCard(cardAt(at, selection)!)}@${formatSpace(selection.space)}`;

test('the cursor begins on the King, then where the player left it', () => {
  expect(written(begin(at, null))).toBe('R3@d4');
  expect(chosen(at, begin(at, null))).toBeNull();
  expect(verdict(at, begin(at, null)).selected).toBe('R3: choose a space with the arrows; YK is here.');
  expect(begin(at, { card: 1, space: parseSpace('b2')!, values: true, walk: 3 })).toEqual({
    card: 0,
    space: parseSpace('b2'),
    values: true,
    walk: null,
  });
  expect(written(begin(at, { card: 1, space: parseSpace('a1')!, values: false, walk: 3 }))).toBe('R3@a1');
});

test.each<[string, string, string]>([
  ['arrows move over the board', 'Down Right', 'R3@c2'],
  ['arrows go round at the edge', 'Up', 'R3@b7'],
  ['arrows go past the King', 'Right Right Down Down Down', 'R3@d5'],
  ['h j k l are arrows', 'j l k h', 'R3@b1'],
  ['numbers pick a card', '2', 'G6@b1'],
  ['Tab goes round', 'Tab Tab Tab', 'G6@b1'],
  ['n goes to the best space', 'Down Down n', 'R3@b1'],
])('%s', (_, keys, wanted) => {
  expect(written(typed(table, at, first, keys) as Selection)).toBe(wanted);
});

test.each(['', 'Down', 'Up', 'Down Right', '2 1', 'n n n Left'])(
  'n after "%s" goes to the best space, then to the next best, and N back',
  (keys) => {
    const spaces = ranked(at, card('R3'));
    const scores = spaces.map((space) => scoresOf(at, card('R3')).get(space)!.total);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const spaceAfter = (more: string) => (typed(table, at, first, `${keys} ${more}`) as Selection).space;
    expect(spaceAfter('n')).toBe(spaces[0]);
    expect(spaceAfter('n n')).toBe(spaces[1]);
    expect(spaceAfter('n n n')).toBe(spaces[2]);
    expect(spaceAfter('n n n N')).toBe(spaces[1]);
    expect(spaceAfter('N')).toBe(spaces.at(-1));
  },
);

test('n after another card goes to the best space of that card', () => {
  const other = typed(table, at, first, 'n n 2 n') as Selection;
  expect(other.space).toBe(ranked(at, card('G6'))[0]);
});

test('n goes through the legal spaces in board order without assistance', () => {
  const unaided = { ...at, assist: false };
  const start = { ...first, space: [...scoresOf(at, card('R3')).keys()][0]! };
  const spaces = [...scoresOf(at, card('R3')).keys()];
  expect(start.space).toBe(spaces[0]);
  const spaceAfter = (keys: string) => (typed(table, unaided, start, keys) as Selection).space;
  expect(spaceAfter('n')).toBe(spaces[1]);
  expect(spaceAfter('n n')).toBe(spaces[2]);
  expect(spaceAfter('N')).toBe(spaces.at(-1));
  const { worth, note } = verdict(unaided, start);
  expect(worth).toBe('scores 7 points.');
  expect(note).not.toContain('best');
});

test('a number without a card gets an answer', () => {
  expect(typed(table, at, first, '7')).toBe('There is no card 7.');
});

test('w shows Space Values and back', () => {
  expect(typed(table, at, first, 'w')).toMatchObject({ values: true });
  expect(typed(table, at, first, 'w w')).toMatchObject({ values: false });
});

test('the verdict names card, space, score and rank, and the next key', () => {
  const spaces = ranked(at, card('R3')).length;
  expect(verdict(at, first)).toEqual({
    selected: 'R3 on b1',
    worth: `scores 7 points, the best of ${spaces} spaces for this card.`,
    note: 'n: the best space for R3, then the next best; Tab: the next card.',
  });
  const next = typed(table, at, first, 'n n') as Selection;
  expect(verdict(at, next).worth).toMatch(/, number 2 of \d+ spaces for this card\.$/);
  expect(verdict(at, next).note).toBe('n: the next best space for R3; Tab: the next card.');
});

test('the verdict covers the chosen move, and a selected hint', () => {
  expect(kingsCourt.format(chosen(at, first)!)).toBe('R3@b1');
  const hint = kingsCourt.parse('G6@b2') as Parameters<typeof select>[2];
  expect(written(select(at, first, hint))).toBe('G6@b2');
});

test('a hand without a legal space passes', () => {
  // Every neighbour of the empty space has both values of the hand.
  const stuck = positionOf(kingsCourt, stateOf(without(FULL, 'a1'), ['B2 Y2', 'R1']));
  const selection = begin(stuck, null);
  expect(chosen(stuck, selection)).toEqual({ kind: 'pass' });
  expect(verdict(stuck, selection).selected).toBe('pass');
  const calm = { selected: 'pass', worth: 'None of your cards fits anywhere: Enter passes.' };
  expect(verdict({ ...stuck, calm: true }, selection)).toEqual(calm);
});

test('the verdict of a calm table explains the score, or gives the sums', () => {
  const calm = { ...at, calm: true };
  expect(verdict(calm, first)).toEqual({
    selected: 'R3 on b1',
    worth: 'scores 7 points: 7 for sevens.',
  });
  expect(verdict(calm, { ...first, values: true }).worth).toBe('w: sums of the sides, + what is missing.');
});
