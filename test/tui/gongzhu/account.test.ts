import { expect, test } from 'vitest';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { scoreDeal } from '../../../src/engine/gongzhu/score.ts';
import type { State } from '../../../src/engine/gongzhu/state.ts';
import { account } from '../../../src/tui/gongzhu/account.ts';
import { tableOf } from '../../engine/gongzhu/help.ts';
import { cards } from '../../support/cards.ts';
import { positionOf } from '../../support/table.ts';

/** A match after deals in which the seats took these cards; over where somebody is above the limit. */
function after(...deals: readonly (readonly [string, string, string, string])[]): State {
  const { standing } = gongzhu.start(tableOf());
  const results = deals.map((texts) => {
    const taken = texts.map((text) => cards(text));
    return { taken, ...scoreDeal(taken) };
  });
  const scores = [0, 1, 2, 3].map((seat) => results.reduce((sum, { points }) => sum + points[seat]!, 0));
  const over = Math.max(...scores) > standing.limit;
  const winners = over ? [0, 1, 2, 3].filter((seat) => scores[seat] === Math.min(...scores)) : null;
  return {
    phase: over ? 'over' : 'deal',
    standing: { ...standing, deals: deals.length, scores, results, winners },
  };
}

const accountIn = (state: State) => account(positionOf(gongzhu, state, 0, 'unicode'));

/** The rows of the latest deal: names, texts, and the points of the deal. */
const howOf = (state: State) =>
  accountIn(state)
    .deals.at(-1)!
    .rows.map(({ name, text, values }) => `${name}: ${text} | ${values[0]}`);

const THIRD = ['JD QH', '2H 4H 5H 6H 7H 8H 9H TH TC', 'QS AH', '3H JH KH'] as const;
const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';

test('each seat’s points are a sum of its cards, with doubling cards by name', () => {
  expect(howOf(after(THIRD))).toEqual([
    'You: goat J♦ −100, Q♥ 30 | −70',
    'Bo: ♥2 4 5 6 7 8 9 10 = 51 × 2 by 10♣ | +102',
    'Cat: pig Q♠ +100, A♥ 50 | +150',
    'Dan: ♥3 J K = 3 + 20 + 40 | +63',
  ]);
  expect(howOf(after(['QS JH KH TC', '', 'TC', '2H 3H']))).toEqual([
    'You: pig Q♠ +100, ♥J K = 60; 160 × 2 by 10♣ | +320',
    'Bo: nothing that counts | 0',
    'Cat: only 10♣: nothing to double | 0',
    'Dan: ♥2 3 | +5',
  ]);
  expect(accountIn(after(THIRD)).deals[0]!.title).toBe('You did best with −70, Cat worst with 150.');
});

test('in letters, hearts with their ranks have a word for their suit', () => {
  const { deals } = account(positionOf(gongzhu, after(THIRD), 0, 'ascii'));
  expect(deals[0]!.rows.map(({ text }) => text).slice(1)).toEqual([
    'hearts 2 4 5 6 7 8 9 10 = 51 × 2 by 10C',
    'pig QS +100, AH 50',
    'hearts 3 J K = 3 + 20 + 40',
  ]);
});

test('a moon says how much it was worth and to whom', () => {
  const state = after(['QS', 'JD', HEARTS, 'TC']);
  expect(howOf(state)).toEqual([
    'You: pig Q♠ +100; Cat shot the moon: 100 + 200 | +300',
    'Bo: goat J♦ −100; Cat shot the moon: −100 + 200 | +100',
    'Cat: all 13 hearts: 0 | 0',
    'Dan: only 10♣: nothing to double; Cat shot the moon: 0 + 200 | +200',
  ]);
  expect(accountIn(state).deals[0]!.title).toBe('Cat shot the moon: +200 for each of the others.');
  expect(howOf(after(['', '', `${HEARTS} QS JD TC`, '']))[2]).toBe(
    'Cat: all 13 hearts and the pig: 0; goat J♦ −100 × 2 by 10♣ | −200',
  );
});

test('a row shows cards in the order they were won, the points, and the new total', () => {
  const [first] = accountIn(after(THIRD, ['QS', 'JD', HEARTS, ''])).deals.slice(-1);
  expect(first!.heads).toEqual(['deal', 'match', 'place']);
  expect(first!.rows.map(({ values }) => values.join(' '))).toEqual([
    '+300 230 3rd',
    '+100 202 2nd',
    '0 150 1st',
    '+200 263 4th',
  ]);
  expect(accountIn(after(THIRD)).deals[0]!.rows[1]!.cards).toEqual('10♣ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 2♥'.split(' '));
});

test('a deal in a few words names a doubling or a moon', () => {
  const { deals } = accountIn(after(['QS', 'JD', HEARTS, ''], THIRD, ['QS', 'JD', 'AH', '']));
  expect(deals.map(({ note }) => note)).toEqual(['Cat: the moon', 'Bo: 51 ×2', 'You: pig; Bo: goat']);
});

test('the moments are the viewer’s best and worst deals in a finished match', () => {
  const moon = ['', 'JD', `${HEARTS} TC`, 'QS'] as const;
  expect(accountIn(after(THIRD, moon)).moments).toEqual([]);
  expect(accountIn(after(THIRD, moon, moon, moon)).moments).toEqual([
    { name: 'best', text: 'deal 1: −70, goat J♦ −100, Q♥ 30' },
    { name: 'worst', text: 'deal 4: +400, nothing that counts; Cat shot the moon: 0 + 400' },
  ]);
});

test('the end says why and how the match goes on, or who wins and what ended it', () => {
  expect(accountIn(after(THIRD)).verdict).toEqual([
    'Nobody is above 1000: deal 2 follows, three cards go right.',
    'The holder of 2♣ leads.',
  ]);
  expect(accountIn(after(THIRD, THIRD, THIRD)).verdict[0]).toMatch(/deal 4 follows, without passing\.$/);
  const moon = ['', 'JD', `${HEARTS} TC`, 'QS'] as const;
  expect(accountIn(after(moon, moon, moon)).verdict).toEqual([
    'Cat wins with 0, the lowest total.',
    'It ends because Dan went above 1000 (1000 + 500 = 1500).',
  ]);
});
