import { describe, expect, test } from 'vitest';
import { type BidName, bidOf } from '../../../src/engine/five-hundred/bids.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { dealPoints } from '../../../src/engine/five-hundred/score.ts';
import type { DealResult, State, View } from '../../../src/engine/five-hundred/state.ts';
import { sheet } from '../../../src/tui/five-hundred/sheet.ts';
import { drawSheet } from '../../../src/tui/sheet/draw.ts';
import { rules, table } from '../../engine/five-hundred/positions.ts';
import { positionOf } from '../../support/table.ts';

/** A deal in which the contractor's team took so many tricks, its two players as many as they could. */
function deal(contract: BidName, contractor: number, took: readonly number[]): DealResult {
  const tricks = took[contractor]! + took[(contractor + 2) % 4]!;
  const { contractors, defenders } = dealPoints(bidOf(contract), tricks, rules());
  return {
    points: took.map((_, seat) => (seat % 2 === contractor % 2 ? contractors : defenders)),
    contract,
    contractor,
    tricks,
    took,
    widow: ['KH', 'QS', '6S', '7C', '5D'],
    buried: ['9S', '6S', '6C', '8D', '5D'],
  };
}

function pageOf(
  results: readonly DealResult[],
  winners: readonly number[] | null = null,
  viewer: 0 | 'table' = 0,
) {
  const { standing } = fiveHundred.start(table());
  const scores = [0, 1].map((team) => results.reduce((sum, { points }) => sum + points[team]!, 0));
  const state = {
    phase: winners ? 'over' : 'deal',
    standing: { ...standing, results, scores, winners, deals: results.length, dealer: 1 },
  } as unknown as State;
  const { view, status, speaker, theme } = positionOf(fiveHundred, state, viewer, 'unicode');
  const page = sheet.page({ view: view as View, status, speaker, columns: 78 });
  return { page, rows: drawSheet(page, { columns: 78, rows: 17 }, theme).texts() };
}

const FIRST = deal('7D', 3, [1, 2, 2, 5]);
const SECOND = deal('8H', 0, [4, 1, 2, 3]);
const THIRD = deal('8H', 1, [1, 5, 0, 4]);

test('a deal that was set, line by line, by team', () => {
  const { page, rows } = pageOf([FIRST, SECOND]);
  expect(rows).toEqual([
    '   deal  contract        took           US    THEM',
    '   1     7♦ by Dan+Bo    7 of 7          0    +180   made: 180',
    '   2 ▸   8♥ by You+Cat   6 of 8       −300     +40   set: −300; 4 × 10',
    '─'.repeat(78),
    '   total                              −300     220',
    '   left  to 500                    in hole     280',
    '─'.repeat(78),
    '   HOW DEAL 2 CAME ABOUT',
    '   Contract 8♥ is worth 300; US took 6 tricks, 2 short                US −300',
    '   THEM took 4 tricks, 10 each while US is set                       THEM +40',
    '',
    '   Tricks  You 4 · Cat 2 · Bo 1 · Dan 3',
    '   Widow   K♥ Q♠ 6♠ 7♣ 5♦',
    '   Buried  9♠ 6♠ 6♣ 8♦ 5♦',
    '   −500 loses the match: US is 200 above it, and may bid Nello now.',
    '',
    '',
  ]);
  expect(page.verdict).toEqual([
    'Nobody has reached 500 or −500: deal 3 follows.',
    'Bo deals next; Cat speaks first.',
  ]);
});

describe('why the match is over', () => {
  test('a team is out', () => {
    const { page, rows } = pageOf([FIRST, SECOND, THIRD], [1, 3]);
    expect(rows.join('\n')).toContain('Contract 8♥ is worth 300; THEM took 9, one more adds nothing');
    expect(page.verdict).toEqual([
      'Bo and Dan win, 520 to −300.',
      'It ends because THEM reached 500 (220 + 300 = 520).',
    ]);
  });

  test('a team is in the hole for good', () => {
    const lost = deal('nello', 2, [1, 4, 1, 4]);
    const { page, rows } = pageOf([SECOND, lost], [1, 3]);
    expect(rows.join('\n')).toMatch(/2 ▸ {3}Nello by Cat +2 of 0 +−250 +\+20 {3}set: −250; 2 × 10/);
    expect(rows.join('\n')).toContain('THEM get 10 for each trick that US took');
    expect(page.verdict[1]).toBe('It ends because US fell to −500 in the hole (−300 − 250 = −550).');
  });
});

test('a Grand Slam says what it counts instead', () => {
  const { rows } = pageOf([deal('6S', 0, [6, 0, 4, 0])]);
  expect(rows.join('\n')).toContain('slam: 250, not 40');
  expect(rows.join('\n')).toContain('Contract 6♠ is worth 40; US took all ten: a Grand Slam of 250');
});

test('a spectator sees the teams by name', () => {
  const { rows } = pageOf([FIRST], null, 'table');
  expect(rows[0]).toMatch(/You\+Cat +Bo\+Dan$/);
});
