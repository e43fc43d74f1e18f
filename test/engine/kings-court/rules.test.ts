import { describe, expect, test } from 'vitest';
import { formatSpace, LAYOUTS, SPACES, spaces } from '../../../src/engine/kings-court/board.ts';
import { formatCard, KINDS_OF_CARD, KINGS, PACK } from '../../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { boardBefore, sumsOf } from '../../../src/engine/kings-court/placed.ts';
import { placeable } from '../../../src/engine/kings-court/placing.ts';
import { scoreOf } from '../../../src/engine/kings-court/score.ts';
import { type Move, type State, scoresOf } from '../../../src/engine/kings-court/state.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { card } from './cards.ts';
import {
  boardOf,
  cards,
  type Dealt,
  dealt,
  FULL,
  move,
  movesOf,
  playAll,
  playOne,
  SCORINGS,
  stateOf,
  table,
  texts,
  without,
} from './positions.ts';

const { check, checkDeck, shuffle, start, status, toAct } = kingsCourt;

/** Null, or the rule and its sentence. */
const verdict = (state: State, seat: number, text: string): string | null => {
  const refusal = check(state, seat, move(text));
  return refusal && `${refusal.rule}: ${kingsCourt.refusalText(refusal, plainSpeaker)}`;
};

describe('deal', () => {
  const deck = [card('BK'), ...PACK];

  test('a stacked deck goes to the King, the layout in reading order, the hands in turn, then the stack', () => {
    const state = dealt(table(3), deck);
    expect(formatCard(state.board[24]!)).toBe('BK');
    const laid = SPACES.filter((space) => space !== 24 && state.board[space] !== null);
    expect(laid.map(formatSpace)).toStrictEqual(LAYOUTS.outline.map(formatSpace));
    expect(texts(laid.map((space) => state.board[space]!))).toBe('R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6');
    expect(state.hands.map(texts)).toStrictEqual([
      'G1 G2 G4 G5 B1 B2',
      'G1 G3 G4 G6 B1 B3',
      'G2 G3 G5 G6 B2 B3',
    ]);
    expect(texts(state.stack)).toBe('B4 B4 B5 B5 B6 B6 Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y5 Y5 Y6 Y6');
    expect(status(state)).toStrictEqual({
      phase: 'play',
      deal: 1,
      scores: [0, 0, 0],
      results: [],
      winners: null,
    });
    expect(toAct(state)).toStrictEqual([0]);
  });

  test.each([2, 3, 4])('option hand: %i seats may have one to seven cards each', (seats) => {
    for (let hand = 1; hand <= 7; hand++) {
      const state = dealt(table(seats, { hand }), deck);
      expect(state.hands.map((held) => held.length)).toStrictEqual(Array(seats).fill(hand));
      expect(state.stack).toHaveLength(36 - seats * hand);
    }
  });

  test.each([2, 3, 4])(
    'option hand=all shares all cards evenly among %i seats in every layout, without a stack',
    (seats) => {
      for (const layout of Object.keys(LAYOUTS)) {
        const state = dealt(table(seats, { layout, hand: 'all' }), deck);
        const each = (layout === 'empty' ? 48 : 36) / seats;
        expect(state.hands.map((held) => held.length)).toStrictEqual(Array(seats).fill(each));
        expect(state.stackSize).toBe(0);
        expect(state.lacks[0]).toHaveLength(each);
      }
    },
  );

  test('option edition sets the rules that options breaking and prime leave open', () => {
    const scoringAt = (options: Parameters<typeof table>[1]) => start(table(4, options)).standing.scoring;
    expect(scoringAt({})).toStrictEqual({ breaking: 'minus-ten', prime: 'one' });
    expect(scoringAt({ edition: 'later' })).toStrictEqual({ breaking: 'half', prime: 'values' });
    expect(scoringAt({ edition: 'later', prime: 'one' })).toStrictEqual({ breaking: 'half', prime: 'one' });
    expect(scoringAt({ breaking: 'half' })).toStrictEqual({ breaking: 'half', prime: 'one' });
    expect(scoringAt({ breaking: 'half', prime: 'values' })).toStrictEqual(scoringAt({ edition: 'later' }));
  });

  test('option first picks the first player; the deal still starts at seat 0 (ruling 8)', () => {
    const state = dealt(table(4, { first: 2 }), deck);
    expect(toAct(state)).toStrictEqual([2]);
    expect(state.hands).toStrictEqual(dealt(table(4), deck).hands);
  });

  test('option layout: empty deals and plays all 48 cards (ruling 2)', () => {
    const state = dealt(table(2, { layout: 'empty' }), deck);
    expect(state.board.filter((lying) => lying !== null)).toStrictEqual([card('BK')]);
    expect(state.stack).toHaveLength(36);
  });

  test('option first must name a seat of the table', () => {
    expect(kingsCourt.checkTable!(table(3, { first: 2 }))).toBeNull();
    const refusal = kingsCourt.checkTable!(table(2, { first: 2 }))!;
    expect(refusal.rule).toBe('no-such-seat');
    expect(kingsCourt.refusalText(refusal, plainSpeaker)).toBe(
      'Option first is 2; with 2 seats it must be below 2.',
    );
  });

  test('no seat may move before the deal', () => {
    const state = start(table());
    expect(toAct(state)).toStrictEqual([]);
    expect(movesOf(state, 0)).toStrictEqual([]);
    expect(check(state, 0, move('R1@a1'))?.rule).toBe('not-now');
    expect(status(state).deal).toBe(0);
  });

  test('ruling 9: cards laid out beside equal values score for no player', () => {
    // Layout `corners` lays a1 and b1 side by side: R1 and R1.
    expect(status(dealt(table(2, { layout: 'corners' }), deck)).scores).toStrictEqual([0, 0]);
  });
});

