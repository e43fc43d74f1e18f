import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const fives: Lesson = {
  id: 'shang/2',
  title: 'Fives',
  goal: 'Know the fives by their strength, and beat one with what you can spare.',
  minutes: 2,
  known:
    'Straight, flush, full house, four of a kind, straight flush, and royal flush, up to the ace: so fives rank.',
  exercises: [
    {
      deck: oneByOne([
        '5C 6H 7D 8C 9S 4H 4C 4S QC QD KD AS 2H',
        '2C 3D 4D 5S 6C 3H 8H TH JH KH QS 9D TS',
        '2D 3C 6S 7S 9C AD 5D 7C JC QH 2S 8D KC',
        'TC AC 6D TD JD 5H 7H 9H AH 3S 8S JS KS',
      ]),
      before: ['1 2C 3D 4D 5S 6C', '2 check', '3 check'],
      tasks: [
        {
          say: 'Bo led five ranks in a row: a straight. A higher one beats it. Pick {5C} {6H} {7D} {8C} {9S}, or find it with Tab.',
          mark: ['card 5C', 'card 6H', 'card 7D', 'card 8C', 'card 9S'],
          ask: ['5C 6H 7D 8C 9S'],
          why: 'Its nine is higher than the six, and your fours and queens stay together.',
          no: [
            {
              on: ['4C 4H 4S QC QD'],
              say: 'A straight is enough: keep the full house.',
            },
            {
              on: ['check'],
              say: 'You may check, but five cards at once are not to be had every day.',
            },
            {
              on: 'any legal',
              say: 'It breaks up the three fours. Five to nine costs you nothing.',
            },
          ],
          after: ['1 3H 8H TH JH KH'],
          expect: { cardsLeft: [8, 3, 13, 13] },
          done: 'Bo played five cards of one suit: a flush. It beats any straight. Of two flushes the higher top card wins.',
        },
        {
          say: 'A full house, three of one rank and a pair, beats a flush. You hold one of fours and queens. Play it.',
          mark: ['card 4C', 'card 4H', 'card 4S', 'card QC', 'card QD'],
          ask: ['4C 4H 4S QC QD'],
          why: 'A full house beats every flush.',
          no: [
            {
              on: 'any legal',
              say: 'You may check, but only a full house or better beats a flush. You hold one.',
            },
          ],
          after: ['1 check'],
          expect: { cardsLeft: [3, 3, 13, 13] },
          done: 'Stronger still: four of equal rank with any card, four of a kind; and five in a row of one suit.',
        },
      ],
    },
    {
      deck: oneByOne([
        '3H 4C 4S 5C 6H 7C 7D 7S 8D 9H JH QD KH',
        '2C 3D 4H 5S 6C 9S JD 6S 2H 8S AD 8C TS',
        '8H QH 6D 4D AH 2S JC KS KD KC AS TC QS',
        '9D 2D 3C QC 9C JS 5D TH 5H 7H 3S TD AC',
      ]),
      before: ['1 2C 3D 4H 5S 6C', '2 check', '3 check'],
      tasks: [
        {
          say: 'Another deal, on your own. Bo led a straight; you have straights, a flush and a full house. What do you play?',
          decide: [
            {
              on: ['3H 6H 9H JH KH'],
              rank: 'best',
              after: ['1 check', '0 4C 4S 7C 7D 7S', '1 check', '2 check', '3 check'],
              expect: { cardsLeft: [3, 8, 13, 13] },
              say: 'The flush left the full house whole. Ten cards are gone, and you lead again.',
            },
            {
              on: ['4C 4S 7C 7D 7S'],
              rank: 'good',
              say: 'It beats the straight, but the flush is enough. Keep the full house for a flush of others.',
            },
            {
              on: ['check'],
              rank: 'poor',
              say: 'Ten of your cards make two fives: play one while you can.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'It beats the straight, but tears flush and full house. The flush leaves the full house whole.',
            },
          ],
        },
      ],
    },
  ],
};
