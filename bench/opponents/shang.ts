import { rate, sizeOf } from '../../src/engine/shang/combination.ts';
import { moves } from '../../src/engine/shang/rules.ts';
import type { Shang } from '../../src/engine/shang/state.ts';
import type { Opponent } from './opponent.ts';

/** Beats the table with the lowest play that does; leads as many cards as it can, the lowest of these. */
export const shangSimple: Opponent<Shang> = (view, seat) => {
  const plays = [...moves(view, seat)].flatMap((move) =>
    move.kind === 'play' ? [{ move, rating: rate(move.cards) }] : [],
  );
  if (plays.length === 0) return { kind: 'check' };
  return plays.reduce((a, b) => {
    const longer = sizeOf(b.rating) - sizeOf(a.rating);
    return longer > 0 || (longer === 0 && b.rating < a.rating) ? b : a;
  }).move;
};
