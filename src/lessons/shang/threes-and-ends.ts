import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const threesAndEnds: Lesson = {
  id: 'shang/4',
  title: 'Threes, and the end',
  goal: 'Three of a kind go at once, a five is broken when the lead is worth more, and at the end you lead what few can follow.',
  minutes: 3,
  known:
    'Play three of a kind at once; near the end break fives and lead pairs. You know the whole game now.',
  exercises: [
    {
      deck: oneByOne([
        '7S KD KC 2S 2D 5H 8H 2C KS JS QH KH TC',
        'TD 8C 5C AH 4S 6D TH 5S 2H 7H 9C AC 7C',
        'AS 3H 4H JC QC 9S 3D JD 8D 7D 3S 5D AD',
        '4D QD 6H 9D 4C 6C 9H 6S 3C QS JH 8S TS',
      ]),
      tasks: [
        {
          say: 'You hold {2C}, so you open, and {2C} must be in what you play. What do you open with?',
          decide: [
            {
              on: ['2C 2D 2S'],
              rank: 'best',
              after: ['1 check', '2 3D 3H 3S', '3 check', '0 KC KD KH', '2 check'],
              expect: { cardsLeft: [7, 13, 10, 13] },
              say: 'Three of a kind, three cards of equal rank, fall only to a higher three. Your kings beat the threes of Cat.',
            },
            {
              on: ['2C'],
              rank: 'good',
              say: 'But two twos are left, which beat next to nothing: all three go at once.',
            },
            {
              on: (move) => move.split(' ').length === 2,
              rank: 'poor',
              say: 'Two of the three twos: the third is left, and beats no card but itself. All three go at once.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'Five at once, but the kings win the lead later. Play the three twos alone.',
            },
          ],
        },
      ],
    },
    {
      deck: oneByOne([
        'QS AC AS TS JS 8D JH 8C QC 4D 2S QH KC',
        '6H JC JD 6S 2C AH AD 8H 8S 7H 9D TD 3D',
        '2D 9C KD QD 5C 7C 7S 6D 4H KS 5D TC 6C',
        '4S 7D 4C 3S KH 9S 5S 3C 9H TH 3H 5H 2H',
      ]),
      before: [
        ...['1 2C', '2 4H', '3 7D', '0 TS', '1 JC', '2 KS', '3 check', '0 AC', '1 AH', '2 check'],
        ...['0 AS', '1 check'],
        ...['0 2S', '1 3D', '2 7S', '3 9S', '0 KC', '1 check', '2 check', '3 KH', '0 check', '3 5H 5S'],
        ...['0 8C 8D', '1 check', '2 check', '3 check', '0 JH JS', '1 check', '2 check', '3 check'],
      ],
      tasks: [
        {
          say: 'You lead; {4D} and three queens are left. Play so that {4D} can follow as your last card.',
          mark: ['card QC', 'card QH', 'card QS'],
          ask: ['QC QH QS'],
          why: 'Nobody is likely to hold three kings or three aces.',
          no: [
            {
              on: ['QC QH', 'QC QS', 'QH QS'],
              say: 'The third queen stays behind with {4D}. Play all three.',
            },
            {
              on: 'any legal',
              say: 'Kings and aces beat it. Three queens fall to three of these alone.',
            },
          ],
          after: ['1 check', '2 check', '3 check', '0 4D'],
          expect: { 'result.points': [0, 9, 10, 8] },
          done: 'Nobody had a higher three: you led again, and {4D} was your last card.',
        },
      ],
    },
    {
      deck: oneByOne([
        '3H 2S KS TD 3D 8S TC TS JC KD 8H 3C 9C',
        '5H 2C 8C 7D 6H 4H 3S TH 7C 5C 6C 9H 8D',
        'AH QD 6D AS 4C 5S JD KH JH QH 9D 9S 7H',
        '6S KC 2H 4S 5D 7S 4D JS AD QC 2D QS AC',
      ]),
      before: [
        ...['1 2C 5C 6C 7C 8C', '2 check', '3 4S 6S 7S JS QS', '0 3C 3D 3H KD KS', '1 check', '3 check'],
        ...['0 2S', '1 7D', '2 7H', '3 QC', '0 check', '1 check', '2 KH', '3 AC', '2 AH', '3 check'],
        ...['2 4C', '3 4D', '0 JC', '1 check', '2 AS', '3 check', '0 check'],
        ...['2 5S', '3 KC', '0 check', '1 check', '2 check'],
      ],
      tasks: [
        {
          auto: ['3 2D 2H'],
          say: 'You hold a full house, {TC} {TD} {TS} {8H} {8S}. Dan, with two cards left, led {2D} {2H}. Do you break it?',
          mark: ['seat 3'],
          decide: [
            {
              on: ['8H 8S'],
              rank: 'best',
              after: ['1 check', '2 9D 9S', '3 check', '0 TC TD', '2 JD JH', '0 check'],
              expect: { cardsLeft: [2, 7, 3, 2] },
              say: 'Two pairs went, and only two cards are left. Break your five when the end is near.',
            },
            {
              on: (move) => move !== 'check',
              rank: 'good',
              after: ['1 check', '2 JD JH', '3 check', '0 check'],
              say: 'It was right to break the five. But the eights were enough, and the tens win later.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: ['1 check', '2 9D 9S', '3 check'],
              say: 'All six cards are left, about two more than need be. With Dan at two cards, pairs go while they can.',
            },
          ],
        },
      ],
    },
    {
      deck: oneByOne([
        '5S 6S 4C 5C 8C JS KC 7H AS 5H QC 3H TH',
        '8D JH TD 4H 7D 2S KS QD 9C 8H QS AC 9H',
        '4S 3D 5D 9S 9D QH 2D AD 6D 8S 6H KD 2H',
        'KH 7S 7C TC 4D TS JC 3C 6C JD 3S AH 2C',
      ]),
      before: [
        ...['3 2C 3C 6C 7C TC', '0 4C 5C 8C QC KC', '1 check', '2 2D 6D 9D KD AD', '3 check', '0 check'],
        ...['2 2H 3D 4S 5D 6H', '3 check', '0 check', '1 7D 8D 9C TD JH', '2 check'],
        ...['1 2S', '2 9S', '3 TS', '0 JS', '1 KS', '2 check', '3 AH', '0 AS', '1 check', '3 check'],
      ],
      tasks: [
        {
          say: 'Cat has two cards left. You lead from {3H} {5H} {5S} {6S} {7H} {TH}. Which play keeps Cat in the game longest?',
          mark: ['seat 2'],
          ask: ['5H 5S'],
          why: 'On a pair Cat can only play if the two cards are a pair.',
          no: [
            {
              on: 'any legal',
              show: ['1 8H', '2 QH'],
              say: 'A single lets Cat play one of the two, {QH}, and be out with the next. On a pair Cat must check.',
            },
          ],
          after: ['1 QD QS', '2 check', '3 check', '0 check'],
          expect: { cardsLeft: [4, 4, 2, 6] },
          done: 'Bo beat it, but Cat could not: as long as others lead pairs, two cards stay two.',
        },
      ],
    },
    {
      deck: oneByOne([
        '9C 4D QC 2C 2H JD 7S 3C 3D AC 5D 9S KH',
        'QS 8D 4C QD 7C TS 6S AS 8H TH 6C KD 5H',
        'KS 2D 7H 4H JC 8C 5S 3S 9H TD 2S JH JS',
        'AH 4S 6D 5C 3H 7D KC QH TC 9D 8S 6H AD',
      ]),
      before: [
        ...['0 2C 2H', '1 TH TS', '2 check', '3 check', '0 check', '1 4C 5H 6C 7C 8D'],
        ...['2 7H 8C 9H TD JC', '3 check'],
        ...['0 check', '1 check', '2 2S 3S 5S JS KS', '3 check', '0 check', '1 check', '2 2D'],
        ...['3 8S', '0 JD'],
        ...['1 KD', '2 check', '3 AD', '0 check', '1 AS', '3 check', '1 QD QS', '2 check', '3 check'],
        ...['0 check'],
        ...['1 6S', '2 JH', '3 QH', '0 KH', '1 check', '2 check', '3 AH', '0 check'],
        ...['3 3H 4S 5C 6D 7D', '0 check'],
        ...['1 check', '2 check', '3 9D', '0 QC', '1 check', '2 check', '3 KC', '0 AC', '3 check'],
        ...['0 3C 3D', '1 check', '2 check', '3 check'],
      ],
      tasks: [
        {
          say: 'Bo and Cat have one card each, Dan two. Cards that you still hold count against you. What do you lead?',
          mark: ['seat 1', 'seat 2', 'seat 3'],
          decide: [
            {
              on: ['9C 9S'],
              rank: 'best',
              after: ['1 check', '2 check', '3 check'],
              expect: { cardsLeft: [3, 1, 1, 2] },
              say: 'Nobody with one card can play on a pair, and Dan has none. You lead again, with two cards fewer.',
            },
            {
              on: ['9C', '9S'],
              rank: 'poor',
              after: ['1 check', '2 check', '3 TC', '0 check', '3 6H'],
              expect: { 'result.points': [4, 1, 1, 0] },
              say: 'Dan had {TC}, and led {6H} to be out: four cards are counted. The pair would have stood.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: ['1 8H'],
              expect: { 'result.points': [4, 0, 1, 2] },
              say: "{8H} was Bo's last card: four cards are counted against you. On a pair nobody with one card can play.",
            },
          ],
        },
      ],
    },
  ],
};
