/** The inside of the largest cards: pips, figures and ranks in the corners. */
import { padded, widthOf } from '../../width.ts';

/** Columns and rows inside the frame. */
const COLUMNS = 7;

/** The places of pips: for each row from 0 its columns. */
const PIPS: { readonly [rank: string]: readonly (readonly number[])[] } = {
  A: [[], [], [3]],
  2: [[3], [], [], [], [3]],
  3: [[3], [], [3], [], [3]],
  4: [[2, 4], [], [], [], [2, 4]],
  5: [[2, 4], [], [3], [], [2, 4]],
  6: [[2, 4], [], [2, 4], [], [2, 4]],
  7: [[2, 4], [3], [2, 4], [], [2, 4]],
  8: [[2, 4], [3], [2, 4], [3], [2, 4]],
  9: [[2, 4], [2, 4], [3], [2, 4], [2, 4]],
  10: Array<number[]>(5).fill([2, 4]),
};

/** Rows 1 to 3 of court cards; `@` stands for the suit. */
const FIGURES: { readonly [rank: string]: readonly string[] } = {
  J: ['   ╷   ', ' @ │ @ ', '  ─┼─  '],
  Q: ['  ╭─╮  ', ' ╭╯@╰╮ ', ' ╰───╯ '],
  K: [' ╷ ╷ ╷ ', ' │╲│╱│ ', ' ╰─@─╯ '],
};

const JOKERS: { readonly [rank: string]: string } = { JK: 'JOKER', RJ: 'RED', BJ: 'BLACK' };

/** Returns five rows of seven columns. Suits as letters (in ASCII) and ranks without a picture stand alone in the middle. */
export function largeInside(rank: string, suit: string): string[] {
  const rows = pictureOf(rank, suit);
  const corner = widthOf(rank);
  return rows.map((row, place) => {
    if (place === 0) return rank + row.slice(corner);
    return place === rows.length - 1 ? row.slice(0, COLUMNS - corner) + rank : row;
  });
}

function pictureOf(rank: string, suit: string): string[] {
  const blank = ' '.repeat(COLUMNS);
  const joker = JOKERS[rank];
  if (joker)
    return [blank, blank, padded(' '.repeat((COLUMNS - joker.length) >> 1) + joker, COLUMNS), blank, blank];
  const hasGlyph = '♠♥♦♣'.includes(suit) && suit !== '';
  const figure = hasGlyph ? FIGURES[rank] : undefined;
  if (figure) return [blank, ...figure.map((row) => row.replaceAll('@', suit)), blank];
  const pips = (hasGlyph && PIPS[rank]) || PIPS.A!;
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (pips[row]?.includes(column) ? suit || ' ' : ' ')).join(
      '',
    ),
  );
}