describe('deck', () => {
  test('a shuffled deck is a King and the other 48 cards, and every King turns up', () => {
    const kings = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const deck = shuffle(table(), randomFor(seed));
      expect(checkDeck(table(), deck)).toBeNull();
      kings.add(deck[0]!);
    }
    expect([...kings].sort((a, b) => a - b)).toStrictEqual(KINGS);
  });

  test.each([
    ['all four Kings', [...KINGS, ...PACK], "The deck is not the game's pack: too many GK BK YK."],
    ['a card missing', [KINGS[2]!, ...PACK.slice(1)], "The deck is not the game's pack: missing R1."],
    [
      'a card too often',
      [KINGS[2]!, ...PACK.slice(2), card('Y6'), card('R1')],
      "The deck is not the game's pack: missing R1; too many Y6.",
    ],
    ['the King last', [...PACK, KINGS[2]!], 'The deck must begin with the King of the board.'],
  ])('%s', (_, deck, sentence) => {
    expect(kingsCourt.refusalText(checkDeck(table(), deck) as never, plainSpeaker)).toBe(sentence);
  });

  test('an empty deck is refused', () => {
    expect(checkDeck(table(), [])?.rule).toBe('wrong-deck');
  });
});

describe('a legal placement', () => {
  const board = boardOf('BK', 'a1 R4', 'c2 G2');
  test.each([
    [
      'beside equal value',
      'Y4 B5',
      'Y4@b1',
      'equal-neighbour: Y4 cannot go beside R4 on a1: they have the same value.',
    ],
    ['beside another value', 'Y4 B5', 'B5@b1', null],
    ['equal values at a corner', 'Y4 B5', 'Y4@b2', null],
    ['touching nothing', 'Y4 B5', 'Y4@g7', 'touches-no-card: g7 touches no card.'],
    [
      'touching the King alone',
      'Y4 B5',
      'Y4@e5',
      'touches-no-card: e5 touches only the King, who does not count.',
    ],
    [
      'beside the King and at a corner of a card',
      'Y4 B5',
      'Y4@d3',
      'green-first: The green spaces beside d3 must be filled first: d2, c3 and e3 are empty.',
    ],
    ['on a card', 'Y4 B5', 'Y4@a1', 'taken: a1 is not empty: R4 is there.'],
    ['on the King', 'Y4 B5', 'Y4@d4', 'taken: d4 is not empty: BK is there.'],
    ['a card not held', 'Y4 B5', 'Y5@b2', 'not-held: You do not hold Y5.'],
    ['a King', 'Y4 B5', 'BK@b2', 'not-held: You do not hold BK.'],
    ['a pass', 'Y4 B5', 'pass', 'must-place: You can still place a card, for instance B5 on b1.'],
  ])('%s', (_, hand, text, expected) => {
    expect(verdict(stateOf(board, [hand, 'R1']), 0, text)).toBe(expected);
  });

  test('may be on blue once all green sides of that space are filled, whatever the corners', () => {
    const state = stateOf(boardOf('BK', 'd2 R4', 'c3 G5'), ['Y1 Y2', 'R1']);
    expect(verdict(state, 0, 'Y1@d3')).toBe(
      'green-first: The green spaces beside d3 must be filled first: e3 is empty.',
    );
    const filled = stateOf(boardOf('BK', 'd2 R4', 'c3 G5', 'e3 B6'), ['Y1 Y4', 'R1']);
    expect(verdict(filled, 0, 'Y1@d3')).toBeNull();
    expect(verdict(filled, 0, 'Y4@d3')).toMatch(/^equal-neighbour/);
  });

  test('may only be made in turn, which is checked first', () => {
    const state = stateOf(board, ['Y4 B5', 'R1']);
    expect(verdict(state, 1, 'R1@b1')).toBe('not-your-turn: It is not your turn: Seat 0 to act.');
    expect(verdict(state, 7, 'pass')).toMatch(/^not-your-turn/);
    expect(movesOf(state, 1)).toStrictEqual([]);
  });

  test('ruling 2: may open any space but a blue one if the King is alone on the board', () => {
    const state = stateOf(boardOf('BK'), ['R1', 'R2']);
    const blue = spaces('d3 c4 e4 d5 d4');
    const open = SPACES.filter((space) => !blue.includes(space));
    expect(movesOf(state)).toStrictEqual(open.map((space) => `R1@${formatSpace(space)}`));
    expect(verdict(state, 0, 'R1@c3')).toBeNull();
    expect(verdict(state, 0, 'R1@d3')).toMatch(/^green-first/);
    // The second card must touch the first.
    expect(movesOf(playAll(state, 'R1@a1'))).toStrictEqual(['R2@b1', 'R2@a2', 'R2@b2']);
  });

  test('is listed by card, then by space in reading order, and once for two equal cards', () => {
    const state = stateOf(board, ['Y4 B5 B5', 'R1']);
    const spacesOf = (name: string) =>
      movesOf(state)
        .filter((text) => text.startsWith(name))
        .map((text) => text.slice(3));
    expect(spacesOf('B5').join(' ')).toBe('b1 c1 d1 a2 b2 d2 b3 c3');
    expect(spacesOf('Y4').join(' ')).toBe('c1 d1 b2 d2 b3 c3');
    expect(movesOf(state)).toHaveLength(14);
    expect(
      placeable(state.board, state.hands[0]!).map((found) => [
        formatCard(found.card),
        found.spaces.map(formatSpace),
      ]),
    ).toStrictEqual([
      ['B5', spacesOf('B5')],
      ['Y4', spacesOf('Y4')],
    ]);
  });
});

