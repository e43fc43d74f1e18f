import type { Shang } from '../../../../src/engine/shang/state.ts';
import type { Opponent } from '../../opponent.ts';
import { highest, weigh } from './candidates.ts';
import { WEIGHTS } from './weights.ts';

/** Splits its hand into plays in the best way, and weighs each move by what it leaves. */
export const shangNormal: Opponent<Shang> = (view, seat) => highest(weigh(view, seat, WEIGHTS)).move;
