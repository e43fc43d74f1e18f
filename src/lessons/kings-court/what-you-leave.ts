import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const whatYouLeave: Lesson = {
  id: 'kings-court/3',
  title: 'What you leave',
  goal: 'A placement is worth its score, less what it gives to the next player.',
  minutes: 2,
  known: 'Look for your best space, then for what it opens or shuts. Next: four at the table.',
  exercises: [
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'GK G4 B2 R6 R5 G1 B2 G6 G3 Y1 R5 R6 B6 Y4 Y2 G2 B1 B4 B3 Y6 Y5 R1 B6 Y3 G3 R4 Y5 G4 B5 R4 B4 G2 Y1 B5 G5 Y2 G5 G6 B3 R3 Y3 R1 G1 Y6 R3 R2 R2 B1 Y4',
      ),
      before: ['0 G2@f7', '1 B1@d6', '0 Y6@e5', '1 B3@d2', '0 R1@f2', '1 Y2@g6'],
      tasks: [
        {
          say: 'The last board of lesson 1. {Y3} on f6 makes 17, more than anything else. Place it, and see what Bo does.',
          mark: ['card Y3', 'space f6'],
          ask: ['Y3@f6'],
          why: '17 points, the most that any placement makes.',
          no: [{ on: 'any legal', say: 'Now we want to see what {Y3} on f6 leaves to Bo.' }],
          after: ['1 B6@e3'],
          expect: { scores: [63, 33] },
          done: '17 for you, 24 for Bo: 7 behind. {Y4} on e2 makes 14 and leaves 21, which is as good. What you leave counts.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'YK Y6 Y5 G3 G3 Y3 G1 G5 B4 Y3 R5 G1 R3 G4 G2 B3 B1 G6 R2 B1 G6 B5 R6 R6 Y4 B3 R1 R4 B4 G2 B5 R1 R2 B2 Y1 Y1 G4 Y2 B6 R5 Y6 Y2 B6 Y4 Y5 R3 G5 R4 B2',
      ),
      before: ['0 G6@d1', '1 G2@c2', '0 B3@b1', '1 G6@a4', '0 B5@a2', '1 R6@a6'],
      tasks: [
        {
          say: "{R6} on b7 makes 27, {G4} on b3 22. Just this once you see Bo's hand: {R2} {B1} {Y4}. What do you place?",
          decide: [
            {
              on: ['G4@b3'],
              rank: 'best',
              after: ['1 B1@c3'],
              expect: { scores: [92, 77] },
              say: '22, and b2 is shut for fours. Bo made 10. With {R6} on b7 you would have made 27, and Bo 28 on b2.',
            },
            {
              on: ['R6@b7'],
              rank: 'good',
              after: ['1 Y4@b2'],
              expect: { scores: [97, 95] },
              say: '27 for you, but {Y4} on b2 made 28 for Bo. {G4} on b3 makes 22, and shuts b2: no four may lie beside a four.',
            },
            {
              on: ['G4@b2'],
              rank: 'poor',
              after: ['1 Y4@c3'],
              expect: { scores: [84, 83] },
              say: '14, and b2 is taken. But {G4} on b3 makes 22, and shuts b2 for the fours as well.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: '{G4} on b3 makes 22 and shuts b2, where {Y4} would make 28 for Bo: no four may lie beside a four.',
            },
          ],
        },
      ],
    },
  ],
};