test('sampling picks any legal move', () => {
  const random = randomFor('sample');
  for (const state of [
    stateOf(boardOf('YK', 'a2 R1'), ['B4 B4 R1', 'R2']),
    stateOf(without(FULL, 'a1', 'g7'), ['R2', 'G1']),
    stateOf(without(FULL, 'a1'), ['R2 Y2', 'G1']),
  ]) {
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) seen.add(kingsCourt.format(kingsCourt.sample!(state, 0, random)));
    expect([...seen].sort()).toStrictEqual(movesOf(state).sort());
  }
});

describe('mercy rule', () => {
  // a1 has the neighbours 2 and 2, b1 the neighbours 1, 1 and 1.
  const board = without(FULL, 'a1', 'g7');

  test('a single card with no legal space may lie beside an equal value', () => {
    const state = stateOf(board, ['R2', 'G1']);
    expect(movesOf(state)).toStrictEqual(['R2@a1', 'R2@g7']);
    const after = playAll(state, 'R2@g7');
    expect(after.placed.at(-1)).toMatchObject({ mercy: true, seat: 0 });
  });

  test('applies only if the card has no legal space elsewhere', () => {
    const state = stateOf(without(FULL, 'a1', 'g6'), ['R2', 'G1']);
    expect(movesOf(state)).toStrictEqual(['R2@g6']);
    expect(verdict(state, 0, 'R2@a1')).toMatch(/^equal-neighbour/);
    expect(playAll(state, 'R2@g6').placed.at(-1)).toMatchObject({ mercy: false });
  });

  test('does not apply to two cards, even equal ones; that hand passes', () => {
    const state = stateOf(board, ['R2 R2', 'G1']);
    expect(verdict(state, 0, 'R2@a1')).toMatch(/^equal-neighbour/);
    expect(movesOf(state)).toStrictEqual(['pass']);
  });

  test('leaves the other conditions in force: blue waits for its green sides', () => {
    // d2 is green and lies beside 2s; d3 does not, but waits for d2.
    const state = stateOf(without(FULL, 'd2', 'd3'), ['G2', 'G1']);
    expect(movesOf(state)).toStrictEqual(['G2@d2']);
    expect(verdict(state, 0, 'G2@d3')).toMatch(/^green-first/);
    expect(playAll(state, 'G2@d2').placed.at(-1)).toMatchObject({ mercy: true });
  });

  test('ruling 8: with hand 1 applies all game long', () => {
    const deck = [card('BK'), ...cards('G1 G1'), ...PACK.filter((kind) => kind !== card('G1'))];
    const state = dealt(table(2, { layout: 'empty', hand: 1 }), deck);
    // Seat 1's only card may not lie beside the first one while there is another space.
    const opened = playAll(state, 'G1@a1');
    expect(movesOf(opened)).toStrictEqual(['G1@b2']);
    // In the corner a1, closed in by 2s, nothing else touches a card: mercy.
    const shut = stateOf(without(FULL, 'a1'), ['R2', 'R1'], 'Y5 Y5');
    expect(movesOf(shut)).toStrictEqual(['R2@a1']);
  });
});

