import { cards, oneByOne, singles } from '../decks.ts';
import type { Lesson, Script } from '../lesson.ts';

const trick = (...text: readonly string[]): Script => singles(6, text);

export const friendsAndTickets: Lesson = {
  id: 'shengji/4',
  title: 'Friends and tickets',
  goal: 'Join in time, stay out in time, and feed the right player.',
  minutes: 4,
  known: 'Join the side that is winning, feed friends, and give strangers nothing. Next: the Dealer.',
  exercises: [
    {
      deck: oneByOne(
        [
          '4H 7S 5S RJ 3D 7H 6C AC JH 7H TC 5D TD 6S QD 2H TC TS 4S JS TD 6C JC TH 2D 8D AS AH 4H 6H KC 7C 9D 3D 8S',
          'KC 8H 7S TH 2D QC 2C TS 4D 9H AD 7D 2C 7D JC TC QC 9S 7C 4S BJ 4H 8S 6D KH 6S 9D 9H AH QD JS TC 5D 4S 6S',
          '8D KS KS QH 3C 7S KS RJ 4C 5D 6H 9D 5H TH 4C 6C 4D KH AS 6D 5C 4S 2D 5C 2D AD 3S 7H AH AC JD 8C TS 3S 7D',
          'QD 6S 8D 5C 8C 7D RJ 7H QS 7C JH QS 7S 3C AD BJ BJ 9C 8H KC AS 8H 2H 4D QD TH JS 5H 8H 6C JC KD 9S 3S JS',
          '3C 5H 9C 2S JH 2S AC AC 8C 2S TS RJ 2H 6D 2C KH 9H QH KD KD KD JD JD 9S 7C QS 2H KH 9H QC 8D QS 4C 6D 5S',
          '8S 3C JH JC 5S 4C 2S AD 9S 2C 8S 9C KC QH TD 3S QC 5S 9D BJ AS 6H 4D 5D 5H QH JD 6H AH 5C TD KS 9C 8C 3D',
        ],
        cards('3D 3H 3H 3H 3H 4H'),
      ),
      before: [
        ...['* stay', '4 call 2S', '* stay', '4 bury 3D 3H 3H 3H 3H 4H', '4 tickets 1AH 1AD'],
        ...trick('4: RJ BJ 7S TS 3S AS', '4: KD 9D 8D 4D 9D AD', '3: KC AC 4C AC KC 5C'),
        ...trick('4: KH 6H JH 9H KH TH', '4: AC QC 6C JC 4C 8C', '4: 9C 9C 6C 7C 3C 9C'),
        ...trick('4: KD JD 5D 7D 8D 8D', '4: 8C JC TC TC 4C 3C', '5: 2S 2H 8S 2D 7S TS'),
        ...trick('5: QH 7H TH QH 8H QH', '5: KC JC QC 6C 7C 3C', '5: AD 3D 7D 4D 4D KD'),
        ...trick('5: QH 4H KH TH 8H 5H', '1: 8H 5H JH 9H 5H 7H', '3: QD JD 5D QD 6D 5D'),
        ...trick('3: 5C 7C 3C TC QC 5C', '1: BJ KS 2H 2S 2C RJ', '0: TD 9D AD 7D 6D TD'),
        ...trick('2: 6D QD JD 4D TD AD', '1: 2D AS RJ 2S 8S 2D', '3: BJ 2H AS AS 2C 7S'),
        ...trick('3: BJ 2C 5S TS 4S KS', '3: QS 2H 8S JS 6S 2D', '4: 2S 3S 5S 9S KS QS'),
        ...trick('4: QS 5S 6S 7S RJ 6S', '2: 6H 7H JH JH TH 4H', '4: 9S 9S 4S 2C 4S JS'),
      ],
      tasks: [
        {
          read: 'table',
          say: 'Whoever joins the House brings along all points won so far. So a ticket is a choice of side.',
        },
        {
          auto: ['1 9H', '2 7H', '3 5H', '4 KH', '5 6H'],
          say: 'The House is losing: the others have 150 of their 160 points. {AH} is a ticket. Which heart do you play?',
          ask: ['4H', '6H'],
          why: 'The House is losing, so stay with the others.',
          no: [
            {
              on: ['AH'],
              expect: { parties: ['house', 'player', 'player', 'house', 'house', 'player'] },
              say: 'Now you are House, and it loses: the others need 10 more of 75. Keep {AH}, and play a low heart.',
            },
          ],
          expect: { points: [10, 55, 25, 55, 120, 60] },
          done: 'The others need 10 of the 75 points that are left, and you are one of them.',
        },
      ],
    },
    {
      deck: oneByOne(
        [
          '4H 9D QH QS 2D KD KC QH 2D KH 9S 8C 5S TC JD 2D 7S 4C 7S RJ 6D 2H 6C 9H KD TS 9C AH 4C TC 6H 3D KD 7C QS',
          '2S KS 6C 4H 4C 3S 6S TD 8S 4D 6H 8H 6D 4H 9C 9D 8S 7C 3C 5S 2H TS 3S KC 5H 6D 2C 6H QC 9C QH 7D AD 7H JD',
          'RJ AC KS 9S 2C TD BJ KH 8S 5H 9S 3C TH 6S 5D 8C JS 8H 4D 9D 9S BJ QC 7H QC 5D JC QH JC 8C 9H 9D AD 5D 4D',
          '2C TH AS 6S 8D QC QD 8C JH JH KH RJ 8S 4S JD KS 7H 7D AC KS AS 7C 5C AS 7S 5C QD 5H 3C 6C 4H KD AD AH 4S',
          'QD 4S 3C KC BJ KC TH TD JS 8H KH AC 2S JC JH QS 3S 2S 6S TS 9H 2S TD JS 5D 8D 4C TH 9C 7S 9H 6D RJ AS QD',
          'TC JC JD 4S 5S 2C TC AH 5H 7D TS QS 8D 2H 3S 6H AC 2D 7C 2H 7D 5S BJ 7H 5C JH 4D 8H 6C 5C 3H 8D AD AH JS',
        ],
        cards('3D 3D 3D 3H 3H 3H'),
      ),
      before: [
        ...['* stay', '4 call 2S', '* stay', '4 bury 3D 3D 3D 3H 3H 3H', '4 tickets 2AH 1AD'],
        ...trick('4: AC 5C KC 9C JC AC', '4: QD JD JD 4D TD QD', '4: BJ TS TS KS KS 6S'),
        ...trick('4: KC TC TC 4C 3C 7C', '4: KC TC 8C 7C QC 5C', '4: JC 7C 9C KC AC QC'),
        ...trick('2: QC 8C 4C JC 4C 6C', '2: RJ 8S 2S 4S 9S 2C', '2: KH JH JH 7H 4H 4H'),
        ...trick('2: BJ 2C JS 2H 7S 2H', '2: 8C 5C 3C AC 6C 3C', '5: 8D KD 6D 5D JD 8D'),
        ...trick('0: RJ 6S 8S AS TS 3S', '0: KH 6H 8H 7H 8H AH', '5: BJ 7S TS 9S 4S QS'),
        ...trick('5: 7D 9D 9D 4D 8D TD', '4: TD 4D 6D TD 5D 7D', '4: KH 5H 9H 5H TH TH'),
        ...trick('4: TH 6H QH 8H 7H JH', '0: 2D 2S 9S AS 6S 2C', '1: 8S 2C AS 2S 5S 5S'),
        ...trick('4: 2S 2D 2H 5S 9S KS', '4: 9H JH QH 4H 5H KH', '3: RJ JS 5S 2D 3S JS'),
        ...trick('3: KS 3S QS QS 3S 6S', '3: QD 5D 7D KD 6D 9D', '0: 2D 8S BJ 7S 4S 2H'),
      ],
      tasks: [
        {
          auto: ['2 QH', '3 5H', '4 TH', '5 8H'],
          say: 'Another deal: the House has 220 points. Its ticket is the second {AH}, and one {AH} is gone. Which heart?',
          ask: ['AH'],
          why: 'It puts you in the House, which is winning.',
          no: [
            {
              on: 'any legal',
              say: 'Then somebody else may play the second {AH}, and you are left out. Play it.',
            },
          ],
          after: ['1 6H'],
          expect: {
            points: [65, 0, 20, 30, 220, 25],
            parties: ['house', null, null, null, 'house', null],
          },
          done: 'You are in the House: your 50 points and these 15 have left the bar.',
        },
        {
          auto: [...trick('0: 4C QC JC 3C 9C 6C'), '1 9C', '2 8C', '3 6C', '4 7S', '5 5C'],
          say: 'Bo led a club. Eli, your friend, is winning with a trump, and you play last. Which club?',
          mark: ['seat 4'],
          ask: ['TC'],
          why: 'Ten points for a friend, and nobody plays after you.',
          no: [
            {
              on: 'any legal',
              say: 'Worth nothing to Eli. Nobody plays after you: 10 points are safe, {TC}.',
            },
          ],
          expect: { points: [65, 0, 20, 30, 235, 25] },
          done: '15 points for Eli, and for your side.',
        },
        {
          auto: [...trick('4: 9H 3H 6H QH 9H 4H'), '1 7D', '2 9D', '3 KD', '4 6D', '5 8D'],
          say: 'Dan is winning with {KD}. Nobody knows his side yet, and you play last. Which diamond do you play?',
          mark: ['seat 3'],
          ask: ['3D'],
          why: 'Dan may be against you.',
          no: [
            {
              on: 'any legal',
              say: 'Ten points for a stranger, who may be against you. Give him nothing: {3D}.',
            },
          ],
          expect: { points: [65, 0, 20, 40, 235, 25] },
          done: 'Now 85 points are against you, and the House rises one level. If Dan joins, it is two again.',
        },
      ],
    },
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
        ...['1 AH', '2 3H', '3 6H', '4 3H', '5 4H', '0 KH'],
        ...['1 QH QH', '2 4H 4H', '3 KH KH', '4 JH JH', '5 6H 7H', '0 8H 8H'],
        ...['3 8D', '4 4D', '5 JD', '0 AD', '1 TD', '2 6D', '0 JC JC QC QC'],
        ...['1 TC 8C 7C 4C', '2 3C 4C 6C 8C', '3 3C 4C 7C 8C', '4 4C 6C 6C 8C', '5 3C 6C 7C 9C'],
        ...['0 3H', '1 7H', '2 AH', '3 7H', '4 8H', '5 8H'],
      ],
      tasks: [
        {
          auto: ['2 7C', '3 AC', '4 KC', '5 TC'],
          say: "Another deal, on your own. Bo and Cat are with you. Dan's {AC} is winning; you have no clubs. Which card?",
          mark: ['seat 3'],
          decide: [
            {
              on: ['TS'],
              rank: 'best',
              after: ['1 5C'],
              expect: { points: [55, 10, 0, 20, 0, 0] },
              say: 'Its own 10 points count: 35 for the House. Only a friend played after you.',
            },
            {
              on: ['5S'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [50, 10, 0, 20, 0, 0] },
              say: '30 for the House. {TS} was as safe, as only Bo plays after you, and brings 5 more.',
            },
            {
              on: ['KS'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [55, 10, 0, 20, 0, 0] },
              say: '35 for the House. {TS} would have done the same, and {KS} can win a trick later.',
            },
            {
              on: ['3S', '4S', '6S', '7S', '8S', '9S'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: 'The points are yours. {TS} was as safe, as only Bo plays after you, and brings 10 more.',
            },
            {
              on: ['RJ', '2H', 'QS', 'AS'],
              rank: 'poor',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: 'High trumps win tricks later: any spade would have done. {TS} was best: its 10 points are safe.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              after: ['1 JC'],
              expect: { points: [20, 10, 0, 40, 0, 0] },
              say: 'The trick goes to Dan and the Players. You had no clubs: the smallest spade would have beaten {AC}.',
            },
          ],
        },
      ],
    },
  ],
};
