import { describe, expect, test } from 'vitest';
import { byPoints, type Candidate } from '../../src/ai/kings-court/candidates.ts';
import { BARRED, lay } from '../../src/ai/kings-court/court.ts';
import { kingsCourtPolicy } from '../../src/ai/kings-court/index.ts';
import { entryOf, readOffer } from '../../src/ai/kings-court/offer.ts';
import { expectedReply } from '../../src/ai/kings-court/reply.ts';
import { applyMove, bestPlace, chancesAt, nextOther, simOf } from '../../src/ai/kings-court/sim.ts';
import { randomMove } from '../../src/ai/random.ts';
import { LAYOUTS } from '../../src/engine/kings-court/board.ts';
import { KINDS_OF_CARD } from '../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import { placements } from '../../src/engine/kings-court/placing.ts';
import { scoreOf } from '../../src/engine/kings-court/score.ts';
import type { Move, Placement, PlayPhase } from '../../src/engine/kings-court/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import {
  boardOf,
  type Dealt,
  dealt,
  FULL,
  playOne,
  SCORINGS,
  stateOf,
  table,
  without,
} from '../engine/kings-court/positions.ts';

const choose = (state: PlayPhase): Move =>
  kingsCourtPolicy.choose(kingsCourt.view(state, state.turn), state.turn, randomFor('bot')).move;

const chosen = (state: PlayPhase): string => kingsCourt.format(choose(state));

describe('the policy', () => {
  test('scores the most points', () => {
    // 6 + 5 + 6 around b2: a 4 makes 21.
    const board = boardOf('YK', 'a2 R6', 'c2 B5', 'b1 G6');
    expect(chosen(stateOf(board, ['R4 B1', 'R2']))).toBe('R4@b2');
  });

  test('does not break seven while another space is free', () => {
    const move = chosen(stateOf(boardOf('YK', 'a2 R4'), ['G5 G6', 'R2']));
    expect(['G5@b1', 'G6@b1', 'G5@b3', 'G6@b3']).toContain(move);
  });

  test('gives up a point or two to keep a checkpoint closed to the next player', () => {
    let found = 0;
    for (const state of positions(20)) {
      const place = choose(state);
      const [most] = byPointsIn(state);
      if (place.kind === 'pass' || pointsOf(state, place) === most!.points) continue;
      found++;
      const forgone = most!.points - pointsOf(state, place);
      const next = nextOther(simOf(state), state.turn);
      expect(next).not.toBeNull();
      expect(replyTo(state, most!.place) - replyTo(state, place)).toBeGreaterThan(forgone);
    }
    expect(found).toBeGreaterThan(20);
  });

  test('passes if nothing fits, and places a card that fits in one way only', () => {
    expect(chosen(stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2']))).toBe('pass');
    expect(chosen(stateOf(without(FULL, 'a1'), ['R3', 'B2']))).toBe('R3@a1');
  });

  test('ignores the spaces that it opens if nobody else has cards', () => {
    const state = stateOf(boardOf('YK', 'a2 R1', 'c2 B6'), ['B3 R6', '']);
    expect(pointsOf(state, choose(state) as Placement)).toBe(byPointsIn(state)[0]!.points);
  });
});

const pointsOf = ({ board, standing }: PlayPhase, { space, card }: Placement): number =>
  scoreOf(board, space, card, standing.scoring).total;

/** The placements of the seat to act, those that score most first. */
function byPointsIn(state: PlayPhase): Candidate[] {
  const { court, offer } = simOf(state);
  readOffer(offer, court);
  return byPoints(court, offer, state.hands[state.turn]!);
}

/** What the next player is expected to score after a placement. */
function replyTo(state: PlayPhase, place: Placement): number {
  const sim = simOf(state);
  readOffer(sim.offer, sim.court);
  const chances = chancesAt(sim, state.turn, nextOther(sim, state.turn)!);
  return expectedReply(sim.court, sim.offer, place, chances);
}

function* positions(matches: number): Generator<PlayPhase> {
  const layouts = Object.keys(LAYOUTS);
  for (let match = 0; match < matches; match++) {
    const random = randomFor('bot positions', match);
    const house = { hand: 1 + (match % 7), layout: layouts[match % 10]!, ...SCORINGS[match % 4] };
    const setup = table(2 + (match % 3), house);
    let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, random));
    while (state.phase === 'play') {
      yield state;
      state = playOne(state, state.turn, randomMove(kingsCourt, state, state.turn, random));
    }
  }
}

