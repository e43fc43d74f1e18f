import { rate, sizeOf } from '../../engine/shang/combination.ts';
import { moves } from '../../engine/shang/rules.ts';
import type { Shang } from '../../engine/shang/state.ts';
import type { Simple } from './simple.ts';

/** Always beats the table with the least that does; leads as many cards as it can, the lowest of these. */
export const shangSimple: Simple<Shang> = (view, seat) => {
  const plays = [...moves(view, seat)].flatMap((move) =>
    move.kind === 'play' ? [{ move, rating: rate(move.cards) }] : [],
  );
  if (plays.length === 0) return { kind: 'check' };
  return plays.reduce((a, b) => {
    const longer = sizeOf(b.rating) - sizeOf(a.rating);
    return longer > 0 || (longer === 0 && b.rating < a.rating) ? b : a;
  }).move;
};
