import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { minus } from '../../../src/engine/card-set.ts';
import { ALL_HEARTS, CARD_POINTS, pointsOf, scoreDeal } from '../../../src/engine/gongzhu/score.ts';
import { cards } from '../../support/cards.ts';

const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';

describe('pointed cards', () => {
  test.each([
    ['QS', 100],
    ['JD', -100],
    ['2H', 2],
    ['TH', 10],
    ['JH', 20],
    ['QH', 30],
    ['KH', 40],
    ['AH', 50],
    ['TC', 0],
    ['KS', 0],
  ])('%s counts %i', (text, points) => {
    expect(CARD_POINTS[card(text)]).toBe(points);
  });

  test.each([
    ['nothing', '', 0],
    ['the 10♣ alone (ruling 4)', 'TC', 0],
    ['2 to 10 of hearts', '2H 3H 4H 5H 6H 7H 8H 9H TH', 54],
    ['all hearts', HEARTS, 194],
    ['Pig and Goat', 'QS JD', 0],
    ['the 10♣ doubles points against', 'TC QS 6H', 212],
    ['the 10♣ doubles points for', 'TC JD', -200],
  ])('%s', (_, taken, points) => {
    expect(pointsOf(cards(taken))).toBe(points);
  });

  test('a set counts the points of its cards', () => {
    const whole = minus(ALL_HEARTS, cards('7H'));
    expect(pointsOf(whole)).toBe(187);
  });
});

describe('a deal', () => {
  test.each<[string, string[], number[], number | null]>([
    ['worked example 1', ['QS 6H', 'JD TC', HEARTS.replace('6H ', ''), ''], [106, -200, 188, 0], null],
    ['worked example 2', ['QS TC', '', `${HEARTS} JD`, ''], [400, 200, -100, 200], 2],
    ['worked example 3', ['', '', '', `${HEARTS} QS JD TC`], [400, 400, 400, -200], 3],
    ['the moon alone', [HEARTS, 'QS', 'JD', 'TC'], [0, 300, 100, 200], 0],
    ['the moon with the 10♣', ['QS', `${HEARTS} TC`, 'JD', ''], [500, 0, 300, 400], 1],
    ["the shooter's Pig counts nothing", ['', '', `${HEARTS} QS`, 'JD'], [200, 200, 0, 100], 2],
    [
      "another's 10♣ doubles that seat's own cards and not the 200",
      ['', HEARTS, 'JD TC', 'QS'],
      [200, 0, 0, 300],
      1,
    ],
    [
      "another's 10♣ does not double the shooter's Goat (ruling 6)",
      [`${HEARTS} JD`, 'TC QS', '', ''],
      [-100, 400, 200, 200],
      0,
    ],
    ['twelve hearts are no moon', [HEARTS.replace('2H ', ''), '2H', '', ''], [192, 2, 0, 0], null],
  ])('%s', (_, taken, points, shooter) => {
    expect(scoreDeal(taken.map(cards))).toStrictEqual({ points, shooter });
  });
});
