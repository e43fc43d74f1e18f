import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const fourAtTheTable: Lesson = {
  id: 'kings-court/4',
  title: 'Four at the table',
  goal: 'Three others place before you do again: open nothing for them, and take first what cannot wait.',
  minutes: 2,
  known:
    'What you open is theirs; what only you can fill may wait. House rules offer a later edition of the game.',
  exercises: [
    {
      seats: 4,
      options: { hand: 3 },
      deck: cards(
        'BK B5 R4 Y6 B5 Y6 G5 R1 Y4 R5 Y1 Y4 G1 R6 G2 R5 B4 Y3 R3 G2 G6 Y2 R2 B3 G1 Y3 R4 G4 B6 G3 R3 B2 Y1 G4 Y2 Y5 B3 B1 G3 B1 Y5 G6 G5 R1 B2 R2 B4 R6 B6',
      ),
      before: [
        ...['0 Y3@f1', '1 R3@a2', '2 R5@a4', '3 B4@g2', '0 Y2@b4', '1 R4@b2', '2 G4@b5', '3 G1@b1'],
        ...['0 Y3@c5', '1 R3@b6', '2 B3@c3', '3 Y1@d6', '0 R6@c6', '1 Y2@g6', '2 Y5@f6', '3 B6@e5'],
        ...['0 G4@b7', '1 G2@a6', '2 B2@f3', '3 Y5@f2', '0 G3@e2', '1 G5@f4', '2 R1@f5', '3 B3@d1'],
      ],
      tasks: [
        {
          say: 'e3 is the last green space beside e4, which adds up to 21. {G6} makes 16 on e3, {B1} 13. What do you place?',
          mark: ['space e4'],
          decide: [
            {
              on: ['B1@e3'],
              rank: 'best',
              after: ['1 B4@e4'],
              expect: { scores: [107, 118, 91, 118] },
              say: '13, and e4 is 6 short of 28, but no six may lie beside {B6}. With {G6} on e3 a 1 would have made 37 there.',
            },
            {
              on: ['G6@e3'],
              rank: 'poor',
              after: ['1 R2@g4', '2 B1@e4'],
              expect: { scores: [110, 115, 128, 118] },
              say: '16, but now e4 is 1 short of 28, and one of the others made 37. {B1} on e3 makes 13, and leaves nothing.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'Then somebody else fills e3. {B1} makes 13 there, and leaves little on e4: no six may lie beside a six.',
            },
          ],
        },
      ],
    },
    {
      seats: 4,
      options: { hand: 3 },
      deck: cards(
        'GK B4 G5 G2 G6 R1 G4 G1 R1 R4 R3 Y2 B5 B6 B2 B2 B3 Y5 G6 B4 B5 R2 Y5 Y3 G2 R3 Y6 G4 R5 B1 R4 Y4 Y2 R6 Y6 G3 Y3 R2 B1 Y4 Y1 Y1 B6 G5 R6 G3 R5 B3 G1',
      ),
      before: [
        ...['0 R2@g4', '1 G6@d1', '2 B4@a4', '3 G2@c2', '0 Y5@c3', '1 Y5@b2', '2 Y3@b3', '3 B5@d2'],
        ...['0 B6@b1', '1 Y6@b5', '2 Y4@c6', '3 Y2@a6', '0 B1@b4', '1 Y6@f5', '2 G3@c5', '3 Y3@d6'],
        ...['0 R2@c4', '1 B1@f6', '2 Y4@d7', '3 B3@f3', '0 R6@f7', '1 B6@g6', '2 G4@e3', '3 Y1@e5'],
        ...['0 G3@e2', '1 R4@d5', '2 G5@f2', '3 R6@e6'],
      ],
      tasks: [
        {
          say: '{Y1} on f1 makes 20, {R3} on d3 18. Three others place before you do again. What do you place now?',
          decide: [
            {
              on: ['R3@d3'],
              rank: 'best',
              after: ['1 B2@a2', '2 B2@g2', '3 G1@b6', '0 Y1@f1'],
              expect: { scores: [171, 143, 147, 156] },
              say: '18, and then the 20 as well. f1 waits for a 1, which hardly anybody has; d3 was good for any 3.',
            },
            {
              on: ['Y1@f1'],
              rank: 'poor',
              after: ['1 B2@a2', '2 B3@d3', '3 G1@b6'],
              expect: { scores: [153, 143, 149, 156] },
              say: '20, but Cat had a 3 for d3. f1 needs a 1, which hardly anybody has: it waits for you.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'Both of the two make more. d3 is good for any 3, f1 for a 1 alone: take d3 now, and f1 next.',
            },
          ],
        },
      ],
    },
    {
      seats: 4,
      options: { hand: 3 },
      deck: cards(
        'YK G3 R5 R4 R3 R2 Y5 B4 R4 Y4 G5 Y2 Y3 B2 B5 Y1 Y1 G3 Y6 Y5 Y2 B4 R2 R3 G5 R5 Y6 Y3 G4 B3 B3 G6 G2 R6 G6 B5 B2 G4 R6 G1 G2 Y4 B6 G1 B1 B6 R1 B1 R1',
      ),
      before: [
        ...['0 G3@g4', '1 Y6@g2', '2 Y5@b3', '3 Y2@c3', '0 B2@b4', '1 R2@b2', '2 Y3@a4', '3 G4@b1'],
        ...['0 B4@a2', '1 Y6@a6', '2 Y1@b5', '3 G5@b6', '0 R6@d2', '1 G6@d6', '2 G6@g6', '3 Y1@d7'],
        ...['0 G4@e5', '1 R6@f5', '2 B5@f4', '3 G2@f6'],
      ],
      tasks: [
        {
          say: 'On e3 {R5} makes 30 and {Y4} 22. But e3 becomes part of chains that others can use. What do you place?',
          decide: [
            {
              on: ['Y4@e3'],
              rank: 'best',
              after: ['1 B6@f7', '2 R3@e4', '3 G2@f3'],
              expect: { scores: [105, 110, 102, 110] },
              say: '22, and Bo made 16. After {R5} Bo would have made 25 on average, now 15.',
            },
            {
              on: ['R5@e3'],
              rank: 'good',
              after: ['1 B6@f3'],
              expect: { scores: [113, 130, 86, 97] },
              say: '30, but your five made f3 worth 36 to Bo. {Y4} makes 22 and leaves ten less: it comes to the same.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: 'e3 is worth most: {R5} makes 30 and leaves Bo about 25, {Y4} makes 22 and leaves about 15.',
            },
          ],
        },
      ],
    },
  ],
};
