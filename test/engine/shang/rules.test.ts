import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { has } from '../../../src/engine/card-set.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { inOrder } from '../../../src/engine/shang/combination.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { Move, PlayPhase, State } from '../../../src/engine/shang/state.ts';
import { cards } from '../../support/cards.ts';
import {
  afterMove,
  afterMoves,
  dealt,
  holding,
  listed,
  move,
  playing,
  refused,
  STANDING,
  suit,
} from './position.ts';

const TABLE = { seats: 4, options: { limit: 26 } };

describe('the deal', () => {
  test('cards go one at a time to seats 0, 1, 2, 3 until each has 13', () => {
    const deck = shang.shuffle(TABLE, randomFor('deal'));
    const state = shang.deal(shang.start(TABLE), deck);
    for (const [i, dealtCard] of deck.entries()) expect(has(state.hands[i % 4]!, dealtCard)).toBe(true);
    expect(state.hands.map((hand) => inOrder(hand).length)).toEqual([13, 13, 13, 13]);
  });

  test('no seat may act or move before it', () => {
    const state = shang.start(TABLE);
    expect(shang.toAct(state)).toEqual([]);
    expect(refused(state, 'check', 0)).toEqual({ rule: 'not-now', text: 'Not now: the next deal is due.' });
  });

  test.each([0, 1, 2, 3])('the holder of the 2C opens the match: seat %i', (seat) => {
    const hands = ['', '', '', ''].with(seat, '2C');
    expect(shang.toAct(dealt(hands))).toEqual([seat]);
  });
});

describe('refusals', () => {
  const leading = holding(['3C 3D 3H 3S 4C 4D 9C TD', '5C 5D KC', '6C', '7C']);
  const wrapping = holding(['2D 3C 4H 5S 6S JS QS KC AS', '5C', '6C', '7C']);
  const onPair = afterMoves(holding(['7C 7S KD', '7D 7H 9C 9D 9H TC', '6C 6D', '5C']), '7C 7S');
  const onTrips = afterMoves(holding(['7C 7S 7D KD', 'AC AD 9C 9D 9H TC', '6C 6D', '5C']), '7C 7D 7S');
  const onStraight = afterMoves(
    holding(['5H 6S 7C 8D 9C KD', '2C 5C 6D 7H 8S 9D TC 9H', '6C 6H', '8C']),
    '5H 6S 7C 8D 9C',
  );
  const opening = dealt(['2C 2D 2H 3C 4D']);
  const ended = holding(['3C', '4C', '5C', '6C'], { standing: { ...STANDING, limit: 1 } });
  const over = afterMove(ended, '3C');

  test.each<[string, State, string, string, string]>([
    ['out of turn', leading, '5C', 'not-your-turn', 'It is not your turn: Seat 0 to act.'],
    ['match over', over, '4C', 'match-over', 'The match is over.'],
  ])('%s', (_, state, text, rule, sentence) => {
    expect(refused(state, text, 1)).toEqual({ rule, text: sentence });
  });

  test.each<[string, PlayPhase, string, string, string]>([
    [
      'Ruling 2: the leader may not check',
      leading,
      'check',
      'leader-plays',
      'You lead a fresh table: play something.',
    ],
    ['a card not held', leading, '3C 5D', 'not-held', 'You do not hold 5D.'],
    ['four cards', leading, '3C 3D 3H 3S', 'wrong-number', 'A play is one, two, three or five cards, not 4.'],
    [
      'six cards',
      leading,
      '3C 3D 3H 3S 4C 4D',
      'wrong-number',
      'A play is one, two, three or five cards, not 6.',
    ],
    ['no pair', leading, '3C 4C', 'no-combination', 'A pair is two cards of one rank.'],
    ['no trips', leading, '3C 3D 4C', 'no-combination', 'Trips are three cards of one rank.'],
    [
      'no fiver',
      leading,
      '3C 3D 4C 4D 9C',
      'no-combination',
      'These five are no straight, flush, full house or quads.',
    ],
    ['a low ace', wrapping, 'AS 2D 3C 4H 5S', 'wraps', 'No straight: aces are high, twos are low.'],
    [
      'a straight around the corner',
      wrapping,
      'JS QS KC AS 2D',
      'wraps',
      'No straight: aces are high, twos are low.',
    ],
    [
      'a straight with a hole',
      wrapping,
      'AS 2D 3C 4H 6S',
      'no-combination',
      'These five are no straight, flush, full house or quads.',
    ],
    [
      'opening without the 2C',
      opening,
      '2D 2H',
      'open-with-2c',
      'The first play of the match must contain 2C.',
    ],
    ['a lower pair', onPair, '7D 7H', 'too-low', '7D 7H do not beat 7C 7S.'],
    [
      'a single on a pair',
      onPair,
      'TC',
      'wrong-kind',
      'A pair is on the table: play a higher pair, or check.',
    ],
    [
      'trips on a pair',
      onPair,
      '9C 9D 9H',
      'wrong-kind',
      'A pair is on the table: play a higher pair, or check.',
    ],
    [
      'a pair on trips',
      onTrips,
      'AC AD',
      'wrong-kind',
      'Trips are on the table: play higher trips, or check.',
    ],
    [
      'a single on a fiver',
      onStraight,
      'TC',
      'wrong-kind',
      'A fiver is on the table: play a higher fiver, or check.',
    ],
    [
      'a single on a single',
      afterMoves(holding(['8S 2D', '8H 9C', '3C', '4C']), '8S'),
      '8H',
      'too-low',
      '8H does not beat 8S.',
    ],
  ])('%s', (_, state, text, rule, sentence) => {
    expect(refused(state, text, state.turn)).toEqual({ rule, text: sentence });
  });

  test('a refusal names first the turn, then the form, then the rules of the game', () => {
    expect(refused(leading, 'AS KS', 1)?.rule).toBe('not-your-turn');
    expect(refused(onPair, 'AS KS', 1)?.rule).toBe('not-held');
    expect(refused(opening, '2D 2H 3C 4D', 0)?.rule).toBe('wrong-number');
  });
});

