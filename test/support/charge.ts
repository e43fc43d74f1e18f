import type { Judgement } from '../../src/ai/adviser/judgement.ts';
import type { Charge } from '../../src/review/charge.ts';

/** Who takes the Pig: the player, or Bo. */
const pig = (own: number) => ({
  fact: 'pig',
  mean: 1 - own,
  shares: [
    [0, own],
    [1, 1 - own],
  ] as const,
});

/** A mistake of Chinese Hearts as a review tells it. */
export function chargeOf(given: Partial<Charge> = {}): Charge {
  const { played = 'KS', better = ['7S'], cost = 61.5, error = 2.5 } = given;
  const why: Judgement = {
    seat: 0,
    forced: false,
    best: better[0]!,
    rival: played,
    usual: better[0]!,
    measure: { counts: 'points', matters: 20 },
    same: [],
    moves: [
      { move: better[0]!, gain: 0, error: 0, parts: [], facts: [pig(0.1)], next: [], nextShare: 0 },
      {
        move: played,
        gain: -cost,
        error,
        parts: [{ part: 'pig', mean: -cost, error }],
        facts: [pig(0.6)],
        next: [{ seat: 1, move: 'QS' }],
        nextShare: 0.5,
      },
    ],
    deals: 100,
    likely: [{ card: 'QS', shares: [[1, 1]] }],
    capped: false,
  };
  return {
    move: 7,
    kind: 'lead',
    grade: '??',
    cost,
    error,
    played,
    better,
    why,
    hint: null,
    came: 10,
    part: null,
    also: [],
    ...given,
  };
}
