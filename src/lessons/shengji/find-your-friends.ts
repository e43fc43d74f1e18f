import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const findYourFriends: Lesson = {
  id: 'shengji/1',
  title: 'Find your friends',
  goal: 'Points, pairs, a Tolaji, and the tickets that say who plays with whom.',
  minutes: 2,
  known: [
    'Points, pairs, Tolajis, tickets and trumps: enough to sit down.',
    'Next: calling trumps, and what beats what.',
  ],
  exercises: [
    {
      deck: oneByOne(
        [
          'RJ 2H AS KS QS TS 9S 9S 8S 7S 6S 5S 4S 3S 3S KH TH 8H 8H 6H 4H 3H QC QC JC JC AD JD 9D 7D 7D 6D 5D 4D 3D',
          '2S 2S 2S BJ TS 5S 4S 4S 3S AH QH QH TH 9H 7H 5H 5H 3H AC QC JC TC 8C 7C 5C 4C 3C AD QD QD TD TD 7D 5D 3D',
          'RJ BJ 2H 2D AS AS KS QS JS TS AH JH 9H 7H 6H 4H 4H 3H AC KC TC 9C 8C 7C 6C 4C 3C AD AD QD 7D 6D 6D 5D 5D',
          '2H 2D 2D 2C 2C KS JS TS 9S 7S 6S KH KH QH JH TH 7H 6H 5H AC KC TC 9C 8C 7C 5C 4C 3C KD QD TD TD 9D 9D 8D',
          'RJ BJ 2H 2C QS JS 8S 8S 7S 7S 6S 3S AH KH JH JH 9H 8H 5H 3H AC KC QC 9C 8C 6C 6C 5C 4C KD KD KD 8D 4D 4D',
          'RJ BJ 2S 2D 2C AS KS QS 8S 6S 5S 5S 4S AH QH TH 9H 8H 7H 6H 4H KC JC TC 9C 7C 6C 5C 3C JD JD JD 9D 8D 8D',
        ],
        cards('3D 3D 4D 6D JS 9S'),
      ),
      before: [
        '* stay',
        '1 call 2S',
        '* stay',
        '1 call 2S 2S',
        '* stay',
        '1 bury 3D 3D 4D 6D 3H 3C',
        '1 tickets 1AD 2AH',
        '1 AH',
        '2 3H',
        '3 6H',
        '4 3H',
        '5 4H',
      ],
      tasks: [
        {
          say: [
            'Kings and tens are worth 10, fives 5. Bo leads, {AH} is ahead, you play last.',
            'Bo will be your friend: give him {KH} or {TH}. Space takes it, Enter plays it.',
          ],
          mark: ['card KH', 'card TH', 'seat 1'],
          ask: ['KH', 'TH'],
          why: 'Ten points for Bo, and nobody plays after you.',
          no: [
            {
              on: 'any legal',
              say: ['Legal, but worth nothing to Bo. Nobody plays after you: ten points are safe.'],
            },
          ],
          expect: { points: [0, 10, 0, 0, 0, 0] },
          done: [
            '10 for Bo, the Dealer. His first ticket reads 1st {AD}: whoever plays that joins',
            'his House. You hold an {AD}, and only you know it.',
          ],
        },
        {
          auto: ['1 QH QH', '2 4H 4H', '3 KH KH', '4 JH JH', '5 6H 7H'],
          say: [
            'Bo led a pair, so a pair must follow from all who have one. Yours is {8H} {8H}.',
            'Tab finds what must be played; Enter plays it.',
          ],
          mark: ['card 8H'],
          ask: ['8H 8H'],
          why: 'A pair must be followed by a pair.',
          no: [],
          expect: { points: [0, 10, 0, 20, 0, 0] },
          done: [
            "Dan's kings are the highest pair: 20 for Dan. Nobody knows yet whose side he",
            'is on. Fay had no pair, so any two hearts would do.',
          ],
        },
        {
          auto: ['3 8D', '4 4D', '5 JD'],
          say: ['Diamonds, and no {AD} played yet.', 'Play yours: the first of four.'],
          mark: ['card AD'],
          ask: ['AD'],
          why: 'The first {AD} meets the ticket: you join the House.',
          no: [
            {
              on: 'any legal',
              say: ['Legal, but then somebody else may play the first {AD}. It is your ticket.'],
            },
          ],
          after: ['1 TD', '2 6D'],
          expect: { points: [10, 10, 0, 20, 0, 0] },
          done: ['You are House now, for all to see. Bo saw it and gave you {TD} at once: 10.'],
        },
        {
          say: [
            'You lead. Two pairs on neighbouring ranks are a Tolaji: four cards from all.',
            'Go to {QC}, then p takes the pair, x adds the jacks, Enter.',
          ],
          mark: ['card QC', 'card JC'],
          ask: ['JC JC QC QC'],
          why: 'Four cards at once, which only a higher Tolaji or one of trumps beats.',
          no: [
            {
              on: 'any legal',
              say: [
                'Legal. But a Tolaji draws four clubs from everybody, and only a higher one',
                'or one of trumps beats it: {QC} {QC} {JC} {JC}.',
              ],
            },
          ],
          after: ['1 TC 8C 7C 4C', '2 3C 4C 6C 8C', '3 3C 4C 7C 8C', '4 4C 6C 6C 8C', '5 3C 6C 7C 9C'],
          expect: { points: [20, 10, 0, 20, 0, 0] },
          done: [
            'Nobody could match it. Eli had one pair and had to play it; Bo, your friend,',
            'added {TC}. 20 points lie with you.',
          ],
        },
        {
          say: [
            "The other ticket is 2nd {AH}. The first was Bo's own, so the next one counts.",
            'Lead a low heart and see who has it.',
          ],
          ask: ['3H', '4H', '6H'],
          why: 'A low heart lets the {AH} fall.',
          no: [
            { on: 'any legal', say: ['Legal, but we want to see an {AH} fall: lead {3H}, {4H} or {6H}.'] },
          ],
          after: ['1 7H', '2 AH', '3 7H', '4 8H', '5 8H'],
          expect: { parties: ['house', 'house', 'house', 'player', 'player', 'player'] },
          done: [
            'Cat is the third friend. So Dan, Eli and Fay are the Players: they need 160 of',
            'the 400 points, and the House wins by keeping them below.',
          ],
        },
        {
          auto: ['2 7C', '3 AC', '4 KC', '5 TC'],
          say: [
            "Dan's {AC} is ahead, 20 points lie there, and only Bo plays after you. You have",
            'no clubs: any card may go. Trumps are spades, all twos and the jokers.',
          ],
          mark: ['seat 3'],
          decide: [
            {
              on: ['TS', 'KS'],
              rank: 'best',
              after: ['1 5C'],
              expect: { points: [55, 10, 0, 20, 0, 0] },
              say: [
                'Trumped, and its own 10 points came along: 35 for the House. Only a friend',
                'played after you, so nothing could go wrong.',
              ],
            },
            {
              on: ['5S'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [50, 10, 0, 20, 0, 0] },
              say: [
                'Trumped, and its own 5 points came along: 30 for the House. {TS} was as safe,',
                'as only Bo plays after you, and would have brought 5 more.',
              ],
            },
            {
              on: ['3S', '4S', '6S', '7S', '8S', '9S', 'QS', 'AS'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: [
                "Trumped: the points are yours and not Dan's. {TS} was safe as well, as only Bo",
                'plays after you, and would have brought 10 more.',
              ],
            },
            {
              on: ['RJ', '2H'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: [
                'Trumped, but any spade would have done. Such a card wins tricks that even {AS}',
                'cannot. {TS} was best: its 10 points are safe, too.',
              ],
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: ['1 JC'],
              expect: { points: [20, 10, 0, 40, 0, 0] },
              say: [
                'The trick goes to Dan and the Players. You had no clubs: the smallest spade',
                'would have beaten {AC}. u tries again.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
