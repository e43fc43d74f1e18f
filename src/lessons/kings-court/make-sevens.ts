import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

const BOARD =
  'GK G4 B2 R6 R5 G1 B2 G6 G3 Y1 R5 R6 B6 Y4 Y2 G2 B1 B4 B3 Y6 Y5 R1 B6 Y3 G3 R4 Y5 G4 B5 R4 B4 G2 Y1 B5 G5 Y2 G5 G6 B3 R3 Y3 R1 G1 Y6 R3 R2 R2 B1 Y4';

export const makeSevens: Lesson = {
  id: 'kings-court/1',
  title: 'Make sevens',
  goal: 'Hit a checkpoint, use row and column, and see a chain.',
  minutes: 2,
  known:
    'Checkpoints, rows, columns, prime suit, chains: these score. Next: the court, the spaces around the King.',
  exercises: [
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(BOARD),
      tasks: [
        {
          read: 'table',
          shows: ['seats', 'trick'],
          say: 'Place a card each turn so that it touches another, but not beside its own number. The highest score wins.',
        },
        {
          shows: ['hand'],
          say: 'The cards on the sides of f7 make 12, its Space Value. {G2} makes 14, the checkpoint: place it. Arrows, Enter.',
          mark: ['card G2', 'space f7'],
          ask: ['G2@f7'],
          why: '6 + 2 + 6 = 14, the checkpoint.',
          after: ['1 B1@d6'],
          expect: { scores: [14, 1] },
          no: [
            {
              on: ['Y4@f7', 'B4@f7'],
              say: '12 + 4 = 16 goes past the checkpoint, 14: that costs 10 points.',
            },
            { on: 'any legal', say: '14 points are waiting on f7 for your {G2}.' },
          ],
          done: 'A checkpoint is a multiple of seven: hit it, and you score it. Go past, and you break a seven and lose 10.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'GK G5 B6 R3 B3 B4 Y1 R6 R4 Y2 R2 B6 G6 Y6 G5 B5 G2 B4 Y5 Y3 R1 G1 Y6 G4 B1 R6 Y3 G3 B1 B2 R2 G2 R1 G4 Y4 B5 G6 R5 Y5 B2 G3 Y2 Y4 Y1 R3 R4 R5 B3 G1',
      ),
      tasks: [
        {
          say: 'Another board. The cards beside d1 add up to 9. Which of your cards hits its checkpoint? Place it there.',
          mark: ['space d1'],
          ask: ['B5@d1'],
          why: '9 + 5 = 14, the checkpoint.',
          no: [
            { on: ['B4@d1'], say: '9 + 4 = 13 stays below 14, and scores nothing.' },
            { on: 'any legal', say: '14 points are waiting on d1.' },
          ],
          expect: { scores: [21, 0] },
          done: '14 for the checkpoint. The other 7 are for equal and green cards: more of these soon.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'YK B5 Y1 G4 R1 G3 B2 Y6 Y4 G5 R2 R3 B2 Y6 B6 Y1 R4 G1 G2 G6 R1 G1 Y4 R4 B1 G4 B5 G6 R6 B3 Y3 Y2 B4 B6 R5 Y5 R2 G3 G5 Y2 G2 Y5 Y3 R3 R6 B1 B4 R5 B3',
      ),
      tasks: [
        {
          say: 'On your own now: the cards beside a2 add up to 8. Which card do you place there?',
          mark: ['space a2'],
          ask: ['Y6@a2'],
          why: '8 + 6 = 14, the checkpoint.',
          no: [{ on: 'any legal', say: 'One of your cards makes 14 on a2.' }],
          expect: { scores: [21, 0] },
          done: '14 for the checkpoint, 7 for an equal and a yellow card.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'GK G2 Y5 R2 B4 G1 G5 R3 B2 G6 B3 B4 R6 Y6 R5 Y6 B1 Y3 G3 B1 R1 G4 G6 R2 G1 R4 R3 G3 G2 Y1 G4 B2 Y2 B6 R4 Y3 R5 Y2 R6 R1 Y1 G5 Y5 Y4 B3 B5 B5 Y4 B6',
      ),
      tasks: [
        {
          say: 'Equal cards in your row or column pay their numbers. Row 7 has two sixes. Which space there takes your {Y6}?',
          mark: ['space a7', 'space g7'],
          ask: ['Y6@d7'],
          why: 'It meets two sixes, and lies beside neither.',
          no: [{ on: 'any legal', say: 'In row 7 your {Y6} meets two sixes.' }],
          expect: { scores: [14, 0] },
          done: '12 for two sixes. The King is green, the prime suit: each green card in your row and column adds 1.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(BOARD),
      before: ['0 G2@f7', '1 B1@d6'],
      tasks: [
        {
          say: 'A board from before. Row 5 has one six, column e two. Press 3 for {Y6}, and place it on e5.',
          mark: ['card Y6', 'space e5'],
          ask: ['Y6@e5'],
          why: 'One six in row 5 and two in column e: 18, and green cards pay besides.',
          after: ['1 B3@d2'],
          expect: { scores: [34, 4] },
          no: [{ on: 'any legal', say: 'On e5 your {Y6} meets three sixes.' }],
          done: '18 for the three sixes, and 2 for green cards.',
        },
        {
          shows: ['stakes'],
          say: "Diagonals run from your card's corners. Cards of its colour there, in a row, pay: a chain. Place {R1} on f2.",
          mark: ['card R1', 'space e1', 'space g1'],
          picked: 'R1@f2',
          ask: ['R1@f2'],
          why: '{R1} meets two red cards.',
          because: 'This shows a chain; {R1} on f6 is about five better.',
          after: ['1 Y2@g6'],
          expect: { scores: [46, 9] },
          no: [{ on: 'any legal', say: 'Two red cards touch the corners of f2, and {R1} is red.' }],
          done: '6 + 5 = 11 for two red chains, and 1 for the green card in column f.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'BK R5 B1 G6 B2 G5 G6 R3 R2 B1 B2 G1 G2 Y1 G5 G2 G3 R1 G4 Y4 R6 Y3 B3 Y6 Y4 Y1 R4 B5 R5 B3 B4 B4 B6 R1 Y6 Y3 G1 Y2 G3 Y2 Y5 B5 R2 R6 B6 Y5 R3 R4 G4',
      ),
      tasks: [
        {
          say: 'Chains of equal numbers pay as well. On which space do green cards and a two touch the corners of your {G2}?',
          ask: ['G2@f2'],
          why: 'Two green sixes and {B2} touch its corners.',
          no: [{ on: 'any legal', say: 'The chains around f2 pay 14 for your {G2}.' }],
          expect: { scores: [14, 0] },
          done: '6 + 6 for the green cards, 2 for the equal number: 14.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(BOARD),
      before: ['0 G2@f7', '1 B1@d6', '0 Y6@e5', '1 B3@d2', '0 R1@f2', '1 Y2@g6'],
      tasks: [
        {
          shows: ['out'],
          say: 'On your own now. Each space now shows what your card would score there. Place what you like best.',
          decide: [
            {
              on: ['Y3@f6'],
              rank: 'best',
              say: '17: 2 + 2 + 3 makes 7, a six and a three at the corners pay 9, a green card 1. Nothing pays more.',
            },
            {
              on: ['Y4@e2', 'B4@e2'],
              rank: 'good',
              say: '14, a checkpoint hit: 6 + 3 + 1 + 4. {Y3} on f6 was worth 17: a checkpoint and two chains at once.',
            },
            {
              on: ['Y4@f3'],
              rank: 'good',
              say: 'As good: it leaves Bo less. But {Y3} on f6 was worth 17: a checkpoint and two chains at once.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: '{Y3} on f6 was worth 17: 7 as checkpoint, 9 by chains. The key n goes to the best space for a card.',
            },
          ],
        },
      ],
    },
  ],
};
