import { describe, expect, test } from 'vitest';
import { cardsOf, formatCard, packFor, parseCard, textsOf } from '../../../src/engine/five-hundred/cards.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import { dealt, deckWith, played, playing, refused, table } from './positions.ts';

describe('the packs', () => {
  test('four players use 45 cards: fours to aces and the Joker', () => {
    const texts = packFor(4).map(formatCard);
    expect(texts.length).toBe(45);
    expect(texts.slice(0, 11).join(' ')).toBe('4C 5C 6C 7C 8C 9C TC JC QC KC AC');
    expect(texts.at(-1)).toBe('JK');
  });

  test('six players use 63 cards, with elevens, twelves and red thirteens', () => {
    const texts = packFor(6).map(formatCard);
    expect(texts.length).toBe(63);
    expect(new Set(texts).size).toBe(63);
    expect(texts.slice(0, 15).join(' ')).toBe('2C 3C 4C 5C 6C 7C 8C 9C TC 11C 12C JC QC KC AC');
    expect(texts.filter((text) => text.startsWith('13'))).toStrictEqual(['13D', '13H']);
  });

  test.each([
    ['10s', 'TS'],
    ['t♠', 'TS'],
    ['11c', '11C'],
    ['12♥', '12H'],
    ['13H', '13H'],
    ['jk', 'JK'],
    ['13C', null],
    ['1S', null],
    ['14H', null],
    ['', null],
    ['RJ', null],
  ])('%s reads as %s', (text, expected) => {
    const card = parseCard(text);
    expect(card === undefined ? null : formatCard(card)).toBe(expected);
  });

  test('a wrong deck is refused with its missing and extra cards', () => {
    const deck = packFor(4).map((card) => (formatCard(card) === 'JK' ? parseCard('2C')! : card));
    expect(fiveHundred.checkDeck(table(), deck)).toStrictEqual({
      rule: 'wrong-deck',
      missing: ['JK'],
      extra: ['2C'],
    });
    expect(fiveHundred.checkDeck(table(6), packFor(4))).toHaveProperty('rule', 'wrong-deck');
    expect(fiveHundred.checkDeck(table(6), packFor(6))).toBeNull();
  });
});

describe('the deal', () => {
  test('four players get 3 cards each, 4 and 3 again, with 3 and 2 for the widow between, from the dealer’s left', () => {
    const deck = packFor(4);
    const state = fiveHundred.deal(fiveHundred.start(table()), deck);
    if (state.phase !== 'bid') throw new Error(state.phase);
    const from = (places: number[]): number[] => places.map((place) => deck[place]!).sort((a, b) => a - b);
    expect(cardsOf(state.hands[0]!)).toStrictEqual(from([0, 1, 2, 15, 16, 17, 18, 33, 34, 35]));
    expect(cardsOf(state.hands[3]!)).toStrictEqual(from([9, 10, 11, 27, 28, 29, 30, 42, 43, 44]));
    expect(cardsOf(state.widow)).toStrictEqual(from([12, 13, 14, 31, 32]));
  });

  test('the next deal starts at the left of its dealer', () => {
    const start = fiveHundred.start(table());
    const state = fiveHundred.deal(
      { ...start, standing: { ...start.standing, dealer: 0 } } as typeof start,
      packFor(4),
    );
    if (state.phase !== 'bid') throw new Error(state.phase);
    expect(textsOf(state.hands[1]!).slice(0, 3)).toStrictEqual(['4C', '5C', '6C']);
    expect(fiveHundred.toAct(state)).toStrictEqual([1]);
  });

  test('six players get 3 cards each, 4 and 3 again, with 3 for the widow after the first round; seat 5 deals first', () => {
    const deck = packFor(6);
    const state = fiveHundred.deal(fiveHundred.start(table(6)), deck);
    if (state.phase !== 'bid') throw new Error(state.phase);
    const from = (places: number[]): number[] => places.map((place) => deck[place]!).sort((a, b) => a - b);
    expect(state.standing.dealer).toBe(5);
    expect(fiveHundred.toAct(state)).toStrictEqual([0]);
    expect(cardsOf(state.hands[0]!)).toStrictEqual(from([0, 1, 2, 21, 22, 23, 24, 45, 46, 47]));
    expect(cardsOf(state.hands[5]!)).toStrictEqual(from([15, 16, 17, 41, 42, 43, 44, 60, 61, 62]));
    expect(cardsOf(state.widow)).toStrictEqual(from([18, 19, 20]));
  });

  test('a stacked deck gives the intended hands', () => {
    const deck = deckWith(['JK AS KS', '', 'AH KH'], 4, 'QH TH 9H 8H 7H');
    expect(fiveHundred.checkDeck(table(), deck)).toBeNull();
    const state = fiveHundred.deal(fiveHundred.start(table()), deck);
    if (state.phase !== 'bid') throw new Error(state.phase);
    expect(textsOf(state.hands[0]!)).toEqual(expect.arrayContaining(['JK', 'AS', 'KS']));
    expect(textsOf(state.widow)).toStrictEqual(['7H', '8H', '9H', 'TH', 'QH']);
  });
});

