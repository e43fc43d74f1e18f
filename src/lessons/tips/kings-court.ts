import { COURT, SIDES, SPACES } from '../../engine/kings-court/board.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import { type Sums, scoreOf } from '../../engine/kings-court/score.ts';
import type { KingsCourt, PlayView } from '../../engine/kings-court/state.ts';
import { tipsFor } from './tip.ts';

const ownSums = ({ placed, scores }: PlayView, seat: number): Sums => sumsOf(placed, scores.length)[seat]!;

/** Points from which a chain, or a move that makes one, stands out. */
const CHAIN = 8;

export const kingsCourtTips = tipsFor<KingsCourt>([
  {
    id: 'kings-court/first',
    say: 'Numbers on the board are what the card scores there; n goes to the best.',
    when: (view, seat) =>
      view.phase === 'play' && Object.values(ownSums(view, seat)).every((part) => part === 0),
  },
  {
    id: 'kings-court/broken',
    say: 'That broke a seven and cost points: land on 7, 14, 21 or 28, or below.',
    when: (view, seat) => view.phase === 'play' && ownSums(view, seat).broken < 0,
  },
  {
    id: 'kings-court/blue',
    say: 'Who fills the last green space opens the blue one for the next player.',
    when(view) {
      if (view.phase !== 'play') return false;
      const { board } = view;
      // Beside a blue space are the King and three green ones.
      return SPACES.some(
        (space) =>
          COURT[space] === 'blue' &&
          board[space] === null &&
          SIDES[space]!.filter((side) => board[side] === null).length === 1,
      );
    },
  },
  {
    id: 'kings-court/chain',
    say: 'Look along the diagonals: a chain waits for one of your cards.',
    when(view, _seat, moves) {
      if (view.phase !== 'play') return false;
      // A chain is worth a look if nothing else scores nearly as much.
      let [chained, others] = [0, 0];
      for (const move of moves()) {
        if (move.kind !== 'place') continue;
        const { chains, total } = scoreOf(view.board, move.space, move.card, view.standing.scoring);
        if (chains >= CHAIN) chained = Math.max(chained, total);
        else others = Math.max(others, total);
      }
      return chained >= others + CHAIN;
    },
  },
]);
