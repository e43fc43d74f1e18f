import { describe, expect, it, test } from 'vitest';
import { defineGame, isRefusal } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { deckWith, options } from './helpers.ts';

describe('typed moves', () => {
  test.each([
    ['call 3s 3♠', 'call 3S 3S'],
    ['STAY', 'stay'],
    ['bury 3C 3C 4D 7D 8H 9H', 'bury 3C 3C 4D 7D 8H 9H'],
    ['tickets 1ah 210s', 'tickets 1AH 2TS'],
    ['tickets 1AH 2KS', 'tickets 1AH 2KS'],
    ['1ah 210s', 'tickets 1AH 2TS'],
    ['10h 10h', 'TH TH'],
    ['  5h   10♥ rj bj ', '5H TH RJ BJ'],
  ])('%s is %s', (typed, canonical) => {
    const move = shengji.parse(typed);
    expect(isRefusal(move)).toBe(false);
    if (!isRefusal(move)) expect(shengji.format(move)).toBe(canonical);
  });

  test.each([
    ['', '"" is not a move; name the cards, as in: 5H 5H; or call, stay, bury, tickets.'],
    ['5X', '"5X" is not a move; name the cards, as in: 5H 5H; or call, stay, bury, tickets.'],
    ['JK', '"JK" is not a move; name the cards, as in: 5H 5H; or call, stay, bury, tickets.'],
    ['stay here', '"stay here" is not a move; to stay is one word: stay.'],
    ['call', '"call" is not a move; a call names its cards, as in: call 3S 3S.'],
    ['bury', '"bury" is not a move; a burial names six cards, as in: bury 3C 3C 4D 7D 8H 9H.'],
    [
      'tickets AH',
      '"tickets AH" is not a move; tickets name an ordinal and a card each, as in: tickets 1AH 2KS.',
    ],
  ])('%j is refused: %s', (typed, expected) => {
    const refusal = shengji.parse(typed);
    expect(isRefusal(refusal)).toBe(true);
    if (isRefusal(refusal)) expect(shengji.refusalText(refusal as never, plainSpeaker)).toBe(expected);
  });

  it('may be of any length', () => {
    expect(isRefusal(shengji.parse('5H '.repeat(100_000)))).toBe(true);
    expect(isRefusal(shengji.parse('💥♠️\u0000'))).toBe(true);
  });
});

describe('a match', () => {
  it('writes moves in the canonical order of its trumps, however they were typed', () => {
    const deck = deckWith(['2H 3H 3H', 'AH'], { kitty: '4S 2C 9C KD 5D 3C' });
    const setup = { ...options(), seed: 'typed', decks: [deck] };
    const match = new Match(defineGame(shengji), setup);
    match.play(0, 'call 2H');
    while (match.status.phase === 'draw') match.play(match.turn[0]!, 'stay');
    for (const text of ['bury kd 4s 2c 9c 5d 3c', 'tickets 2AH 1AS', '3h 3h']) match.play(0, text);
    expect(match.entries.slice(-3)).toEqual([
      { seat: 0, move: 'bury 3C 9C 5D KD 4S 2C' },
      { seat: 0, move: 'tickets 1AS 2AH' },
      { seat: 0, move: '3H 3H' },
    ]);
  });
});

describe('the pack', () => {
  const table = options();
  it('has 216 cards, and a shuffle keeps them all', () => {
    const deck = shengji.shuffle(table, randomFor('pack'));
    expect(deck).toHaveLength(216);
    expect(shengji.checkDeck(table, deck)).toBeNull();
  });
  it('must be complete', () => {
    const deck = shengji
      .shuffle(table, randomFor('pack'))
      .with(0, 0)
      .with(1, 0)
      .with(2, 0)
      .with(3, 0)
      .with(4, 0);
    const refusal = shengji.checkDeck(table, deck);
    expect(refusal).toMatchObject({ rule: 'wrong-deck' });
  });
  it('writes jokers as RJ and BJ', () => {
    expect(['rj', 'BJ', '10s', 'JK', ''].map((text) => shengji.parseCard(text))).toEqual([
      53,
      52,
      47,
      undefined,
      undefined,
    ]);
    expect([52, 53].map(shengji.formatCard)).toEqual(['BJ', 'RJ']);
  });
});
