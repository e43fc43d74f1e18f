import { describe, expect, test } from 'vitest';
import { defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { Match } from '../../src/engine/match.ts';
import { dealSeed, freshSeedOf, isFresh } from '../../src/engine/seed.ts';
import { readSetup, type SetupRequest } from '../../src/engine/setup.ts';

const game = defineGame(gongzhu);
const FRESH = freshSeedOf(Uint8Array.from({ length: 16 }, (_, place) => place));

function begin(request: SetupRequest): Match {
  const setup = readSetup(game, { options: { passing: 'none' }, ...request }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

const dealsOf = (match: Match) => match.entries.flatMap((entry) => ('deck' in entry ? [entry] : []));

function playDeals(match: Match, deals: number): Match {
  while (!match.over && match.status.results.length < deals) {
    const [seat] = match.turn;
    const [move] = match.moves(seat!);
    match.play(seat!, move!);
  }
  return match;
}

describe('a seed', () => {
  // Known answers, as HMAC-SHA-256 of any other program gives them: a seed means the same cards for ever.
  test.each([
    [1, '95d3e6da0807b9b986cf72dbff4813de'],
    [2, '47f895157c11d85994988654a16f8ea8'],
  ])('made fresh gives deal %i a seed of its own', (deal, seed) => {
    expect(dealSeed(FRESH, deal)).toBe(seed);
  });

  test('made fresh has 128 bits and differs from any typed one', () => {
    expect(FRESH).toBe('fresh-000102030405060708090a0b0c0d0e0f');
    expect(isFresh(FRESH)).toBe(true);
    for (const typed of [
      'fresh',
      'cardroom',
      '2026-11-22',
      '9f04a1b2',
      FRESH.slice(6),
      `${FRESH} `,
      dealSeed(FRESH, 1),
    ])
      expect(isFresh(typed)).toBe(false);
  });

  test('typed by a player serves all deals', () => {
    expect(dealSeed('cardroom', 3)).toBe('cardroom');
  });

  test('for one deal gives that deal the same cards in its place, and every other deal different ones', () => {
    const match = playDeals(begin({ seed: FRESH }), 2);
    const [first, second, third] = dealsOf(match);
    expect([first, second, third].map((entry) => entry!.seed)).toStrictEqual(
      [1, 2, 3].map((deal) => dealSeed(FRESH, deal)),
    );
    const own = playDeals(begin({ seed: dealSeed(FRESH, 2) }), 2);
    const dealt = dealsOf(own).map(({ deck }) => deck);
    expect(dealt[1]).toBe(second!.deck);
    expect(dealt[0]).not.toBe(first!.deck);
    expect(dealt[2]).not.toBe(third!.deck);
    expect(match.dealSeed).toBe(dealSeed(FRESH, 3));
  });
});
