import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const toCheckOrNot: Lesson = {
  id: 'shang/3',
  title: 'To check or not',
  goal: 'Check to keep what wins, play to get the lead, and lead what nobody can beat.',
  minutes: 2,
  known: 'Keep what wins for the end, and lead pairs when it is near. Next: threes, and how a deal ends.',
  exercises: [
    {
      deck: oneByOne([
        '4H 6H 7D 8H 8S TH TS JH QD QS KC KH AS',
        '2C 3H 5H 6D 6S 7S 8C 9S TD JC KD KS AC',
        '2H 3D 3S 4C 4D 4S 5D 7C 9C 9H TC JD JS',
        '2D 2S 3C 5C 5S 6C 7H 8D 9D QC QH AD AH',
      ]),
      before: [
        ...['1 2C', '2 5D', '3 5S', '0 8S', '1 TD', '2 JD', '3 QC', '0 KC', '1 KD', '2 check'],
        ...['3 AD', '0 check'],
        ...['1 check', '3 5C 6C 7H 8D 9D', '0 4H 6H 8H JH KH', '1 check', '2 3D 3S 4C 4D 4S', '3 check'],
        ...['0 check', '2 7C', '3 QH', '0 QS', '1 KS', '2 check', '3 AH'],
      ],
      tasks: [
        {
          say: 'Dan played {AH}, and has three cards left. Your {AS} beats any single: keep it for the end. Press . to check.',
          mark: ['card AH'],
          ask: ['check'],
          why: '{AS} wins any single whenever you like; it is worth most at the end.',
          no: [
            {
              on: ['AS'],
              say: 'It takes the table. But then no sure card is left beside {7D} {QD}.',
            },
          ],
          after: ['1 check'],
          expect: { cardsLeft: [5, 9, 5, 3] },
          done: "Three checks: the table is Dan's, who leads what he likes.",
        },
        {
          auto: ['3 2D 2S'],
          say: 'A pair of twos: Dan has one card left now, so Dan must not lead again. Your tens beat the twos. Play them.',
          ask: ['TH TS'],
          why: 'The tens beat the twos, and you would have the lead.',
          no: [
            {
              on: 'any legal',
              say: 'You may check, but if everybody does, Dan leads the last card and is out.',
            },
          ],
          after: ['1 check', '2 check', '3 check'],
          expect: { cardsLeft: [3, 9, 5, 1] },
          done: 'Nobody beat the tens. You lead, with three cards; Dan has one.',
        },
        {
          say: '{7D} {QD} {AS} are left, Dan has one card, Bo and Cat have more. Which of the three do you lead?',
          decide: [
            {
              on: ['QD'],
              rank: 'best',
              after: ['1 AC', '2 check', '3 check', '0 AS', '1 check', '0 7D'],
              expect: { 'result.points': [0, 8, 5, 1] },
              say: '{QD} is more than Dan can beat, and {AS} won the lead back for {7D}: you are out. That is what {AS} was kept for.',
            },
            {
              on: ['7D'],
              rank: 'good',
              after: ['1 JC', '2 JS', '3 check', '0 AS', '1 check', '2 check', '0 QD'],
              expect: { 'result.points': [0, 8, 4, 1] },
              say: "Out, because Dan's last card was lower than {7D}. When somebody has one card left, lead high.",
            },
            {
              on: ['AS'],
              rank: 'poor',
              after: ['1 check', '2 check', '3 check', '0 QD', '1 AC', '2 check', '3 check', '0 check'],
              say: "Then Bo's {AC} beat {QD}, and nothing wins the lead back for {7D}. First {QD}, then {AS}, {7D} last.",
            },
          ],
        },
      ],
    },
    {
      deck: oneByOne([
        '2H 4D 5S 8D 9H 9S TH TS JD QH KD AD AS',
        '2C 2S 3H 3S 4S 6C 6D 7C 9C TD JC AC AH',
        '3D 4H 6H 6S 7D 7H 7S 8S 9D TC QS KC KH',
        '2D 3C 4C 5C 5D 5H 8C 8H JH JS QC QD KS',
      ]),
      before: [
        ...['1 2C 6C 7C 9C JC', '2 6H 6S 7D 7H 7S', '3 check', '0 check', '1 check', '2 4H', '3 8H', '0 QH'],
        ...['1 AC', '2 check', '3 check', '0 check', '1 4S', '2 8S', '3 QD', '0 check', '1 AH', '2 check'],
        ...['3 check', '1 3H 3S', '2 KC KH', '3 check', '0 check', '1 check', '2 9D', '3 KS', '0 check'],
        ...['1 check', '2 check', '3 3C 4C 5C 8C QC', '0 4D 8D JD KD AD', '1 check', '2 check', '3 check'],
        ...['0 5S', '1 6D', '2 TC', '3 JH'],
      ],
      tasks: [
        {
          say: 'Another deal. Bo and Cat have two cards each, and {JH} is to beat. Whoever leads may be out soon: play {AS}.',
          mark: ['card JH', 'card AS'],
          ask: ['AS'],
          why: 'With two cards left over there it is now that the lead counts.',
          no: [
            {
              on: 'any legal',
              show: ['1 check', '2 QS', '3 check', '2 3D'],
              expect: { 'result.points': [6, 2, 0, 4] },
              say: 'Cat took the table with {QS} and went out with {3D}: six points against you, {AS} still in your hand.',
            },
          ],
          after: ['1 check', '2 check', '3 check'],
          expect: { cardsLeft: [5, 2, 2, 4] },
          done: 'The lead is yours, with {2H} and two pairs.',
        },
        {
          say: '{2H} {9H} {9S} {TH} {TS}, and Bo and Cat have two cards each. What do you lead?',
          decide: [
            {
              on: ['9H 9S', 'TH TS'],
              rank: 'best',
              after: [
                '1 check',
                '2 check',
                '3 check',
                '0 TH TS/9H 9S',
                '1 check',
                '2 check',
                '3 check',
                '0 2H',
              ],
              expect: { 'result.points': [0, 2, 2, 4] },
              say: 'Two cards that are no pair must check on every pair: both pairs, and {2H} last. You are out.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: ['1 TD/check', '2 QS', '3 check', '0 check', '1 check', '2 3D'],
              say: 'Cat took it with {QS} and went out with {3D}. On a pair neither Bo nor Cat could play.',
            },
          ],
        },
      ],
    },
  ],
};
