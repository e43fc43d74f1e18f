import { cards, inPackets, singles } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const aContract: Lesson = {
  id: '500/1',
  title: 'A contract',
  goal: 'Win eight tricks with hearts as trumps: Joker, right and left bower, partner, trumping, drawing trumps.',
  minutes: 2,
  known:
    'Joker, two bowers, and eight tricks with a partner: that is a contract. Next: what your hand is worth.',
  exercises: [
    {
      deck: inPackets(
        [
          'JK JH AH 9H AS KS 4S 7C 4D 6D',
          'TH 5H QS JS TS 5S QC 9D 5D TD',
          'KH 7H 6H 8S 7S 6S AC JC QD 8D',
          'QH 8H 4H 9S AD KD KC TC 9C 8C',
        ],
        cards('JD 4C 7D 6C 5C'),
      ),
      before: ['0 bid 8H', '1 pass', '2 pass', '3 pass', '0 bury 5C 6C 4D 6D 7D'],
      tasks: [
        {
          read: 'table',
          shows: ['seats'],
          say: 'Cat, opposite, is your partner. In a trick everyone plays a card; the highest wins. Reach 500 together.',
          mark: ['seat 2'],
        },
        {
          shows: ['hand', 'trick', 'stakes', 'bar'],
          say: 'You lead, that is, play first. Others must follow its suit. The Joker, the highest, wins: press 1, Enter.',
          mark: ['card JK'],
          ask: ['JK'],
          why: 'Nothing beats the Joker.',
          no: [{ on: 'any legal', say: 'Begin at the top: nothing beats the Joker.' }],
          after: ['1 5H', '2 6H', '3 4H'],
          expect: { 'taken.contractors': 1 },
          done: 'You promised eight tricks with hearts as trumps: your contract. Trumps beat all other cards. You have one.',
        },
        {
          say: 'The winner leads the next trick. In other suits the ace is the highest: lead {AS}.',
          mark: ['card AS'],
          ask: ['AS'],
          why: 'The highest spade there is.',
          because: 'An ace wins most surely in the first round.',
          no: [{ on: 'any legal', say: 'Win your sure trick in spades first: {AS}.' }],
          after: ['1 5S', '2 7S', '3 9S'],
          expect: { 'taken.contractors': 2 },
          done: 'Two of eight. All followed suit, as they must while they can.',
        },
        {
          say: "Your clubs are small, but Cat's tricks count for you both. Lead a club and see what your partner has.",
          mark: ['card 7C', 'card 4C'],
          ask: ['7C', '4C'],
          why: "Cat's tricks count for you both.",
          no: [{ on: 'any legal', say: 'Keep those: a small club finds out what Cat has.' }],
          after: ['1 QC', '2 AC', '3 8C'],
          expect: { 'taken.contractors': 3, turn: [2] },
          done: 'Cat wins it with {AC}: three of eight, and Cat leads.',
        },
        {
          auto: ['2 8D', '3 AD'],
          say: '{JD}, the other red jack, is a trump: the left bower. So you have no diamonds. Trump {AD}: {9H} is enough.',
          mark: ['card 9H'],
          ask: ['9H'],
          why: 'A small trump is enough: only Bo still plays.',
          no: [
            {
              on: ['JD', 'JH', 'AH'],
              say: 'That wins, but only Bo still plays: {9H} is enough, and high trumps win later.',
            },
            {
              on: 'any legal',
              show: ['1 5D'],
              say: "Dan's {AD} wins the trick, although you could have trumped it.",
            },
          ],
          after: ['1 5D'],
          expect: { 'taken.contractors': 4 },
          done: 'Your nine of trumps beats the ace of diamonds. Four of eight.',
        },
        {
          say: '{JH}, the jack of trumps, is the right bower: only the Joker is higher. Lead it: draw trumps from the others.',
          mark: ['card JH'],
          ask: ['JH'],
          why: 'With the Joker gone nothing beats it, and every hand must follow.',
          no: [
            { on: ['JD', 'AH'], say: 'That is high, but begin at the top: nothing beats {JH} now.' },
            { on: 'any legal', say: 'Trumps first: {JH}.' },
          ],
          after: ['1 TH', '2 7H', '3 8H'],
          expect: { 'taken.contractors': 5 },
          done: 'Five of eight. Two trumps are still out: {KH} and {QH}.',
        },
        {
          say: 'You need three more. The others still hold {KH} and {QH}. You have {JD} {AH} {KS}. What do you lead?',
          decide: [
            {
              on: ['JD', 'AH'],
              rank: 'best',
              after: [
                ...['1 9D', '2 KH', '3 QH', ...singles(4, ['0: KS TS 6S 9C'])],
                ...['0 JD/AH', '1 TD', '2 QD', '3 TC'],
              ],
              expect: { 'taken.contractors': 8 },
              say: '{KH} and {QH} fell, so the rest was safe. Eight tricks as promised: 300 of the 500 points.',
            },
            {
              on: ['KS'],
              rank: 'poor',
              after: ['1 TS', '2 6S', '3 QH', '3 KC', '0 4C/7C', '1 9D', '2 JC'],
              say: 'Dan had no spades: he trumps with {QH}, and you win seven at most: −300. First draw the trumps.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'That gives the lead away while two trumps are out. Draw them first, then play your high cards.',
            },
          ],
        },
      ],
    },
    {
      deck: inPackets(
        [
          'JD 4H 6H TH AH 4S 6S JS KS JK',
          '5C 6C 4D 7D QD AD 5H 8H 5S AS',
          '4C 7C 9C AC 5D 8D QH KH 7S QS',
          'TC KC 9D KD 7H 9H JH 8S 9S TS',
        ],
        cards('8C JC QC 6D TD'),
      ),
      before: [
        ...['0 bid 8H', '1 pass', '2 pass', '3 pass', '0 bury 8C JC QC 6D TD'],
        ...singles(4, ['0: JK 5H QH 7H', '0: JD 8H KH JH', '3: 8S 4S AS 7S']),
      ],
      tasks: [
        {
          auto: singles(4, ['1: AD 5D 9D']),
          say: 'Another deal; hearts are trumps. You have no diamonds and play last. Which card wins, and costs you least?',
          mark: ['card AD'],
          ask: ['4H'],
          why: 'The lowest trump beats {AD}.',
          no: [
            {
              on: ['6H', 'TH', 'AH'],
              as: 'good',
              say: 'As good here. As a habit, trump with the lowest that is enough: {4H}.',
            },
            {
              on: 'any legal',
              say: 'No trump: {AD} wins, the third trick for them, and the contract has failed.',
            },
          ],
          expect: { 'taken.contractors': 2 },
          done: 'The lowest trump is enough: nobody plays after you.',
        },
      ],
    },
    {
      deck: inPackets(
        [
          '9C KC JD KD AD 4S 9S TS JS JK',
          '4C 8C JC 8D 5H 7H TH AH KS AS',
          '5C 7C AC QD 4H 8H JH KH 6S 8S',
          'TC QC 4D 7D 9D TD 9H QH 5S 7S',
        ],
        cards('6C 5D 6D 6H QS'),
      ),
      before: [
        ...['0 bid 8S', '1 pass', '2 pass', '3 pass', '0 bury 6C 5D 6D JD 6H'],
        ...singles(4, ['0: JK KS 6S 5S', '0: JS AS 8S 7S', '0: QS JC 5C 4D']),
      ],
      tasks: [
        {
          auto: singles(4, ['1: AH 4H 9H']),
          say: 'Another deal, on your own. Spades are trumps, Bo leads {AH}, and you play last. Which card do you play?',
          ask: ['4S'],
          why: 'You have no hearts: the lowest trump wins.',
          no: [
            {
              on: ['9S', 'TS'],
              as: 'good',
              say: 'As good here. As a habit, trump with the lowest that is enough: {4S}.',
            },
            { on: 'any legal', say: 'No trump: {AH} wins the trick. You have no hearts, so trump it.' },
          ],
          expect: { 'taken.contractors': 3 },
          done: 'Three of eight, and your high cards are still to come.',
        },
      ],
    },
  ],
};
