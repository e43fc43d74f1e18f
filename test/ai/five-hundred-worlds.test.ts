import { describe, expect, test } from 'vitest';
import { likelihood } from '../../src/ai/five-hundred/history.ts';
import { imagineSensibly } from '../../src/ai/five-hundred/imagine.ts';
import { fiveHundredPolicy } from '../../src/ai/five-hundred/index.ts';
import { has, parseCard } from '../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../src/engine/five-hundred/index.ts';
import type { ByTeam, PlayPhase, State } from '../../src/engine/five-hundred/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { deckWith, played, table } from '../engine/five-hundred/positions.ts';

/** Deals that the policy calls and plays, state by state; a team in the hole may bid Nello. */
function* statesOf(seats: 4 | 6, deals: number): Generator<State> {
  const random = randomFor('worlds', seats);
  const at = table(seats);
  for (let deal = 0; deal < deals; deal++) {
    const start = fiveHundred.start(at);
    const scores: ByTeam<number> = deal % 2 === 0 ? [0, 0] : [-100, -100];
    let state = fiveHundred.deal(
      { ...start, standing: { ...start.standing, scores } } as State,
      fiveHundred.shuffle(at, random),
    );
    for (;;) {
      const seat = fiveHundred.toAct(state)[0];
      if (seat === undefined) break;
      yield state;
      state = fiveHundred.play(
        state,
        seat,
        fiveHundredPolicy.choose(fiveHundred.view(state, seat), seat, random).move,
      );
    }
  }
}

describe.each([4, 6] as const)('%i seats', (seats) => {
  test('a deal imagined for a search fits the view', () => {
    const random = randomFor('sensible', seats);
    for (const state of statesOf(seats, 6)) {
      for (let seat = 0; seat < seats; seat++) {
        const view = fiveHundred.view(state, seat);
        expect(fiveHundred.view(imagineSensibly(view, seat, random), seat)).toStrictEqual(view);
      }
    }
  });

  test('the policy’s own calls and plays are likely in the true deal, and often unlikely in others', () => {
    const random = randomFor('strange', seats);
    let sum = 0;
    let count = 0;
    for (const state of statesOf(seats, 4)) {
      const seat = fiveHundred.toAct(state)[0]!;
      expect(likelihood(state, seat)).toBe(1);
      if (state.phase !== 'play' || state.tricks.length === 0) continue;
      sum += likelihood(imagineSensibly(fiveHundred.view(state, seat), seat, random), seat);
      count++;
    }
    expect(count).toBeGreaterThan(100);
    expect(sum / count).toBeLessThan(0.6);
  });
});

test('the imagined contractor has not buried the Joker or a bower', () => {
  const dealt = fiveHundred.deal(
    fiveHundred.start(table()),
    deckWith(['AH KH QH TH 9H AC 5C AS 5S 5D', '4C 6C 7C 8C 4S 6S 7S 8S 4D 6D'], 4, 'JK JH JD 8H 7H'),
  );
  const state = played(dealt, 'bid 8H', 'pass', 'pass', 'pass', 'bury 5C 5D 5S 7H 8H') as PlayPhase;
  const random = randomFor('buried');
  const view = fiveHundred.view(state, 1);
  const buries = (world: State): boolean =>
    world.phase === 'play' && ['JK', 'JH', 'JD'].some((card) => has(world.aside.buried, parseCard(card)!));
  const worlds = Array.from({ length: 200 }, () => fiveHundred.imagine(view, random));
  expect(worlds.filter(buries).length).toBeGreaterThan(5);
  const sensible = Array.from({ length: 200 }, () => imagineSensibly(view, 1, random));
  expect(sensible.filter(buries)).toStrictEqual([]);
});
