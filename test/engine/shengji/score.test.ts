import { describe, expect, it, test } from 'vitest';
import { checkTable } from '../../../src/engine/shengji/house-rules.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import { advanceFor, scoreDeal } from '../../../src/engine/shengji/score.ts';
import type { PlayPhase, Trick } from '../../../src/engine/shengji/state.ts';
import { options, playing, sentence } from './helpers.ts';

describe('the table of levels', () => {
  test.each([
    [0, 'house', 3, 3],
    [5, 'house', 2, 2],
    [75, 'house', 2, 2],
    [80, 'house', 1, 1],
    [155, 'house', 1, 1],
    [160, 'player', 1, 0],
    [235, 'player', 1, 0],
    [240, 'player', 2, 1],
    [315, 'player', 2, 1],
    [320, 'player', 3, 2],
    [395, 'player', 3, 2],
    [400, 'player', 4, 3],
    [475, 'player', 4, 3],
    [480, 'player', 5, 4],
    [560, 'player', 6, 5],
  ])('%i points: %s +%i, with deadZone +%i', (points, party, levels, inDeadZone) => {
    expect(advanceFor(points, false)).toEqual({ party, levels });
    expect(advanceFor(points, true)).toEqual({ party, levels: inDeadZone });
  });
});

describe('scoring a deal', () => {
  const trick = (winner: number): Trick => ({
    plays: [],
    lead: { suit: 0, size: 1, length: 1, height: 0 },
    best: { suit: 0, size: 1, length: 1, height: 0 },
    winner,
  });
  const standing = (changes: Partial<PlayPhase['standing']>, table = {}): PlayPhase['standing'] => ({
    ...(shengji.start(options(table)) as { standing: PlayPhase['standing'] }).standing,
    ...changes,
  });
  const scored = ({
    house,
    dealer,
    points,
    levels = [2, 2, 2, 2, 2, 2],
    table = {},
  }: {
    house: number[];
    dealer: number;
    points: number[];
    levels?: number[];
    table?: Record<string, string | boolean>;
  }) => {
    const base = playing([]);
    const state = {
      ...base,
      house,
      deal: { ...base.deal, dealer },
      standing: standing({ levels, dealer }, table),
    };
    return scoreDeal(state, points, trick(house[0]!));
  };

  it('moves every member of the winning party, whichever member holds the points', () => {
    const after = scored({ house: [1, 4], dealer: 4, points: [100, 200, 60, 0, 100, 0] });
    expect(after.levels).toEqual([3, 2, 3, 3, 2, 3]);
    expect(after.dealer).toBe(5);
    expect(after.results[0]).toMatchObject({ playerPoints: 160, house: [1, 4], points: [1, 0, 1, 1, 0, 1] });
  });

  it('passes the deal on within a winning House, in order of play', () => {
    expect(scored({ house: [0, 3, 4], dealer: 4, points: [0, 0, 0, 0, 400, 0] })).toMatchObject({
      dealer: 0,
      levels: [5, 2, 2, 5, 5, 2],
    });
  });

  it('stops at the last level, and reports the gain', () => {
    const after = scored({
      house: [0, 1, 2],
      dealer: 0,
      points: [400, 0, 0, 0, 0, 0],
      levels: [13, 12, 14, 2, 2, 2],
    });
    expect(after.levels).toEqual([14, 14, 15, 2, 2, 2]);
    expect(after.results[0]!.points).toEqual([1, 2, 1, 0, 0, 0]);
    expect(after.winners).toEqual([2]);
  });

  it('stops lower if the option `to` says so', () => {
    const after = scored({
      house: [0],
      dealer: 0,
      points: [400, 0, 0, 0, 0, 0],
      levels: [4, 5, 5, 5, 5, 5],
      table: { to: '5' },
    });
    expect(after.levels[0]).toBe(5);
    expect(after.winners).toBeNull();
    const won = scored({
      house: [0],
      dealer: 0,
      points: [100, 300, 0, 0, 0, 0],
      levels: [4, 5, 5, 4, 5, 5],
      table: { to: '5' },
    });
    expect(won.levels).toEqual([4, 6, 6, 5, 6, 6]);
    expect(won.winners).toEqual([1, 2, 4, 5]);
  });

  it('gives the deal to the Player party in the dead zone without raising any level', () => {
    const after = scored({
      house: [0, 1],
      dealer: 0,
      points: [200, 0, 200, 0, 0, 0],
      table: { deadZone: true },
    });
    expect(after.levels).toEqual([2, 2, 2, 2, 2, 2]);
    expect(after.dealer).toBe(2);
  });

  it('lets the match go on if a player on the last level gains nothing', () => {
    const after = scored({
      house: [0],
      dealer: 0,
      points: [200, 200, 0, 0, 0, 0],
      levels: [14, 14, 14, 14, 14, 14],
      table: { deadZone: true },
    });
    expect(after.winners).toBeNull();
    expect(after.levels).toEqual([14, 14, 14, 14, 14, 14]);
  });
});

describe('options', () => {
  it('start every player on `from`', () => {
    expect(shengji.status(shengji.start(options({ from: 'T' }))).scores).toEqual([10, 10, 10, 10, 10, 10]);
  });
  it('refuse a first level above the last', () => {
    const refusal = checkTable(options({ from: 'K', to: '5' }));
    expect(sentence(refusal)).toBe('The first level, K, is above the last one, 5.');
    expect(checkTable(options({ from: '5', to: '5' }))).toBeNull();
  });
});
