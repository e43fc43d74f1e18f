import { oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

/** A choice of cards that has one of two and not the other, and leaves the leader of the first trick in the hand. */
const givesOnly = (given: string, kept: string) => (move: string) =>
  move.includes(given) && !move.includes(kept) && !move.includes('2C');

export const threeCardsToPass: Lesson = {
  id: 'gongzhu/2',
  title: 'Three cards to pass',
  goal: 'See which cards will hurt, and pass them.',
  minutes: 2,
  known: [
    'High spades without low ones, high hearts, high clubs: those go.',
    'Next: how to drive the pig out.',
  ],
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
          say: [
            'Before play, three of your cards go to Bo. {QS} is the pig, {KS} would catch it,',
            '{AH} takes all hearts: pick these three, then Enter.',
          ],
          mark: ['card QS', 'card KS', 'card AH'],
          ask: ['pass QS KS AH', 'pass QS KS JH'],
          why: 'You have no low spade to play in their stead, and a high heart takes hearts.',
          no: [
            {
              on: givesOnly('QS', 'KS'),
              show: [
                '1 pass AD KC KH',
                '2 pass QH KD 8H',
                '3 pass QC 8C TH',
                '0 2C',
                '1 7C',
                '2 AC',
                '3 4C',
                '2 5S',
                '3 9S',
                '0 KS',
                '1 QS',
              ],
              expect: { points: [100, 0, 0, 0] },
              say: [
                "{KS} was your only spade, so you had to play it on Cat's {5S}, and Bo put the",
                'pig under it. Without low spades neither of the two can hide.',
              ],
            },
            {
              on: givesOnly('KS', 'QS'),
              show: [
                '1 pass AD KC KH',
                '2 pass QH KD 8H',
                '3 pass QC 8C TH',
                '0 2C',
                '1 7C',
                '2 AC',
                '3 4C',
                '2 5S',
                '3 9S',
                '0 QS',
                '1 7S',
              ],
              expect: { points: [100, 0, 0, 0] },
              say: [
                "{QS} was your only spade, so you had to play it on Cat's {5S}, and it won: you",
                'took the pig yourself. Without low spades neither of the two can hide.',
              ],
            },
            {
              on: (move) => move.includes('QS') && move.includes('KS'),
              say: ['Legal, and both spades go: good. But the third should be a high heart.'],
            },
            {
              on: 'any legal',
              say: ['Legal, but {QS} and {KS} are the danger: you have no low spade beside them.'],
            },
          ],
          done: [
            'With no low spade you cannot guard the pig, so it goes, and {KS} with it.',
            'Now every spade trick is a chance to be rid of something else.',
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
          say: [
            'The pig again, but now with five low spades. Your hearts are harmless, your',
            'clubs are not. Nobody tells you this one: which three cards go to Bo?',
          ],
          decide: [
            {
              on: ['pass AC KC QC', 'pass AC KC QS'],
              rank: 'best',
              say: [
                'Five lower spades guard the pig: you play those and wait. The high clubs are',
                'the danger here, for they take trick after trick.',
              ],
            },
            {
              on: (move) => move.includes('AC') && move.includes('KC'),
              rank: 'good',
              say: [
                '{AC} and {KC} take tricks that nobody wants: good. {QC} takes tricks, too, and',
                'without clubs you could throw what you like on them. u tries again.',
              ],
            },
            {
              on: (move) => /[AKQ]C/.test(move),
              rank: 'poor',
              say: [
                'You keep high clubs, and they take trick after trick. Five lower spades guard',
                'the pig: {AC}, {KC} and {QC} are the danger here. u tries again.',
              ],
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: [
                'You keep {AC}, {KC} and {QC}, which take trick after trick, while five lower',
                'spades guard the pig anyway. u tries again.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
