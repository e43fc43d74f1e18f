import { describe, expect, test } from 'vitest';
import { cardValue, formatCard } from '../../../src/engine/kings-court/cards.ts';
import { unseenCards } from '../../../src/engine/kings-court/imagine.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { type Random, randomFor } from '../../../src/engine/random.ts';
import {
  boardHolding,
  boardOf,
  cards,
  type Dealt,
  dealt,
  FULL,
  playAll,
  playOne,
  stateOf,
  table,
  texts,
  without,
} from './positions.ts';

const { describe: show, imagine, shuffle, start, toAct, view } = kingsCourt;

/** Random matches with small hands, in which players must often pass. */
function* positions(matches: number, hand = 2): Generator<Dealt> {
  for (let match = 0; match < matches; match++) {
    const random = randomFor('view', match);
    const setup = table(2 + (match % 3), { hand, layout: match % 2 ? 'outline' : 'x' });
    let state: Dealt = dealt(setup, shuffle(setup, random));
    for (;;) {
      yield state;
      const seat = toAct(state)[0];
      if (seat === undefined) break;
      const moves = [...kingsCourt.moves(state, seat)];
      state = playOne(state, seat, moves[random.below(moves.length)]!);
    }
  }
}

describe('view', () => {
  const state = stateOf(boardOf('YK', 'a2 R1', 'b1 B2'), ['B4 R6', 'R2 G5'], 'G3 Y6');

  test('shows a seat its own hand, a spectator no hand, and everyone the sizes', () => {
    expect(view(state, 1)).toMatchObject({ hands: [null, cards('R2 G5')], stack: null, stackSize: 2 });
    expect(view(state, 'table')).toMatchObject({ hands: [null, null], stack: null, stackSize: 2 });
    expect(show(view(state, 'table'))).toMatchObject({ seat: null, cardsLeft: [2, 2], stackSize: 2 });
  });

  test('does not depend on cards hidden from its seat', () => {
    const other = { ...state, hands: [cards('G3 Y6'), state.hands[1]!], stack: cards('R6 B4') };
    expect(view(other, 1)).toStrictEqual(view(state, 1));
    expect(view(other, 0)).not.toStrictEqual(view(state, 0));
  });

  test('describes everything its player can see, with cards as text', () => {
    expect(show(view(playAll(state, 'B4@a1'), 1))).toStrictEqual({
      seat: 1,
      phase: 'play',
      layout: 'outline',
      scoring: { breaking: 'minus-ten', prime: 'one' },
      turn: 1,
      king: 'YK',
      primeSuit: 'Y',
      board: [
        ['B4', 'B2', null, null, null, null, null],
        ['R1', null, null, null, null, null, null],
        [null, null, null, null, null, null, null],
        [null, null, null, 'YK', null, null, null],
        [null, null, null, null, null, null, null],
        [null, null, null, null, null, null, null],
        [null, null, null, null, null, null, null],
      ],
      hand: ['R2', 'G5'],
      cardsLeft: [2, 2],
      lacks: [
        [[], []],
        [[], []],
      ],
      stackSize: 1,
      passes: 0,
      scores: [7, 0],
      sums: [
        { sevens: 7, broken: 0, values: 0, prime: 0, chains: 0 },
        { sevens: 0, broken: 0, values: 0, prime: 0, chains: 0 },
      ],
      last: {
        seat: 0,
        card: 'B4',
        space: 'a1',
        mercy: false,
        score: { spaceValue: 3, checkpoint: 7, sum: 7, sevens: 7, values: 0, prime: 0, chains: 0, total: 7 },
      },
    });
  });

  test('describes a match before its deal and after its end', () => {
    expect(show(view(start(table(2)), 0))).toMatchObject({
      phase: 'deal',
      turn: null,
      king: null,
      hand: null,
    });
    const over = playAll(stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2 B2']), 'pass', 'pass');
    expect(show(view(over, 'table'))).toMatchObject({ phase: 'over', turn: null, hand: null, passes: 2 });
  });

  test('shows the values missing from a hand that passed', () => {
    const passed = playAll(stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2 B2']), 'pass');
    // Beside a1 lie 2s: anything else could have been placed there.
    expect(show(view(passed, 1))).toMatchObject({
      lacks: [
        [
          [1, 3, 4, 5, 6],
          [1, 3, 4, 5, 6],
        ],
        [[], []],
      ],
    });
  });
});

describe('imagine', () => {
  const imagined = (state: Dealt, seat: number, random: Random): Dealt => {
    const found = imagine(view(state, seat), random);
    if (found.phase === 'deal') throw new Error('the cards are dealt');
    return found;
  };

  test('deals every unseen card once and gives the same view, including passes', () => {
    let restricted = 0;
    let n = 0;
    for (const state of positions(300)) {
      const seats = state.hands.length;
      const seat = n++ % seats;
      const seen = view(state, seat);
      const found = imagined(state, seat, randomFor('imagine', n));
      expect(view(found, seat)).toStrictEqual(seen);
      const unlaid = (from: Dealt) => [...from.hands.flat(), ...from.stack].map(formatCard).sort().join(' ');
      expect(unlaid(found)).toBe(unlaid(state));
      if (state.lacks.some((lacks, other) => other !== seat && lacks.some((set) => set > 0))) restricted++;
    }
    expect(restricted).toBeGreaterThan(0);
  });

  test('fits all passes so far', () => {
    // Seat 0 lacks all but 2s; of seat 1's cards one is free and the other a 2 or a 4; seat 2 looks on.
    const state = {
      ...stateOf(boardHolding('RK', 'R2 Y2 B2 B4 G6 Y5 G1'), ['R2 Y2', 'B2 B4', 'G6'], 'Y5 G1'),
      lacks: [[0b1111010, 0b1111010], [0, 0b1101010], [0]],
    };
    for (let i = 0; i < 50; i++) {
      const { hands } = imagined(state, 2, randomFor('lacking', i));
      expect(hands[0]!.map(cardValue)).toStrictEqual([2, 2]);
      expect(hands[1]!.some((kind) => [2, 4].includes(cardValue(kind)))).toBe(true);
      expect(texts(hands[2]!)).toBe('G6');
    }
  });

  test('finds the only possible deal even if the first fitting card would miss it', () => {
    // Seat 0 may hold the 1 or the 2, seat 1 the 1 only.
    const state = {
      ...stateOf(boardHolding('RK', 'R1 R2 G5'), ['R2', 'R1', 'G5']),
      lacks: [[0b1100000], [0b0111100], [0]],
    };
    for (let i = 0; i < 50; i++)
      expect(imagined(state, 2, randomFor('only', i)).hands.map(texts)).toStrictEqual(['R2', 'R1', 'G5']);
  });

  test('gives each possible deal, all equally often before any pass', () => {
    const state = stateOf(boardHolding('RK', 'R1 R2 R3 R4 R5 R6'), ['', 'R1 R2'], 'R3 R4 R5 R6');
    const seen = view(state, 0);
    expect(seen.phase !== 'deal' && texts(unseenCards(seen))).toBe('R1 R2 R3 R4 R5 R6');
    const found = new Map<string, number>();
    const random = randomFor('all deals');
    for (let i = 0; i < 3000; i++) {
      const hand = texts(imagined(state, 0, random).hands[1]!);
      found.set(hand, (found.get(hand) ?? 0) + 1);
    }
    // 15 hands, 200 of each expected; five standard deviations are 68.
    expect(found.size).toBe(15);
    for (const times of found.values()) expect(Math.abs(times - 200)).toBeLessThan(68);
  });
});
