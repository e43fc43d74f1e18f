import { cards, inPackets } from '../decks.ts';
import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const withoutTrumps: Lesson = {
  id: '500/4',
  title: 'Without trumps, and Nello',
  goal: 'The Joker names a suit; when to bid No-Trump; and Nello wins by losing every trick.',
  minutes: 2,
  known:
    'Trumps, No-Trump for aces and a long high suit, Nello: all contracts. Next: what calls tell your partner.',
  exercises: [
    {
      deck: inPackets(
        [
          'JK AC KC QC AD KD AH AS KS 7S',
          '8S 5S TS 8H TD TC 9C 6H QH 9H',
          'QS 6S 6C 7H TH 8C 7D 7C JC 8D',
          '4S JS 9S JH JD KH QD 5D 9D 6D',
        ],
        cards('4C 5C 4D 5H 4H'),
      ),
      before: ['0 bid 10NT', '1 pass', '2 pass', '3 pass', '0 bury 4C 5C 4D 5H 4H'],
      tasks: [
        {
          say: 'No-Trump, a contract without trumps. The Joker wins, and names the suit to follow. Lead it for spades.',
          mark: ['card JK'],
          ask: ['JK:S'],
          why: 'The Joker, {AS} and {KS} draw three rounds of spades: {7S} may be high then.',
          no: [
            {
              on: ['JK:C', 'JK:D', 'JK:H'],
              say: 'It wins. But your small card is a spade: let the Joker draw those.',
            },
            {
              on: ['7S'],
              say: 'Five higher spades are out. First draw them, then {7S} wins.',
            },
            {
              on: 'any legal',
              say: 'It wins. But begin with the Joker: later it may have to wait.',
            },
          ],
          after: [
            ...['1 5S', '2 6S', '3 4S', '0 AS', '1 8S', '2 QS', '3 9S'],
            ...['0 KS', '1 TS', '2 6C', '3 JS'],
          ],
          expect: { taken: { contractors: 3, defenders: 0 } },
          done: 'Three rounds of spades. Without trumps the Joker has no suit: you may not play it while you can follow.',
        },
        {
          say: 'Eight other spades were in play, and you have seen all of them fall. What has become of {7S}? Lead it.',
          ask: ['7S'],
          why: 'It is the only spade left, so nobody can beat it.',
          no: [
            { on: 'any legal', as: 'good', say: 'As good: all ten are yours now. But see what {7S} does.' },
          ],
          after: ['1 6H', '2 7C', '3 5D'],
          expect: { taken: { contractors: 4, defenders: 0 } },
          done: 'A low spade won a trick, since no other was left. All ten tricks are yours, and the match.',
        },
      ],
    },
    auction({
      hands: [
        '6C 7C QC KC AC TD 6H 8H AH AS',
        '8C 5D 6D 9D 4H JH 6S 8S QS KS',
        '4C 4D 7D 8D KD AD 7H 9H 7S TS',
        '5C TC JD TH QH KH 4S 5S 9S JK',
      ],
      widow: '9C JC QD 5H JS',
      task: {
        say: 'As trumps your clubs lose to bowers. Without trumps you have {AC} {KC} {QC}, two clubs, {AH}, {AS}. Your bid?',
        decide: [
          {
            on: ['bid 8NT'],
            rank: 'best',
            expect: { auction: [{ seat: 0, call: '8NT' }] },
            say: 'Seven by yourself, one with Cat: 320, made in three deals of four. Aces and a long high suit: No-Trump.',
          },
          {
            on: ['bid 7C', 'bid 8C'],
            rank: 'poor',
            say: 'Three trumps are above your ace. {8C} is made in 59 of 100, 8 No-Trump in 76: over 100 points better.',
          },
          {
            on: ['inkle NT', 'bid 6NT', 'bid 7NT'],
            rank: 'poor',
            say: 'No-Trump, yes. But seven by yourself and one with Cat are eight: about 50 points better than seven.',
          },
          {
            on: ['bid 9NT', 'bid 10NT'],
            rank: 'poor',
            say: 'No-Trump, yes. But Cat must bring two tricks, and often does not: over 100 points worse than eight.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Your tricks are aces and high clubs, without Joker or bower: that is a hand for No-Trump.',
          },
        ],
      },
    }),
    {
      options: { nello: 'always' },
      deck: inPackets(
        [
          '4C 5C 6C 4D 5D 6D AD 4H 5H 9S',
          'JK 7C 9C TC 8D 7D TH 8H 7S 5S',
          '6H AC AH AS KS QS JS TD JD QD',
          '8C JC KD 9D 9H 7H 4S 6S TS 8S',
        ],
        cards('QC KC KH JH QH'),
      ),
      before: ['0 nello', '1 pass', '2 pass', '3 pass', '2 give 6H'],
      tasks: [
        {
          say: 'Nello: 250 for taking no trick at all; Cat sits out. Bury six of your seven risky cards. Which one stays?',
          decide: [
            {
              on: [
                'bury QC KC AD JH QH 9S',
                'bury QC KC AD QH KH 9S',
                'bury QC KC AD JH KH 9S',
                'bury QC AD JH QH KH 9S',
                'bury KC AD JH QH KH 9S',
              ],
              rank: 'best',
              expect: { cardsLeft: [10, 10, 9, 10] },
              say: 'Three low cards cover the high one that you keep. {9S} stood alone, and had to be played to the first spade.',
            },
            {
              on: ['bury QC KC JH QH KH 9S'],
              rank: 'good',
              say: 'Three low diamonds cover {AD}. But an ace wins once they are gone; a queen or king may still stay under.',
            },
            {
              on: (move) => !move.includes('9S'),
              rank: 'poor',
              after: ['0 4C/5C/6C/4D/4H', '1 7C/7D/8H', '3 8C/KD/9H', '3 4S', '0 9S', '1 5S'],
              expect: { taken: { contractors: 1, defenders: 1 } },
              say: 'Dan led {4S}, and {9S}, your only spade, won: 250 lost. A high card above low ones is safer.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: '{9S} had to go, but you need every low card: they duck under what is led. Bury five of the other six instead.',
            },
          ],
        },
      ],
    },
  ],
};
