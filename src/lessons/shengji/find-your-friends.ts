import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const findYourFriends: Lesson = {
  id: 'shengji/2',
  title: 'Find your friends',
  goal: 'Points, pairs, a Tolaji, and the tickets that say who plays with whom.',
  minutes: 2,
  known: [
    'Points, pairs, Tolajis, tickets and trumps: enough to sit down.',
    'Next: whose suit is trumps, and what beats what.',
  ],
  exercises: [
    {
      deck: oneByOne(
        [
          '8C 4D 4S JD 2C 6D 7H AD 4H 9C 2S 8H JD 9S 6S TD 8D TD JH JS QD 3D 5H AC AS 4S 8S 7C 7S JS 7H TC 3S 6C 7C',
          '9C 5C 2S 3D 2C 2D 7H QC AC 3S 3H QS TC KS 6S 9S JS 8D TC QD JH JC 9H BJ 8S 5H 3S QH QS BJ 4D 5S 9D 7D 3D',
          '8S 9D 5C AC 6D 2H AH 9S RJ 8C 3S QC 8H 3C KS 4C TH 5H BJ 6C 4S 6D 6H RJ KC AD 2C 4C JC 4H JS 6C KS 8C KD',
          'TS 6S QC 7D QS JC 5S TH 4D 7H 5C 2H 6H AS RJ 3H 3C 4C 9C 3H 3D 7S 5S 6H AD 7D 5D 4D KC AD 4H TC AS 5D 7C',
          '7S 6H 8H 7C QD 9H RJ JD TD 2S 2H 2D 7S 9S AC 2S TD TS 4H KH KD 6S QH TS 8D TS 2H 8S AS TH 6D KD 2C KH QH',
          'QC 9H TH QH 8C JH 6C 8D JD 5C AH 9C QS 4C 3H KS KC 5S 9H 2D 9D 4S KH 5H 9D AH JC QD 7D 3C JH 8H 3C KH KC',
        ],
        cards('5D 2D KD BJ AH 5D'),
      ),
      before: [
        '*84 stay',
        '0 call 2S',
        '*9 stay',
        '4 call 2S 2S',
        '* stay',
        '4 bury 7C AC 6D 8D 4H 6H',
        '4 tickets 1AD 2AH',
      ],
      tasks: [
        {
          read: 'table',
          say: [
            'Two parties: Eli, the Dealer, leads first and asks for friends: they are the',
            'House. All others, the Players, want 160 of the 400 points to beat it.',
          ],
          expect: { dealer: 4, parties: [null, null, null, null, 'house', null] },
        },
        {
          read: 'table',
          say: [
            'Points lie in the cards: kings and tens count 10, fives 5, 400 in four packs.',
            'Below the seats a bar counts what others than the House have taken of them.',
          ],
        },
        {
          read: 'table',
          say: [
            'Eli has two tickets, 1st {AD} and 2nd {AH}. There are four packs: whoever plays',
            'that copy of the card meets the ticket, and joins the House, for all to see.',
          ],
        },
        {
          auto: ['4 QH QH KH KH', '5 KH KH AH AH'],
          say: [
            'Identical cards are a pair; Eli led two pairs side by side, a Tolaji. Fay beat',
            'it. You owe four hearts, pair first: {7H} {7H} {4H} {5H}. Tab finds them, Enter plays.',
          ],
          mark: ['seat 4', 'seat 5', 'card 7H'],
          ask: ['4H 5H 7H 7H'],
          why: 'Four cards were led, so four follow, and a pair as long as you have one.',
          no: [
            {
              on: 'any legal',
              as: 'good',
              say: ['As good here. But the lesson goes on with the lowest two, {4H} {5H}.'],
            },
          ],
          after: ['1 3H 7H 9H JH', '2 4H 5H 6H TH', '3 3H 3H 6H 6H'],
          expect: { points: [0, 0, 0, 0, 0, 60], parties: [null, null, null, null, 'house', 'house'] },
          done: [
            'The trick, the cards of all six, goes to Fay with its 60 points. Hers was the',
            'second {AH}: it met the ticket, so she is House.',
          ],
        },
        {
          auto: ['5 9H 9H', '0 8H JH', '1 5H QH', '2 8H AH', '3 4H TH', '4 8H TH', '5 KC KC'],
          say: [
            'Your last hearts went on her nines: only a pair beats a pair. She leads two',
            'kings, and a pair must follow from all who have one. Yours is {7C} {7C}.',
          ],
          mark: ['card 7C'],
          ask: ['7C 7C'],
          why: 'A pair must be followed by a pair.',
          no: [],
          after: ['1 TC TC', '2 4C 4C', '3 5C TC', '4 TD TD'],
          expect: { points: [0, 0, 0, 0, 0, 160] },
          done: [
            'Tens fell on her kings: 160 points for the House. Below the seats stands what',
            'the deal would bring now: three levels up, from 2 to 5. Past the ace one wins.',
          ],
        },
        {
          auto: ['5 8D'],
          say: [
            'With 160 points the House will hardly be beaten: join it. You hold {AD}, and',
            'whoever plays the first {AD} meets the ticket. Play it.',
          ],
          mark: ['card AD', 'seat 5'],
          ask: ['AD'],
          why: 'The House is far ahead: whoever meets the ticket wins with it.',
          no: [
            {
              on: 'any legal',
              say: ['Legal, but then somebody else may play the first {AD}, which is your ticket.'],
            },
          ],
          after: ['1 4D', '2 9D', '3 3D', '4 5D'],
          expect: {
            points: [5, 0, 0, 0, 0, 160],
            parties: ['house', 'player', 'player', 'player', 'house', 'house'],
          },
          done: [
            'You are House now, for all to see, with Eli and Fay. Bo, Cat and Dan are the',
            'Players. With few points at the House it would be better to stay away.',
          ],
        },
        {
          say: [
            'You lead. {JD} {JD} {TD} {TD} are a Tolaji of your own: four cards from everybody.',
            'Go to {JD}, then p takes the pair, x adds the tens, Enter.',
          ],
          mark: ['card JD', 'card TD'],
          ask: ['TD TD JD JD'],
          why: 'Four cards at once, which hardly anything beats.',
          no: [
            {
              on: 'any legal',
              say: ['Legal. But a Tolaji draws four from everybody: {JD} {JD} {TD} {TD}.'],
            },
          ],
          after: ['1 3D 3D 7D 8D', '2 6D 6D KD AD', '3 4D 4D 5D 5D', '4 5D KD KD KD', '5 7D 9D 9D JD'],
          expect: { points: [80, 0, 0, 0, 0, 160] },
          done: ['Nobody could beat it: 75 points in one trick, and all of them yours.'],
        },
        {
          read: 'table',
          auto: ['0 AC', '1 9C', '2 3C', '3 3C', '4 TS', '5 5C'],
          say: [
            'You led {AC}, and Eli, who is out of clubs, took it with {TS}, a trump.',
            'Trumps beat all other cards: jokers, the highest, then twos, then spades.',
          ],
        },
        {
          auto: [
            '4 2D 2D 2S 2S',
            '5 4S 5S QS KS',
            '0 4S 4S JS JS',
            '1 3S 3S QS QS',
            '2 KS KS RJ RJ',
            '3 5S 5S AS AS',
            '4 2H 2H',
            '5 4C 2D',
            '0 3S 6S',
            '1 BJ BJ',
            '2 3S 4S',
            '3 6S TS',
            '1 5C',
            '2 6C',
            '3 7C',
            '4 TS',
            '5 6C',
          ],
          say: [
            'Two tricks later Bo led a club. Your friend Eli, with a trump again, is ahead,',
            'and you play last. Which club do you give him?',
          ],
          mark: ['seat 4', 'card TC'],
          ask: ['TC'],
          why: 'Ten points for a friend, and nobody plays after you.',
          no: [
            {
              on: 'any legal',
              say: ['Legal, but worth nothing to Eli. Nobody plays after you: ten points are safe.'],
            },
          ],
          expect: { points: [80, 10, 0, 0, 85, 160] },
          done: ['25 for Eli: what you give a friend who is ahead counts like what you take.'],
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
          say: [
            "Another deal: Bo and Cat are with you. Dan's {AC} is ahead, 20 points lie there,",
            'only Bo plays after you, and you have no clubs: any card may go. Which?',
          ],
          mark: ['seat 3'],
          decide: [
            {
              on: ['TS'],
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
              on: ['KS'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [55, 10, 0, 20, 0, 0] },
              say: [
                'Trumped, and its own 10 points came along: 35 for the House. {TS} would have',
                'done the same, and {KS} can win a trick later.',
              ],
            },
            {
              on: ['3S', '4S', '6S', '7S', '8S', '9S'],
              rank: 'good',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: [
                "Trumped: the points are yours and not Dan's. {TS} was safe as well, as only Bo",
                'plays after you, and would have brought 10 more.',
              ],
            },
            {
              on: ['RJ', '2H', 'QS', 'AS'],
              rank: 'poor',
              after: ['1 5C'],
              expect: { points: [45, 10, 0, 20, 0, 0] },
              say: [
                'Trumped, but any spade would have done, and high ones win tricks later.',
                '{TS} was best: its 10 points are safe, too. u tries again.',
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
