import type { DealResult } from '../../engine/shang/state.ts';
import type { SheetUi } from '../table.ts';

/** Who went out, and what the others were left with. */
export const sheet: SheetUi = {
  winner: 'lowest',
  unit: 'cards',
  note: (result, speaker) => `${speaker.seat((result as DealResult).out)} went out`,
  details: (result, speaker) => {
    const { points, out } = result as DealResult;
    const left = points.flatMap((cards, seat) => (seat === out ? [] : [`${speaker.seat(seat)} ${cards}`]));
    return [`${speaker.seat(out)} went out.`, `Cards left, a point each: ${left.join(', ')}.`];
  },
};
