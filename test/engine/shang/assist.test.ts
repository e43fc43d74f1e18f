import { describe, expect, test } from 'vitest';
import { formatCard } from '../../../src/engine/card.ts';
import { brokenBy, type Combination, playsByStrength } from '../../../src/engine/shang/assist.ts';
import { inOrder, kindOf } from '../../../src/engine/shang/combination.ts';
import { cards } from '../../support/cards.ts';
import { afterMoves, holding } from './position.ts';

const shown = (plays: readonly Combination[]): string[] =>
  plays.map((play) => `${kindOf(play.rating)} ${inOrder(play.cards).map(formatCard).join(' ')}`);

test('plays are listed from weakest to strongest', () => {
  const leading = holding(['9C 3C 3D 3H 4C 4D', '2C', '2D', '2H']);
  expect(shown(playsByStrength(leading, 0))).toEqual([
    'single 3C',
    'single 3D',
    'single 3H',
    'single 4C',
    'single 4D',
    'single 9C',
    'pair 3C 3D',
    'pair 3C 3H',
    'pair 3D 3H',
    'pair 4C 4D',
    'trips 3C 3D 3H',
    'full house 3C 3D 3H 4C 4D',
  ]);
  const following = afterMoves(holding(['3C 3D 5C', '4C 4D 4H 9C', '2D', '2H']), '3C 3D');
  expect(shown(playsByStrength(following, 1))).toEqual(['pair 4C 4D', 'pair 4C 4H', 'pair 4D 4H']);
  expect(playsByStrength(following, 2)).toEqual([]);
});

describe('a selection breaks combinations', () => {
  test.each<[string, string, string, string[]]>([
    ['one of a pair', '3C 9C 9D', '9C', ['pair 9C 9D']],
    ['a whole pair breaks nothing', '3C 9C 9D', '9C 9D', []],
    ['a pair out of three', '9C 9D 9H', '9C 9D', ['trips 9C 9D 9H']],
    ['a single out of three', '9C 9D 9H', '9C', ['trips 9C 9D 9H']],
    ['a card of a straight', '5C 6D 7H 8S 9D', '7H', ['straight 5C 6D 7H 8S 9D']],
    ['a card of a straight that another card of its rank repairs', '5C 6D 7H 7S 8S 9D', '7H', ['pair 7H 7S']],
    ['a flush card with one to spare', '2C 4C 6C 8C TC QC', '2C', []],
    ['a card of two straights: the better is named', '5C 6D 7H 8S 9D TC', '7H', ['straight 6D 7H 8S 9D TC']],
    ['the top card of a flush', '2C 4C 6C 8C TC QC', 'QC', ['flush 4C 6C 8C TC QC']],
    ['nothing selected', '9C 9D', '', []],
    ...['2D', '3C', '4S', '5C', '6D'].map((card): [string, string, string, string[]] => [
      `${card}, a card of the lesser of two straights`,
      '2D 3C 4S 5C 6D 9H TH JD QD KC',
      card,
      ['straight 2D 3C 4S 5C 6D'],
    ]),
    ['a card of the better', '2D 3C 4S 5C 6D 9H TH JD QD KC', 'JD', ['straight 9H TH JD QD KC']],
    ['a card of the lesser of two flushes', '2C 4C 5C 7C 9C 3H 5H 8H JH QH', '4C', ['flush 2C 4C 5C 7C 9C']],
    ['one of ten cards of a suit', '2C 3C 4C 5C 7C 8C 9C TC QC KC', '8C', ['flush 2C 3C 4C 5C 8C']],
    ['a longer straight by its end', '5C 6D 7H 8S 9D TC', '5C', []],
    [
      'a card that joins two straights',
      '2C 3D 4H 5S 6D 6C 7H 8S 9D TC',
      '6C',
      ['straight 2C 3D 4H 5S 6C', 'pair 6C 6D'],
    ],
  ])('%s', (_, hand, selection, broken) => {
    expect(shown(brokenBy(cards(hand), cards(selection)))).toEqual(broken);
  });
});
