import { cards, inPackets } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

const TRUMPS = ['JK', 'JS', 'JC', 'AS', 'TS', '9S', '7S'];

export const theWidow: Lesson = {
  id: '500/3',
  title: 'The widow',
  goal: 'Keep trumps and high cards, and empty a suit.',
  minutes: 2,
  known:
    'Trumps and aces stay, short suits go: then you trump what others lead. Next: contracts without trumps.',
  exercises: [
    {
      deck: inPackets(
        [
          'JK JS JC AS TS 7S AD KD 8H 5C',
          'KH 7D QD 6S 8S JD 9C TD 4H 8C',
          '5H 5D AC QC 7H TH 6D KC 7C 5S',
          'TC QS 4C 9H 8D 9D JH AH 4S KS',
        ],
        cards('6C 4D 6H QH 9S'),
      ),
      before: ['0 bid 9S', '1 pass', '2 pass', '3 pass'],
      tasks: [
        {
          say: 'The widow brought {9S} {QH} {6H} {4D} {6C}. Bury five cards, face down: both clubs and three of {QH} {8H} {6H} {4D}.',
          mark: ['card 5C', 'card 6C'],
          ask: ['bury 5C 6C 4D 6H 8H', 'bury 5C 6C 6H 8H QH', 'bury 5C 6C 4D 6H QH', 'bury 5C 6C 4D 8H QH'],
          why: 'All trumps and both high diamonds stay, and no club does.',
          no: [
            {
              on: (move) => TRUMPS.some((trump) => move.includes(trump)),
              say: 'That buries a trump. {JC} is one: the left bower.',
            },
            {
              on: (move) => /[AK]D/.test(move),
              say: '{AD} and {KD} will win a trick each. Bury what wins none.',
            },
            {
              on: 'any legal',
              say: 'A club is left. Bury both: then you can trump the first club led.',
            },
          ],
          expect: { cardsLeft: [10, 10, 10, 10] },
          done: 'Ten cards again. A club that is led can be trumped at once, even an ace. And nobody knows what you buried.',
        },
      ],
    },
    {
      deck: inPackets(
        [
          'JK JH AH QH 9H 7H AS 6S 8C 7D',
          'JC JD 6H AC 4H 8H TH 5H 5D 9S',
          '6C KC TD 7S KH 5S AD JS 8D KD',
          'TS QC 4D 7C 6D 8S QS KS TC 9C',
        ],
        cards('4S 5C QD 9D 4C'),
      ),
      before: ['0 bid 7H', '1 pass', '2 pass', '3 pass'],
      tasks: [
        {
          say: 'On your own now: your contract is {7H}. Keep six trumps, {AS} and three more. Which five do you bury?',
          decide: [
            {
              on: ['bury 4C 5C 8C 4S 6S'],
              rank: 'best',
              say: 'No clubs are left, and after {AS} no spades: you can trump both. {QD}, the best of the others, stays.',
            },
            {
              on: ['bury 7D 9D QD 4S 6S'],
              rank: 'poor',
              say: 'Two suits to trump. But {QD} is better than {8C}: bury the clubs, keep the diamonds.',
            },
            {
              on: (move) => /[JAQ97]H|JK|AS/.test(move),
              rank: 'poor',
              say: 'That buries a trick: keep trumps and {AS}.',
            },
            {
              on: (move) => /4C.*5C.*8C|7D.*9D.*QD/.test(move),
              rank: 'poor',
              say: 'One suit is empty. But {6S} and {4S} can go: after {AS} you trump spades as well.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'A small card loses a trick before you can trump its suit. Empty clubs, and spades below the ace.',
            },
          ],
        },
      ],
    },
  ],
};
