import { oneByOne, singles } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

/** Moves after the pass, up to Cat's lead of a spade. */
const TO_SPADES = [
  ...['1 pass AD KC KH', '2 pass QH KD 8H', '3 pass QC 8C TH'],
  ...singles(4, ['0: 2C 7C AC 4C', '2: 5S 9S']),
];

/** Accepts a choice with one of two cards and not the other, which keeps the leader of the first trick. */
const givesOnly = (given: string, kept: string) => (move: string) =>
  move.includes(given) && !move.includes(kept) && !move.includes('2C');

/** Accepts a choice that keeps {QS} and two or three of the five spades below it. */
const keepsFewGuards = (move: string) => !move.includes('QS') && [...move.matchAll(/\b[3568T]S/g)].length > 1;

export const threeCardsToPass: Lesson = {
  id: 'gongzhu/2',
  title: 'Three cards to pass',
  goal: 'See which cards will hurt, and pass them.',
  minutes: 2,
  known:
    'Pass high clubs and hearts, and high spades without low ones. Cards go left, right, across, nowhere.',
  exercises: [
    {
      deck: oneByOne([
        '9C 6C 3C 2C QD 8D 5D KS QS AH JH 6H 4H',
        'KC TC 7C AD 9D 6D 3D 7S 3S KH 9H 7H 2H',
        'AC JC 5C KD TD 4D JS 8S 5S 4S QH 8H 3H',
        'QC 8C 4C JD 7D 2D AS TS 9S 6S 2S TH 5H',
      ]),
      tasks: [
        {
          say: 'Passing: before play, you give three cards to Bo. You hold no low spade. Which three? Pick them, then Enter.',
          decide: [
            {
              on: ['pass QS KS 5D', 'pass QS KS 8D', 'pass QS KS AH', 'pass QS KS JH'],
              rank: 'best',
              say: 'Low spades guard the Pig: you play them instead of it. You have none, so it goes, and {KS} with it.',
            },
            {
              on: (move) => move.includes('QS') && move.includes('KS'),
              rank: 'good',
              say: 'Both spades go: that was the point. A high heart or a middle diamond is the best third card.',
            },
            {
              on: givesOnly('QS', 'KS'),
              rank: 'poor',
              after: [...TO_SPADES, '0 KS', '1 QS'],
              expect: { points: [100, 0, 0, 0] },
              say: "{KS} was your only spade. You had to play it on Cat's {5S}, and Bo put the Pig under it.",
            },
            {
              on: givesOnly('KS', 'QS'),
              rank: 'poor',
              after: [...TO_SPADES, '0 QS', '1 7S'],
              expect: { points: [100, 0, 0, 0] },
              say: "{QS} was your only spade. You had to play it on Cat's {5S}, and it won: you took the Pig yourself.",
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: '{QS} and {KS} are the danger: you have no low spade beside them.',
            },
          ],
        },
      ],
    },
    {
      deck: oneByOne([
        'AC KC QC AD 7D QS TS 8S 6S 5S 3S 4H 2H',
        '9C 6C 3C QD 8D 5D KS 4S AH JH 6H 9H 2C',
        'JC 8C 5C KD TD 4D JS 9S 2S QH 8H 3H 5H',
        'TC 7C 4C JD 9D 6D 3D 2D AS 7S KH TH 7H',
      ]),
      tasks: [
        {
          say: 'On your own now. Again the Pig is yours, but now with five low spades. Which three cards go to Bo?',
          decide: [
            {
              on: ['pass AC KC QC'],
              rank: 'best',
              say: 'Five low spades guard the Pig: play those and wait. The high clubs would win trick after trick.',
            },
            {
              on: ['pass AC KC QS'],
              rank: 'best',
              say: 'The Pig goes, and both high clubs. {QC} may still win a trick: as good as {AC} {KC} {QC}.',
            },
            {
              on: (move) => move.includes('AC') && move.includes('KC'),
              rank: 'poor',
              say: '{QC} stays, and wins tricks that cost about 50 points. Pass all three clubs, or the Pig with two.',
            },
            {
              on: keepsFewGuards,
              rank: 'poor',
              say: 'Those were the guards of the Pig: with so few left you may have to play it.',
            },
            {
              on: (move) => /[AKQ]C/.test(move),
              rank: 'poor',
              say: 'You keep high clubs, and they win trick after trick.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'You keep {AC} {KC} {QC}, which win trick after trick.',
            },
          ],
        },
      ],
    },
  ],
};
