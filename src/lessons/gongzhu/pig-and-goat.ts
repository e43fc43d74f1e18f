import { oneByOne, singles } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const pigAndGoat: Lesson = {
  id: 'gongzhu/1',
  title: 'The Pig and the Goat',
  goal: 'Take the Goat, leave the Pig, and lose with the highest card that still loses.',
  minutes: 2,
  known: 'You know what counts: Pig, Goat, hearts, and {TC} that doubles. Next: three cards to give away.',
  exercises: [
    {
      options: { passing: 'none' },
      deck: oneByOne([
        'AC 9C 4C AD QD TD 5D KH 8H 3H 8S 6S 4S',
        '2C TC KD 8D 7D 2D 6H 4H 2H AS JS 9S 3S',
        'QC JC 8C 7C 6C 5C 3C 9D 6D 4D 3D 9H KS',
        'KC JD AH QH JH TH 7H 5H QS TS 7S 5S 2S',
      ]),
      before: ['1 2C', '2 JC', '3 KC'],
      tasks: [
        {
          read: 'table',
          shows: ['seats'],
          say: 'Cards cost points, and the lowest total wins. Above 1000 the match ends. Hearts and one queen cost most.',
        },
        {
          shows: ['hand', 'trick'],
          say: 'Follow the suit led; its highest card wins the trick. Win it with the marked {AC}: its number, then Enter.',
          mark: ['card AC'],
          ask: ['AC'],
          why: 'Nobody plays after you, and the trick costs nothing.',
          no: [
            {
              on: ['9C', '4C'],
              say: 'Safe. But this trick costs nothing: be rid of {AC} now.',
            },
          ],
          expect: { points: [0, 0, 0, 0] },
          done: 'The safe moment to be rid of an ace: nobody could play after you.',
        },
        {
          shows: ['taken'],
          say: 'The winner of a trick leads the next. {QS} is the Pig: it costs 100 points. Lead {8S}, which cannot win it.',
          mark: ['card 8S'],
          ask: ['8S'],
          why: 'Spades lower than the Pig draw it out and cannot win it.',
          no: [
            {
              on: ['6S', '4S'],
              as: 'good',
              say: 'As good, and safe. But keep low cards to escape with: lead {8S}.',
            },
            {
              on: 'any legal',
              say: 'The Pig is a spade. Lead one that cannot win it: {8S}.',
            },
          ],
          after: ['1 9S', '2 KS', '3 QS'],
          expect: { points: [0, 0, 100, 0] },
          done: "Cat's only spade was {KS}, and Dan put the Pig under it: 100 against Cat.",
        },
        {
          auto: ['2 6D', '3 JD'],
          say: '{JD} is the Goat: 100 points off for its winner. Bo plays last. Win it with a card that Bo cannot beat.',
          mark: ['card JD'],
          ask: ['AD'],
          why: 'It beats {JD} and {KD}, so nobody after you can take the Goat.',
          no: [
            {
              on: ['QD'],
              show: ['1 KD'],
              expect: { points: [0, -100, 100, 0] },
              say: '{QD} beats the Goat, but Bo still had {KD}: the 100 off go to Bo.',
            },
            { on: 'any legal', show: ['1 KD'], say: 'That leaves the Goat to Bo, who takes it with {KD}.' },
          ],
          after: ['1 8D'],
          expect: { points: [-100, 0, 100, 0] },
          done: 'The Goat is yours: −100 for you in this deal, and the lowest total wins.',
        },
        {
          say: 'Hearts cost their number, {JH} 20, {QH} 30, {KH} 40, {AH} 50. None may be led before one is played. Lead {9C}.',
          mark: ['card 9C'],
          ask: ['9C'],
          why: 'A middle club keeps the lead away, and shows who has none.',
          no: [
            {
              on: ['4C'],
              say: 'Safe, but small cards are what you escape with later: lead {9C}.',
            },
            { on: 'any legal', say: 'A club shows you something now: {9C}.' },
          ],
          after: ['1 TC', '2 8C', '3 AH'],
          expect: { points: [-100, 100, 100, 0] },
          done: 'Dan, out of clubs, played {AH}: 50 against Bo. {TC} doubles all points of its winner: Bo has 100.',
        },
        {
          shows: ['out'],
          auto: ['1 6H', '2 9H', '3 7H'],
          say: 'Cat is winning with {9H}, and you play last. Lose with the highest card that still loses: which heart?',
          mark: ['card 6H', 'card 9H'],
          decide: [
            {
              on: ['8H'],
              rank: 'best',
              expect: { points: [-100, 100, 130, 0] },
              say: '{8H} stays under {9H}: 30 against Cat. You keep {3H}, your safest card.',
            },
            {
              on: ['3H'],
              rank: 'good',
              expect: { points: [-100, 100, 125, 0] },
              say: '{3H} is safe. But {8H} loses here as well, and may hurt you later.',
            },
            {
              on: ['KH'],
              rank: 'poor',
              expect: { points: [-38, 100, 100, 0] },
              say: '{KH} wins it: 6 + 9 + 7 + 40 = 62 against you. {8H} would have cost nothing.',
            },
          ],
        },
      ],
    },
    {
      options: { passing: 'none' },
      deck: oneByOne([
        '4C 6C 9C KC 7D 2H 3H 6H 8H KH 3S 8S AS',
        '3C QC AC 3D QD AD 5H 7H 9H QH 2S 7S JS',
        '2C 8C TC JC 5D 6D 9D TD KD 5S 6S 9S KS',
        '5C 7C 2D 4D 8D JD 4H TH JH AH 4S TS QS',
      ]),
      before: singles(4, [
        ...['2: 2C 7C 9C AC', '1: 2S 6S 4S AS', '0: 3S 7S 5S TS', '3: 5C 4C 3C JC', '2: 9S QS 8S JS'],
        ...['3: 8D 7D 3D TD', '2: 8C AH 6C QC', '1: 5H TC 4H 3H', '1: AD 9D 4D KC'],
      ]),
      tasks: [
        {
          auto: singles(4, ['1: QH KS JH']),
          say: 'Another deal. Bo is winning with {QH}, and you play last. Which heart do you play?',
          mark: ['card QH'],
          ask: ['8H'],
          why: '{8H} is the highest card that loses.',
          no: [
            {
              on: ['KH'],
              expect: { points: [90, 124, 0, 100] },
              say: '{KH} wins it: 30 + 20 + 40 = 90 against you.',
            },
            { on: 'any legal', say: 'That loses, but so does {8H}, which may win a trick later.' },
          ],
          expect: { points: [0, 240, 0, 100] },
          done: 'You lost with your highest card that loses: 58 against Bo, and {TC} doubles it.',
        },
        {
          auto: singles(4, ['1: 9H 6D TH']),
          say: 'On your own now. Bo led {9H}, Dan is winning with {TH}, and you play last. Which heart do you play?',
          ask: ['6H'],
          why: '{6H} is the highest card that loses.',
          no: [
            {
              on: ['2H'],
              as: 'good',
              say: 'As good here. As a habit, lose with the highest that loses: {6H}.',
            },
            { on: 'any legal', say: '{KH} wins it: 9 + 10 + 40 = 59 against you.' },
          ],
          expect: { points: [0, 240, 0, 125] },
          done: '{2H}, your safest card, is still yours.',
        },
      ],
    },
  ],
};