describe('a turn', () => {
  test('scores the placement, draws the top card, and passes the turn on', () => {
    const state = stateOf(boardOf('YK', 'a2 R1', 'b1 B2'), ['B4 R6', 'R2'], 'G3 Y6');
    const after = playAll(state, 'B4@a1');
    expect(status(after).scores).toStrictEqual([7, 0]);
    expect(after.placed.at(-1)).toMatchObject({
      seat: 0,
      card: card('B4'),
      space: 0,
      score: { total: 7, sevens: 7 },
    });
    expect(after.hands.map(texts)).toStrictEqual(['R6 G3', 'R2']);
    expect(texts(after.stack)).toBe('Y6');
    expect(toAct(after)).toStrictEqual([1]);
  });

  test('draws nothing from an empty stack', () => {
    const after = playAll(stateOf(boardOf('YK', 'a2 R1'), ['B4 R6', 'R2']), 'B4@a1');
    expect(after.hands.map(texts)).toStrictEqual(['R6', 'R2']);
  });

  test('a score may go below zero: breaking seven', () => {
    const state = stateOf(boardOf('YK', 'a2 R1', 'b1 B5'), ['G4 R6', 'R2']);
    expect(status(playAll(state, 'G4@a1')).scores).toStrictEqual([-10, 0]);
  });

  test('ruling 4: a player with an empty hand is skipped', () => {
    const state = stateOf(boardOf('YK', 'a2 R1'), ['B4 R6', '', '', 'R2']);
    const after = playAll(state, 'B4@a1');
    expect(toAct(after)).toStrictEqual([3]);
    expect(toAct(playAll(after, 'R2@b1'))).toStrictEqual([0]);
  });

  test('the only player with cards left goes on alone', () => {
    const after = playAll(stateOf(boardOf('YK', 'a2 R1'), ['B4 R6', '']), 'B4@a1');
    expect(toAct(after)).toStrictEqual([0]);
    expect(movesOf(after)).toContain('R6@b1');
  });
});

