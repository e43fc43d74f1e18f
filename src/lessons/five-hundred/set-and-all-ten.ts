import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const setAndAllTen: Lesson = {
  id: '500/7',
  title: 'Set, all ten, and the end',
  goal: 'Set them for 10 a trick, take all ten for 250, save a match by a bid, and call Nello in the hole.',
  minutes: 3,
  known:
    'A set pays defenders 10 a trick; all ten pay 250 at least; 500 below zero loses. Next: six at the table.',
  exercises: [
    {
      deck: cards(
        '7H AD 9C 4S TS TC 7S AC QC 6C KC 8D JH 9D 5C 7D 6S TD 5S 9S JS AS JK QS JD AH JC 8H KS 4C QD 5H 8C 4H QH TH KD KH 8S 6D 5D 4D 6H 7C 9H',
      ),
      before: [
        ...['0 inkle H', '1 bid 8S', '2 pass', '3 pass', '1 bury 5C 8C TC 9D 5H'],
        ...['1 JK', '2 7S', '3 KS', '0 5S', '1 JS', '2 QS', '3 4C', '0 6S', '1 AS', '2 JC', '3 6C', '0 4H'],
        ...['2 AH', '3 6H', '0 7H', '1 JH', '2 AC', '3 7C', '0 9C', '1 4S', '1 KH', '2 4D', '3 8H', '0 TH'],
        ...['1 KD', '2 5D', '3 8D'],
      ],
      tasks: [
        {
          say: 'You defend: you play against the contract. Bo needs the last four tricks. {KD} is led: what do you play?',
          mark: ['seat 1'],
          ask: ['AD'],
          why: 'One more trick for you, and the contract has failed.',
          no: [
            {
              on: ['7D', 'TD'],
              show: [
                ...['1 8S', '2 6D', '3 9H', '0 TD/7D', '1 9S', '2 JD', '3 QD', '0 QH'],
                ...['1 TS', '2 QC', '3 KC', '0 AD'],
              ],
              expect: { 'result.points': [0, 240, 0, 240] },
              say: 'Bo won this one, and trumps the rest: eight tricks, 240 points for them.',
            },
          ],
          after: [
            ...['0 QH', '1 8S', '2 QC', '3 9H', '1 9S', '2 6D', '3 QD', '0 7D'],
            ...['1 TS', '2 JD', '3 KC', '0 TD'],
          ],
          expect: { 'result.points': [30, -240, 30, -240] },
          done: 'Set: the contract has failed. They lose its 240; you and Cat get 10 for each of your three tricks.',
        },
      ],
    },
    {
      deck: cards(
        '5S 9C QH 5H QS 5D JS AH 4S KH AC 9H TC JD 4D JK KD 8C AD 8D 4H 6H TD 6C 7C 7S AS 6D 6S JC TH 9D 9S JH 4C 7D QD KC TS 8H QC KS 5C 8S 7H',
      ),
      before: [
        ...['0 bid 7D', '1 pass', '2 bid 7NT', '3 pass', '2 bury 6C 4D 9D JD 8H'],
        ...['2 KS', '3 6S', '0 5S', '1 TS', '2 AS', '3 8S', '0 4C', '1 QS', '2 4S', '3 5C', '0 7D', '1 5D'],
        ...['2 7S', '3 7H', '0 8C', '1 4H', '2 9S', '3 6D', '0 9C', '1 5H', '2 AH', '3 9H', '0 JH', '1 6H'],
        ...['2 JS', '3 JC', '0 QH', '1 KC', '2 7C', '3 AC'],
      ],
      tasks: [
        {
          say: 'Your side has seven of seven tricks in 7 No-Trump. Dan played {AC}, and you have no club. What do you play?',
          ask: ['JK'],
          why: 'It wins without trumps too, and {AD} and {KD} take the last two.',
          no: [
            {
              on: ['KD', 'AD'],
              show: ['1 8D', '3 TH', '0 JK', '1 TD', '2 TC', '0 AD/KD', '1 QD', '2 QC', '3 KH'],
              expect: { 'result.points': [220, 0, 220, 0] },
              say: 'Dan won that trick: nine of ten, 220 points. Further tricks count nothing unless you have all.',
            },
          ],
          after: ['1 8D', '0 KD', '1 TD', '2 TC', '3 TH', '0 AD', '1 QD', '2 QC', '3 KH'],
          expect: { 'result.points': [250, 0, 250, 0] },
          done: 'All ten tricks are a Grand Slam: 250 at least, whatever was bid. So go for the rest.',
        },
      ],
    },
    auction({
      hands: [
        'QS 4S 8C TD 6C 8D 7S 4D JH 4C',
        'AC 5S QH JK 4H KC 6H KS QD AD',
        'TC 9C AH 9D AS KH 5C 9S TS 5D',
        '6D 8S 6S 8H JS 5H JD 7H 7C TH',
      ],
      widow: '7D JC 9H QC KD',
      dealer: 0,
      scores: [300, 440],
      before: ['1 bid 6NT', '2 pass', '3 pass'],
      task: {
        say: 'You stand at 300, they at 440; 500 win. Bo nearly always makes his 6 No-Trump, 120 points. Bid, or pass?',
        mark: ['seat 1'],
        decide: [
          {
            on: ['bid 7D'],
            rank: 'best',
            say: 'It mostly costs you 180. A pass ended the match in 96 of 100. Near the end a set may be the cheaper loss.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: '6 No-Trump is made in 96 of 100, and the match is theirs. {7D} mostly loses 180, and you play on.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'It keeps the match open. But diamonds are your best suit, and {7D} is enough to take the contract from them.',
          },
        ],
      },
    }),
    auction({
      hands: [
        '8S KS 7S 6S AD 4S JS 9H 4C QH',
        '7D 5S AH 9S QS AC 7C 6C 5H 6D',
        'TS JC KD JD TC 8D 5C 8C JH 8H',
        '6H QD KC 4D 9C TD 4H 9D AS JK',
      ],
      widow: 'TH QC KH 7H 5D',
      dealer: 1,
      scores: [-100, 300],
      before: ['2 bid 7D', '3 bid 7NT'],
      task: {
        say: 'You two are in the hole, at 100 below zero: you may call Nello. It beats 7 No-Trump. What do you call?',
        decide: [
          {
            on: ['nello'],
            rank: 'best',
            say: 'Low spades, {4C}, and six cards to bury: {AD}, {KS}, {QH} can go. Nello is made in nearly four of five.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'Then 7 No-Trump is theirs, and made in 62 of 100. For Nello this hand can bury its high cards.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Your spades are long, not high: about 70 points worse than Nello, where low cards help.',
          },
        ],
      },
    }),
  ],
};
