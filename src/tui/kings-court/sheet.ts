import type { DealResult } from '../../engine/kings-court/state.ts';
import { count } from '../../engine/words.ts';
import type { SheetUi } from '../table.ts';

export const sheet: SheetUi = {
  winner: 'highest',
  unit: 'points',
  oneDeal: true,
  note(result) {
    const { unfilled } = result as DealResult & typeof result;
    return unfilled > 0 ? `${count(unfilled, 'space')} left empty` : 'the board is full';
  },
};
