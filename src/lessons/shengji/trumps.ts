import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const trumps: Lesson = {
  id: 'shengji/3',
  title: 'Trumps',
  goal: 'Call a suit while you draw, and know what beats what.',
  minutes: 2,
  known:
    'Jokers, twos of the trump suit, other twos, the suit from the ace down. Next: Tolajis, and what you owe when one is led.',
  exercises: [
    {
      deck: oneByOne(
        [
          '6S AS 9S 2S 2S KS 2S JS 3D QS 8S KC 7D 6D RJ 6S QH 4H KH 7C KH QS TS 9S AH JS 9D JH 5D BJ 3H AH 8H 6C 8S',
          '5C 9D JH 8C 7H 3D KC KS JD 2D 7H QD KH 3C 2C TD QC 3S 6D AS 8D QS 8S BJ 6D AS 8H TC 3S 3C 7H JS 4D 3H QS',
          '2H 7D 2H 6C QH TS 9C 3S 8H RJ 3D AD 8D 2C JD 3H 9D 8C RJ 9S 2C JS 6C 2D 4C 4C QC 4S QD 7S 7C 9H AC 4S 7D',
          '5S TC 6H 8D TH 6S QC QD 4C 5H KC 5C JC 9H 7D KD 5D 4D TH 5D AH 5H 2S TD TH 6H BJ JD 8D TD QH TC JD 2D 9H',
          '3H TH 9S AH QH 6H 3D JH 6H 7C 4H 6S KH KS 3S JC 2C 7C 5S 5C KD TC 5H 2H 4D 4H BJ AS 4C 8C AC 2D 5S TD AC',
          '5H JC 6D AC 9C AD QD 5S JC AD 4S 9D TS 6C KS 8C 8S 9C 4S 7S AD 5C KD 7H 7S JH 5D 8H RJ 2H 3C QC 3C 7S KD',
        ],
        cards('KC TS 4H 4D 9H 9C'),
      ),
      before: ['*18 stay'],
      tasks: [
        {
          say: 'Cards are drawn in turn. Levels go from 2 to ace; all are on 2, so twos are trumps. Show one to call its suit as trumps, too. You have spades: call {2S}.',
          mark: ['card 2S'],
          ask: ['call 2S'],
          why: 'Nobody has called yet, and the spades are yours.',
          no: [
            {
              on: ['stay'],
              say: 'You may wait, but somebody else may call first. Four spades of four: call.',
            },
          ],
          after: ['1 stay', '2 call 2H 2H', '3 stay', '4 stay', '5 stay'],
          expect: { call: { seat: 2, cards: ['2H', '2H'], suit: 'H' } },
          done: 'Cat shows two {2H}, and more cards beat fewer: hearts would be trumps now. In the first deal the last who calls becomes the Dealer, too.',
        },
        {
          say: 'You drew another {2S}. But two cards do not beat two: it takes three. So stay, that is, call nothing, and see what comes.',
          ask: ['stay'],
          why: 'Two cards do not replace two.',
          no: [],
          after: ['*11 stay'],
          done: 'Two rounds later.',
        },
        {
          say: 'The third {2S}, and three beat two. If you wait, somebody may show three first. Call with all three.',
          ask: ['call 2S 2S 2S'],
          why: "Three cards replace Cat's two.",
          no: [
            {
              on: ['stay'],
              say: 'Legal, but then hearts stay trumps, and Cat becomes the Dealer.',
            },
          ],
          expect: { call: { seat: 0, cards: ['2S', '2S', '2S'], suit: 'S' } },
          done: 'Spades, unless somebody shows four. You would be the Dealer of this deal.',
        },
      ],
    },
    {
      deck: oneByOne(
        [
          'RJ BJ 2S 2D AS QS 9S 7S 6S 6S 4S 3S 3S 4C 4D 6D 7C 4D QD JC 5C 8D 6D 9D TD JC TD 5D 7D QD 8D 9C 9C 3C 7D',
          '2S 5S AH AH AC 4H AC AS 6H 9D KD 7S TC 6C 3H TC 8H 5H KH TH 7S 8H TH AD 2D BJ 9H RJ QH TH 7H 8H 9S 2S AH',
          'JS KH KH 3C JH AH TS QC 7D 3S 4C 4H 3D RJ 2C 6D 6H BJ 5H 2H 3C QC JS 6H KS 9H 6S QS QS 7H JH KD 5D 8D 9S',
          'TS 5H 5H 6C 5D QC 2C JD 3C 5C KC AD 4C TD 9C AD JH QS TS QC 5D TC 4H 6H 5S 7H AS 2C 6S 3S 7D 7H 8S 9D QH',
          '4S 9H 9H 7C QH 8S AS 3D JC 2S 2H 2D KH QH 8D 3D BJ JS JS TD 4S 2H KD 4D TS KS 8C 5C 5C KD 3H 9D 4H 8S QD',
          '2H TH 8H 3H JH 8C 6D 5S 2D KC 4S KC RJ 9C 8C QD 8S JD 7S 3D 7C 8C KC AC KS 6C 9S 6C 5S AD KS JD 4D 2C JD',
        ],
        cards('7C 3H JC 4C TC AC'),
      ),
      before: ['* stay', '1 call 2S', '* stay', '1 bury 4C 6C 7C 9D 4H 6H', '1 tickets 1AD 2AD'],
      tasks: [
        {
          auto: ['1 5S', '2 JS', '3 TS', '4 4S', '5 2H'],
          say: 'Another deal, spades are trumps, and {2H} of Fay is ahead: all twos are trumps, too. 15 points lie there, and you play last. Take them as cheaply as you can.',
          mark: ['seat 5'],
          ask: ['2S'],
          why: '{2S} is above the other twos, and the jokers stay for later.',
          no: [
            {
              on: ['2D'],
              show: [],
              expect: { points: [0, 0, 0, 0, 0, 15] },
              say: "The twos of the other suits are equal, and of equals the first one played wins: the trick is Fay's.",
            },
            {
              on: ['BJ', 'RJ'],
              say: 'Legal, and it wins. But a joker beats everything else, too: {2S} is enough.',
            },
            {
              on: 'any legal',
              say: 'Legal, but even {AS} is lower than any two. Only {2S} and the jokers win.',
            },
          ],
          expect: { points: [15, 0, 0, 0, 0, 0] },
          done: 'From the top: red joker, black joker, {2S}, the other twos, then {AS} {KS} {QS} down to {3S}. All of them follow when a trump is led. Jokers and twos are the tops.',
        },
        {
          auto: [
            ...['0 4C', '1 AC', '2 3C', '3 6C', '4 7C', '5 8C'],
            ...['1 AH AH', '2 KH KH', '3 5H 5H', '4 9H 9H', '5 TH 8H'],
          ],
          say: 'Bo took your {4C} and leads two {AH}: 40 points lie there, and you play last. You have no hearts, so any two cards may go. Which?',
          mark: ['seat 1'],
          decide: [
            {
              on: ['3S 3S'],
              rank: 'best',
              expect: { points: [55, 0, 0, 0, 0, 0] },
              say: 'A pair of trumps beats any pair of hearts, even of threes. 40 points for you. You did not need more than that.',
            },
            {
              on: ['6S 6S'],
              rank: 'good',
              expect: { points: [55, 0, 0, 0, 0, 0] },
              say: 'A pair of trumps beats any pair of hearts: 40 points for you. {3S} {3S} would have been enough.',
            },
            {
              on: (move) => move.split(' ').every((card) => /S$|^2|J$/.test(card)),
              rank: 'poor',
              expect: { points: [15, 40, 0, 0, 0, 0] },
              say: "Two trumps, but no pair: only what has the form of the lead can win. The trick is Bo's. {3S} {3S} would have taken it.",
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'The 40 points go to Bo, who is Dealer and asked for {AD}, which you do not hold. {3S} {3S}, a pair of trumps, would have taken them.',
            },
          ],
        },
      ],
    },
  ],
};
