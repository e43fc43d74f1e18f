import { describe, expect, test } from 'vitest';
import { type BidName, bidOf } from '../../../src/engine/five-hundred/bids.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { dealPoints } from '../../../src/engine/five-hundred/score.ts';
import type { DealResult, State, View } from '../../../src/engine/five-hundred/state.ts';
import { account } from '../../../src/tui/five-hundred/account.ts';
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

function accountIn(
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
  const { view, status, speaker } = positionOf(fiveHundred, state, viewer, 'unicode');
  return account({ view: view as View, status, speaker });
}

const latest = (results: readonly DealResult[]) => accountIn(results).deals.at(-1)!;

const FIRST = deal('7D', 3, [1, 2, 2, 5]);
const SECOND = deal('8H', 0, [4, 1, 2, 3]);
const THIRD = deal('8H', 1, [1, 5, 0, 4]);

test('a set deal shows the contract, the points of each team, the widow and the buried cards', () => {
  const { title, note, heads, rows } = latest([FIRST, SECOND]);
  expect([title, note]).toEqual(['You bid 8♥, worth 300: set, two short.', '8♥ by You, set: 6 tricks']);
  expect(heads).toEqual(['deal', 'match', 'place']);
  expect(rows.map(({ name, text, values }) => `${name}: ${text} | ${values.join(' ')}`)).toEqual([
    'US: 6 of 8 tricks: You 4, Cat 2 | −300 −300 2nd',
    'THEM: 4 × 10: Bo 1, Dan 3 | +40 220 1st',
    'widow: K♥ Q♠ 6♠ 7♣ 5♦ | ',
    'buried: 9♠ 6♠ 6♣ 8♦ 5♦ | ',
  ]);
  expect(accountIn([FIRST, SECOND]).verdict).toEqual([
    'Nobody has reached 500 or −500: deal 3 follows.',
    'Bo deals next; Cat speaks first. US is 200 above −500.',
  ]);
});

describe('the match is over because', () => {
  test('a team is out', () => {
    const { verdict, deals, moments } = accountIn([FIRST, SECOND, THIRD], [1, 3]);
    expect(deals.at(-1)!.title).toBe('Bo bid 8♥, worth 300: made.');
    expect(verdict).toEqual([
      'Bo and Dan win, 520 to −300.',
      'It ends because THEM reached 500 (220 + 300 = 520).',
    ]);
    expect(moments.map(({ name, text }) => `${name} ${text}`)).toEqual([
      'best deal 1: 0, 7♦ by Dan, made: 7 tricks',
      'worst deal 2: −300, 8♥ by You, set: 6 tricks',
    ]);
  });

  test('a team is in the hole for good', () => {
    const lost = deal('nello', 2, [1, 4, 1, 4]);
    const { verdict, deals } = accountIn([SECOND, lost], [1, 3]);
    expect(deals.at(-1)!.title).toBe('Cat bid Nello, worth 250: set, with 2 tricks.');
    expect(deals.at(-1)!.rows[1]!.text).toBe('2 × 10 for their tricks: Bo 4, Dan 4');
    expect(verdict[1]).toBe('It ends because US fell to −500 (−300 − 250 = −550).');
  });
});

test('a Grand Slam says its own worth', () => {
  expect(latest([deal('6S', 0, [6, 0, 4, 0])]).title).toBe(
    'You bid 6♠, worth 40, and won all ten: a Grand Slam of 250.',
  );
});

test('a spectator sees the teams by name', () => {
  expect(accountIn([FIRST], null, 'table').parties.map(({ name }) => name)).toEqual(['You+Cat', 'Bo+Dan']);
});
