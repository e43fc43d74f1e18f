import { union } from '../../engine/card-set.ts';
import { shang } from '../../engine/shang/index.ts';
import { beginPlay } from '../../engine/shang/rules.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { type History, likelihoodBy } from '../history.ts';
import { candidateFor, highest, weigh } from './candidates.ts';
import { WEIGHTS } from './weights.ts';

/** The deal from its first turn on; a turn, a check above all, is as strange as it looks worse than the best one, in turns. */
const history: History<Shang> = {
  past(world) {
    const { standing, hands, turns } = world;
    const first = turns[0];
    if (!first) return { from: world, moves: turns };
    const dealt = hands.slice();
    for (const { seat, move } of turns)
      if (move.kind === 'play') dealt[seat] = union(dealt[seat]!, move.cards);
    return { from: beginPlay(standing, dealt, first.seat), moves: turns };
  },
  strangeness(view, seat, move) {
    const candidates = weigh(view, seat, WEIGHTS);
    return highest(candidates).value - candidateFor(candidates, move)!.value;
  },
};

export const likelihood = likelihoodBy(shang, history);
