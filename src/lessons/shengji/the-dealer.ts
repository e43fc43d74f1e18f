import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

const suits = (move: string, pattern: RegExp): boolean =>
  move
    .split(' ')
    .slice(1)
    .some((card) => pattern.test(card));

const hasTrumps = (move: string) => suits(move, /S$|^2|J$/);
const hasPoints = (move: string) => suits(move, /^[5TK]/);
const hasAces = (move: string) => suits(move, /^A/);
const emptiesClubs = (move: string) => ['3C', '7C', '9C'].every((card) => move.includes(card));

export const theDealer: Lesson = {
  id: 'shengji/5',
  title: 'The Dealer',
  goal: 'Call trumps, bury six cards, and ask for two friends.',
  minutes: 4,
  known:
    'Call your long suit, bury no points, and ask for the first copies of high cards. Next: a whole deal.',
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
          read: 'table',
          say: 'Cards are drawn one by one. Whoever shows a two names the trump suit, and becomes the first Dealer.',
        },
        {
          say: 'Your four cards are all spades. Press c to show {2S}: that is a call, and makes spades trumps for now.',
          mark: ['card 2S'],
          ask: ['call 2S'],
          why: 'Nobody has called yet, and the spades are yours.',
          no: [
            {
              on: ['stay'],
              say: 'You may wait, but somebody else may call first. All your cards are spades.',
            },
          ],
          after: ['1 stay', '2 call 2H 2H', '3 stay', '4 stay', '5 stay'],
          expect: { call: { seat: 2, cards: ['2H', '2H'], suit: 'H' } },
          done: 'Cat shows two {2H}, and more cards beat fewer: hearts would be trumps. The last to call becomes Dealer.',
        },
        {
          say: 'You drew another {2S}. Two cards do not beat two, whatever the suits. So stay, that is, call nothing.',
          ask: ['stay'],
          why: 'Two cards do not replace two.',
          no: [],
          after: ['*11 stay'],
          done: 'Two rounds later you draw again.',
        },
        {
          say: 'The third {2S}, and three beat two. Call with all three.',
          ask: ['call 2S 2S 2S'],
          why: "Three cards replace Cat's two.",
          no: [
            {
              on: ['stay'],
              say: 'Then hearts stay trumps, and Cat becomes the Dealer.',
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
          '2S 2S RJ BJ 2H AS AS KS QS TS 9S 7S 6S 5S 3S 3C 7C AD AD KD KD QD TD 8D 6D 3D KH QH JH TH 9H 8H 5H 4H 3H',
          '9H TH 8S 2H JH KS 7D 5S JS 3S 4C 5H 9D QD AC 6H QC 3D JS 6S QC 9S KS AH JD JC 8C 2C 5C 7H JD AD 9S 2D TS',
          'QS 6C QC AD AC 6C 3H 9H 3D 6D JH 4H 2D 4H TC AC AH QS 8S 5D 8H 4D 5D JD 9C 6C 4S QD 9H 7C KC 5C 2D 4D 7S',
          '3H 5C 9C KC 6D 5S 5H RJ 7D KH JS JC AC 6D 4S TC 8S 6H TD 9D AS 2C QS 3S 4C KC 8C 6C 9C 8C TC AH 5H TS JC',
          'KD 2C 2S RJ JC 3C 3C 4D 3C AS 6H BJ 7C 2S 4S 6S KH 8H 5D 8D TD QH JD 9D QC 4C 8D 7S KD 2D JH TH 3S TH BJ',
          '4H KC 4C 3H 8C QH BJ 7S 7H 2C 9S 8S TC JS 6S 8D 5C RJ 4S QH QD TD 5S TS KH 7D 7C 8H 2H 3D 2H AH KS 7H 5D',
        ],
        cards('9C 7D 9D 6H 4D 7H'),
      ),
      before: ['* stay', '0 call 2S', '* stay'],
      tasks: [
        {
          say: 'You are Dealer. Take the kitty, six cards, and bury six, face down, no points: {6D} {4D} {3D} {9C} {7C} {3C}.',
          mark: ['card 3C', 'card 7C', 'card 9C', 'card 3D', 'card 4D', 'card 6D'],
          ask: ['bury 3C 7C 9C 3D 4D 6D'],
          why: 'No points, no trumps, and no clubs are left.',
          no: [
            {
              on: (move) => hasTrumps(move),
              say: 'That buries a trump: spades, twos and jokers win tricks.',
            },
            {
              on: (move) => hasPoints(move),
              say: 'If a Player wins the last trick, buried points count double or more.',
            },
            { on: (move) => hasAces(move), say: 'Aces win tricks. Bury small cards.' },
            {
              on: (move) => emptiesClubs(move),
              as: 'good',
              say: 'As good: no points, no trumps, and no clubs are left.',
            },
            {
              on: 'any legal',
              as: 'good',
              say: 'As good in points. But without clubs you can trump every club that is led.',
            },
          ],
          expect: { buried: ['3C', '7C', '9C', '3D', '4D', '6D'] },
          done: 'Without clubs you can trump clubs. If a Player wins the last trick, buried points count twice or more.',
        },
        {
          say: 'Name two high cards that you lack as tickets. Shift-C, then 1: the first {AC}. Which two do you ask for?',
          decide: [
            {
              on: ['tickets 1AC 1AH', 'tickets 1AH 1KC'],
              rank: 'best',
              say: 'All clubs are with the others, who lead them soon, and {AH} falls when you lead your long hearts.',
            },
            {
              on: ['tickets 1AC 1KC'],
              rank: 'good',
              say: 'First copies of high cards that you lack: good. {AH} is a bit better: it falls when you lead your hearts.',
            },
            {
              on: (move) => /[12][AK]D/.test(move),
              rank: 'poor',
              say: 'If you play that card yourself, you gain no friend. Ask for high cards that you lack, like {AC} and {AH}.',
            },
            {
              on: (move) => /\b[34]/.test(move),
              rank: 'poor',
              say: 'The third or fourth copy may come late. Ask for first copies of high cards that you lack.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'Best are first copies of high cards that you lack, {AC} and {AH}: they come soon.',
            },
          ],
        },
      ],
    },
  ],
};
