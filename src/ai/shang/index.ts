import type { Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../bot.ts';
import { highest, weigh } from './options.ts';
import { reasonFor, reasonText, type ShangReason } from './reason.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The heuristic bot, with other weights than its own where matches are to settle which are better. */
export const shangPolicyWith = (weights: Weights): Policy<Shang, ShangReason> => ({
  choose(view, seat) {
    const options = weigh(view, seat, weights);
    const best = highest(options);
    return { move: best.move, reason: reasonFor(view, best, options) };
  },
  reasonText,
});

export const shangPolicy = shangPolicyWith(WEIGHTS);
