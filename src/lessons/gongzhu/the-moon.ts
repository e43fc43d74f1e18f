import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const theMoon: Lesson = {
  id: 'gongzhu/4',
  title: 'The moon',
  goal: 'All thirteen hearts turn the score round: take them, or keep one back.',
  minutes: 2,
  known: 'All hearts or few: between, they cost most. Next: shoot the moon (take all hearts), or stop it.',
  exercises: [
    {
      options: { passing: 'none' },
      deck: oneByOne([
        'QC QD AD 9H QS KH 8H TH KS 4S 2S 9D AS',
        '2D TS 5H 7S JH JC 2H 7C 3S 9S 5D 6H KD',
        '6D 5S 5C 3H 4C 8S TD 3C 4H TC AH QH 4D',
        '6C 3D 8C 8D AC JS KC 9C 7H 2C JD 7D 6S',
      ]),
      before: [
        ...['3 2C', '0 QC', '1 JC', '2 5C', '0 AD', '1 5D', '2 TD', '3 8D', '0 AS', '1 TS', '2 8S', '3 JS'],
        ...['0 KS', '1 9S', '2 5S', '3 6S', '0 QS', '1 7S', '2 AH', '3 7H', '0 KH', '1 JH', '2 QH', '3 AC'],
        ...['0 TH', '1 5H', '2 3H', '3 KC', '0 9H', '1 6H', '2 4H', '3 9C'],
      ],
      tasks: [
        {
          say: 'You took the Pig and eleven hearts: 284 points. All thirteen cost the others instead. What do you lead?',
          decide: [
            {
              on: ['8H'],
              rank: 'best',
              after: [
                ...['1 2H', '2 6D', '3 6C', '0 2S', '1 3S', '2 3C', '3 7D', '1 7C', '2 TC', '3 8C', '0 4S'],
                ...['2 4D', '3 3D', '0 9D', '1 2D', '0 QD', '1 KD', '2 4C', '3 JD'],
              ],
              expect: { 'result.points': [0, 100, 200, 200] },
              say: '{8H} drew {2H}: all thirteen, the moon. You score 0, the Pig too, and the others get 200 each.',
            },
            {
              on: ['4S'],
              rank: 'good',
              after: ['1 3S', '2 6D', '3 7D'],
              expect: { points: [284, 0, 0, 0] },
              say: 'You still lead, and {8H} can follow. But there is no reason to wait while {2H} is out.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: [
                ...['1 KD/3S', '2 6D', '3 7D', '1 7C', '2 TC', '3 8C', '0 2S/4S'],
                ...['2 4C', '3 6C', '0 4S/9D', '1 2H'],
              ],
              expect: { points: [284, 0, 0, 2] },
              say: "Bo took the lead, and threw {2H} on Dan's trick: your 284 points stay. First draw the last heart with {8H}.",
            },
          ],
        },
      ],
    },
    {
      options: { passing: 'none' },
      deck: oneByOne([
        'TS 5H 7S JH JC KH 7C 9D 9S 5D 6H KD 2D',
        '6D 5S 5C 3H 4C 8S TD 3C 4H TC 2H QH 4D',
        '6C 3D 8C 8D AC JS KC 9C 7H 2C JD 7D 6S',
        'QC QD AD 9H QS AH 8H TH KS 4S 2S 3S AS',
      ]),
      before: [
        ...['2 2C', '3 QC', '0 JC', '1 5C', '3 AD', '0 5D', '1 TD', '2 8D', '3 AS', '0 TS', '1 8S', '2 JS'],
        ...['3 KS', '0 9S', '1 5S', '2 6S', '3 QS', '0 7S', '1 QH', '2 7H', '3 AH', '0 JH', '1 4H', '2 AC'],
        ...['3 TH', '0 6H', '1 3H', '2 KC', '3 9H', '0 5H', '1 2H', '2 9C'],
      ],
      tasks: [
        {
          auto: ['3 4S'],
          say: 'Another deal: Dan has the Pig and eleven hearts, {8H} is out. He leads {4S}, and you have none. Which card?',
          mark: ['card 4S'],
          decide: [
            {
              on: ['7C', '9D', '2D'],
              rank: 'best',
              after: ['1 4D', '2 6C', '3 8H', '0 KH', '1 6D', '2 8C'],
              expect: { points: [48, 0, 0, 246] },
              say: '{KH} won {8H}: 48 against you. One heart stops the moon, which would have cost you 200.',
            },
            {
              on: ['KD'],
              rank: 'poor',
              after: ['1 4D', '2 6C', '3 8H', '0 KH', '1 6D', '2 8C'],
              expect: { points: [48, 0, 0, 246] },
              say: '{KH} still stops the moon. But {JD} is out, and {KD} would have caught it.',
            },
            {
              on: ['KH'],
              rank: 'poor',
              after: ['1 4D', '2 6C', '3 8H', '0 2D', '1 6D', '2 8C'],
              expect: { points: [0, 0, 0, 294] },
              say: 'Now Dan has all thirteen: 0 for Dan, and 200 against you. {KH} would have cost you 48.',
            },
          ],
        },
      ],
    },
  ],
};
