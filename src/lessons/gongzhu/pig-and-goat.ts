import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const pigAndGoat: Lesson = {
  id: 'gongzhu/1',
  title: 'The pig and the goat',
  goal: 'Take the goat, leave the pig, and lose with the highest card that still loses.',
  minutes: 2,
  known:
    'The pig, the goat, the hearts, and {TC} that doubles: you know what counts. Next: which three cards to give away.',
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
          say: 'Low score wins. One leads a card, all follow with its suit, the highest takes the trick with all it costs: nothing here. Take it with {AC}: its number, Enter.',
          mark: ['card AC'],
          ask: ['AC'],
          why: 'Nobody plays after you: it is the free moment to be rid of an ace.',
          no: [
            {
              on: ['9C', '4C'],
              say: 'Legal, and safe. But nothing that costs lies there: be rid of {AC} now.',
            },
          ],
          expect: { points: [0, 0, 0, 0] },
          done: 'Nothing that costs may fall on the first trick, but {TC} may: it doubles what its taker takes. You played last and saw that it did not.',
        },
        {
          say: 'Who took a trick leads the next. {QS} is the pig: 100 points for whoever takes it. No spade of yours can win it. Lead the highest of them: {8S}.',
          mark: ['row QS', 'card 8S'],
          ask: ['8S'],
          why: 'Spades lower than the pig draw it out and cannot win it.',
          no: [
            {
              on: ['6S', '4S'],
              as: 'good',
              say: 'As good, and safe. But keep low cards to escape with later: begin with {8S}.',
            },
            {
              on: 'any legal',
              say: 'Legal, but the pig is a spade. Lead one that cannot win: {8S}.',
            },
          ],
          after: ['1 9S', '2 KS', '3 QS'],
          expect: { points: [0, 0, 100, 0] },
          done: 'Cat had no other spade than {KS}, and Dan put the pig under it: 100 for Cat.',
        },
        {
          auto: ['2 6D', '3 JD'],
          say: '{JD} is the goat, the one good card: 100 off for its taker. Dan had to play it. Take it, and mind that Bo still plays after you.',
          mark: ['card JD', 'row JD'],
          ask: ['AD'],
          why: 'It beats {JD} and {KD}, so nobody after you can take the goat.',
          no: [
            {
              on: ['QD'],
              show: ['1 KD'],
              expect: { points: [0, -100, 100, 0] },
              say: '{QD} beats the goat, but Bo still had {KD}: the 100 off go to Bo.',
            },
            { on: 'any legal', show: ['1 KD'], say: 'That leaves the goat to Bo, who takes it with {KD}.' },
          ],
          after: ['1 8D'],
          expect: { points: [-100, 0, 100, 0] },
          done: 'The goat is yours. You stand at −100 in this deal, and low wins.',
        },
        {
          say: 'Hearts cost their number; J 20, Q 30, K 40, A 50. None may be led until one has been played, so yours are dim. Lead {9C}.',
          mark: ['card KH', 'card 8H', 'card 3H'],
          ask: ['9C'],
          why: 'A middle club keeps the lead away, and shows who has none.',
          no: [
            {
              on: ['4C'],
              say: 'Legal, and safe, but small cards are what you escape with later: lead {9C}.',
            },
            { on: 'any legal', say: 'Legal, but a club shows you something now: {9C}.' },
          ],
          after: ['1 TC', '2 8C', '3 AH'],
          expect: { points: [-100, 100, 100, 0] },
          done: "Dan has no clubs left, so he may throw anything: {AH} on Bo's trick, 50 for Bo. {TC}, the ten, doubles all that its taker takes: Bo stands at 50 × 2 = 100.",
        },
        {
          auto: ['1 6H', '2 9H', '3 7H'],
          say: 'Bo leads {6H}, {9H} is ahead, 22 points lie there, and you play last. Nobody tells you this one. Which heart?',
          mark: ['card 6H', 'card 9H'],
          decide: [
            {
              on: ['8H'],
              rank: 'best',
              expect: { points: [-100, 100, 130, 0] },
              say: '{8H} stays under {9H}: Cat takes 30. You lost with the highest card you could, and {3H}, your safest, is still there.',
            },
            {
              on: ['3H'],
              rank: 'good',
              expect: { points: [-100, 100, 125, 0] },
              say: '{3H} is safe, and Cat takes 25. But {8H} would have lost, too, and it may hurt you later: lose with the highest that still loses.',
            },
            {
              on: ['KH'],
              rank: 'poor',
              expect: { points: [-38, 100, 100, 0] },
              say: '{KH} takes it: 6 + 9 + 7 + 40 = 62 for you, and {8H} would have cost nothing. u tries again.',
            },
          ],
        },
      ],
    },
  ],
};
