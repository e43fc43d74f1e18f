import { tipsFor } from './tip.ts';

type Board = readonly (readonly (string | null)[])[];

interface Seen {
  readonly seat: number;
  readonly phase: string;
  readonly board: Board;
  readonly hand: readonly string[];
  readonly sums: readonly { readonly broken: number }[];
  readonly scores: readonly number[];
}

const COLUMNS = 'abcdefg';

const at = (board: Board, column: number, row: number): string | null => board[row]?.[column] ?? null;
const worthOf = (card: string): number => (card.endsWith('K') ? 10 : Number(card[1]));

/** The blue spaces and the green ones at their sides. */
const BLUES: { readonly [space: string]: readonly string[] } = {
  d3: ['d2', 'c3', 'e3'],
  c4: ['c3', 'b4', 'c5'],
  e4: ['e3', 'f4', 'e5'],
  d5: ['c5', 'e5', 'd6'],
};

const cardOn = (board: Board, space: string): string | null =>
  at(board, COLUMNS.indexOf(space[0]!), Number(space[1]) - 1);

/** What the chains of a card would score on a space. */
function chains(board: Board, card: string, space: string): number {
  const column = COLUMNS.indexOf(space[0]!);
  const row = Number(space[1]) - 1;
  let sum = 0;
  for (const right of [-1, 1]) {
    for (const down of [-1, 1]) {
      for (const match of [0, 1]) {
        for (let far = 1; ; far++) {
          const other = at(board, column + right * far, row + down * far);
          if (other?.[match] !== card[match]) break;
          sum += worthOf(other!);
        }
      }
    }
  }
  return sum;
}

export const kingsCourtTips = tipsFor<Seen>([
  {
    id: 'kings-court/first',
    say: 'Numbers on the board are sums of the sides: aim at the next seven.',
    when: ({ phase, seat, sums }) =>
      phase === 'play' && Object.values(sums[seat]!).every((part) => part === 0),
  },
  {
    id: 'kings-court/broken',
    say: 'That broke a seven, 10 off: land on 7, 14, 21 or 28, or stay below.',
    when: ({ phase, seat, sums }) => phase === 'play' && sums[seat]!.broken < 0,
  },
  {
    id: 'kings-court/blue',
    say: 'Who fills the last green space opens the blue one for the next player.',
    when: ({ phase, board }) =>
      phase === 'play' &&
      Object.entries(BLUES).some(
        ([blue, greens]) =>
          cardOn(board, blue) === null &&
          greens.filter((green) => cardOn(board, green) === null).length === 1,
      ),
  },
  {
    id: 'kings-court/chain',
    say: 'Look along the diagonals: a chain waits for one of your cards.',
    when({ phase, board }, moves) {
      if (phase !== 'play') return false;
      for (const move of moves()) {
        const [card, space] = move.split('@');
        if (space !== undefined && chains(board, card!, space) >= 8) return true;
      }
      return false;
    },
  },
]);
