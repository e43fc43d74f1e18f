import { cards, oneByOne, singles } from '../decks.ts';
import type { Exercise, Lesson } from '../lesson.ts';

const FRIENDS = {
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
    ...['*84 stay', '0 call 2S', '*9 stay', '4 call 2S 2S', '* stay'],
    ...['4 bury 7C AC 6D 8D 4H 6H', '4 tickets 1AD 2AH', '4 QH QH KH KH', '5 KH KH AH AH'],
  ],
};
const AFTER_TOLAJI = ['1 3H 7H 9H JH', '2 4H 5H 6H TH', '3 3H 3H 6H 6H'];
const AFTER_NINES = ['1 5H QH', '2 8H AH', '3 4H TH', '4 8H TH'];
const AFTER_KINGS = ['1 TC TC', '2 4C 4C', '3 5C TC', '4 TD TD'];

const FOURS = {
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
};
const AFTER_HEARTS = ['1 2H 6H 7H 8H', '2 2H 6H TH KH', '3 2H 3H 6H 7H', '4 5H 6H TH KH', '5 2H 3H TH KH'];

const pairs: Exercise = {
  ...FRIENDS,
  before: [...FRIENDS.before, '0 4H 5H 7H 7H', ...AFTER_TOLAJI, ...singles(6, ['5: 2D 3S 3S 3S 6S 6S'])],
  tasks: [
    {
      auto: ['5 9H 9H'],
      say: 'Fay leads two {9H}: two identical cards are a pair. You owe two hearts: you must play your last, {JH} {8H}.',
      mark: ['seat 5', 'card 8H', 'card JH'],
      ask: ['8H JH'],
      why: 'They are your last hearts.',
      no: [],
      after: AFTER_NINES,
      expect: { points: [0, 0, 0, 0, 0, 85] },
      done: "Bo's queen and Cat's ace lost to two nines: only a higher pair beats a pair.",
    },
    {
      auto: ['5 KC KC'],
      say: 'Now Fay leads two kings of clubs. A player with a pair of clubs must play it: play {7C} {7C}.',
      mark: ['card 7C'],
      ask: ['7C 7C'],
      why: 'A pair must be followed by a pair.',
      no: [],
      after: AFTER_KINGS,
      expect: { points: [0, 0, 0, 0, 0, 160] },
      done: 'Bo had to give up two tens. Dan had no pair and gave two clubs; Eli is out of clubs and gave any two cards.',
    },
  ],
};

const threes: Exercise = {
  ...FOURS,
  before: [...FOURS.before, '0 5H 5H 3H 3H', ...AFTER_HEARTS, '0 2C', '1 AC', '2 2C', '3 6C', '4 3C', '5 3C'],
  tasks: [
    {
      auto: ['1 QD QD', '2 6D 6D', '3 5D 8D', '4 8D 8D', '5 6D 7D'],
      say: 'Another deal. Bo leads a pair of diamonds. Your {9D} {9D} {9D} contain a pair: play two of them.',
      mark: ['card 9D'],
      ask: ['9D 9D'],
      why: 'Three nines hold a pair, and a pair must be played.',
      no: [],
      expect: { points: [75, 5, 0, 0, 0, 0] },
      done: '{9D} with {2D} would have been refused.',
    },
    {
      auto: ['1 JC JC JC', '2 KC AC 7H', '3 8C 8C 9C', '4 2C 2C 6C', '5 TC TC AC'],
      say: 'Bo leads three of a kind. You have none, so play what is nearest: your pair and any club. Tab finds them.',
      ask: ['KC KC 3C', 'KC KC 6C', 'KC KC 7C', 'KC KC 8C', 'KC KC 9C'],
      why: 'The kings are your only pair of clubs.',
      no: [],
      expect: { points: [75, 55, 0, 0, 0, 0] },
      done: 'Any third club was right. Both kings had to go: if you have only one pair, you must give it up.',
    },
  ],
};

const trumpPair: Exercise = {
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
  before: [
    ...['* stay', '1 call 2S', '* stay', '1 bury 4C 6C 7C 9D 4H 6H', '1 tickets 1AD 2AD'],
    ...['1 5S', '2 JS', '3 TS', '4 4S', '5 2H', '0 2S', '0 4C', '1 AC', '2 3C', '3 6C', '4 7C', '5 8C'],
  ],
  tasks: [
    {
      auto: ['1 AH AH', '2 KH KH', '3 5H 5H', '4 9H 9H', '5 TH 8H'],
      say: 'Another deal: spades are trumps. Bo led two hearts for 40 points, and you have none. Which two cards?',
      mark: ['seat 1'],
      decide: [
        {
          on: ['3S 3S'],
          rank: 'best',
          expect: { points: [55, 0, 0, 0, 0, 0] },
          say: 'A pair of trumps beats any pair of hearts, and the lowest is enough: 40 points for you.',
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
          say: "Two trumps, but no pair: only a pair beats a pair, so the trick is Bo's. {3S} {3S} would have won it.",
        },
        {
          on: 'any legal',
          rank: 'poor',
          say: 'The 40 points go to Bo. {3S} {3S}, a pair of trumps, would have won them.',
        },
      ],
    },
  ],
};

