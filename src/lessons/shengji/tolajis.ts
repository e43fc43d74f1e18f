import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const tolajis: Lesson = {
  id: 'shengji/4',
  title: 'Tolajis',
  goal: 'Lead pairs that stand together, and see what is owed when you follow.',
  minutes: 2,
  known:
    'Lead what stands together; follow with what is nearest to the lead. Next: the Dealer, who buries six cards and asks for two friends.',
  exercises: [
    {
      options: { from: '4' },
      deck: oneByOne(
        [
          '5H 5H 3H 3H 8H TH 9D 9D 9D 2D 3D 5D 7D JD KC KC 9C 2C 3C 6C 7C 8C 4S 4S 4D 4D AS QS 9S 8S 7S 6S RJ 3S AH',
          'AC QD QD JC JC JC QS QC 5D 6H TD 9H QH TS 7D TD KD 7H RJ 7C TS 2H 3S JH 5C 8H JS 6D QC QS 7S JC 7S 9C KS',
          'AH 9D QH 6D 9S 3D 4C KH 3D 2D KC RJ AS 7S TH 9H 4C 2S 5S 2H TD 4H 6H KS 6D 7H AC 8D 9S JH 4C 2C AD KD 2D',
          '5S 5H 8D 8H 4S 4D 8C 5D KH 5C AH 9C 3H JS JD 6C TD 8C 4S RJ TC KD 5S BJ 9H TC QH 7H 4H 6H 5C 2H BJ JH AD',
          '2C JH 6C JD AD 5H 5S 7D 9S 8S QC QD KS 3C QC 3S 8D QH TH AS 2C 4H QD AC KH 3D AS 5D KC KS 6H 8D 2D 7C 9H',
          '2S 8H 8S 6S KD 2H JD AH 6S 2S JS TC 3C AD 2S 3H BJ BJ TS 3S TS QS JS 8S 4H 7D 4C KH TC 4D 7H 6D AC TH 6S',
        ],
        cards('3C 6C 8C 7C 9C 5C'),
      ),
      before: ['* stay', '0 call 4S 4S', '* stay', '0 bury 3C 6C 7C 8C 9C 5C', '0 tickets 1AC 2AD'],
      tasks: [
        {
          say: 'You are the Dealer, on level 4: fours are the trump rank. As {4H} is a trump, {5H} and {3H} are neighbours: a Tolaji, two pairs side by side. Lead {5H} {5H} {3H} {3H}.',
          mark: ['card 5H', 'card 3H'],
          ask: ['5H 5H 3H 3H'],
          why: 'Hardly anything beats it.',
          because: 'Everybody adds four cards, with points.',
          no: [
            {
              on: ['5H 5H', '3H 3H'],
              say: 'Legal, but a higher pair takes it. Lead all four: few can answer a Tolaji.',
            },
            {
              on: ['4D 4D 4S 4S'],
              say: 'A Tolaji as well, of trumps: worth keeping. Lead the one of hearts.',
            },
            { on: 'any legal', say: 'Legal. But we look at Tolajis here: {5H} {5H} {3H} {3H}.' },
          ],
          after: ['1 2H 6H 7H 8H', '2 2H 6H TH KH', '3 2H 3H 6H 7H', '4 5H 6H TH KH', '5 2H 3H TH KH'],
          expect: { points: [75, 0, 0, 0, 0, 0] },
          done: 'Four hearts from everybody, and nobody had a Tolaji, or even a pair: 75 points lie with you.',
        },
        {
          auto: [
            ...['0 2C', '1 AC', '2 2C', '3 6C', '4 3C', '5 3C'],
            ...['1 QD QD', '2 6D 6D', '3 5D 8D', '4 8D 8D', '5 6D 7D'],
          ],
          say: 'Bo took your {2C} with the first {AC}, and is your friend. Now Bo leads a pair. You hold {9D} {9D} {9D}, so you owe a pair of diamonds: two nines must go.',
          mark: ['card 9D', 'card 2D'],
          ask: ['9D 9D'],
          why: 'Whoever has a pair of the suit must follow a pair with it.',
          no: [],
          expect: { points: [75, 5, 0, 0, 0, 0] },
          done: '{9D} with {2D} would have been refused: three nines hold a pair, and it is owed.',
        },
        {
          auto: ['1 JC JC JC', '2 KC AC 7H', '3 8C 8C 9C', '4 2C 2C 6C', '5 TC TC AC'],
          say: 'Three of a kind. You have none in clubs, so the nearest to it is owed: a pair and any third club. Tab finds it. Which third club goes with your kings?',
          ask: ['KC KC 3C', 'KC KC 6C', 'KC KC 7C', 'KC KC 8C', 'KC KC 9C'],
          why: 'The kings are your only pair of clubs.',
          no: [],
          expect: { points: [75, 55, 0, 0, 0, 0] },
          done: 'None of the others counts: any will do. Both kings had to go, luckily to Bo, your friend. A pair that stands alone falls when pairs or threes are led.',
        },
      ],
    },
    {
      deck: oneByOne(
        [
          '8S 7H JC KS QC 5S 4D 3D 4S 4S AD 3H TS 9D TD 2D TD JD 7H 6C TC 9C 2H 2D 6D 4C 5S 8D KC 6H AS 7S JD 9D 8D',
          'KD 6S 6H AD TH 3S AH 2D 5H JS 9H 5D TC AC AC AH 4D 4C KH 9C 2C QH 2H 9H TC KC 3S TD 2C 8D 9S 2S 7C 4H 8H',
          '5D JS 7H QS RJ 2C RJ 6S 4H 6H 3D TC 8H 9S BJ 5C BJ 5S KD 5C AH 3C 3H 9C 7S 6S 5S 5H BJ 9H 7D AC AD 9C QD',
          '4S JD KS 9D 7C 6S 5D KS 7D BJ 3C 2S TD JH 4C 7C KC 8H 4D TH 2C 8C QS AS TS JH 8S QS JC QC 3S 6D 2S 5H KD',
          'KH 9H KD 9S 7D 9S 5H KH 6D RJ JH 6C QD QH 3C TS 3S 8D JC 4H 5D 8C 8C 7S AC JH RJ 9D 8S 5C TH 7C QD JC 7H',
          '4D 7S AS QH 6C 3H AS AH 6C TS AD 5C KC 3C 3H TH 8S JS 4C QH 6H KS QS 3D 2D 6D KH 8C 7D QD 8H 4S 2H 2H 2S',
        ],
        cards('JS QC QC JD 3D 4H'),
      ),
      before: [
        ...['* stay', '2 call 2C', '* stay', '0 call 2D 2D', '* stay'],
        ...['0 bury 4C 6C 3H 4H 6H 7S', '0 tickets 1AC 1AH'],
      ],
      tasks: [
        {
          say: 'Another deal, you are the Dealer and diamonds are trumps. You hold two Tolajis, three queens, {AS} … What do you lead first?',
          mark: ['card AS'],
          decide: [
            {
              on: ['8D 8D 9D 9D TD TD JD JD'],
              rank: 'good',
              after: [
                ...['1 4D 5D 8D TD KD AD 2C 2C', '2 3D 5D 7D KD BJ BJ RJ RJ', '3 4D 6D 7D 9D JD 2C 2S 2S'],
                ...['4 5D 6D 7D QD QD KD RJ RJ', '5 3D 4D 6D 7D QD AD 2H 2H'],
              ],
              expect: { points: [75, 0, 0, 0, 0, 0] },
              say: 'Eight trumps from everybody, and 75 points: hardly any other trump is left. Over many deals {AS} first is a bit better: friends join sooner.',
            },
            {
              on: ['8D 8D 9D 9D TD TD'],
              rank: 'poor',
              after: [
                ...['1 4D 5D TD KD 2C 2C', '2 5D KD BJ BJ RJ RJ', '3 4D 6D 7D 9D 2S 2S'],
                ...['4 5D QD QD KD RJ RJ', '5 3D 4D 6D 7D 2H 2H'],
              ],
              expect: { points: [75, 0, 0, 0, 0, 0] },
              say: 'Six trumps from everybody, and 75 points. With {JD} {JD} it would have been eight, and {AS} first is better still: friends join sooner.',
            },
            {
              on: ['4S 4S 5S 5S'],
              rank: 'poor',
              after: ['1 3S 3S 6S 9S', '2 5S 5S 6S 6S', '3 QS QS KS KS', '4 3S 7S 9S 9S', '5 4S 7S AS AS'],
              expect: { points: [0, 0, 0, 40, 0, 0] },
              say: 'A Tolaji, but a low one: Dan had a higher one, and took 40 points. The one of trumps, {8D} to {JD}, is longer and higher.',
            },
            {
              on: ['AS', 'QC QC QC'],
              rank: 'best',
              say: 'A trick that is nearly sure, and friends join early. The four pairs of trumps side by side can wait: led later, they draw eight trumps from everybody.',
            },
            {
              on: (move) => move.split(' ').length >= 4,
              rank: 'poor',
              say: 'A Tolaji of trumps, and hard to beat. But the longer it is, the more trumps fall: {8D} to {JD} together draw eight from everybody.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'Legal. But four pairs of trumps side by side beat nearly everything, and draw eight trumps from everybody.',
            },
          ],
        },
      ],
    },
  ],
};
