import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const raiseOrLeaveIt: Lesson = {
  id: '500/6',
  title: 'The auction: raise or leave it',
  goal: 'Raise a partner over them, not over nobody; and let them have what they cannot make.',
  minutes: 2,
  known: 'Raise if they bid over Cat. Pass if you hold four of their trumps. Next: sets, and all ten tricks.',
  exercises: [
    auction({
      hands: [
        'AD 4S QC KS 9S JS JK TD JH TS',
        '7H JC 7S AS 5C 8D 5H 5D 8S QH',
        '7D TC KC 9D KH AC QD TH 8C JD',
        'KD 5S 6S 4C 6H 6C 8H 4H 9H 7C',
      ],
      widow: 'AH 6D QS 4D 9C',
      dealer: 0,
      before: ['1 inkle S', '2 bid 7D', '3 bid 7H'],
      task: {
        say: 'Cat bid {7D}, and Dan went over it with {7H}. With diamonds as trumps, what do you hold? Bid.',
        mark: ['seat 2'],
        decide: [
          {
            on: ['bid 8D'],
            rank: 'best',
            say: "The Joker, {AD}, {TD}, and {JH} as left bower: four trumps beside Cat's three. {8D} is made in 88 of 100.",
          },
          {
            on: ['bid 9D', 'bid 10D'],
            rank: 'poor',
            say: 'Diamonds, yes. But {8D} is enough, and made in 88 of 100, nine in 70: eight is about 60 points better.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'You would set {7H} often. But you hold four diamonds, the Joker among them: {8D} is 110 points better.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Cat has named a suit already, in which you hold the Joker, the left bower {JH}, {AD} and {TD}. Raise that.',
          },
        ],
      },
    }),
    auction({
      hands: [
        'JH 7H 6C 7D QD 8S QH TS TD 9C',
        'JS 5S QS AD JC TH 8D 5C JD KS',
        '7S JK 4C 9D 4H 9S 5H QC AH KD',
        'KC 5D 4S AS 9H 7C 8C 4D 6D 6H',
      ],
      widow: 'TC KH 6S AC 8H',
      dealer: 0,
      before: ['1 bid 7S', '2 bid 7H', '3 pass'],
      task: {
        say: 'Cat bid {7H}, Dan passed, and you speak last. You hold three hearts with the right bower. Do you raise?',
        mark: ['seat 2'],
        ask: ['pass'],
        why: 'Nobody can go over Cat any more, and seven is enough.',
        no: [
          {
            on: ['bid 8H', 'bid 9H', 'bid 10H'],
            say: '{7H} is yours already. Eight is made in 39 of 100, seven in 63.',
          },
          {
            on: 'any legal',
            say: 'You two have a contract already, in a suit that suits you both.',
          },
        ],
        done: 'Your trumps help Cat to make seven. If nobody bids over Cat, raise only if more is made nearly as often.',
      },
    }),
    auction({
      hands: [
        '6S KC JH 7D JD TD QD 9D 4C JC',
        '5C TC JS 4S 5D 5S TS AS AC 6H',
        'KS 8D 6D 9H 9C 8H 7S 6C AH QH',
        'QS KH 7H 4D 8C KD JK 9S 4H TH',
      ],
      widow: 'QC 5H 7C 8S AD',
      dealer: 0,
      before: ['1 bid 7S', '2 bid 7H', '3 bid 8S'],
      task: {
        say: 'Dan stands in {8S}. You hold one spade, six diamonds with both bowers, and speak last. What do you call?',
        decide: [
          {
            on: ['bid 8D'],
            rank: 'best',
            say: 'You cannot stop spades, but your own suit is as long. {8D} is made in 77 of 100, their {8S} in 66.',
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: 'One spade stops nothing: {8S} is made in 66 of 100, your {8D} in 77. That is about 200 points better.',
          },
          {
            on: ['bid 9D', 'bid 10D'],
            rank: 'poor',
            say: 'Diamonds, yes. But nobody speaks after you: {8D} is enough, and nine is made in 45 of 100 only.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Six trumps with both bowers: diamonds, and {8D} goes over {8S}.',
          },
        ],
      },
    }),
    auction({
      hands: [
        '8D 7D 9S TH JK QS AH 6D 5S 6H',
        'TS TD 5C 9H 6S 7S 6C KS KC AC',
        '5D TC QD KH 8S 7C KD 4C 4D AS',
        '9D 7H 8H 8C JD QC 4S 9C AD JH',
      ],
      widow: '4H JS 5H QH JC',
      dealer: 0,
      before: ['1 inkle NT', '2 bid 7D', '3 bid 7H'],
      task: {
        say: "Dan bids {7H} over Cat's {7D}. You hold three small diamonds, and four of their hearts. Raise, or pass?",
        mark: ['seat 3'],
        decide: [
          {
            on: ['pass'],
            rank: 'best',
            say: 'Four of their trumps, the highest among them: {7H} is set in 85 of 100, and costs them 200.',
          },
          {
            on: ['bid 8D'],
            rank: 'poor',
            say: '{8D} is made in 62 of 100. But you hold their trumps: they are set in 85, and that is 130 points better.',
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: 'Look at their trumps: you hold the Joker, the ace and two more. Let them play it: {7H} is set in 85 of 100.',
          },
        ],
      },
    }),
  ],
};
