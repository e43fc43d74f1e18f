import type { Shang } from '../../engine/shang/state.ts';
import type { ReasoningPolicy } from '../policy.ts';
import { candidateFor, moveOf, read, weigh } from './candidates.ts';
import { bestPlay, judgeBy } from './judge.ts';
import { type Reason, reasonOf, reasonText } from './reason.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The heuristic bot with these weights: matches between bots settle which are better. */
export function shangPolicyWith(weights: Weights): ReasoningPolicy<Shang, Reason> {
  const judge = judgeBy(weights);
  const policy: ReasoningPolicy<Shang, Reason> = {
    revision: 5,
    choose(view, seat) {
      const move = moveOf(bestPlay(judge, read(view, seat)));
      return { move, reason: () => policy.reasonFor(view, seat, move)! };
    },
    reasonFor(view, seat, move) {
      const candidates = weigh(view, seat, judge);
      const candidate = candidateFor(candidates, move);
      return candidate ? reasonOf(view, seat, candidate, candidates) : null;
    },
    reasonText,
  };
  return policy;
}

export const shangPolicy = shangPolicyWith(WEIGHTS);
