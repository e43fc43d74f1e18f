import type { Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../policy.ts';
import { moveOf, read } from './candidates.ts';
import { bestPlay, judgeBy } from './judge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The heuristic bot with these weights: matches between bots settle which are better. */
export function shangPolicyWith(weights: Weights): Policy<Shang> {
  const judge = judgeBy(weights);
  return {
    revision: 5,
    choose: (view, seat) => ({ move: moveOf(bestPlay(judge, read(view, seat))) }),
  };
}

export const shangPolicy = shangPolicyWith(WEIGHTS);
