import type { Move, Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../bot.ts';
import { highest, weigh } from './options.ts';
import { reasonOf, reasonText, type ShangReason } from './reason.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The heuristic bot, with other weights than its own where matches are to settle which are better. */
export const shangPolicyWith = (weights: Weights): Policy<Shang, ShangReason> => ({
  choose(view, seat) {
    const options = weigh(view, seat, weights);
    const best = highest(options);
    return { move: best.move, reason: reasonOf(view, best, options) };
  },
  reasonFor(view, seat, move) {
    const options = weigh(view, seat, weights);
    const option = options.find((other) => sameMove(other.move, move));
    return option ? reasonOf(view, option, options) : null;
  },
  reasonText,
});

const sameMove = (a: Move, b: Move): boolean =>
  a.kind === 'check' || b.kind === 'check'
    ? a.kind === b.kind
    : a.cards.low === b.cards.low && a.cards.high === b.cards.high;

export const shangPolicy = shangPolicyWith(WEIGHTS);
