import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const sixAtTheTable: Lesson = {
  id: '500/8',
  title: 'Six at the table',
  goal: 'Elevens, twelves and thirteens, a widow of three, and two partners who each bring a trick.',
  minutes: 2,
  known:
    'Longer suits, two partners, a widow of three; the rest is as with four. Practice auctions never end.',
  exercises: [
    auction({
      hands: [
        'AD 2S 12S JD 8D AH 11D 7H KD 12D',
        '6H 9S 8H TS 6C 6D JS 4H 7D QD',
        '7C 9D 2H AC 11H TC 5D QS 13H JH',
        '3S 3C 11C 6S QC 4S 5C AS 8C 2C',
        'KH 9C 8S 3H 12C 9H KC 11S 13D TD',
        'TH 12H 5H 3D KS 4D JK 4C JC 2D',
      ],
      widow: '5S QH 7S',
      task: {
        say: 'Three against three: Cat and Eli are with you. 11, 12 and red 13 rank below the jack. What do you bid?',
        mark: ['seat 2', 'seat 4'],
        decide: [
          {
            on: ['bid 7D'],
            rank: 'best',
            say: 'Your trumps make four tricks, {AH} a fifth, each partner one. Seven is made in five of six deals.',
          },
          {
            on: ['bid 6D', 'inkle D', 'pass'],
            rank: 'poor',
            say: 'You count five by yourself, and have two partners, who bring a trick each: {7D} is about 55 points better.',
          },
          {
            on: ['bid 8D'],
            rank: 'poor',
            say: 'The widow has only three cards, and the Joker is elsewhere. Eight is made in 62 of 100, seven in 84.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Six diamonds are your suit: five tricks of yours and one from each partner make seven.',
          },
        ],
      },
    }),
    auction({
      hands: [
        'KH TH 3H TC 13H KS 6H KD AH 3S',
        '8C 12S 4H 3C JS QC 5H JH 6C 2H',
        'QD 13D 9S 4D JK 8D TS 8S 11C 6S',
        '4C AD 11S 9D AS 2S JC 9H 7D 6D',
        '8H 12C 7S 5D 12D JD AC QH 9C 2C',
        '5C KC 2D 5S 7C 12H 4S 3D QS 7H',
      ],
      widow: '11D TD 11H',
      dealer: 1,
      before: ['2 inkle D', '3 pass', '4 inkle H', '5 pass'],
      task: {
        say: 'Cat called an Inkle in diamonds, Eli one in hearts: about four tricks with six players. What do you call?',
        mark: ['seat 2', 'seat 4'],
        decide: [
          {
            on: ['bid 7H'],
            rank: 'best',
            say: 'Six hearts of yours and three of Eli: seven is made in 79 of 100, and pays 200. Six would have paid 100.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'Eli then plays six hearts for 100. With your six hearts seven is made in 79 of 100, and pays 200.',
          },
          {
            on: ['bid 8H', 'bid 9H', 'bid 10H'],
            rank: 'poor',
            say: 'Hearts, yes. But the Joker and both bowers are elsewhere, so eight is made in 54 of 100, seven in 79.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Eli named hearts, and you hold six of them with ace, king and thirteen: raise that suit to seven.',
          },
        ],
      },
    }),
    auction({
      hands: [
        '8H AH JC 7H 3S 4H 2H 13H TH 12D',
        'AC 4S TS 5H 9S QD 12S KD 2C 9C',
        '8C JK 12C 3D 7C 13D 2D KC 3C 5S',
        '11H QC QS 6H QH 3H TD JS 11C 5C',
        '6C 8S TC 4D 12H 6D KH 11S 7S 6S',
        '11D 2S 8D 4C JH 7D 5D AS AD 9H',
      ],
      widow: 'JD 9D KS',
      dealer: 0,
      before: ['1 inkle S', '2 bid 7C', '3 pass', '4 pass', '5 bid 7D'],
      task: {
        say: 'Cat bid {7C}, and Fay went over it with {7D}. You hold seven hearts, and speak last. What do you call?',
        mark: ['seat 5'],
        decide: [
          {
            on: ['bid 7H'],
            rank: 'best',
            say: 'Hearts rank above diamonds, so seven is enough: made in 66 of 100.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'They make {7D} in half of the deals. {7H} is higher, made in 66 of 100, and about 30 points better.',
          },
          {
            on: ['bid 8H', 'bid 9H', 'bid 10H'],
            rank: 'poor',
            say: 'Hearts, yes. But hearts rank above diamonds: {7H} goes over {7D}, and nobody speaks after you.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Seven hearts are seven trumps: {7H}.',
          },
        ],
      },
    }),
  ],
};
