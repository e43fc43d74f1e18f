import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const theHunt: Lesson = {
  id: 'gongzhu/3',
  title: 'The hunt',
  goal: 'Drive the Pig out with low spades, and hide it when it is yours.',
  minutes: 2,
  known:
    'Without the Pig you lead low spades; with it you wait for {KS} or {AS}. Next: when all hearts are worth having.',
  exercises: [
    {
      options: { passing: 'none' },
      deck: oneByOne([
        '2C AC KC AD 9D 4D 8S 6S 5S 2S TH 5H 3H',
        '6C 2D 7H 3C JS 8D AH QS 5C 9H 3D KS 7D',
        '3S JC 6D 5D TS JH QH 9C 8C 9S KH TC TD',
        '4C 7C QC 4S 2H JD QD AS 8H KD 7S 4H 6H',
      ]),
      before: ['0 2C', '1 6C', '2 TC', '3 7C', '2 TD', '3 JD', '0 AD', '1 8D'],
      tasks: [
        {
          say: 'Somebody else holds the Pig. No spade of yours can win it, so lead the highest: {8S}.',
          mark: ['card 8S'],
          ask: ['8S'],
          why: 'Every round of spades takes one from the player with the Pig.',
          no: [
            {
              on: ['6S', '5S', '2S'],
              say: 'Safe. But keep low cards to escape with: {8S}, the highest safe one.',
            },
            {
              on: 'any legal',
              say: 'Hunt while you lead: {8S} cannot win the Pig; it may drive it out.',
            },
          ],
          after: ['1 JS', '2 TS', '3 AS'],
          expect: { points: [-100, 0, 0, 0] },
          done: 'All had to follow: the player with the Pig has one spade less to hide it behind.',
        },
        {
          auto: [
            ...['3 4S', '0 2S', '1 KS', '2 9S'],
            ...['1 7D', '2 6D', '3 KD', '0 9D'],
            ...['3 4C', '0 AC', '1 5C', '2 JC'],
          ],
          say: '{KS} fell. Only {QS} {7S} {3S} are out, and you lead again. Lead {6S} or {5S}, below the Pig.',
          mark: ['card 6S', 'card 5S'],
          ask: ['6S', '5S'],
          why: 'Three spades are out, and one of them is the Pig.',
          no: [
            {
              on: 'any legal',
              say: 'Only three spades are out. Lead {6S} or {5S}.',
            },
          ],
          after: ['1 QS', '2 3S', '3 7S'],
          expect: { points: [-100, 100, 0, 0], voids: [[], ['S'], ['S'], ['S']] },
          done: 'The Pig was the only spade that Bo had left: 100 for Bo.',
        },
      ],
    },
    {
      options: { passing: 'none' },
      deck: oneByOne([
        '2C 9C KC 2D 3D 8D AD 7H JH 4S 7S TS QS',
        '3C 7C 8C QC AC 7D JD KD 2H 8H 5S JS AS',
        'TC JC 6D 9D TD 3H 4H 5H 6H 9H AH 2S 3S',
        '4C 5C 6C 4D 5D QD TH QH KH 6S 8S 9S KS',
      ]),
      before: [
        ...['0 2C', '1 AC', '2 TC', '3 6C', '1 JD', '2 TD', '3 QD', '0 AD', '0 9C', '1 8C', '2 JC', '3 5C'],
        ...['2 3S', '3 6S', '0 4S', '1 AS'],
      ],
      tasks: [
        {
          auto: ['1 5S', '2 2S', '3 KS'],
          say: 'Another deal: now the Pig is yours. {AS} is gone, Dan played {KS}, and you play last. Which spade?',
          mark: ['card KS'],
          decide: [
            {
              on: ['QS'],
              rank: 'best',
              expect: { points: [-100, 0, 0, 100] },
              say: 'Under {KS} Dan takes the Pig: 100 against Dan. {AS} is gone, so this was the moment to wait for.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              expect: { points: [-100, 0, 0, 0] },
              say: '{KS} was the last spade that beats the Pig: now you may have to win it yourself.',
            },
          ],
        },
      ],
    },
  ],
};