const tolajis: Exercise = {
  ...FRIENDS,
  tasks: [
    {
      say: 'Eli led {KH} {KH} {QH} {QH}: two pairs in a row, a Tolaji. Play four hearts: your pair {7H} {7H}, and {5H} {4H}.',
      mark: ['seat 4', 'card 7H'],
      ask: ['4H 5H 7H 7H'],
      why: 'Four cards were led, so four follow, and a pair as long as you have one.',
      no: [
        {
          on: 'any legal',
          as: 'good',
          say: 'As good: only the pair is a must. The lesson goes on with {7H} {7H} {5H} {4H}.',
        },
      ],
      after: AFTER_TOLAJI,
      expect: { points: [0, 0, 0, 0, 0, 60], parties: [null, null, null, null, 'house', 'house'] },
      done: '60 points for Fay, who has joined the House.',
    },
    {
      auto: [
        ...['5 9H 9H', '0 8H JH', ...AFTER_NINES, '5 KC KC', '0 7C 7C', ...AFTER_KINGS],
        ...['5 8D', '0 AD', '1 4D', '2 9D', '3 3D', '4 5D'],
      ],
      say: 'You lead, and {JD} {JD} {TD} {TD} is a Tolaji of your own. Go to {JD}: p picks the pair, x the tens. Then Enter.',
      mark: ['card JD', 'card TD'],
      ask: ['TD TD JD JD'],
      why: 'Four cards at once, which hardly anything beats.',
      no: [
        {
          on: 'any legal',
          say: 'A Tolaji draws four cards from everybody: {JD} {JD} {TD} {TD}.',
        },
      ],
      after: ['1 3D 3D 7D 8D', '2 6D 6D KD AD', '3 4D 4D 5D 5D', '4 5D KD KD KD', '5 7D 9D 9D JD'],
      expect: { points: [80, 0, 0, 0, 0, 160] },
      done: 'Nobody could beat it: 75 points in one trick, and all of them yours.',
    },
  ],
};

const trumpRank: Exercise = {
  ...FOURS,
  tasks: [
    {
      say: 'Another deal, on level 4: fours are trumps, so 5 and 3 are neighbours. Lead {5H} {5H} {3H} {3H}, to see what it does.',
      mark: ['card 5H', 'card 3H'],
      ask: ['5H 5H 3H 3H'],
      why: 'A Tolaji, as fours are trumps.',
      because: '{AH} first is about 11 points better.',
      no: [
        { on: ['AH'], say: 'The better lead, and yours next time. Now see the Tolaji: {5H} {5H} {3H} {3H}.' },
        { on: 'any legal', say: 'See what this Tolaji does: {5H} {5H} {3H} {3H}.' },
      ],
      after: AFTER_HEARTS,
      expect: { points: [75, 0, 0, 0, 0, 0] },
      done: 'Four hearts from everybody, and nobody had a Tolaji, or even a pair: 75 points for you.',
    },
  ],
};

const firstLead: Exercise = {
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
      say: 'Another deal, on your own. You are Dealer; diamonds are trumps. You hold two Tolajis. Your lead?',
      decide: [
        {
          on: ['AS'],
          rank: 'best',
          say: 'A nearly sure trick, and your trumps can wait.',
        },
        {
          on: ['QC QC QC'],
          rank: 'best',
          say: 'Three cards from everybody, and nobody is likely to have three kings or three aces.',
        },
        {
          on: ['8D 8D 9D 9D TD TD JD JD'],
          rank: 'best',
          after: [
            ...['1 4D 5D 8D TD KD AD 2C 2C', '2 3D 5D 7D KD BJ BJ RJ RJ', '3 4D 6D 7D 9D JD 2C 2S 2S'],
            ...['4 5D 6D 7D QD QD KD RJ RJ', '5 3D 4D 6D 7D QD AD 2H 2H'],
          ],
          expect: { points: [75, 0, 0, 0, 0, 0] },
          say: 'As good: eight trumps from everybody, and 75 points.',
        },
        {
          on: ['4S 4S 5S 5S'],
          rank: 'poor',
          after: ['1 3S 3S 6S 9S', '2 5S 5S 6S 6S', '3 QS QS KS KS', '4 3S 7S 9S 9S', '5 4S 7S AS AS'],
          expect: { points: [0, 0, 0, 40, 0, 0] },
          say: 'A Tolaji, but a low one: Dan won 40 points with a higher one. Yours of trumps, {8D} to {JD}, is higher.',
        },
        {
          on: (move) => move.split(' ').length >= 4,
          rank: 'good',
          say: 'A Tolaji of trumps, hard to beat. All four pairs, {8D} to {JD}, draw eight trumps from everybody.',
        },
        {
          on: 'any legal',
          rank: 'poor',
          say: 'Lead what is high or in a row: {AS}, {QC} {QC} {QC}, or the four pairs of trumps, {8D} to {JD}.',
        },
      ],
    },
  ],
};

export const pairsAndTolajis: Lesson = {
  id: 'shengji/3',
  title: 'Pairs and Tolajis',
  goal: 'Lead two and more cards at once, and see what you must play when others do.',
  minutes: 5,
  known:
    'Lead high cards and cards in a row; follow as much like the lead as you can. Next: friends and tickets.',
  exercises: [pairs, threes, trumpPair, tolajis, trumpRank, firstLead],
};
