import type { Shang } from '../../engine/shang/state.ts';
import type { Policy } from '../policy.ts';
import { moveOf, read } from './candidates.ts';
import { bestPlay, judgeBy } from './judge.ts';
import { WEIGHTS } from './weights.ts';

const judge = judgeBy(WEIGHTS);

/** The heuristic bot: makes the play with the judge's highest value. */
export const shangPolicy: Policy<Shang> = {
  revision: 6,
  choose: (view, seat) => ({ move: moveOf(bestPlay(judge, read(view, seat))) }),
};
