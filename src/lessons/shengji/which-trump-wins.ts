import { cards, oneByOne, singles } from '../decks.ts';
import type { Lesson, Script } from '../lesson.ts';

const trick = (...text: readonly string[]): Script => singles(6, text);

export const whichTrumpWins: Lesson = {
  id: 'shengji/2',
  title: 'Which trump wins',
  goal: 'Know the trumps from the top, and win with the lowest that is enough.',
  minutes: 3,
  known:
    'Red joker, black joker, the two of trumps, other twos, the suit from the ace. Next: two cards at once.',
  exercises: [
    {
      deck: oneByOne(
        [
          '6D 2D QC 2D 8H 8C RJ 6H 4D 2S TH 7C JD 6C 5D BJ 5H 5H KH JC 2C 4D JS 2S 3D 6H 2H 4C BJ 8D AS 9C 2D 7S KC',
          'BJ RJ TH AC QS 8D 8C JH 2C 7D 5H QC 2H AD 3H 9H 9C 8S 7D 9C 8D 4H RJ 5S JD AH 9S QC 8S AD KS 4H 5C 7D QS',
          'JD RJ 4C QH 5D JH 6C 8S AS 6H TC TD 7H 7H 4C AC QH 4S 2S KD 5S TD 6S TS 9D 3H KS 7C TS 4D 6S 8C JC 5D 3S',
          '5C 6S 5H TD AH 9S QD KC TC JD JS KC TH AH 4S QH AD 9H KD KS 2H AS 5C 2C QD QH AS 6C TS 9D TS JH 7C 3D 8H',
          '3H AC BJ 9D 9D KD KH 2S 9H 3C 4C AH 7S TC TH 8S JH JS KC KD 5S 6D 2H 6S 7D 8H 3S JC 2C 6D KS 9H AC 8D 8C',
          'QD 2D TC QS TD QD 6C 7C 4D 7S 7H QS 7S 5S 7H KH 4H 9S 6H 8H 5C JC AD 9S 6D 4H 4S 9C 3S 3D 4S KH QC 5D JS',
        ],
        cards('3S 3C 3C 3C 3D 3H'),
      ),
      before: [
        ...['* stay', '4 call 2S', '* stay', '4 bury 3S 3C 3C 3C 3D 3H', '4 tickets 1AC 1AD'],
        ...trick('4: AH 4H KH 5H QH QH', '4: KH KH 5H 4H JH AH', '3: AD KD QD 6D 8D JD'),
        ...trick('3: 2H 8S 2D 2D QS 6S', '3: KD KD TD 5D 8D KD', '3: AH TH 8H 6H JH 7H'),
        ...trick('3: TH 9H 7H 5H TH 7H', '3: 9H JH 7H TH 9H 6H', '4: 9D AD 4D 7D TD TD'),
        ...trick('5: 6H 8H 3H QH 5H 3H', '2: RJ 9S 7S 9S 2S RJ', '2: 2S JS 5S QS 2C 2H'),
        ...trick('2: AS KS 2S 7S 2D BJ', '1: AC 4C TC 4C JC 6C', '1: RJ 4S 6S BJ QS JS'),
        ...trick('1: AD 5D QD 6D QD 4D', '1: 2C 5S AS 2H 7S RJ', '0: JD 7D TD JD 9D 4D'),
        ...trick('0: BJ 8S 8S 4S JS 5S', '0: QC 9C AC 5C TC 7C', '2: TC KC KC 5C JC 8C'),
        ...trick('3: KC AC 6C 7C 9C 4C', '4: 3C TC 8C QC 6C 5C'),
      ],
      tasks: [
        {
          read: 'table',
          say: 'Trumps from the top: red joker, black joker, {2S}, other twos, spades. On level 2 all twos are trumps.',
        },
        {
          auto: trick('1: 5S TS 2C 6S 9S'),
          say: "Dan's {2C} is winning 15 points: every two is a trump. Win them with the lowest card that does it.",
          mark: ['seat 3'],
          ask: ['2S'],
          why: '{2S} is above the other twos, and you save the joker.',
          no: [
            {
              on: ['2D', '2H'],
              expect: { points: [20, 40, 25, 165, 35, 20] },
              say: "Your two and Dan's are equal, and of equal cards the first one played wins: the 15 points are his.",
            },
            { on: ['BJ'], say: 'That wins, but {2S} is enough. Save the joker: only {RJ} beats it.' },
            { on: 'any legal', say: 'Even {AS} is lower than any two. {2S} and {BJ} win.' },
          ],
          expect: { points: [35, 40, 25, 150, 35, 20] },
          done: '15 points. Spades are trumps, so {2S} is the highest two; the other three are equal.',
        },
        {
          auto: [...trick('0: 3D JD 9D QD 7D 6D'), '3 QH', '4 8H', '5 4H'],
          say: 'Dan leads a heart, so follow with one. {2H} is a trump, not a heart. Which card do you play?',
          ask: ['6H'],
          why: '{6H} is your only heart.',
          no: [],
          after: ['1 AH', '2 3H'],
          done: '{2H} would have been refused: it belongs to the trumps, whatever suit it shows.',
        },
        {
          auto: trick('1: 9S KS AS 3S 4S'),
          say: "Bo led a trump, so trumps must follow. Dan's {AS} is winning 10 points. Win them with the lowest that does.",
          mark: ['seat 3'],
          ask: ['2H', '2D'],
          why: 'Every two beats {AS}.',
          no: [
            { on: ['AS'], say: "Equal cards: Dan's {AS} was first, and the 10 points are his." },
            { on: ['BJ'], say: 'That wins, but a two is enough. Save the joker.' },
            { on: 'any legal', say: "{7S} is lower than Dan's {AS}: the 10 points are his." },
          ],
          expect: { points: [45, 40, 25, 150, 35, 20] },
          done: '10 points: any two beats the ace of spades.',
        },
        {
          auto: trick('0: 4C QC 7C 6C JC 9C', '1: 8S TS TS 2C 3S'),
          say: "Eli's {2C} is winning 20 points. Your two is equal, and comes second. Which card wins them?",
          mark: ['seat 4'],
          ask: ['BJ'],
          why: 'A joker beats every two.',
          no: [
            {
              on: (move) => move.startsWith('2'),
              say: "Equal cards: Eli's two was first, and the 20 points are his.",
            },
            { on: 'any legal', say: 'Lower than a two. Only the joker wins now.' },
          ],
          expect: { points: [65, 40, 25, 150, 35, 20] },
          done: '20 more.',
        },
        {
          auto: trick('0: 8D AD 4D 9D 6D 3D', '1: KS 6S TS KS 4S'),
          say: 'On your own now. Bo is winning 30 points with {KS}. Which is the lowest card that wins them?',
          mark: ['seat 1'],
          ask: ['AS'],
          why: '{AS} is the lowest card that beats {KS}.',
          no: [
            { on: ['7S'], say: "{7S} is lower than Bo's {KS}: 30 points for the House." },
            {
              on: 'any legal',
              as: 'good',
              say: 'As good here. As a habit, win with the lowest that is enough: {AS}.',
            },
          ],
          expect: { points: [95, 40, 25, 150, 35, 20] },
          done: '30 points with the cheapest card: 75 in this lesson, and a two is still to come.',
        },
      ],
    },
  ],
};
