import { cards } from '../decks.ts';
import type { Lesson } from '../lesson.ts';

export const theCourt: Lesson = {
  id: 'kings-court/2',
  title: 'The court',
  goal: 'The King counts 10, and his blue spaces open when the green ones are filled.',
  minutes: 2,
  known: [
    'Fill green spaces early, and not the last one when somebody else moves next.',
    'Next: what a placement leaves to the others.',
  ],
  exercises: [
    {
      seats: 2,
      options: { hand: 3 },
      deck: cards(
        'GK G4 B2 R6 R5 G1 B2 G6 G3 Y1 R5 R6 B6 B5 R1 Y2 Y2 Y3 Y4 G5 G5 R3 B3 Y5 B6 Y4 Y5 B4 B1 B5 G2 R4 R3 G2 Y6 R4 G3 R2 B3 G1 G6 Y3 Y1 B1 G4 R1 B4 Y6 R2',
      ),
      tasks: [
        {
          say: [
            'The King counts 10, so d3 beside him is worth much. But d3 is blue: it opens',
            'when the green spaces d2, c3 and e3 at its sides are filled. Place {B5} on d2.',
          ],
          mark: ['card B5', 'space d2', 'space c3', 'space e3'],
          ask: ['B5@d2'],
          why: 'One of the three green spaces that open d3.',
          no: [{ on: 'any legal', say: ['Legal, but now we open d3: {B5} goes on d2.'] }],
          after: ['1 R1@c3'],
          expect: { scores: [3, 2] },
          done: ['3 for you. Bo filled c3: only e3 is missing.'],
        },
        {
          say: [
            'Who fills the last green space opens the blue one for the next player. We',
            "looked at Bo's cards for you: none is of use on d3. So place {Y2} on e3.",
          ],
          mark: ['card Y2', 'space e3'],
          ask: ['Y2@e3'],
          why: 'The last green space beside d3.',
          no: [{ on: 'any legal', say: ['Legal, but d3 still lacks e3: {Y2} goes there.'] }],
          after: ['1 G5@f4'],
          expect: { scores: [6, 6] },
          done: ['Bo went elsewhere, and d3 is open.'],
        },
        {
          say: [
            'Around d3 lie {B5}, {R1}, {Y2} and the King: 5 + 1 + 2 + 10 = 18. A 3 makes 21.',
            'Place {Y3} on d3.',
          ],
          mark: ['card Y3', 'space d3'],
          ask: ['Y3@d3'],
          why: '18 + 3 = 21, a multiple of seven.',
          no: [{ on: 'any legal', say: ['Legal, but 21 points are waiting on d3 for your {Y3}.'] }],
          after: ['1 B3@d7'],
          expect: { scores: [29, 24] },
          done: [
            '21, and 2 for green cards in row and column: 23. Nowhere else are the sums so',
            'large. Bo made 18 on d7.',
          ],
        },
        {
          say: [
            'Beside the blue e4 lie {Y2}, {G5} and the King: 17. Only e5 is missing, and {G5}',
            'would score 22 there. But Bo moves next. What do you place?',
          ],
          mark: ['card G5', 'space e4', 'space e5'],
          decide: [
            {
              on: ['Y5@g6', 'G5@g6'],
              rank: 'best',
              after: ['1 B6@e5'],
              expect: { scores: [49, 44] },
              say: [
                '20 for you on g6. And Bo filled e5 for 20: now it is you who may use e4 next.',
                '{G5} on e5 would have made 22, and left e4 to Bo for 43.',
              ],
            },
            {
              on: ['Y5@f2'],
              rank: 'good',
              after: ['1 B6@f5'],
              expect: { scores: [47, 47] },
              say: [
                '18, and e4 stays shut: well seen. On g6 the same card made 20, and left Bo a',
                'little less. u tries again.',
              ],
            },
            {
              on: ['G5@f2'],
              rank: 'good',
              after: ['1 B6@f5'],
              expect: { scores: [45, 48] },
              say: [
                '16, and e4 stays shut: well seen. On g6 the same card made 20, and left Bo a',
                'little less. u tries again.',
              ],
            },
            {
              on: ['G5@e5'],
              rank: 'poor',
              after: ['1 B6@e4'],
              expect: { scores: [51, 67] },
              say: [
                '22 for you, but e5 was the last green space: Bo took e4 for 43. On g6 you make',
                '20, and e4 stays shut. u tries again.',
              ],
            },
            {
              on: ['Y5@e5'],
              rank: 'poor',
              after: ['1 B6@e4'],
              expect: { scores: [36, 66] },
              say: [
                '7 for you, and e5 was the last green space: Bo took e4 for 42. On g6 you make',
                '20, and e4 stays shut. u tries again.',
              ],
            },
            {
              on: 'any legal',
              rank: 'poor',
              say: [
                'A five on g6 makes 20: 6 + 3 + 5 = 14, and more for equal values. e5 is best',
                'left to Bo, for it opens e4. u tries again.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
