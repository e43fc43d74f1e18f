import type { Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../policy.ts';
import { candidateFor, highest, weigh } from './candidates.ts';
import { type Reason, reasonOf, reasonText } from './reason.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The heuristic bot, with other weights than its own where matches are to settle which are better. */
export const shangPolicyWith = (weights: Weights): Policy<Shang, Reason> => ({
  revision: 1,
  choose(view, seat) {
    const candidates = weigh(view, seat, weights);
    const best = highest(candidates);
    return { move: best.move, reason: () => reasonOf(view, seat, best, candidates) };
  },
  reasonFor(view, seat, move) {
    const candidates = weigh(view, seat, weights);
    const candidate = candidateFor(candidates, move);
    return candidate ? reasonOf(view, seat, candidate, candidates) : null;
  },
  reasonText,
});

export const shangPolicy = shangPolicyWith(WEIGHTS);
