import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const theCourt: Lesson = {
  id: 'kings-court/2',
  title: 'The court',
  goal: 'The King counts 10, and his blue spaces open when the green spaces are filled.',
  minutes: 2,
  known:
    'Fill green spaces early, but not the last one before another player moves. Next: what you leave to others.',
  exercises: [
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'YK R4 G4 R5 R6 B3 G2 B1 G1 Y1 R2 B6 B6 G5 G5 Y5 G2 Y4 R2 Y3 Y2 B1 Y3 G6 G4 R5 Y6 R1 R4 R3 B5 R3 G6 Y6 G3 R1 G1 Y5 B2 G3 Y2 R6 B2 Y1 B5 B4 Y4 B4 B3',
      ),
      tasks: [
        {
          shows: ['court'],
          say: 'The King counts 10. Blue d3 beside him opens when the green spaces d2, c3, e3 are filled. Place {G5} on d2.',
          mark: ['card G5', 'space d2', 'space c3', 'space e3'],
          ask: ['G5@d2'],
          why: 'One of the three green spaces that open d3, and chains pay 9.',
          no: [{ on: 'any legal', say: 'Now we open d3: {G5} goes on d2.' }],
          after: ['1 R2@f7'],
          expect: { scores: [10, 17] },
          done: '10 for you: 4 and 5 for chains, and 1 for the yellow King, as yellow is the prime suit.',
        },
        {
          say: 'Chains reach green spaces: {Y5} on c3 touches your {G5} and the King at its corners. Place it there.',
          mark: ['card Y5', 'space c3'],
          ask: ['Y5@c3'],
          why: 'The chain of the King alone pays 10.',
          no: [
            {
              on: ['Y4@e2', 'Y3@e3'],
              as: 'good',
              say: 'As good; but here we fill the green spaces beside d3: {Y5} on c3.',
            },
            { on: 'any legal', say: 'd3 still lacks c3 and e3: {Y5} goes on c3.' },
          ],
          after: ['1 G5@e3'],
          expect: { scores: [30, 42] },
          done: '20 for you. Bo made 25 on e3, the last green space: so d3 is open, for you.',
        },
        {
          say: 'Around d3 lie {G5}, {Y5}, {G5} and the King: 5 + 5 + 5 + 10 = 25. A 3 makes 28. Place {Y3} on d3.',
          mark: ['card Y3', 'space d3'],
          ask: ['Y3@d3'],
          why: '25 + 3 = 28, the checkpoint.',
          no: [{ on: 'any legal', say: '28 points are waiting on d3 for your {Y3}.' }],
          expect: { scores: [63, 42] },
          done: '28, and 5 for equal and yellow cards: 33. The last green space opens such sums for the next player.',
        },
      ],
    },
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'BK Y5 Y4 B6 Y1 Y6 G3 G6 G4 B4 G5 R5 Y2 R3 Y3 B1 B1 R6 R2 R1 B3 Y6 B5 Y2 R4 B5 Y4 G1 G6 R6 R5 Y3 B6 G3 G4 B2 G1 R4 G5 R1 Y5 Y1 B4 G2 G2 B3 R2 B2 R3',
      ),
      before: ['0 R3@a2', '1 R2@a4', '0 R1@b3', '1 B3@c3', '0 Y6@b2', '1 B1@c2', '0 R6@d2', '1 B5@d1'],
      tasks: [
        {
          say: 'Blue d3 lacks only e3 to open. {B5} makes 17 there, the most there is. But Bo moves next. What do you place?',
          mark: ['space d3'],
          decide: [
            {
              on: ['Y2@e2'],
              rank: 'best',
              after: ['1 Y4@d7'],
              expect: { scores: [75, 95] },
              say: '16 for you, and d3 stays shut: Bo made 21 on d7. {B5} on e3 would have made 17, and left d3 to Bo, for 32.',
            },
            {
              on: ['B5@e3'],
              rank: 'poor',
              after: ['1 Y4@d3'],
              expect: { scores: [76, 106] },
              say: '17 for you, but e3 was the last green space: Bo took d3 for 32. {Y2} on e2 makes 16, and d3 stays shut.',
            },
            {
              on: (move) => move.endsWith('@e3'),
              rank: 'poor',
              say: 'e3 is the last green space beside d3: it opens d3 for Bo. {Y2} on e2 makes 16, and d3 stays shut.',
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: '{Y2} on e2 makes 16, and e3 stays empty, which shuts d3 for Bo.',
            },
          ],
        },
      ],
    },
  ],
};
