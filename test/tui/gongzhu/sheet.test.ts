import { expect, test } from 'vitest';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { scoreDeal } from '../../../src/engine/gongzhu/score.ts';
import type { State } from '../../../src/engine/gongzhu/state.ts';
import { drawEnd } from '../../../src/tui/gongzhu/ending.ts';
import { sheet } from '../../../src/tui/gongzhu/sheet.ts';
import type { SheetLines, SheetTable } from '../../../src/tui/sheet/page.ts';
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

function pageOf(state: State) {
  const { view, status, speaker } = positionOf(gongzhu, state, 0, 'unicode');
  return sheet.page({ view, status, speaker, columns: 78 });
}

/** How the latest deal came about: text and value of each seat. */
const howOf = (state: State) =>
  (pageOf(state).blocks[2] as SheetLines).rows.map(({ name, text, value }) => `${name}: ${text} | ${value}`);
const notesOf = (state: State) =>
  (pageOf(state).blocks[0] as SheetTable).rows.slice(1).map(({ cells }) => cells.at(-1));

const THIRD = ['JD QH', '2H 4H 5H 6H 7H 8H 9H TH TC', 'QS AH', '3H JH KH'] as const;
const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';

test('each seat’s points are a sum of what it took, and what doubled it is named', () => {
  expect(howOf(after(THIRD))).toEqual([
    'You: goat J♦ −100, Q♥ 30 | −70',
    'Bo: ♥2 4 5 6 7 8 9 10 = 51, doubled by 10♣ | 51 × 2 = 102',
    'Cat: pig Q♠ +100, A♥ 50 | 150',
    'Dan: ♥3 J K = 3 + 20 + 40 | 63',
  ]);
  expect(howOf(after(['QS JH KH TC', '', 'TC', '2H 3H']))).toEqual([
    'You: pig Q♠ +100, ♥J K = 60; 160 doubled by 10♣ | 160 × 2 = 320',
    'Bo: no pointed cards | 0',
    'Cat: only 10♣: nothing to double | 0',
    'Dan: ♥2 3 | 5',
  ]);
});

test('a moon says what it was worth to whom', () => {
  expect(howOf(after(['QS', 'JD', HEARTS, 'TC']))).toEqual([
    'You: pig Q♠ +100; Cat shot the moon | 100 + 200 = 300',
    'Bo: goat J♦ −100; Cat shot the moon | −100 + 200 = 100',
    'Cat: all 13 hearts: 0; the others +200 each | 0',
    'Dan: only 10♣: nothing to double; Cat shot the moon | 0 + 200 = 200',
  ]);
  expect(howOf(after(['', '', `${HEARTS} QS JD TC`, '']))[2]).toBe(
    'Cat: all 13 hearts and the pig: 0; the others +400 each; goat J♦ −100, doubled by 10♣ | −200',
  );
});

test('a line a deal: who passed where, and in a few words what doubled or shot', () => {
  const state = after(['QS', 'JD', HEARTS, ''], THIRD, ['QS', 'JD', 'AH', '']);
  expect(notesOf(state)).toEqual(['Cat: the moon', 'Bo: 51 ×2', 'You: pig; Bo: goat']);
  const rows = (pageOf(state).blocks[0] as SheetTable).rows;
  expect(rows.map(({ cells }) => cells[1])).toEqual(['passed', 'left', 'right', 'across']);
});

test('why the match goes on and how, or who wins and what ended it', () => {
  expect(pageOf(after(THIRD)).verdict).toEqual([
    'Nobody is above 1000: deal 2 follows, three cards go right.',
    'Whoever holds 2♣ leads.',
  ]);
  expect(pageOf(after(THIRD, THIRD, THIRD)).verdict[0]).toMatch(/deal 4 follows, without passing\.$/);
  const moon = ['', 'JD', `${HEARTS} TC`, 'QS'] as const;
  expect(pageOf(after(moon, moon, moon)).verdict).toEqual([
    'Cat wins with 0, the lowest total.',
    'It ends because Dan went above 1000 (1000 + 500 = 1500).',
  ]);
});

test('the end of a deal names the moon beside the points of whoever shot it', () => {
  const state = after(['JD', '', '', `${HEARTS} QS TC`]);
  const { view, status, speaker, theme } = positionOf(gongzhu, state, 0, 'unicode');
  const position = { view, status, speaker, columns: 78, facts: [], keys: new Set<string>() };
  const drawn = drawEnd(position, { windowClass: 80, columns: 78, rows: 17 }, theme).texts();
  expect(drawn.join('\n')).toMatch(/Dan .* moon 0 +0 +1st/);
});
