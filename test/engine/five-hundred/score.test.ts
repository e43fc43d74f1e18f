import { describe, expect, test } from 'vitest';
import { type BidName, bidOf } from '../../../src/engine/five-hundred/bids.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { dealPoints, winningTeam } from '../../../src/engine/five-hundred/score.ts';
import type { PlayPhase, State } from '../../../src/engine/five-hundred/state.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { cards } from './cards.ts';
import { played, playing, rules } from './positions.ts';

describe('points of a deal', () => {
  test.each([
    // Bid, tricks taken by the contractors, what both get.
    ['7H', 6, -200, 40],
    ['6S', 10, 250, 0],
    ['9H', 10, 400, 0],
    ['6S', 6, 40, 0],
    ['6S', 9, 40, 0],
    ['6S', 5, -40, 50],
    ['inkle S', 6, 40, 0],
    ['inkle S', 5, -40, 50],
    ['inkle NT', 10, 250, 0],
    ['8S', 10, 250, 0],
    ['8C', 10, 260, 0],
    ['10NT', 10, 520, 0],
    ['10NT', 9, -520, 10],
    ['10S', 0, -440, 100],
    ['nello', 0, 250, 0],
    ['nello', 1, -250, 10],
    ['nello', 2, -250, 20],
    ['nello', 10, -250, 100],
  ] as const)('%s with %i tricks: %i and %i', (bid, tricks, contractors, defenders) => {
    expect(dealPoints(bidOf(bid), tricks, rules())).toStrictEqual({ contractors, defenders });
  });

  test.each([
    ['6S', 6, 40, 40],
    ['6S', 10, 250, 0],
    ['7H', 6, -200, 40],
    // Nello does not depend on the option.
    ['nello', 0, 250, 0],
    ['nello', 2, -250, 20],
  ] as const)(
    'option defendersScore always: %s with %i tricks: %i and %i',
    (bid, tricks, contractors, defenders) => {
      expect(dealPoints(bidOf(bid), tricks, rules({ defendersScore: 'always' }))).toStrictEqual({
        contractors,
        defenders,
      });
    },
  );
});

describe('the winner of the match', () => {
  test.each([
    // Scores of teams 0 and 1, target, contractor, winning team.
    [490, -490, 500, 0, null],
    [500, 0, 500, 1, 0],
    [0, 510, 500, 0, 1],
    [-500, 0, 500, 0, 1],
    [0, -510, 500, 2, 0],
    [500, 520, 500, 0, 0],
    [500, 520, 500, 1, 1],
    // Ruling 10.
    [-500, 500, 500, 0, 1],
    [500, -500, 500, 3, 0],
    [100, 0, 100, 1, 0],
    [-100, 0, 100, 0, 1],
  ] as const)('%i to %i, target %i, contractor %i: team %s', (a, b, target, contractor, winner) => {
    expect(winningTeam([a, b], target, contractor)).toBe(winner);
  });
});

/** The last trick of a contract of seat 0 in which nothing was taken before: seat 0 leads the ace of spades and wins. */
const lastTrick = (bid: BidName, taken: number, scores: readonly [number, number], changed = {}): State => {
  const state = playing({ bid, hands: ['AS', '5S', '6S', '7S'], scores, changed });
  const trick = { plays: [], named: null, winner: 0 };
  return { ...state, tricks: Array(9).fill(trick), taken } as State;
};

describe('the end of a deal', () => {
  test('the worked example of 7H set scores four tricks for the defenders', () => {
    const state = lastTrick('7H', 5, [0, 0]) as PlayPhase;
    const aside = { widow: cards('KH QS 6S 7C 5D'), given: null, buried: cards('9S 4S 6C 8D 4D') };
    const end = played({ ...state, aside }, 'AS', '5S', '6S', '7S');
    expect(fiveHundred.status(end)).toStrictEqual({
      phase: 'deal',
      deal: 1,
      scores: [-200, 40, -200, 40],
      results: [
        {
          points: [-200, 40, -200, 40],
          contract: '7H',
          contractor: 0,
          tricks: 6,
          // `lastTrick` gives seat 0 all tricks before.
          took: [10, 0, 0, 0],
          widow: ['7C', '5D', 'KH', '6S', 'QS'],
          buried: ['6C', '4D', '8D', '4S', '9S'],
        },
      ],
      winners: null,
    });
    expect(end.standing.dealer).toBe(0);
  });

  test('the worked example of Nello sets a team at -80 for two tricks', () => {
    const state = playing({ bid: 'nello', hands: ['AS', '5S', '6S', '7S'], scores: [-80, 0] });
    const trick = { plays: [], named: null, winner: 0 };
    const end = played({ ...state, tricks: Array(9).fill(trick), taken: 1 } as State, 'AS', '5S', '7S');
    expect(fiveHundred.status(end).scores).toStrictEqual([-330, 20, -330, 20]);
  });

  test('a team at the target wins, and the match is over', () => {
    const end = played(lastTrick('6H', 5, [400, 490]), 'AS', '5S', '6S', '7S');
    expect(fiveHundred.status(end).phase).toBe('over');
    expect(fiveHundred.status(end).winners).toStrictEqual([0, 2]);
    expect(fiveHundred.toAct(end)).toStrictEqual([]);
    expect(fiveHundred.check(end, 0, { kind: 'pass' })).toStrictEqual({ rule: 'match-over' });
  });

  test('a team at the target in the hole loses', () => {
    const end = played(lastTrick('6H', 3, [-400, 0]), 'AS', '5S', '6S', '7S');
    expect(fiveHundred.status(end).winners).toStrictEqual([1, 3]);
  });

  test('the contractors win if both teams reach the target in one deal', () => {
    const end = played(lastTrick('6H', 5, [400, 460], { defendersScore: 'always' }), 'AS', '5S', '6S', '7S');
    expect(fiveHundred.status(end).scores).toStrictEqual([500, 500, 500, 500]);
    expect(fiveHundred.status(end).winners).toStrictEqual([0, 2]);
  });

  test('option target sets the score that wins', () => {
    const end = played(lastTrick('6H', 5, [0, 0], { target: 100 }), 'AS', '5S', '6S', '7S');
    expect(fiveHundred.status(end).winners).toStrictEqual([0, 2]);
  });

  test('all options declare their defaults', () => {
    expect(fiveHundred.options.map(({ name, default: value }) => [name, value])).toStrictEqual([
      ['jokerNoTrump', 'follow'],
      ['target', 500],
      ['defendersScore', 'when-set'],
      ['nello', 'in-the-hole'],
    ]);
    expect(isRefusal(fiveHundred.checkDeck({ seats: 4, options: {} }, []))).toBe(true);
  });
});
