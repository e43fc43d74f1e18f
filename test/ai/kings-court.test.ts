import { describe, expect, test } from 'vitest';
import { BARRED } from '../../src/ai/kings-court/court.ts';
import { kingsCourtPolicy } from '../../src/ai/kings-court/index.ts';
import { entryOf, readOffer } from '../../src/ai/kings-court/offer.ts';
import { applyMove, bestPlace, simOf } from '../../src/ai/kings-court/sim.ts';
import { randomMove } from '../../src/ai/random.ts';
import { LAYOUTS } from '../../src/engine/kings-court/board.ts';
import { KINDS_OF_CARD } from '../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import { placements } from '../../src/engine/kings-court/placing.ts';
import { scoreOf } from '../../src/engine/kings-court/score.ts';
import type { Move, PlayPhase } from '../../src/engine/kings-court/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import {
  boardOf,
  type Dealt,
  dealt,
  FULL,
  playOne,
  stateOf,
  table,
  without,
} from '../engine/kings-court/positions.ts';

const choose = (state: PlayPhase, seat = state.turn) => {
  const { move, reason } = kingsCourtPolicy.choose(kingsCourt.view(state, seat), seat, randomFor('bot'));
  return { move, reason: reason() };
};

/** The move and its reason, in words. */
const advice = (state: PlayPhase): string[] => {
  const { move, reason } = choose(state);
  return [kingsCourt.format(move), kingsCourtPolicy.reasonText(reason, plainSpeaker)];
};

describe('judgement', () => {
  test('takes the most points', () => {
    // 6 + 5 + 6 around b2: a 4 makes 21.
    const board = boardOf('YK', 'a2 R6', 'c2 B5', 'b1 G6');
    expect(advice(stateOf(board, ['R4 B1', 'R2']))).toStrictEqual([
      'R4@b2',
      expect.stringMatching(/^R4 on b2 scores 21; none of \d+ placements scores more\.$/),
    ]);
  });

  test('does not break seven while another space is free', () => {
    const { move } = choose(stateOf(boardOf('YK', 'a2 R4'), ['G5 G6', 'R2']));
    expect(['G5@b1', 'G6@b1', 'G5@b3', 'G6@b3']).toContain(kingsCourt.format(move));
  });

  test('leaves a point or two lying rather than open a checkpoint for the next player', () => {
    const found = preferences();
    expect(found.length).toBeGreaterThan(20);
    for (const { state, reason } of found) {
      if (reason.because !== 'leaves-less') throw new Error('filtered');
      expect(reason.points).toBeLessThan(reason.instead.points);
      expect(reason.saved).toBeGreaterThanOrEqual(reason.instead.points - reason.points);
      expect(reason.next).not.toBe(state.turn);
      expect(state.hands[reason.next]!.length).toBeGreaterThan(0);
    }
  });

  test('says so when there is no choice', () => {
    expect(advice(stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2']))).toStrictEqual([
      'pass',
      'None of the 2 cards fits anywhere.',
    ]);
    expect(advice(stateOf(without(FULL, 'a1'), ['R3', 'B2']))).toStrictEqual([
      'R3@a1',
      'R3 on a1 is the only legal placement.',
    ]);
  });

  test('does not care what it opens when nobody else has cards', () => {
    expect(advice(stateOf(boardOf('YK', 'a2 R1', 'c2 B6'), ['B3 R6', '']))[1]).toMatch(/scores more\.$/);
  });
});

/** Decisions of random matches in which the bot does not take the most points. */
function preferences() {
  const found: { state: PlayPhase; reason: ReturnType<typeof choose>['reason'] }[] = [];
  for (const state of positions(20)) {
    const { reason } = choose(state);
    if (reason.because === 'leaves-less') found.push({ state, reason });
  }
  return found;
}

function* positions(matches: number): Generator<PlayPhase> {
  const layouts = Object.keys(LAYOUTS);
  for (let match = 0; match < matches; match++) {
    const random = randomFor('bot positions', match);
    const setup = table(2 + (match % 3), { hand: 1 + (match % 7), layout: layouts[match % 10]! });
    let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, random));
    while (state.phase === 'play') {
      yield state;
      state = playOne(state, state.turn, randomMove(kingsCourt, state, state.turn, random));
    }
  }
}