describe('six players', () => {
  test('six players form two teams of three, bid once each, and the contractor buries three', () => {
    const state = played(dealt({ seats: 6 }), 'pass', 'bid 6S', 'pass', 'bid 7S', 'pass', 'pass');
    if (state.phase !== 'bury') throw new Error(state.phase);
    expect(state.contract.seat).toBe(3);
    expect([...fiveHundred.moves(state, 3)].length).toBe(286);
    expect(refused(state, 'bury 2C')).toMatch(/You do not hold 2C|Bury exactly 3 cards, not 1/);
  });

  test('in Nello both partners sit out, the next one gives a card, and the contractor buries four', () => {
    const bid = played(
      dealt({ seats: 6, scores: [0, -10] }),
      'pass',
      'pass',
      'pass',
      'pass',
      'pass',
      'nello',
    );
    if (bid.phase !== 'give') throw new Error(bid.phase);
    expect(bid.contract.out).toStrictEqual([1, 3]);
    expect(fiveHundred.toAct(bid)).toStrictEqual([1]);
    const [gift] = fiveHundred.moves(bid, 1);
    const burying = fiveHundred.play(bid, 1, gift!);
    expect([...fiveHundred.moves(burying, 5)].length).toBe(1001);
    const [burial] = fiveHundred.moves(burying, 5);
    let state = fiveHundred.play(burying, 5, burial!);
    const turns: number[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = fiveHundred.toAct(state)[0]!;
      turns.push(seat);
      const [move] = fiveHundred.moves(state, seat);
      state = fiveHundred.play(state, seat, move!);
    }
    expect(turns).toStrictEqual([5, 0, 2, 4]);
    expect(state.phase === 'play' && state.tricks.length).toBe(1);
  });

  test('thirteens, twelves and elevens rank between ten and jack', () => {
    const state = playing({
      bid: '7S',
      hands: ['TH', '11H', '12H', '13H', 'JH', 'QC'].map((card, i) => `${card} ${2 + i}D`),
    });
    const after = played(state, 'TH', '11H', '12H', '13H', 'JH', 'QC');
    expect(after.phase === 'play' && after.tricks[0]!.winner).toBe(4);
    const lower = played(
      playing({
        bid: '7S',
        hands: ['TH', '13H', '12H', '11H', '9H', 'QC'].map((card, i) => `${card} ${2 + i}D`),
      }),
      'TH',
      '13H',
      '12H',
      '11H',
      '9H',
      'QC',
    );
    expect(lower.phase === 'play' && lower.tricks[0]!.winner).toBe(1);
    expect(lower.phase === 'play' && lower.taken).toBe(0);
  });
});