describe('worked examples', () => {
  test('8C beats 7S, and 8D beats 8C', () => {
    const state = afterMoves(holding(['7S 2C', '8C 2D', '8D 2H', '3C 3D']), '7S', '8C', '8D');
    expect(state.top?.seat).toBe(2);
  });

  test('the nine of diamonds beats the nine of clubs in straights', () => {
    const state = holding(['5H 6S 7C 8D 9C KD', '5C 6D 7H 8S 9D TC', '2C', '2D']);
    expect(afterMoves(state, '5H 6S 7C 8D 9C', '5C 6D 7H 8S 9D').top?.seat).toBe(1);
  });

  test('the table resets after 0 plays, 1 checks, 2 plays higher, 3 and 0 check; 2 then leads', () => {
    const before = afterMoves(holding(['3C KC', '4C KD', '5C KH', '6C KS']), '3C', 'check', '5C', 'check');
    // Ruling 3: seat 1 has checked and is not asked again.
    const reset = afterMoves(before, 'check');
    expect([reset.turn, reset.top, reset.checked, reset.tableStart]).toEqual([
      2,
      null,
      [false, false, false, false],
      5,
    ]);
    expect(shang.toAct(reset)).toEqual([2]);
  });

  test('a player who checked is skipped until the table resets', () => {
    const state = holding(['3C 8C AC', '4C KD', '5C 9C AD', '6C TC AH']);
    expect(afterMoves(state, '3C', 'check', '5C', '6C', '8C').turn).toBe(2);
    expect(afterMoves(state, '3C', 'check', '5C', '6C', '8C', '9C', 'TC', 'check').turn).toBe(2);
  });

  test('cards left 0, 5, 9, 3 are added, and the player without cards leads the next deal', () => {
    const before = { ...STANDING.results[0]!, points: [1, 2, 3, 4], out: 3 };
    const state = holding(['3C', '4C 5C 6C 7C 8C', '4D 5D 6D 7D 8D 9D TD JD QD', '4H 5H 6H'], {
      standing: { ...STANDING, scores: [1, 2, 3, 4], results: [before] },
    });
    const scored = afterMove(state, '3C');
    expect(shang.status(scored)).toMatchObject({
      phase: 'deal',
      scores: [1, 7, 12, 7],
      winners: null,
      results: [
        before,
        {
          points: [0, 5, 9, 3],
          out: 0,
          last: ['3C'],
          left: [
            [],
            ['4C', '5C', '6C', '7C', '8C'],
            ['4D', '5D', '6D', '7D', '8D', '9D', 'TD', 'JD', 'QD'],
            ['4H', '5H', '6H'],
          ],
        },
      ],
    });
    const next = shang.deal(scored, shang.shuffle(TABLE, randomFor('next')));
    expect(shang.toAct(next)).toEqual([0]);
    expect(shang.status(next).deal).toBe(3);
  });
});

