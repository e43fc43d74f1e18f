import { describe, expect, test } from 'vitest';
import { isRefusal, type Speaker } from '../../../src/engine/game.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import type { State } from '../../../src/engine/kings-court/state.ts';
import { scoreText } from '../../../src/engine/kings-court/text.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { card } from './cards.ts';
import { boardOf, FULL, move, stateOf, table, without } from './positions.ts';

const { factText, format, parse, play, tell } = kingsCourt;

describe('moves as text', () => {
  test.each([
    ['B4@c5', 'B4@c5'],
    ['b4@C5', 'B4@c5'],
    ['  y1 @ g7 ', 'Y1@g7'],
    ['rk@d4', 'RK@d4'],
    ['PASS', 'pass'],
  ])('%j is read as %s', (text, canonical) => {
    expect(format(move(text))).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    '@',
    'B4',
    'B4@',
    '@c5',
    'B4@c8',
    'B4@h1',
    'B7@c5',
    'B4 c5',
    'B4@c5@c6',
    'passs',
    '♣4@c5',
    'Ｂ4@c5',
    'B4@c5'.repeat(10_000),
  ])('%j is refused', (text) => {
    const refusal = parse(text);
    if (!isRefusal(refusal)) throw new Error('read as a move');
    expect(refusal.rule).toBe('unreadable');
    expect(kingsCourt.refusalText(refusal as never, plainSpeaker).length).toBeLessThan(160);
  });
});

describe('facts', () => {
  const you: Speaker = { ...plainSpeaker, you: 0, seat: (seat) => (seat === 0 ? 'You' : `P${seat}`) };
  const state = stateOf(boardOf('YK', 'a2 R1', 'b1 B2'), ['B4 R6', 'R2 G5'], 'G3 Y6');
  const told = (before: State, seat: number, text: string, viewer: number | 'table') => {
    const event = { kind: 'move' as const, seat, move: move(text) };
    const after = play(before, seat, event.move);
    return tell(before, event, after, viewer).map((fact) => factText(fact, you));
  };

  test('give a placement with its parts, and the drawn card to its holder', () => {
    expect(told(state, 0, 'B4@a1', 0)).toStrictEqual([
      'You place B4 on a1 and score 7 points: 7 for sevens.',
      'You draw G3; 1 card left in the stack.',
    ]);
  });

  test('hide a drawn card from the other players', () => {
    const event = { kind: 'move' as const, seat: 0, move: move('B4@a1') };
    for (const viewer of [1, 'table'] as const) {
      const facts = tell(state, event, play(state, 0, event.move), viewer);
      expect(facts[1]).toStrictEqual({ kind: 'drew', seat: 0, card: null, stackSize: 1 });
      expect(JSON.stringify(facts)).not.toContain(`:${card('G3')},`);
    }
  });

  test('give a pass, the mercy rule and the end', () => {
    const shut = stateOf(without(FULL, 'a1'), ['R2 Y2', 'B2']);
    expect(told(shut, 0, 'pass', 1)).toStrictEqual(['You pass: no card fits anywhere.']);
    const passed = play(shut, 0, move('pass'));
    expect(told(passed, 1, 'B2@a1', 'table')[0]).toMatch(/^P1 places B2 on a1 by the mercy rule and scores /);
    const last = stateOf(without(FULL, 'a1'), ['G3', ''], '', [2, 9]);
    expect(told(last, 0, 'G3@a1', 0)).toStrictEqual([
      'You place G3 on a1 and score 7 points: 7 for sevens.',
      'The match is over: You and P1 share the win with 9.',
    ]);
  });

  test('give the deal with the viewer’s hand', () => {
    const before = kingsCourt.start(table(2));
    const facts = (viewer: number | 'table') => tell(before, { kind: 'deal' }, state, viewer);
    expect(facts(0).map((fact) => factText(fact, you))).toStrictEqual([
      'The yellow King takes the centre; you start. Your hand: R6 B4.',
    ]);
    expect(facts('table').map((fact) => factText(fact, plainSpeaker))).toStrictEqual([
      'The yellow King takes the centre; Seat 0 starts.',
    ]);
  });

  test('give a score in one line', () => {
    const zero = {
      spaceValue: 0,
      checkpoint: 7,
      sum: 3,
      sevens: 0,
      values: 0,
      prime: 0,
      chains: 0,
      total: 0,
    };
    expect(scoreText(zero, plainSpeaker)).toBe('0 points');
    expect(scoreText({ ...zero, prime: 1, total: 1 }, plainSpeaker)).toBe('1 point: 1 for the Prime Suit');
    expect(scoreText({ ...zero, sevens: -10, values: 4, prime: 1, chains: 8, total: 3 }, plainSpeaker)).toBe(
      '3 points: -10 for breaking seven, 4 for values, 1 for the Prime Suit, 8 for chains',
    );
  });
});
