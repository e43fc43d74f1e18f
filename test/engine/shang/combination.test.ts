import { describe, expect, test } from 'vitest';
import { countFivers } from '../../../bench/shang.ts';
import { formatCard } from '../../../src/engine/card.ts';
import type { CardSet } from '../../../src/engine/card-set.ts';
import {
  beats,
  inOrder,
  KINDS,
  type Kind,
  kindOf,
  NO_PLAY,
  rate,
  ratedRank,
  ratedSuit,
  sizeOf,
} from '../../../src/engine/shang/combination.ts';
import { combinationText } from '../../../src/engine/shang/text.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from '../../support/cards.ts';

describe('the combination of a play', () => {
  test.each<[string, string]>([
    ['2C', 'single two of C'],
    ['AS', 'single ace of S'],
    ['7C 7D', 'pair of sevens'],
    ['6H 6S', 'pair of sixes'],
    ['KC KD KH', 'trips of kings'],
    ['2C 3D 4H 5S 6C', 'straight to the six of C'],
    ['TS JD QH KS AC', 'straight to the ace of C'],
    ['5C 6D 7H 8S 9D', 'straight to the nine of D'],
    ['AC 2C 3C 4C 5C', 'flush in C to the ace'],
    ['2H 4H 6H 8H JH', 'flush in H to the jack'],
    ['9C 9D 9H 6S 6C', 'full house of nines'],
    ['2C 2D 2H AS AC', 'full house of twos'],
    ['3C 3D 3H 3S AC', 'quads of threes'],
    ['AC AD AH AS 2C', 'quads of aces'],
    ['2D 3D 4D 5D 6D', 'straight flush in D to the six'],
    ['9S TS JS QS KS', 'straight flush in S to the king'],
    ['TH JH QH KH AH', 'royal flush in H'],
  ])('%s is a %s', (text, name) => {
    expect(combinationText(rate(cards(text)), plainSpeaker)).toBe(name);
  });

  test.each([
    '',
    '2C 3C',
    '7C 7D 8H',
    '7C 8D 9H',
    '3C 3D 3H 3S',
    '5C 6C 7C 8C',
    'AS 2D 3C 4H 5S',
    'JC QD KH AS 2C',
    '5C 6D 7H 8S TD',
    '7C 7D 8C 8D 9H',
    '7C 7D 7H 8D 9H',
    '7C 7D 8C 9D TH',
    '2C 3C 4C 5C 6C 7C',
    '2C 2D 2H 3C 3D 3H',
  ])('%s is no play', (text) => {
    expect(rate(cards(text))).toBe(NO_PLAY);
  });
});

describe('beating a play', () => {
  /** Each play beats all earlier plays of its row and loses to all later ones. */
  test.each<[string, string[]]>([
    [
      'singles: rank, then suit C D H S',
      ['2C', '2D', '2H', '2S', '7S', '8C', '8D', 'TS', 'JC', 'QC', 'KC', 'AC', 'AS'],
    ],
    ['pairs: rank, then the higher suit', ['2C 2D', '7D 7H', '7C 7S', '8C 8D', '8C 8H', '8D 8S', 'AC AD']],
    ['trips: rank', ['2D 2H 2S', '3C 3D 3H', 'KC KD KS', 'AC AD AH']],
    [
      'fivers: kind first, then within the kind',
      [
        '2C 3D 4H 5S 6C',
        '2C 3D 4H 5S 6S',
        '5H 6S 7C 8D 9C',
        '5C 6D 7H 8S 9D',
        'TS JD QH KS AC',
        '2C 3C 4C 5C 7C',
        '2H 3H 4H 5H 7H',
        '9C TC JC QC AC',
        '2S 3S 4S 5S AS',
        '2C 2D 2H AC AD',
        '9C 9D 9H 6S 6C',
        'TC TD TH 2S 2C',
        '2C 2D 2H 2S 3C',
        'KC KD KH KS 3C',
        '2C 3C 4C 5C 6C',
        '2S 3S 4S 5S 6S',
        '9H TH JH QH KH',
        'TC JC QC KC AC',
        'TS JS QS KS AS',
      ],
    ],
  ])('%s', (_, row) => {
    for (const [i, higher] of row.entries())
      for (const [j, lower] of row.entries())
        expect([higher, lower, beats(rate(cards(higher)), rate(cards(lower)))]).toEqual([
          higher,
          lower,
          i > j,
        ]);
  });

  test('takes as many cards as the play has', () => {
    const plays = ['AS', 'AH AS', 'AD AH AS', 'TS JS QS KS AS'];
    for (const a of plays) for (const b of plays) expect(beats(rate(cards(a)), rate(cards(b)))).toBe(false);
  });

  test('is only possible between legal combinations', () => {
    expect(beats(rate(cards('AS')), NO_PLAY)).toBe(false);
    expect(beats(NO_PLAY, rate(cards('2C')))).toBe(false);
  });
});

test('each kind is recognised as often as it occurs among all 2,598,960 five-card hands', () => {
  // Nine sequences of ranks (none wraps); flushes: 1287 choices of ranks a suit, less the sequences.
  const expected: { [kind in Kind | 'none']?: number } = {
    straight: 9 * (4 ** 5 - 4),
    flush: 4 * (1287 - 9),
    'full house': 13 * 4 * 12 * 6,
    quads: 13 * 48,
    'straight flush': 4 * 8,
    'royal flush': 4,
  };
  const plays = Object.values(expected).reduce((sum, n) => sum + n, 0);
  expect(countFivers()).toEqual({ ...expected, none: 2_598_960 - plays });
});

test('a rating reads back as kind, rank, suit and size', () => {
  const rating = rate(cards('5C 6D 7H 8S 9D'));
  expect([kindOf(rating), ratedRank(rating), ratedSuit(rating), sizeOf(rating)]).toEqual([
    'straight',
    7,
    1,
    5,
  ]);
  expect(KINDS.map((_, kind) => sizeOf(kind * 64))).toEqual([1, 2, 3, 5, 5, 5, 5, 5, 5]);
});

test('cards are ordered by rank, then suit', () => {
  const set: CardSet = cards('AS 2S 2C TD 3H TC');
  expect(inOrder(set).map(formatCard)).toEqual(['2C', '2S', '3H', 'TC', 'TD', 'AS']);
});
