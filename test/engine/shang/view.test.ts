import { describe, expect, test } from 'vitest';
import { card, formatCard } from '../../../src/engine/card.ts';
import { cardsOf, FULL, has, size, union } from '../../../src/engine/card-set.ts';
import type { Speaker } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { PlayPhase, State } from '../../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from '../../support/cards.ts';
import { afterMoves, dealt, holding, move, STANDING } from './position.ts';

const TABLE = { seats: 4, options: { limit: 26 } };
const middle = afterMoves(holding(['3C 4C 9H', '4D KD', '5D 9C', '6D QD QH']), '3C', 'check', '5D');

describe('a view', () => {
  test("has the viewer's hand and the sizes of the other hands", () => {
    const view = shang.view(middle, 3);
    expect(view.hands).toEqual([null, null, null, cards('6D QD QH')]);
    expect(view.cardsLeft).toEqual([2, 2, 1, 3]);
    expect(shang.view(middle, 'table').hands).toEqual([null, null, null, null]);
  });

  test('is described in canonical text', () => {
    const { played, ...shown } = shang.describe(shang.view(middle, 3));
    expect(shown).toEqual({
      seat: 3,
      phase: 'play',
      deal: 2,
      limit: 26,
      scores: [0, 0, 0, 0],
      hand: ['6D', 'QD', 'QH'],
      cardsLeft: [2, 2, 1, 3],
      turn: 3,
      opening: false,
      toBeat: { seat: 2, cards: ['5D'], kind: 'single' },
      checked: [1],
      table: [
        { seat: 0, move: '3C' },
        { seat: 1, move: 'check' },
        { seat: 2, move: '5D' },
      ],
      turns: [
        { seat: 0, move: '3C' },
        { seat: 1, move: 'check' },
        { seat: 2, move: '5D' },
      ],
    });
    expect(played).toHaveLength(52 - 8);
  });

  test('hides every card of the other hands, through whole deals', () => {
    const random = randomFor('secrets');
    let state: State = shang.deal(shang.start(TABLE), shang.shuffle(TABLE, random));
    while (state.phase === 'play') {
      for (const viewer of [0, 1, 2, 3, 'table'] as const) {
        const text = JSON.stringify(shang.describe(shang.view(state, viewer)));
        for (const [seat, hand] of state.hands.entries())
          if (seat !== viewer)
            for (const hidden of cardsOf(hand)) expect(text).not.toContain(`${formatCard(hidden)}`);
      }
      const moves = [...shang.moves(state, state.turn)];
      state = shang.play(state, state.turn, moves[random.below(moves.length)]!);
    }
  });
});

describe('an imagined state', () => {
  test('fits the view', () => {
    const random = randomFor('imagine');
    for (const viewer of [0, 1, 2, 3]) {
      const view = shang.view(middle, viewer);
      for (let i = 0; i < 50; i++) {
        const state = shang.imagine(view, random);
        expect(shang.view(state, viewer)).toStrictEqual(view);
        expect(state.hands.reduce(union, state.played)).toEqual(FULL);
        expect(state.hands.map(size)).toEqual([2, 2, 1, 3]);
      }
    }
  });

  test('gives the 2C to the opener until it is played', () => {
    const state = dealt(['', '', '2C']);
    for (let i = 0; i < 30; i++) {
      const imagined = shang.imagine(shang.view(state, 0), randomFor('opener', i));
      expect(has(imagined.hands[2]!, card('2C'))).toBe(true);
      expect(imagined.hands.map(size)).toEqual([13, 13, 13, 13]);
    }
  });

  test('may give any unseen card to any other seat, with all deals equally likely', () => {
    const view = shang.view(holding(['3C', '4C', '5C 6C', '7C']), 0);
    const counts = new Map<string, number>();
    const random = randomFor('uniform');
    for (let i = 0; i < 6000; i++) {
      const key = JSON.stringify(shang.imagine(view, random).hands);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // 4 unseen cards, hands of 1, 2 and 1: 12 deals of 500 each, standard deviation about 21.
    expect(counts.size).toBe(12);
    for (const n of counts.values()) expect(Math.abs(n - 500)).toBeLessThan(110);
  });
});

describe('facts', () => {
  const you: Speaker = { ...plainSpeaker, you: 0, seat: (seat) => (seat === 0 ? 'You' : `Bot ${seat}`) };
  const told = (before: PlayPhase, text: string): string[] => {
    const step = move(text);
    return shang
      .tell(
        before,
        { kind: 'move', seat: before.turn, move: step },
        shang.play(before, before.turn, step),
        'table',
      )
      .map((fact) => shang.factText(fact, you));
  };

  test('report a play and a check', () => {
    const state = holding(['3C 3D 5C', '4C 4D 6C', '5H', '6H']);
    expect(told(state, '3C 3D')).toEqual(['You play 3C 3D (pair), 1 left.']);
    expect(told(afterMoves(state, '3C 3D'), 'check')).toEqual(['Bot 1 checks.']);
  });

  test('report a table won', () => {
    const state = afterMoves(holding(['3C 5C', '4C 6C', '5H', '6H']), '3C', 'check', 'check');
    expect(told(state, 'check')).toEqual(['Bot 3 checks.', 'You take the table and lead.']);
  });

  test('report the end of a deal and of a match', () => {
    const standing = { ...STANDING, limit: 6, scores: [0, 4, 5, 1] };
    const end = holding(['3C', '4C', '5C', '6C 7C'], { standing });
    expect(told(end, '3C')).toEqual([
      'You play 3C (single), the last.',
      'You go out.',
      'Cards left: You +0, Bot 1 +1, Bot 2 +1, Bot 3 +2. Totals: You 0, Bot 1 5, Bot 2 6, Bot 3 3.',
      'The match is over: You win with 0 cards.',
    ]);
    expect(told({ ...end, standing: { ...standing, scores: [3, 4, 5, 1] } }, '3C').at(-1)).toBe(
      'The match is over: You and Bot 3 share the win with 3 cards.',
    );
    expect(told({ ...end, standing: { ...standing, limit: 26 } }, '3C')).toHaveLength(3);
  });

  test('report a deal', () => {
    const opening = dealt(['', '2C']);
    const facts = (state: State): string[] =>
      shang.tell(opening, { kind: 'deal' }, state, 0).map((fact) => shang.factText(fact, you));
    expect(facts(opening)).toEqual(['Deal 1: Bot 1 holds 2C and opens.']);
    expect(facts(holding(['3C', '4C', '5C', '6C']))).toEqual(['Deal 2: You lead.']);
  });
});
