import { cards, oneByOne } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

const suits = (move: string, pattern: RegExp): boolean =>
  move
    .split(' ')
    .slice(1)
    .some((card) => pattern.test(card));

const hasTrumps = (move: string) => suits(move, /S$|^2|J$/);
const hasPoints = (move: string) => suits(move, /^[5TK]/);
const hasAces = (move: string) => suits(move, /^A/);
const emptiesClubs = (move: string) => ['3C', '7C', '9C'].every((card) => move.includes(card));

export const theDealer: Lesson = {
  id: 'shengji/5',
  title: 'The Dealer',
  goal: 'Bury six cards, ask for two friends, and guard the last trick.',
  minutes: 2,
  known:
    'No points in the kitty, a suit emptied, early copies of cards that you lack. Next: a whole deal, from its first card to its sheet.',
  exercises: [
    {
      deck: oneByOne(
        [
          '2S 2S RJ BJ 2H AS AS KS QS TS 9S 7S 6S 5S 3S 3C 7C AD AD KD KD QD TD 8D 6D 3D KH QH JH TH 9H 8H 5H 4H 3H',
          '9H TH 8S 2H JH KS 7D 5S JS 3S 4C 5H 9D QD AC 6H QC 3D JS 6S QC 9S KS AH JD JC 8C 2C 5C 7H JD AD 9S 2D TS',
          'QS 6C QC AD AC 6C 3H 9H 3D 6D JH 4H 2D 4H TC AC AH QS 8S 5D 8H 4D 5D JD 9C 6C 4S QD 9H 7C KC 5C 2D 4D 7S',
          '3H 5C 9C KC 6D 5S 5H RJ 7D KH JS JC AC 6D 4S TC 8S 6H TD 9D AS 2C QS 3S 4C KC 8C 6C 9C 8C TC AH 5H TS JC',
          'KD 2C 2S RJ JC 3C 3C 4D 3C AS 6H BJ 7C 2S 4S 6S KH 8H 5D 8D TD QH JD 9D QC 4C 8D 7S KD 2D JH TH 3S TH BJ',
          '4H KC 4C 3H 8C QH BJ 7S 7H 2C 9S 8S TC JS 6S 8D 5C RJ 4S QH QD TD 5S TS KH 7D 7C 8H 2H 3D 2H AH KS 7H 5D',
        ],
        cards('9C 7D 9D 6H 4D 7H'),
      ),
      before: ['* stay', '0 call 2S', '* stay'],
      tasks: [
        {
          say: 'The kitty, six cards left over, is yours as Dealer: bury six there, face down. Spades are trumps. Your shortest suit goes, {3C} {7C} {9C}, and {3D} {4D} {6D}.',
          mark: ['card 3C', 'card 7C', 'card 9C', 'card 3D', 'card 4D', 'card 6D'],
          ask: ['bury 3C 7C 9C 3D 4D 6D'],
          why: 'No points, no trumps, and no clubs are left.',
          because: 'Low hearts would do, too.',
          no: [
            {
              on: (move) => hasTrumps(move),
              say: 'Legal, but that buries a trump: spades, twos and jokers win tricks.',
            },
            {
              on: (move) => hasPoints(move),
              say: 'Legal, but a Player who wins the last trick counts them twice or more.',
            },
            { on: (move) => hasAces(move), say: 'Legal, but aces win tricks. Bury small cards.' },
            {
              on: (move) => emptiesClubs(move),
              say: 'Legal, and sound: no clubs are left. Here we keep the hearts together.',
            },
            {
              on: 'any legal',
              say: 'Legal, and safe. But without clubs you can trump every club that is led.',
            },
          ],
          expect: { buried: ['3C', '7C', '9C', '3D', '4D', '6D'] },
          done: 'No points lie there: a Player who wins the last trick would count those twice, or four times with a pair.',
        },
        {
          say: 'Two tickets: whoever plays the copies that you name joins your House. You hold two {AD}, but no {AH}, and no clubs at all. Whom do you ask for?',
          mark: ['card AD'],
          decide: [
            {
              on: ['tickets 1AC 1AH', 'tickets 1AH 1KC'],
              rank: 'best',
              say: 'All clubs are with the others, who lead them soon: the high one falls. {AH} falls when you lead your long hearts: your House is soon complete.',
            },
            {
              on: ['tickets 1AC 1KC'],
              rank: 'good',
              say: 'High cards that you lack, and their first copies: friends are found soon. {AH} in place of one is a bit better: it falls when you lead your long hearts.',
            },
            {
              on: (move) => /[12][AK]D/.test(move),
              rank: 'poor',
              say: 'You hold that copy, or may play it yourself: a ticket that the Dealer meets adds nobody. Ask for high cards that you lack, like {AC} and {AH}.',
            },
            {
              on: (move) => /\b[34]/.test(move),
              rank: 'poor',
              say: 'The third or fourth copy may come late, and until then you fight alone. Ask for the first copies of high cards that you lack.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'It can work. Best are first copies of high cards that you lack, {AC} and {AH}: they come soon, and win tricks for the House.',
            },
          ],
        },
      ],
    },
  ],
};