describe('passing and the end of the match', () => {
  // Only a1 is empty, closed in by 2s.
  const shut = without(FULL, 'a1');

  test('ruling 3: a forced pass draws no card and changes no score', () => {
    const state = stateOf(shut, ['R2 Y2', 'B2 B2'], 'Y5');
    const after = playAll(state, 'pass');
    expect(after.hands).toStrictEqual(state.hands);
    expect(after.stack).toStrictEqual(state.stack);
    expect(status(after).scores).toStrictEqual([0, 0]);
    expect(toAct(after)).toStrictEqual([1]);
  });

  test('ruling 3: the match ends once every player with cards has passed in a row', () => {
    let state: Dealt = stateOf(shut, ['R2 Y2', '', 'B2 B2', 'G2 G2']);
    for (const seat of [0, 2, 3]) {
      expect(status(state).phase).toBe('play');
      expect(toAct(state)).toStrictEqual([seat]);
      state = playAll(state, 'pass');
    }
    expect(status(state)).toStrictEqual({
      phase: 'over',
      deal: 1,
      scores: [0, 0, 0, 0],
      results: [{ points: [0, 0, 0, 0], unfilled: 1 }],
      winners: [0, 1, 2, 3],
    });
    expect(toAct(state)).toStrictEqual([]);
    expect(check(state, 0, move('pass'))?.rule).toBe('match-over');
    expect(movesOf(state, 0)).toStrictEqual([]);
  });

  test('a placement starts the count of passes again', () => {
    const twoOpen = without(FULL, 'a1', 'g1');
    let state: Dealt = stateOf(twoOpen, ['R2 Y2', 'B3 B2', 'G2 G2']);
    state = playAll(state, 'pass', 'B3@a1');
    expect(state.passes).toBe(0);
    // Seat 1 is down to one card: by mercy it can place.
    state = playAll(state, 'pass', 'pass', 'B2@g1');
    expect(status(state).phase).toBe('play');
    state = playAll(state, 'pass');
    expect(state.passes).toBe(1);
    expect(status(playAll(state, 'pass')).phase).toBe('over');
  });

  test('the match ends with the last space filled, and equal highest scores share the win', () => {
    const before = stateOf(without(FULL, 'a1'), ['G5', ''], '', [3, -7]);
    // 2 + 2 + 5 breaks seven.
    const after = playAll(before, 'G5@a1');
    expect(status(after).phase).toBe('over');
    expect(status(after).results).toStrictEqual([{ points: [-7, -7], unfilled: 0 }]);
    expect(status(after).winners).toStrictEqual([0, 1]);
    const alone = playAll(stateOf(without(FULL, 'a1'), ['G5', ''], '', [3, -8]), 'G5@a1');
    expect(status(alone).winners).toStrictEqual([0]);
  });
});

test('check and moves agree on every card, every space and the pass, in random matches of every kind', () => {
  const everything: Move[] = [...KINDS_OF_CARD, ...KINGS]
    .sort((a, b) => a - b)
    .flatMap((kind) => SPACES.map((space) => ({ kind: 'place' as const, card: kind, space })));
  everything.push({ kind: 'pass' });
  const seen = { pass: 0, mercy: 0 };
  const layouts = Object.keys(LAYOUTS);
  for (let match = 0; match < 60; match++) {
    const random = randomFor('agree', match);
    const seats = 2 + (match % 3);
    const hand = match % 8 === 0 ? 'all' : match % 8;
    const scoring = SCORINGS[match % 4]!;
    const setup = table(seats, { layout: layouts[match % 10]!, hand, first: match % seats, ...scoring });
    let state: Dealt = dealt(setup, shuffle(setup, random));
    while (toAct(state).length > 0) {
      const seat = toAct(state)[0]!;
      const listed = movesOf(state);
      const allowed = everything.filter((one) => check(state, seat, one) === null);
      expect(listed).toStrictEqual(allowed.map(kingsCourt.format));
      const chosen = allowed[random.below(allowed.length)]!;
      state = playOne(state, seat, chosen);
      if (chosen.kind === 'pass') seen.pass++;
      else if (state.placed.at(-1)!.mercy) seen.mercy++;
    }
    expect(state.hands.some((hand) => hand.length > 0)).toBe(state.board.includes(null));
    const parts = sumsOf(state.placed, seats).map((sums) => Object.values(sums).reduce((a, b) => a + b));
    expect(parts).toStrictEqual(scoresOf(state));
    for (const [at, { space, card, score }] of state.placed.entries())
      expect(scoreOf(boardBefore(state.board, state.placed, at), space, card, scoring)).toStrictEqual(score);
  }
  expect(seen.mercy).toBeGreaterThan(0);
});
