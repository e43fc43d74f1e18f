import { describe, expect, it, test } from 'vitest';
import {
  extendTolaji,
  forcedPlay,
  gridOf,
  naturalPlays,
  selectionText,
} from '../../../src/engine/shengji/aids.ts';
import { countsOf, format } from '../../../src/engine/shengji/cards.ts';
import type { Playing } from '../../../src/engine/shengji/state.ts';
import { copiesToCome } from '../../../src/engine/shengji/table.ts';
import { cards, playAll, playing, trumps } from './helpers.ts';

const texts = (sets: readonly (readonly number[])[]): string[] =>
  sets.map((set) => set.map(format).join(' '));

describe('a hand laid out', () => {
  it('has the trump suit on top, twelve columns without the trump rank, and a line of honours', () => {
    const { honours, rows } = gridOf(countsOf(cards('5H 5H 3H RJ BJ BJ 4S 4D 4D AS 2C')), trumps('4S'));
    const shown = honours.map(({ card, count }) => `${format(card)}×${count}`).join(' ');
    expect(shown).toBe('RJ×1 BJ×2 4S×1 4H×0 4D×2 4C×0');
    expect(rows.map(({ suit, size }) => [suit, size])).toEqual([
      [4, 1],
      [2, 3],
      [0, 1],
      [1, 0],
    ]);
    expect(rows[1]!.stacks.map(({ card }) => format(card)).join(' ')).toBe(
      'AH KH QH JH TH 9H 8H 7H 6H 5H 3H 2H',
    );
    expect(rows[1]!.stacks.at(-3)!.count).toBe(2);
  });

  it('has four plain rows without a trump suit', () => {
    expect(gridOf(countsOf([]), trumps('4-')).rows.map(({ suit }) => suit)).toEqual([3, 2, 0, 1]);
  });
});

test.each([
  ['', 'nothing selected'],
  ['5H', 'a single card of hearts, 5 points'],
  ['9H 9H', 'a pair in hearts'],
  ['4D 4D 4D', 'a three of a kind in trumps'],
  ['KH KH QH QH', 'a Tolaji of 2 pairs in hearts, 20 points'],
  ['4D 4H', '2 cards'],
])('selected %s: %s', (selection, expected) => {
  expect(selectionText(cards(selection), trumps('4S'))).toBe(expected);
});

test.each([
  ['5H 5H', '3H 3H 5H 5H 6H 6H', '5H 5H 6H 6H'],
  ['5H 5H 6H 6H', '3H 3H 5H 5H 6H 6H', '3H 3H 5H 5H 6H 6H'],
  ['5H 5H', '5H 5H 6H', null],
  ['5H', '5H 5H 6H 6H', null],
  ['AS AS', 'AS AS 4H 4H', 'AS AS 4H 4H'],
])('%s out of %s goes on as %s', (selection, hand, expected) => {
  const longer = extendTolaji(cards(selection), countsOf(cards(hand)), trumps('4S'));
  expect(longer && texts([longer])[0]).toBe(expected);
});

describe('plays offered', () => {
  it('leave groups whole before they break them', () => {
    const state = playAll(playing(['6H 6H', '9H 9H 9H KH KH 2H']), '6H 6H') as Playing;
    expect(texts(naturalPlays(state, 1, 10))).toEqual(['KH KH', '9H 9H']);
    expect(texts(naturalPlays(state, 1, 1))).toEqual(['KH KH']);
    expect(naturalPlays(state, 2, 10)).toEqual([]);
  });

  it('know when there is no choice', () => {
    const tolaji = playAll(playing(['6H 6H 7H 7H', '9H 9H TH TH 2H 2H']), '6H 6H 7H 7H') as Playing;
    expect(texts([forcedPlay(tolaji, 1)!])).toEqual(['9H 9H TH TH']);
    const free = playAll(playing(['6H', '9H TH']), '6H') as Playing;
    expect(forcedPlay(free, 1)).toBeNull();
    expect(forcedPlay(free, 2)).toBeNull();
  });
});

test('copies of a ticket still to come are counted down', () => {
  const state = playing(['AH AH 2C', 'AH 3C', 'AH 2C'], { tickets: '4AH 1KD' });
  const [ticket] = state.tickets;
  expect(copiesToCome(ticket!, state.gone)).toBe(4);
  expect(copiesToCome(ticket!, (playAll(state, 'AH AH') as Playing).gone)).toBe(2);
});
