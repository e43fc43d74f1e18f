import { describe, expect, test } from 'vitest';
import { cardValue, formatCard } from '../../../src/engine/kings-court/cards.ts';
import { unseenCards } from '../../../src/engine/kings-court/imagine.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import type { State } from '../../../src/engine/kings-court/state.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { boardHolding, boardOf, cards, FULL, playAll, stateOf, table, texts, without } from './positions.ts';

const { deal, describe: show, imagine, play, shuffle, start, toAct, view } = kingsCourt;

/** Random matches with small hands, in which players must often pass. */
function* positions(matches: number, hand = 2): Generator<State> {
  for (let match = 0; match < matches; match++) {
    const random = randomFor('view', match);
    const setup = table(2 + (match % 3), { hand, layout: match % 2 ? 'outline' : 'x' });
    let state = deal(start(setup), shuffle(setup, random));
    for (;;) {
      yield state;
      const seat = toAct(state)[0];
      if (seat === undefined) break;
      const moves = [...kingsCourt.moves(state, seat)];
      state = play(state, seat, moves[random.below(moves.length)]!);
    }
  }
}

describe('view', () => {
  const state = stateOf(boardOf('YK', 'a2 R1', 'b1 B2'), ['B4 R6', 'R2 G5'], 'G3 Y6');

  test('a seat sees its own hand, a spectator none; all see the sizes', () => {
    expect(view(state, 1).hands).toStrictEqual([null, cards('R2 G5')]);
    expect(view(state, 'table').hands).toStrictEqual([null, null]);
    expect(view(state, 'table')).toMatchObject({ handSizes: [2, 2], stackSize: 2 });
  });

  test('is the same whatever the cards that the seat cannot see', () => {
    const other = { ...state, hands: [cards('G3 Y6'), state.hands[1]!], stack: cards('R6 B4') };
    expect(view(other, 1)).toStrictEqual(view(state, 1));
    expect(view(other, 0)).not.toStrictEqual(view(state, 0));
  });

  test('describes all a player looks at, cards as text', () => {
    expect(show(view(playAll(state, 'B4@a1'), 1))).toStrictEqual({
      viewer: 1,
      phase: 'play',
      layout: 'outline',
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
      handSizes: [2, 2],
      lacks: [
        [[], []],
        [[], []],
      ],
      stackSize: 1,
      passes: 0,
      scores: [7, 0],
      last: {
        seat: 0,
        card: 'B4',
        space: 'a1',
        mercy: false,
        score: { spaceValue: 3, checkpoint: 7, sum: 7, sevens: 7, values: 0, prime: 0, chains: 0, total: 7 },
      },
    });
  });

  test('describes a match before its deal and one that is over', () => {
    expect(show(view(start(table(2)), 0))).toMatchObject({ phase: 'deal', turn: null, king: null, hand: [] });
    const over = playAll(stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2 B2']), 'pass', 'pass');
    expect(show(view(over, 'table'))).toMatchObject({ phase: 'over', turn: null, hand: null, passes: 2 });
  });

  test('a pass shows which values a hand lacks', () => {
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
  test('deals every unseen card once and gives the same view, passes and all', () => {
    let restricted = 0;
    let n = 0;
    for (const state of positions(300)) {
      const seats = state.setup.seats;
      const seat = n++ % seats;
      const seen = view(state, seat);
      const imagined = imagine(seen, randomFor('imagine', n));
      expect(view(imagined, seat)).toStrictEqual(seen);
      const dealt = (from: State) => [...from.hands.flat(), ...from.stack].map(formatCard).sort().join(' ');
      expect(dealt(imagined)).toBe(dealt(state));
      if (seen.lacks.some((lacks, other) => other !== seat && lacks.some((set) => set > 0))) restricted++;
    }
    expect(restricted).toBeGreaterThan(0);
  });

  test('keeps to what passes have shown', () => {
    // Seat 0 lacks all but 2s; of seat 1's cards one is free and the other a 2 or a 4; seat 2 looks on.
    const state = {
      ...stateOf(boardHolding('RK', 'R2 Y2 B2 B4 G6 Y5 G1'), ['R2 Y2', 'B2 B4', 'G6'], 'Y5 G1'),
      lacks: [[0b1111010, 0b1111010], [0, 0b1101010], [0]],
    };
    for (let i = 0; i < 50; i++) {
      const { hands } = imagine(view(state, 2), randomFor('lacking', i));
      expect(hands[0]!.map(cardValue)).toStrictEqual([2, 2]);
      expect(hands[1]!.some((kind) => [2, 4].includes(cardValue(kind)))).toBe(true);
      expect(texts(hands[2]!)).toBe('G6');
    }
  });

  test('finds the only deal where taking the first card that suits would fail', () => {
    // Seat 0 may hold the 1 or the 2, seat 1 the 1 only.
    const state = {
      ...stateOf(boardHolding('RK', 'R1 R2 G5'), ['R2', 'R1', 'G5']),
      lacks: [[0b1100000], [0b0111100], [0]],
    };
    for (let i = 0; i < 50; i++)
      expect(imagine(view(state, 2), randomFor('only', i)).hands.map(texts)).toStrictEqual([
        'R2',
        'R1',
        'G5',
      ]);
  });

  test('can deal each of the possible deals, all equally often while nothing is shown', () => {
    const state = stateOf(boardHolding('RK', 'R1 R2 R3 R4 R5 R6'), ['', 'R1 R2'], 'R3 R4 R5 R6');
    expect(texts(unseenCards(view(state, 0)))).toBe('R1 R2 R3 R4 R5 R6');
    const seen = new Map<string, number>();
    const random = randomFor('all deals');
    for (let i = 0; i < 3000; i++) {
      const hand = texts(imagine(view(state, 0), random).hands[1]!);
      seen.set(hand, (seen.get(hand) ?? 0) + 1);
    }
    // 15 hands, 200 of each expected; five standard deviations are 68.
    expect(seen.size).toBe(15);
    for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(68);
  });
});
