import type { Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../bot.ts';
import { highest, optionFor, weigh } from './options.ts';
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
    const option = optionFor(options, move);
    return option ? reasonOf(view, option, options) : null;
  },
  reasonText,
});

export const shangPolicy = shangPolicyWith(WEIGHTS);
