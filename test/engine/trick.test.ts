import { describe, expect, test } from 'vitest';
import { card, suitOf } from '../../src/engine/card.ts';
import {
  addCard,
  ledCard,
  newTrick,
  nextSeat,
  playsOf,
  seatsOf,
  type Trick,
  trickOf,
  winnerOf,
} from '../../src/engine/trick.ts';

const SPADE_TRUMPS = (c: number, led: number): number =>
  suitOf(c) === 3 ? 100 + c : suitOf(c) === suitOf(led) ? c : -1;

const laid = (leader: number, ...plays: [number, string][]): Trick =>
  plays.reduce((trick, [seat, text]) => addCard(trick, seat, card(text)), newTrick(leader));

describe('a trick', () => {
  test('knows its leader and its players, in order', () => {
    expect(ledCard(newTrick(2))).toBeNull();
    const trick = laid(2, [2, '5D'], [3, 'KD'], [0, '2C']);
    expect(ledCard(trick)).toBe(card('5D'));
    expect(seatsOf(trick)).toStrictEqual([2, 3, 0]);
    expect(trick.cards).toStrictEqual([card('2C'), null, card('5D'), card('KD')]);
  });

  test('stays unchanged when a card makes a new trick of it', () => {
    const before = newTrick(0);
    addCard(before, 0, card('AS'));
    expect(before.cards).toStrictEqual([null, null, null, null]);
  });

  test.each<[string, number, [number, string][], number]>([
    ['the leader before the first card', 3, [], 3],
    [
      'the highest of the suit led',
      1,
      [
        [1, '5D'],
        [2, 'KD'],
        [3, '9D'],
        [0, 'AC'],
      ],
      2,
    ],
    [
      'a trump over the suit led',
      1,
      [
        [1, '5D'],
        [2, 'KD'],
        [3, '2S'],
        [0, 'AC'],
      ],
      3,
    ],
    [
      'the highest card so far',
      0,
      [
        [0, '5D'],
        [1, '7D'],
        [3, '6D'],
      ],
      1,
    ],
    [
      'the earlier of two equal cards',
      0,
      [
        [0, '5D'],
        [1, '7C'],
        [2, '8C'],
        [3, '4H'],
      ],
      0,
    ],
  ])('is won by: %s', (_, leader, plays, winner) => {
    expect(winnerOf(laid(leader, ...plays), SPADE_TRUMPS)).toBe(winner);
  });

  test('goes round the table', () => {
    expect([0, 1, 2, 3].map(nextSeat)).toStrictEqual([1, 2, 3, 0]);
  });

  test('is written in order of play, and reads back', () => {
    const trick = laid(2, [2, '5D'], [3, 'KD'], [0, '2C']);
    expect(playsOf(trick)).toStrictEqual([
      { seat: 2, cards: ['5D'] },
      { seat: 3, cards: ['KD'] },
      { seat: 0, cards: ['2C'] },
    ]);
    expect(trickOf(playsOf(trick))).toStrictEqual(trick);
  });
});
