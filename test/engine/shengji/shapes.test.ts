import { describe, expect, it, test } from 'vitest';
import { format } from '../../../src/engine/shengji/cards.ts';
import { shapeOf } from '../../../src/engine/shengji/groups.ts';
import { beats } from '../../../src/engine/shengji/trick.ts';
import { lieOf, TRUMPS } from '../../../src/engine/shengji/trumps.ts';
import { cards, trumps } from './helpers.ts';

describe('the order of the cards', () => {
  // Page: "if Dealer level is 4, trump suit is Spade, the rank of cards becomes …"
  test.each([
    ['4S', '2S 3S 5S 6S 7S 8S 9S TS JS QS KS AS 4C 4D 4H 4S BJ RJ'],
    ['AH', '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AC AD AS AH BJ RJ'],
    ['2C', '3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 2H 2S 2C BJ RJ'],
    ['7-', '7C 7D 7H 7S BJ RJ'],
  ])('trumps under %s', (choice, order) => {
    expect(lieOf(trumps(choice)).lines[TRUMPS]!.map(format).join(' ')).toBe(order);
  });

  it('puts the other cards into their own suits without the trump rank', () => {
    const lie = lieOf(trumps('4S'));
    expect(lie.lines.slice(0, 4).map((line) => line.map(format).join(' '))).toEqual([
      '2C 3C 5C 6C 7C 8C 9C TC JC QC KC AC',
      '2D 3D 5D 6D 7D 8D 9D TD JD QD KD AD',
      '2H 3H 5H 6H 7H 8H 9H TH JH QH KH AH',
      '',
    ]);
  });
});

describe('leads', () => {
  // trumps, cards, "size × length at height in suit" or null
  test.each([
    ['4S', '5H', '1×1'],
    ['4S', '5H 5H', '2×1'],
    ['4S', '5H 5H 5H 5H', '4×1'],
    ['4S', '3H 3H 5H 5H', '2×2'], // the gap of the trump rank closes
    ['4S', '5H 5H 3H 3H', '2×2'],
    ['5S', '3H 3H 5H 5H', null],
    ['4S', '3H 3H 6H 6H', null],
    ['4S', '3H 3H 3H 5H 5H 5H', '3×2'],
    ['4S', '3H 3H 3H 5H 5H', null],
    ['4S', '5H 5H 6H 6H 7H 7H', '2×3'],
    ['4S', '5H 6H', null],
    ['4S', '5H 5H 6D 6D', null],
    ['4S', '4D 4D 4S 4S', '2×2'],
    ['4S', '4D 4D 4H 4H', null],
    ['4S', '4D 4H', null],
    ['4S', 'AS AS 4D 4D', '2×2'],
    ['4S', 'AS AS 4S 4S', null],
    ['4S', 'AS AS 4D 4D 4S 4S BJ BJ RJ RJ', '2×5'],
    ['4S', 'RJ RJ BJ BJ', '2×2'],
    ['4-', '4S 4S BJ BJ', '2×2'], // ruling 8
    ['4-', '4S 4S 4H 4H', null],
    ['AS', 'KS KS AH AH', '2×2'], // ruling 8: at level A the trump suit's king is next to the off-suit aces
    ['AS', 'KS KS AS AS', null],
    ['AS', 'KH KH AH AH', null],
  ])('%s: %s', (choice, text, expected) => {
    const shape = shapeOf(cards(text), lieOf(trumps(choice)));
    expect(shape && `${shape.size}×${shape.length}`).toBe(expected);
  });
});

describe('the winning play, level 4 and spades trump', () => {
  const lie = lieOf(trumps('4S'));
  test.each([
    ['5H', '6H', true],
    ['6H', '6H', false], // for equal rank the one played first
    ['AH', '2S', true],
    ['AH', 'AC', false],
    ['4D', '4C', false], // off-suit trump-rank cards are equal to one another
    ['4D', '4S', true],
    ['4S', 'BJ', true],
    ['BJ', 'RJ', true],
    ['2S', 'AH', false],
    ['AH AH', '4C 4C', true],
    ['AH AH', '2S 2S', true],
    ['AH AH', 'KH KH', false],
    ['5H 5H 6H 6H', '7H 7H 8H 8H', true],
    ['5H 5H 6H 6H', '2S 2S 3S 3S', true],
    ['5H 5H 6H 6H', '8H 8H TH TH', false], // not the same shape
    ['5H 5H 6H 6H', '7H 7H 7H 7H', false],
    ['5H 5H', '7H 8H', false],
  ])('%s, then %s: %s', (best, play, wins) => {
    const shape = shapeOf(cards(play), lie);
    expect(shape !== null && beats(shape, shapeOf(cards(best), lie)!)).toBe(wins);
  });
});
