import type { Lesson } from '../lesson.ts';
import { auction } from './auction.ts';

export const whatACallSays: Lesson = {
  id: '500/5',
  title: 'The auction: what a call says',
  goal: 'Count the Joker and both bowers among your trumps, tell your partner by an Inkle, and answer one.',
  minutes: 2,
  known: [
    'A suit says three trumps or more; an Inkle about five tricks, any other bid a',
    'trick less than it names. Next: to raise, bid more in the suit of a partner.',
  ],
  exercises: [
    auction({
      hands: [
        '9S 6D QS JK 8S 6H JH JD JC 9H',
        'JS 7H QC 8H AS 4D 6S QH 4S 7S',
        'KH 4H 5D 8C KC KS QD 7D 6C TS',
        '8D 5H 5C 7C TC 4C AD AH 5S AC',
      ],
      widow: '9C TH 9D KD TD',
      task: {
        say: [
          'No ace, no king. But count your hearts as trumps: the Joker, the right bower',
          '{JH}, the left bower {JD}, {9H}, {6H}. What do you bid?',
        ],
        mark: ['card JK', 'card JH', 'card JD', 'card 9H', 'card 6H'],
        decide: [
          {
            on: ['bid 8H'],
            rank: 'best',
            say: [
              'Five trumps, among them the three highest of all, and {JC} in reserve: with Cat',
              'and the widow eight tricks, in about five deals of six.',
            ],
          },
          {
            on: ['bid 7H', 'bid 6H', 'inkle H'],
            rank: 'poor',
            say: [
              'Hearts, yes. But your three highest draw trumps, so that small ones win. Cat',
              'and the widow bring more: {8H} is about 60 points better. u tries again.',
            ],
          },
          {
            on: ['bid 9H', 'bid 10H'],
            rank: 'poor',
            say: [
              'Hearts, yes. But nine is made only half of the time, and costs 400 where it is',
              'not. {8H} is what this is worth. u tries again.',
            ],
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: [
              'With hearts as trumps you hold the three highest there are, for {JD} is one of',
              'them: hearts are your suit, and worth eight. u tries again.',
            ],
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
        say: [
          'An Inkle is a six that asks for help: "about five tricks, three trumps or',
          'more". Dan has called one in clubs. Tell Cat of your diamonds by an Inkle.',
        ],
        mark: ['card JD', 'card TD', 'card 9D', 'card 7D'],
        ask: ['inkle D'],
        why: 'Four diamonds with the right bower, {KH}: about five tricks, not seven.',
        no: [
          {
            on: ['bid 6D'],
            as: 'good',
            say: ['As good in points: it binds the same. But it claims six tricks: an Inkle asks.'],
          },
          {
            on: ['bid 7D'],
            say: ['Legal, but too high: seven diamonds is set in two deals of five.'],
          },
          {
            on: ['pass'],
            say: ['Legal, but then Cat knows nothing of your diamonds: about 30 points worse.'],
          },
          {
            on: 'any legal',
            say: ['Legal, but Cat would look for that suit here. Diamonds are what you hold.'],
          },
        ],
        expect: {
          auction: [
            { seat: 3, call: 'inkle C' },
            { seat: 0, call: 'inkle D' },
          ],
        },
        done: [
          'It ranks, pays and binds as six diamonds do: if all others pass, you play',
          'them. But now Cat can go on in diamonds, or in another suit.',
        ],
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
        say: [
          'Now Cat has called an Inkle in diamonds, and Dan bids {7H} over it. You hold',
          'five diamonds, {AD} and the right bower among them, and {AS}. You speak last.',
        ],
        mark: ['card JD', 'card AD', 'card 9D', 'card 5D', 'card 4D', 'card AS'],
        decide: [
          {
            on: ['bid 8D'],
            rank: 'best',
            say: [
              'Cat said three diamonds, so eight of thirteen are yours: you answered what was',
              'asked. {8D} is made in 55 of 100, and {7H} would have stood in 77.',
            ],
          },
          {
            on: ['pass'],
            rank: 'poor',
            say: [
              'Then Dan plays {7H}, and makes it in 77 of 100 deals. Cat asked for help in your',
              'best suit: {8D} is about 120 points better. u tries again.',
            ],
          },
          {
            on: ['bid 9D', 'bid 10D'],
            rank: 'poor',
            say: [
              'Nobody has gone above eight, and nobody follows you: {8D} buys it, and nine is',
              'made in 29 of 100 only. u tries again.',
            ],
          },
          {
            on: 'any legal',
            rank: 'poor',
            say: [
              'Cat told you of diamonds, and five of them are in your hand: those are the',
              'trumps that you two have most of. u tries again.',
            ],
          },
        ],
      },
    }),
  ],
};