describe('the table on which imagined matches are played on', () => {
  test('knows where every card may lie and what it scores, card after card', () => {
    for (const state of positions(8)) {
      const { court, offer } = simOf(state);
      readOffer(offer, court);
      for (const { card, space } of placements(state.board, KINDS_OF_CARD.slice()))
        expect(offer.points[entryOf(space, card)]).toBe(scoreOf(state.board, space, card).total);
      const legal = [...placements(state.board, KINDS_OF_CARD.slice())].length;
      const offered = offer.open.flatMap((space) =>
        KINDS_OF_CARD.filter((card) => offer.points[entryOf(space, card)]! > BARRED),
      );
      expect(offered).toHaveLength(legal);
    }
  });

  test.each([2, 3, 4])('plays a match of %i to its end as the policy does move by move', (seats) => {
    for (let match = 0; match < 4; match++) {
      const setup = table(seats, { hand: 3 + match, layout: ['empty', 'x', 'sides', 'outline'][match]! });
      let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, randomFor('table', match)));
      const quick = simOf(state as PlayPhase);
      const moves: (Move | null)[] = [];
      while (quick.turn !== null) {
        const best = bestPlace(quick);
        moves.push(best?.place ?? null);
        applyMove(quick, best);
      }
      const scores = quick.scores.slice();
      for (const move of moves) {
        expect(choose(state as PlayPhase).move).toStrictEqual(move ?? { kind: 'pass' });
        state = playOne(state, (state as PlayPhase).turn, move ?? { kind: 'pass' });
      }
      expect(state.phase).toBe('over');
      expect(kingsCourt.status(state).scores).toStrictEqual(scores);
    }
  });
});

test('plays legal moves, with reasons that are true of them', () => {
  for (const state of positions(30)) {
    const { move, reason } = choose(state);
    expect(kingsCourt.check(state, state.turn, move)).toBeNull();
    expect(kingsCourtPolicy.reasonText(reason, plainSpeaker)).toMatch(/^\S.*\.$/);
    if (move.kind === 'pass' || reason.because === 'nothing-fits') {
      expect(reason).toStrictEqual({ because: 'nothing-fits', cards: state.hands[state.turn]!.length });
      continue;
    }
    expect([reason.card, reason.space]).toStrictEqual([move.card, move.space]);
    expect(playOne(state, state.turn, move).placed.at(-1)!.score.total).toBe(reason.points);
  }
});

test('the same view gives the same move, whatever the cards it cannot see', () => {
  for (const state of positions(10)) {
    const view = kingsCourt.view(state, state.turn);
    const other = kingsCourt.imagine(view, randomFor('other'));
    if (other.phase !== 'play') throw new Error('imagined another phase');
    expect(choose(other)).toStrictEqual(choose(state));
  }
});

test.each([2, 3, 4])('wins against random moves, one against the field of %i, in every seat', (seats) => {
  let wins = 0;
  for (let match = 0; match < 12; match++) {
    for (let me = 0; me < seats; me++) {
      const random = randomFor('strength', match, me);
      const setup = table(seats);
      let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, random));
      while (state.phase === 'play') {
        const move = state.turn === me ? choose(state).move : kingsCourt.sample!(state, state.turn, random);
        state = playOne(state, state.turn, move);
      }
      const winners = kingsCourt.status(state).winners!;
      if (winners.length === 1 && winners[0] === me) wins++;
    }
  }
  expect(wins / (12 * seats)).toBeGreaterThanOrEqual(0.97);
});

test('what speaks for any placement is true of it', () => {
  const kinds = new Set<string>();
  for (const state of positions(6)) {
    const { turn } = state;
    const score = (move: Move): number => playOne(state, turn, move).placed.at(-1)!.score.total;
    const moves = [...kingsCourt.moves(state, turn)].filter((move) => move.kind === 'place');
    const most = Math.max(...moves.map(score));
    for (const move of moves.slice(0, 30)) {
      const reason = kingsCourtPolicy.reasonFor(kingsCourt.view(state, turn), turn, move)!;
      kinds.add(reason.because);
      if (reason.because === 'nothing-fits') throw new Error('something fits');
      expect(reason).toMatchObject({ card: move.card, space: move.space, points: score(move) });
      if ('instead' in reason) {
        expect(score({ kind: 'place', ...reason.instead })).toBe(most);
        expect(reason.points).toBeLessThan(most);
      } else expect(reason.points).toBe(most);
      if (reason.because === 'only-placement') expect(moves).toHaveLength(1);
      if (reason.because === 'leaves-less') expect(state.hands[reason.next]!.length).toBeGreaterThan(0);
    }
  }
  expect(kinds).toEqual(new Set(['fewer-points', 'leaves-less', 'most-points', 'only-placement']));
});
