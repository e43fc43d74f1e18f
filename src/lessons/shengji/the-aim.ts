import { cards, oneByOne, singles } from '../decks.ts';
import type { Lesson, Script } from '../lesson.ts';

const trick = (...text: readonly string[]): Script => singles(6, text);

export const theAim: Lesson = {
  id: 'shengji/1',
  title: 'What you play for',
  goal: 'Levels, points, two sides, a few trumps, and the card that puts you in the House.',
  minutes: 4,
  known:
    'Points, trumps, and the ticket that puts you in the House: that is the game. Next: which trump wins.',
  exercises: [
    {
      deck: oneByOne(
        [
          '5S 8S KS KS QS 2H QS 9S JS QS 9S 4C 8C 3C 9C 8D 5D QD 4D 6H TH 7H 7H AH 4H 3C 4S 6D JS AD 6C KC 7S 4C RJ',
          '8S 5S 5S AS 3S AS 8S 5S 6S TS 6S 4C 7C 7C 5C 7D KD 5D 3D 7H 3H 8H 4H 9H AH AC KH QD 8H 7D AC QC TD JC JH',
          '2S 2C RJ BJ RJ 2S 2D 2H 2D 2D 2H AC KC QC KC QD TD JD JD QH QH KH AH 6H 7H 6C 8H 7D 9H KD 8C AC 9D 9C QH',
          '3S TS 7S JS 9S QS 3S 8S 6S 3S JS 6C TC 4C 9C QD 6D 8D 5D 4H 3H 5H 9H 5H 3H TC TH 5D JH 8D 9C 8C AD 6C AD',
          'RJ 2D 2C 2S 2C 2C 2S BJ 2H BJ BJ KC QC QC JC JD TD KD JD AH JH TH KH TH 8H 7C 6H 8D KH TD JC TC 6D 8C 6S',
          'TS AS 4S 4S KS AS 4S KS 9S 7S 7S TC JC 5C 3C 7D 9D 4D 3D JH 4H 6H 9H QH 5H 5C 5H 9D TS 9D 5C 7C KD 3C AD',
        ],
        cards('3D 3D 4D 4D 6D 3H'),
      ),
      // 23 of 35 cards are gone: all of them single cards, won by the House but for ten points.
      before: [
        ...['* stay', '4 call 2S', '* stay', '4 bury 3D 3D 4D 4D 6D 3H', '4 tickets 1AC 1AD'],
        ...trick('4: QC JC 3C 7C AC 6C', '2: RJ 3S 2C AS 8S 6S', '2: RJ 9S 2H 4S 9S 8S'),
        ...trick('2: BJ 7S RJ AS 9S 8S', '4: BJ 7S 5S 6S 2D 3S', '4: BJ 4S JS AS 2C JS'),
        ...trick('4: BJ 9S QS AS 2D 6S', '4: 2S 7S QS 3S 2H 8S', '4: 2S 4S QS 5S 2S QS'),
        ...trick('4: 2C KS KS 5S 2H 3S', '4: 2D KS KS 5S 2S JS', '2: 2D TS 2C TS 2H TS'),
        ...trick('2: AH 4H KH 4H 6H 3H', '2: KC 9C KC 3C 4C 7C', '2: KC 4C QC 5C 8C 4C'),
        ...trick('2: KH 9H TH 9H 7H 7H', '2: QD 6D TD 7D 4D 3D', '2: QC TC JC TC 9C 5C'),
        ...trick('2: QH 3H JH JH 7H 4H', '2: QH 5H AH 6H TH 8H', '4: KD 4D 8D 7D TD 8D'),
        ...trick('4: JD 9D 5D 5D JD 5D', '4: JD 3D QD KD JD QD'),
      ],
      tasks: [
        {
          read: 'table',
          shows: ['seats', 'levels'],
          say: 'Levels run from 2 to the ace. Rise past it, and you win the match. Each deal one of two sides rises.',
          expect: { parties: [null, null, 'house', null, 'house', null] },
        },
        {
          shows: ['hand', 'trick'],
          auto: trick('1: 9H 6H 5H TH QH'),
          say: 'Bo led {9H}; all follow with a heart. The highest wins the trick and its 15 points: Space on {AH}, then Enter.',
          mark: ['card AH'],
          ask: ['AH'],
          why: '{AH} is the highest heart here.',
          no: [
            {
              on: 'any legal',
              expect: { points: [0, 10, 155, 0, 85, 15] },
              say: "{4H} is lower than Fay's {QH}: the 15 points go to her. Win them with {AH}.",
            },
          ],
          expect: { points: [15, 10, 155, 0, 85, 0] },
          done: '15 points: kings and tens count 10, fives 5. With four packs each card is there four times.',
        },
        {
          auto: trick('0: 4H AH 7H 3H 8H 5H', '1: AC 6C TC 7C 5C'),
          say: 'The lesson led {4H} for you, and Bo won. Now his {AC} beats your clubs. Give him no points: which club?',
          ask: ['3C', '4C', '6C'],
          why: 'A low club gives Bo nothing, and {KC} can still bring you 10.',
          no: [{ on: ['KC'], say: '{KC} loses to {AC}, and Bo would get its 10 points. Play a low club.' }],
          expect: { points: [15, 30, 155, 0, 85, 0] },
          done: 'Bo has his 15, and not one from you.',
        },
        {
          shows: ['stakes'],
          auto: trick('1: KH 8H TH 6H 5H'),
          say: 'No hearts left: any card may go. Spades are the trump suit: they beat all hearts. Play your lowest spade.',
          mark: ['card 4S'],
          ask: ['4S'],
          why: 'Nobody plays after you, so the lowest trump is enough.',
          no: [
            {
              on: ['7S', 'JS', 'RJ'],
              as: 'good',
              say: 'As good here. But nobody plays after you, so the lowest is enough: {4S}.',
            },
            { on: ['AD'], say: 'Not a trump, so it cannot win. {AD} has its moment later. Play {4S}.' },
            {
              on: 'any legal',
              say: "Not a trump, so Bo's {KH} wins: 25 points for him. Play a spade.",
            },
          ],
          expect: { points: [40, 30, 155, 0, 85, 0] },
          done: '25 points with your lowest trump. {RJ}, the red joker, is the highest.',
        },
        {
          auto: trick('0: 6D QD 7D 5D 8D 9D', '1: 8H 9H JH KH TS'),
          say: 'Hearts again. Fay has none left, and trumped with {TS}. Which card wins the 20 points, and costs you least?',
          mark: ['seat 5'],
          ask: ['JS'],
          why: '{JS} is higher than {TS}, and you keep {RJ}.',
          no: [
            { on: ['7S'], say: "{7S} is lower than Fay's {TS}: she keeps the trick." },
            {
              on: ['RJ'],
              as: 'good',
              say: 'As good: it wins. But {JS} is enough, and {RJ} can win later.',
            },
            { on: 'any legal', say: 'Only a higher trump beats a trump. You have two of them.' },
          ],
          expect: { points: [60, 35, 155, 0, 85, 0] },
          done: '20 more. Cat and Eli are one side, the House. Points outside it are counted: at 160 the House loses.',
        },
        {
          shows: ['parties', 'taken', 'bar', 'dealer', 'tickets'],
          say: 'Eli, the Dealer, asks for friends by ticket: who plays the first {AD} joins his House, far ahead. Lead it.',
          mark: ['card AD'],
          ask: ['AD'],
          why: 'It wins the trick, and puts you in the House, which is far ahead.',
          no: [
            {
              on: 'any legal',
              say: 'Then somebody else may play the first {AD}, and you are left out. Play {AD}.',
            },
          ],
          after: trick('1: 7D KD 8D TD 9D'),
          expect: {
            points: [80, 35, 155, 0, 85, 0],
            parties: ['house', 'player', 'house', 'player', 'house', 'player'],
          },
          done: 'You are in the House. All others are Players. If they have less than 80 points, your side rises two levels.',
        },
        {
          auto: ['0 6C/4C', ...trick('1: QC 8C 9C JC 5C', '1: JC AC 8C TC 7C')],
          say: 'Bo won your club and led {JC}. Cat, your friend in the House, is winning; you play last. Which club helps?',
          mark: ['seat 2'],
          ask: ['KC'],
          why: '{KC} adds 10 points to a trick of your own side.',
          no: [
            {
              on: 'any legal',
              as: 'good',
              say: 'As good so far. But points for a friend are safe now: give Cat {KC}.',
            },
          ],
          expect: { points: [80, 40, 175, 0, 85, 0] },
          done: '20 points for Cat: what you give a friend counts for your side.',
        },
        {
          auto: trick('2: 9D AD 6D KD'),
          say: 'On your own now. Dan, a Player, is winning with {AD}. You have no diamonds. Which card do you play?',
          ask: ['7S'],
          why: 'A trump wins the trick, and {RJ} is left for the last one.',
          no: [
            {
              on: ['RJ'],
              as: 'good',
              say: 'As good here. As a habit, win with the lowest that is enough: {7S}.',
            },
            {
              on: 'any legal',
              show: ['1 TD'],
              expect: { points: [80, 40, 175, 20, 85, 0] },
              say: 'Dan keeps the trick: 20 points for the Players. Your trumps beat {AD}.',
            },
          ],
          after: ['1 TD'],
          expect: { points: [100, 40, 175, 0, 85, 0] },
          done: '20 more for the House. The last two tricks play themselves, {RJ} in the last.',
        },
        {
          read: 'sheet',
          auto: ['0 3C/4C', ...trick('1: AC 9C 6C 8C 3C', '1: JH QH AD 6S AD'), '0 RJ'],
          say: 'The Players have 40, below 80: you, Cat and Eli rise two levels, from 2 to 4. From 160 the Players rise.',
          expect: { 'result.playerPoints': 40, 'result.points': [2, 0, 2, 0, 2, 0] },
        },
      ],
    },
  ],
};
