import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const whatACallSays: Lesson = {
  id: '500/5',
  title: 'The auction: what a call says',
  goal: 'Count the Joker and both bowers among your trumps, tell your partner by an Inkle, and answer one.',
  minutes: 2,
  known:
    'Inkle shows five tricks, 7 shows six. Next: to raise, that is, to bid more in the suit of a partner.',
  exercises: [
    auction({
      hands: [
        '9S 6D QS JK TH 6H JH JD JC 9H',
        'JS 7H QC 8H AS 4D 6S QH 4S 7S',
        'KH 4H 5D 8C KC KS QD 7D 6C TS',
        '8D 5H 5C 7C TC 4C AD AH 5S AC',
      ],
      widow: '9C 8S 9D KD TD',
      task: {
        say: 'No ace, no king. With hearts as trumps you hold the Joker, both bowers and three more. What do you bid?',
        decide: [
          {
            on: ['bid 8H'],
            rank: 'best',
            say: 'Six trumps, the three highest among them: six tricks. Cat and the widow bring two: {8H}.',
          },
          {
            on: ['bid 7H', 'bid 6H', 'inkle H'],
            rank: 'poor',
            say: 'Hearts, yes. But your trumps are six tricks, and Cat and the widow bring two: {8H} is 80 points better.',
          },
          {
            on: ['bid 9H', 'bid 10H'],
            rank: 'poor',
            say: 'Hearts, yes. But you count six, and Cat and the widow bring two. Nine is over 100 points worse.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'With hearts as trumps you hold the three highest, {JD} among them, and three more.',
          },
        ],
      },
    }),
    auction({
      hands: [
        '8S 9C JD TD 9D 4S KH 7D 6H TS',
        'AD 5S 4D KD 8H JC 9H 7H 7C 5D',
        'AS TH QH KS QS 5C 6C QC JH AC',
        'KC JS 8C 9S 6S 6D TC 4C 5H 8D',
      ],
      widow: '4H QD AH JK 7S',
      dealer: 2,
      before: ['3 inkle C'],
      task: {
        say: 'Dan called an Inkle in clubs. From low to high: {S} {C} {D} {H}, no-trump. Show Cat your diamonds with an Inkle.',
        ask: ['inkle D'],
        why: 'Four diamonds with the right bower, {KH}; with the widow about five tricks.',
        no: [
          {
            on: ['bid 6D'],
            as: 'good',
            say: 'As good in points: it binds the same. But an Inkle says that you need help.',
          },
          {
            on: ['bid 7D'],
            say: 'Too high: seven diamonds is set in two deals of five.',
          },
          {
            on: ['pass'],
            say: 'Then Cat knows nothing of your diamonds: about 30 points worse.',
          },
          {
            on: 'any legal',
            say: 'Cat would look for that suit here. Diamonds are what you hold.',
          },
        ],
        expect: {
          auction: [
            { seat: 3, call: 'inkle C' },
            { seat: 0, call: 'inkle D' },
          ],
        },
        done: 'It says: three trumps, about five tricks. It binds like six diamonds: if all others pass, you play them.',
      },
    }),
    auction({
      hands: [
        '6C KC 7D QD KD 6H 7H KH 9S KS',
        '4C 9C TC AC 4D 5D TD TH AH 8S',
        '7C JC 6D 8D 9D QH 6S 7S TS AS',
        '5C 8C QC 5H 8H 9H JH 4S 5S QS',
      ],
      widow: 'JD AD 4H JS JK',
      dealer: 2,
      before: ['3 inkle H'],
      task: {
        say: 'A king in each suit. Only No-Trump is higher than hearts. Call an Inkle in it: high cards, five tricks.',
        ask: ['inkle NT'],
        why: 'Four kings, good once their aces fall, and the widow: about five tricks.',
        no: [
          {
            on: ['bid 6NT'],
            as: 'good',
            say: 'As good in points, it binds the same. But an Inkle says that you need help.',
          },
          {
            on: ['bid 7NT'],
            say: 'Too high: it is set in more than four deals of ten.',
          },
          {
            on: ['pass'],
            say: 'Then Cat knows nothing of your kings: about 30 points worse.',
          },
          {
            on: 'any legal',
            say: 'That says more than you hold: kings in four suits are for No-Trump.',
          },
        ],
        expect: {
          auction: [
            { seat: 3, call: 'inkle H' },
            { seat: 0, call: 'inkle NT' },
          ],
        },
        done: 'It shows high cards, no long suit. With some high cards Cat goes on to 7 No-Trump, and mostly makes it.',
      },
    }),
    auction({
      hands: [
        '9D JS AD 4D 9H 5D 4S 9C AS JD',
        'KH 7S 8C KS 8S 9S 7C KC 6D 6H',
        '7H 5H AC TS 5C TC TD KD QD 8H',
        '7D JK JH 4H 4C 6S 5S QH AH 6C',
      ],
      widow: 'QC TH JC 8D QS',
      dealer: 0,
      before: ['1 inkle S', '2 inkle D', '3 bid 7H'],
      task: {
        say: 'Cat called an Inkle in diamonds, Dan {7H}. You hold five diamonds and {AS}, and speak last. Your call?',
        decide: [
          {
            on: ['bid 8D'],
            rank: 'best',
            say: 'Cat showed three diamonds: eight are yours. {8D} is made in 55 of 100; they would make {7H} in 77.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'Then Dan makes {7H} in 77 of 100. Cat asked for help in your best suit: {8D} is about 120 points better.',
          },
          {
            on: ['bid 9D', 'bid 10D'],
            rank: 'poor',
            say: 'Nobody speaks after you: {8D} is enough, and nine is made in 29 of 100 only.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Cat told you of diamonds, and you hold five of them.',
          },
        ],
      },
    }),
  ],
};
