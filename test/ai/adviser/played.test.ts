import { expect, test } from 'vitest';
import type { Adviser, Decision } from '../../../src/ai/adviser/judge.ts';
import { judgePlayed } from '../../../src/ai/adviser/judge-played.ts';
import { lookAtPlayed } from '../../../src/ai/adviser/look-at-played.ts';

/** The worth of each move in the deal that is imagined first, second and so on, from 0. */
type Worths = { readonly [move: string]: (deal: number) => number };

const DECISION = { view: null, seat: 0, seed: 'played', moveCount: 0 } as unknown as Decision;

/** A bot that plays the first of these moves. What matters is 8, and a quarter of it is nothing. */
function botOf(worths: Worths): Adviser {
  const moves = Object.keys(worths);
  const worthOf = (deal: number, move: string): number => worths[move]!(deal);
  let imagined = 0;
  const bot = {
    game: { format: (move: string) => move, moves: () => moves },
    policy: { choose: () => ({ move: moves[0] }) },
    plan: {
      candidates: () => moves,
      imagine: () => imagined++,
      playOut: (deal: number) => (move: string) => ({ value: worthOf(deal, move) }),
      measure: () => ({ counts: 'points', matters: 8 }),
      rollouts: () => 400,
    },
    adviser: {
      telling: {
        parts: [],
        facts: [],
        tell: (deal: number) => (move: string) => ({
          value: worthOf(deal, move),
          parts: [],
          facts: [],
          line: [],
        }),
      },
    },
  };
  return bot as unknown as Adviser;
}

test('a quick look finds a move that is better in few deals only', () => {
  const bot = botOf({
    usual: () => 0,
    one: () => -1,
    two: () => -1,
    // A search that soon drops the worse half would drop this with the first deals.
    seldom: (deal) => (deal % 16 === 15 ? 200 : -1),
  });
  const { strong, atMost } = lookAtPlayed(bot, DECISION, 'usual' as never)!;
  expect(strong[0]).toBe('seldom');
  expect(atMost).toBeGreaterThan(8);
});

test('the best of all moves is the measure for a played move, even by a tiny lead', () => {
  const bot = botOf({
    // The search ends after some forty deals, in which this looks best.
    lucky: (deal) => (deal < 40 ? 20 : 0),
    better: () => 1,
    played: () => -10,
  });
  const trial = { choosing: 1 / 4, telling: 1, others: 1, batch: 100, most: 3, isEnough: () => false };
  const strong = ['lucky', 'better'] as never;
  const { best, moves } = judgePlayed(bot, DECISION, 'played' as never, strong, trial);
  expect(best).toBe('better');
  expect(moves.map(({ move, gain }) => [move, gain])).toEqual([
    ['better', 0],
    ['lucky', -1],
    ['played', -11],
  ]);
});
