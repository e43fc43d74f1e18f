import { equals, union } from '../../engine/card-set.ts';
import { shang } from '../../engine/shang/index.ts';
import { beginPlay } from '../../engine/shang/rules.ts';
import type { Move, Shang } from '../../engine/shang/state.ts';
import { type History, likelihoodBy } from '../history.ts';
import { highest, weigh } from './options.ts';
import { WEIGHTS } from './weights.ts';

/** The deal from its first turn on; a turn, a check above all, is as strange as it looks worse than the best one, in turns. */
const history: History<Shang> = {
  past({ match, hands, turn, turns }) {
    const dealt = hands.slice();
    for (const { seat, move } of turns)
      if (move.kind === 'play') dealt[seat] = union(dealt[seat]!, move.cards);
    return { from: beginPlay(match, dealt, turns[0]?.seat ?? turn), moves: turns };
  },
  strangeness(view, seat, move) {
    const options = weigh(view, seat, WEIGHTS);
    const made = options.find((option) => isSame(option.move, move))!;
    return highest(options).value - made.value;
  },
};

export const likelihood = likelihoodBy(shang, history);

const isSame = (a: Move, b: Move): boolean =>
  a.kind === 'play' ? b.kind === 'play' && equals(a.cards, b.cards) : b.kind === 'check';
