import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const whatIsYourHandWorth: Lesson = {
  id: '500/2',
  title: 'What is your hand worth?',
  goal: 'Count sure tricks, name the suit, trust your partner for one or two.',
  minutes: 2,
  known:
    'Count sure tricks, and one or two for Cat. About five are an Inkle, a six that asks the partner for help.',
  exercises: [
    auction({
      hands: [
        'JK JS JC AS TS 7S AD KD 8H 5C',
        '4C AH 5H 6D 8C 6S 9H 9D QC QS',
        'QH QD 4D 6C 4S 6H 7D 9C 8S TH',
        'TD KC KS KH 4H 5D 7C 5S 7H 8D',
      ],
      widow: 'TC 9S JH JD AC',
      task: {
        say: 'A bid promises tricks and names trumps. Count six trumps ({JC} is one), {AD}, {KD}, one for Cat: 9, s, Enter.',
        ask: ['bid 9S'],
        why: 'Four sure trumps, two small ones, two high diamonds, one from Cat: nine.',
        no: [
          {
            on: ['bid 6S', 'bid 7S', 'bid 8S'],
            say: 'Safe. But you count eight, and Cat brings one more: {9S} pays 340.',
          },
          { on: ['pass'], say: 'You hardly ever see a hand as strong as this one.' },
          { on: 'any legal', say: 'Count: spades as trumps are worth nine tricks with Cat.' },
        ],
        expect: { auction: [{ seat: 0, call: '9S' }] },
        done: 'Nine tricks promised pay 340 points. With fewer the contract has failed: you are set, and lose 340.',
      },
    }),
    auction({
      hands: [
        'JD AD QD 9D 6D AS 8S TC 7C 5H',
        '4C 6S 9H 7D 8C TS QH KD QC KS',
        '4S 7H 4D 5C 7S TH 8D 9C JS KH',
        '4H KC JK 5S 8H 5D 6C 9S JH TD',
      ],
      widow: 'JC QS AH 6H AC',
      task: {
        say: 'Five diamonds and {AS}: you count five. The highest bidder takes five more cards, the widow. Bid {7D}.',
        ask: ['bid 7D'],
        why: 'About five tricks of your own, and one or two that Cat brings.',
        no: [
          {
            on: ['bid 6D'],
            say: 'Careful. But Cat mostly brings a trick or two: seven is worth it.',
          },
          {
            on: ['pass'],
            say: 'With Cat to help you seven diamonds are more often made than not.',
          },
          {
            on: ['bid 8D', 'bid 9D', 'bid 10D'],
            say: 'You count five, and Cat and the widow two: more is not in sight.',
          },
          { on: 'any legal', say: 'Diamonds are your suit, and seven what they are worth.' },
        ],
        expect: { auction: [{ seat: 0, call: '7D' }] },
        done: 'Cat and the widow bring two tricks if you count five or six, one if you count seven or eight.',
      },
    }),
    auction({
      hands: [
        '4C 5C 7C 4D 6D 8D 5H 6H 4S 7S',
        '6C 8S 9H TD TC JS QH KD KC AS',
        '5S 7H 7D 8C 9S TH JD JC QS KH',
        'AD AC JK 6S 8H 9D 9C TS JH QD',
      ],
      widow: 'QC KS AH 4H 5D',
      task: {
        say: 'No ace, no king, no jack: nothing wins a trick for sure. A failed contract costs what it would pay. Pass.',
        ask: ['pass'],
        why: 'Nothing here takes a trick for sure.',
        because: 'Cat would count on your six, too.',
        no: [
          {
            on: 'any legal',
            say: 'Six tricks are far away, and a failed contract is charged to you.',
          },
        ],
        expect: { auction: [{ seat: 0, call: 'pass' }] },
        done: 'Each player calls once: more tricks than the last bid, or as many in a higher suit. Low to high: {S} {C} {D} {H} NT.',
      },
    }),
    auction({
      hands: [
        'JK JH AH KH 9H 8H AC 6C 9D 7S',
        '4C 6S 4H 6D 8C TS 7H TD JC KS',
        '4S KD 4D 5C 8S 5H 7D 9C JS TH',
        'JD QC AS 5S AD 5D 7C 9S 6H 8D',
      ],
      widow: 'TC QS QH QD KC',
      task: {
        say: 'Six trumps, the Joker among them, {AC}, and one trick that Cat brings. Count, and bid.',
        decide: [
          {
            on: ['bid 8H'],
            rank: 'best',
            expect: { auction: [{ seat: 0, call: '8H' }] },
            say: 'Seven by yourself, and one with Cat. {8H} pays 300, and is made more than four times in five.',
          },
          {
            on: ['bid 7H'],
            rank: 'poor',
            say: '{7H} is made nearly always, for 200. But you count eight, and {8H} pays 300: about 50 points better.',
          },
          {
            on: ['bid 9H'],
            rank: 'poor',
            say: '{9H} pays 400, but Cat must bring two tricks, and often does not: about 100 points worse than {8H}.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Six hearts, {AC} and one from Cat: hearts are worth eight tricks.',
          },
        ],
      },
    }),
  ],
};