describe('rulings', () => {
  test('1: the opening may be any kind with the 2C, even trips, and must contain it', () => {
    const state = dealt(['2C 2D 2H 3C 4D 5H 6S 3D 9C TC JC QC KS']);
    const moves = listed(state);
    expect(moves.every((text) => text.split(' ').includes('2C'))).toBe(true);
    expect(moves).toContain('2C 2D 2H');
    expect(moves).toContain('2C 2D 2H 3C 3D');
    expect(moves).toContain('2C 3C 4D 5H 6S');
    expect(moves).toContain('2C 3C 9C TC JC');
    expect(moves).not.toContain('check');
  });

  test('1: a later deal may open with any kind', () => {
    expect(listed(holding(['2C 3D', '4C', '5C', '6C']))).toEqual(['2C', '3D']);
  });

  test('4: the flush with the higher top card wins; its suit decides between equal ones', () => {
    const state = holding(['2C 3C 4C 5C KC 9H', '9D TD JD QD AD 2H', '2S 3S 4S 5S AS 2D', '3D']);
    const played = afterMoves(state, '2C 3C 4C 5C KC', '9D TD JD QD AD', '2S 3S 4S 5S AS');
    expect(played.top?.seat).toBe(2);
  });

  test('5: a royal flush of clubs beats a straight flush of spades to the king', () => {
    const state = holding(['9S TS JS QS KS 2D', 'TC JC QC KC AC 2H', '3D', '4D']);
    expect(afterMoves(state, '9S TS JS QS KS', 'TC JC QC KC AC').top?.seat).toBe(1);
  });
});

describe('the end of a match', () => {
  const ending = (scores: number[], limit: number): State =>
    afterMove(holding(['3C', '4C', '4D', '4H'], { standing: { ...STANDING, limit, scores } }), '3C');

  test.each<[string, number[], number, string, number[] | null]>([
    ['at 26 exactly', [9, 25, 3, 4], 26, 'over', [2]],
    ['not at 25', [9, 24, 3, 4], 26, 'deal', null],
    ['equal lowest totals share the win', [4, 25, 3, 3], 26, 'over', [0, 2, 3]],
    ['option limit', [0, 0, 0, 0], 1, 'over', [0]],
    ['option limit, higher', [9, 25, 3, 4], 27, 'deal', null],
  ])('%s', (_, scores, limit, phase, winners) => {
    const status = shang.status(ending(scores, limit));
    expect([status.phase, status.winners]).toEqual([phase, winners]);
  });

  test('the deal ends at once, even if other players could still beat the last play', () => {
    expect(ending([0, 0, 0, 0], 26).phase).toBe('deal');
  });
});

describe('the list of moves', () => {
  test('follows the order of cards, a set before longer ones that begin with it, check last', () => {
    expect(listed(holding(['3C 3D 3H 4C 4D', '2C', '2D', '2H']))).toEqual([
      '3C',
      '3C 3D',
      '3C 3D 3H',
      '3C 3D 3H 4C 4D',
      '3C 3H',
      '3D',
      '3D 3H',
      '3H',
      '4C',
      '4C 4D',
      '4D',
    ]);
    expect(listed(afterMoves(holding(['3C 4C', '3D 9C 9D', '5D', '5H']), '3C'))).toEqual([
      '3D',
      '9C',
      '9D',
      'check',
    ]);
  });

  test('is lazy', () => {
    const moves = shang.moves(holding([suit('C'), suit('D'), suit('H'), suit('S')]), 0);
    expect(moves[Symbol.iterator]().next().value).toEqual(move('2C'));
  });

  /** Every set of one to five cards of a hand, in canonical order: the definition, slowly. */
  function* subsets(hand: readonly number[], from = 0, taken: readonly number[] = []): Generator<Move> {
    for (let i = from; i < hand.length; i++) {
      const set = [...taken, hand[i]!];
      yield { kind: 'play', cards: set.map((c) => cards(shang.formatCard(c))).reduce(unionOf) };
      if (set.length < 5) yield* subsets(hand, i + 1, set);
    }
  }
  const unionOf = (a: Extract<Move, { kind: 'play' }>['cards'], b: typeof a) => ({
    low: a.low | b.low,
    high: a.high | b.high,
  });

  test('has exactly the moves that check allows, in random positions', () => {
    const random = randomFor('moves against check');
    for (let round = 0; round < 12; round++) {
      let state: State = playing(shang.deal(shang.start(TABLE), shang.shuffle(TABLE, random)));
      if (round % 3 > 0) state = { ...state, standing: STANDING };
      for (let turn = 0; state.phase === 'play'; turn++) {
        const now: PlayPhase = state;
        const moves = [...shang.moves(now, now.turn)];
        if (turn % 5 === 0) {
          const legal = [...subsets(inOrder(now.hands[now.turn]!)), move('check')].filter(
            (candidate) => shang.check(now, now.turn, candidate) === null,
          );
          expect(moves.map(shang.format)).toEqual(legal.map(shang.format));
        }
        state = shang.play(now, now.turn, moves[random.below(moves.length)]!);
      }
    }
  });
});

test('a stacked deck must be the pack', () => {
  const deck = shang.shuffle(TABLE, randomFor('pack'));
  expect(shang.checkDeck(TABLE, deck)).toBeNull();
  expect(shang.checkDeck(TABLE, deck.with(0, deck[1]!))).toEqual({
    rule: 'wrong-deck',
    missing: [shang.formatCard(deck[0]!)],
    extra: [shang.formatCard(deck[1]!)],
  });
  expect(card('2C')).toBe(shang.parseCard('2♣'));
});