describe('the table for imagined matches', () => {
  test('knows the spaces of every card and their scores, card after card', () => {
    for (const state of positions(8)) {
      const { court, offer } = simOf(state);
      readOffer(offer, court);
      for (const { card, space } of placements(state.board, KINDS_OF_CARD.slice()))
        expect(offer.points[entryOf(space, card)]).toBe(pointsOf(state, { kind: 'place', card, space }));
      const legal = [...placements(state.board, KINDS_OF_CARD.slice())].length;
      const offered = offer.open.flatMap((space) =>
        KINDS_OF_CARD.filter((card) => offer.points[entryOf(space, card)]! > BARRED),
      );
      expect(offered).toHaveLength(legal);
    }
  });

  test('expects the best reply on the next board, under both editions and each mixture', () => {
    for (const state of positions(8)) {
      const next = nextOther(simOf(state), state.turn);
      const [place] = placements(state.board, state.hands[state.turn]!);
      if (next === null || !place) continue;
      const expected = replyTo(state, place);
      const { court, offer } = simOf(state);
      readOffer(offer, court);
      const chances = chancesAt(simOf(state), state.turn, next);
      const kinds = offer.order.slice();
      lay(court, place.space, place.card);
      readOffer(offer, court);
      // Of equal ones any may come first, so the order is the same as before.
      const sorted = kinds.toSorted((a, b) => offer.most[b]! - offer.most[a]!);
      let [sum, noneBetter] = [0, 1];
      for (const kind of sorted) {
        if (offer.most[kind] === BARRED || noneBetter < 0.01) break;
        sum += noneBetter * chances[kind]! * offer.most[kind]!;
        noneBetter *= 1 - chances[kind]!;
      }
      expect(expected).toBeCloseTo(sum);
    }
  });

  test.each([2, 3, 4])('plays a match of %i to its end as the policy does move by move', (seats) => {
    for (let match = 0; match < 4; match++) {
      const layout = ['empty', 'x', 'sides', 'outline'][match]!;
      const setup = table(seats, { hand: 3 + match, layout, ...SCORINGS[match] });
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
        expect(choose(state as PlayPhase)).toStrictEqual(move ?? { kind: 'pass' });
        state = playOne(state, (state as PlayPhase).turn, move ?? { kind: 'pass' });
      }
      expect(state.phase).toBe('over');
      expect(kingsCourt.status(state).scores).toStrictEqual(scores);
    }
  });
});

test('the policy plays legal moves', () => {
  for (const state of positions(30)) expect(kingsCourt.check(state, state.turn, choose(state))).toBeNull();
});

test.each([2, 3, 4])(
  'the policy wins against random moves, one against the field of %i, in every seat',
  (seats) => {
    let wins = 0;
    for (let match = 0; match < 12; match++) {
      for (let me = 0; me < seats; me++) {
        const random = randomFor('strength', match, me);
        const setup = table(seats);
        let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, random));
        while (state.phase === 'play') {
          const move = state.turn === me ? choose(state) : kingsCourt.sample!(state, state.turn, random);
          state = playOne(state, state.turn, move);
        }
        const winners = kingsCourt.status(state).winners!;
        if (winners.length === 1 && winners[0] === me) wins++;
      }
    }
    expect(wins / (12 * seats)).toBeGreaterThanOrEqual(0.97);
  },
);
