import { oneByOne, singles } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const shootOrStop: Lesson = {
  id: 'gongzhu/5',
  title: 'Shoot it, or stop it',
  goal: 'Draw the last hearts to shoot the moon, or keep one heart from whoever tries.',
  minutes: 3,
  known: 'Draw every heart for a moon. Keep one when another player tries. You know the whole game now.',
  exercises: [
    {
      options: { passing: 'none' },
      deck: oneByOne([
        '9H 4H AC JH TC 7C TS KH QC 6C 5D 9D QH',
        'QD 5H JC 2H 4S AD 8H 4D TH JS 8D AH TD',
        '9C 3S JD 2S 4C KS 3C 7H 9S 6S KD AS 2C',
        '5C 3H 7S 6H 8S 5S KC 3D 7D 6D QS 2D 8C',
      ]),
      before: [
        ...['2 2C', '3 8C', '0 AC', '1 JC', '0 TS', '1 4S', '2 9S', '3 5S', '0 7C', '1 AH', '2 4C', '3 5C'],
        ...['0 6C', '1 JS', '2 3C', '3 KC', '3 3H', '0 9H', '1 8H', '2 7H', '0 JH', '1 TH', '2 KS', '3 6H'],
      ],
      tasks: [
        {
          say: 'You took all eight hearts so far. All thirteen shoot the moon. Lead {KH} to draw {5H} and {2H}.',
          mark: ['card KH'],
          ask: ['KH'],
          why: 'No heart that is out beats it, and each must fall on it.',
          no: [
            {
              on: ['QH', 'TC', 'QC'],
              as: 'good',
              say: 'As good: nothing that is out beats it. But the hearts first: lead {KH}.',
            },
            {
              on: ['4H'],
              show: ['1 5H', '2 AS', '3 QS'],
              expect: { points: [113, 109, 0, 0] },
              say: '{5H} beats it: Bo has two hearts, and the Pig. No moon any more, and your 113 points stay. Lead {KH}.',
            },
            {
              on: 'any legal',
              show: ['1 TD', '2 JD', '3 7D'],
              say: 'A diamond gives the lead away. A heart in a trick of others ends the moon: lead {KH}.',
            },
          ],
          after: ['1 5H', '2 AS', '3 QS'],
          expect: { points: [258, 0, 0, 0] },
          done: '{5H} fell, and Dan threw the Pig: 258 points so far. Shoot the moon, and they are gone.',
        },
        {
          auto: [
            ...['0 QC', '1 TD', '2 9C', '3 8S', '0 4H', '1 2H', '2 6S', '3 7S'],
            ...['0 QH', '1 8D', '2 3S', '3 7D'],
          ],
          say: 'Thirteen hearts: the moon, 200 for each of the others. {TC} doubles it for its winner. Your lead?',
          decide: [
            {
              on: ['TC'],
              rank: 'best',
              after: ['1 4D', '2 2S', '3 6D', '0 9D', '1 AD', '2 KD', '3 3D', '1 QD', '2 JD', '3 2D', '0 5D'],
              expect: { 'result.points': [0, 300, 400, 400] },
              say: '{TC} doubles the moon: 400 for each of the others. Bo took the Goat at the end, 100 off.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: singles(4, ['1: AD KD 6D', '1: QD JD 3D', '0: 5D/9D 4D 2S 2D', '0: TC']),
              expect: { 'result.points': [0, 0, 200, 200] },
              say: 'Bo took over, and {TC} doubled no hearts: 200 for each, not 400. Lead the ten while nobody can follow.',
            },
          ],
        },
      ],
    },
    {
      options: { passing: 'none' },
      deck: oneByOne([
        '3H 8S 6C 8D JS 5H 9S KS 5S KH 4S 9D AH',
        'KD 3C AS 7C 6D 2S 4H 3S JC 9C 8H 5D 8C',
        '3D AD JH 2H 6H 7S QS TD QC TH 4C 5C 2D',
        '7H 6S QH 7D QD AC JD 4D 2C TS KC 9H TC',
      ]),
      before: [
        ...['3 2C', '0 6C', '1 9C', '2 QC', '2 5C', '3 AC', '0 AH', '1 JC', '3 6S', '0 5S', '1 3S', '2 7S'],
        ...['2 2H', '3 7H', '0 5H', '1 4H', '3 KC', '0 KS', '1 8C', '2 4C', '3 TS', '0 9S', '1 2S', '2 QS'],
      ],
      tasks: [
        {
          auto: ['2 6H', '3 QH'],
          say: 'Another deal: Dan has all hearts, and is ahead with {QH}. {KH} would stop a moon, but can wait. Play {3H}.',
          mark: ['card 3H', 'card QH'],
          ask: ['3H'],
          why: '{KH} stops the moon later as well, and perhaps for less.',
          no: [
            {
              on: 'any legal',
              show: ['1 8H'],
              expect: { points: [84, 0, 100, 68] },
              say: 'The moon is stopped, for 84 points: 6, 30, 40 and 8. {KH} can do so later, for less.',
            },
          ],
          after: ['1 8H'],
          expect: { points: [0, 0, 100, 115] },
          done: '115 for Dan so far. {KH} is still yours: as long as you keep it, no moon.',
        },
        {
          auto: ['3 QD', '0 9D', '1 6D', '2 TD', '3 7D', '0 8D', '1 5D', '2 3D'],
          say: 'On your own now. Dan has nine hearts, you have {KH}, and you lead. Which card?',
          decide: [
            {
              on: ['JS', '8S', '4S'],
              rank: 'best',
              after: ['1 AS', '2 JH', '3 TC'],
              expect: { points: [0, 40, 100, 115] },
              say: "Cat had no spade and threw {JH} on Bo's trick: the moon is stopped, and you did not pay.",
            },
            {
              on: ['KH'],
              rank: 'poor',
              after: ['1 AS', '2 JH', '3 9H'],
              expect: { points: [69, 0, 100, 115] },
              say: '69 against you. As long as you hold {KH}, Dan cannot have all thirteen: wait.',
            },
          ],
        },
      ],
    },
    {
      options: { passing: 'none' },
      deck: oneByOne([
        'QH 6H 2C QC 9D JS KC 7S TH 7D 3H 2S 6D',
        'TC 8H JC QD 8C 3S TS 6S 6C AC 9S JD 4H',
        '5S QS 7C AH KS 2H KD AD 8S 7H JH 5C 3D',
        'KH 9C AS 5H 5D 4C TD 3C 4S 2D 8D 4D 9H',
      ]),
      before: [
        ...['0 2C', '1 AC', '2 7C', '3 9C', '1 3S', '2 5S', '3 4S', '0 JS', '0 2S', '1 6S', '2 8S', '3 AS'],
        ...['3 4C', '0 KC', '1 TC', '2 5C', '0 7S', '1 TS', '2 KS', '3 KH', '2 7H', '3 5H', '0 6H', '1 4H'],
        ...['2 AH', '3 9H', '0 QH', '1 8H', '2 JH', '3 3C', '0 TH', '1 9S', '2 KD', '3 TD', '0 9D', '1 QD'],
        ...['2 AD', '3 8D', '0 7D', '1 JD'],
      ],
      tasks: [
        {
          auto: ['2 QS', '3 5D'],
          say: 'Another deal: Cat has eleven hearts; {2H} is out, {3H} yours. She leads {QS}, you have no spade. Which card?',
          mark: ['card QS'],
          decide: [
            {
              on: ['QC', '6D'],
              rank: 'best',
              after: ['1 JC', '2 2H', '3 4D', '0 3H', '1 8C', '0 6D/QC', '1 6C', '2 3D', '3 2D'],
              expect: { 'result.points': [10, 0, 189, 0] },
              say: 'No moon, which would have cost you 200. When one player has every heart so far, keep one.',
            },
            {
              on: ['3H'],
              rank: 'poor',
              after: ['1 JC', '2 2H', '3 4D', '0 6D', '1 8C', '2 3D', '3 2D', '0 QC', '1 6C'],
              expect: { 'result.points': [200, 200, -100, 200] },
              say: 'The twelfth heart, and {2H} is the thirteenth: a moon, 200 for you. When one player has all hearts, keep one.',
            },
          ],
        },
      ],
    },
  ],
};
