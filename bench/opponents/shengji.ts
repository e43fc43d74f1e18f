import { pointsOf } from '../../src/engine/shengji/cards.ts';
import { shapeOf } from '../../src/engine/shengji/groups.ts';
import { moves, sample } from '../../src/engine/shengji/moves.ts';
import type { Move, Shengji } from '../../src/engine/shengji/state.ts';
import { beats } from '../../src/engine/shengji/trick.ts';
import { lieOf, TRUMPS } from '../../src/engine/shengji/trumps.ts';
import type { Opponent } from './opponent.ts';

/** Most plays compared: the first of the list. */
const LOOKED_AT = 300;

/** Never calls, buries and picks tickets at random, leads the largest plain group, wins points if it can and else keeps them. */
export const shengjiSimple: Opponent<Shengji> = (view, seat, random) => {
  if (view.phase === 'draw') return { kind: 'stay' };
  if (view.phase !== 'play') return sample(view, seat, random);
  const lie = lieOf(view.deal.trumps);
  const { trick } = view;
  const worth = ({ cards }: Extract<Move, { kind: 'play' }>): number => {
    const shape = shapeOf(cards, lie);
    const height = cards.reduce((sum, card) => sum + lie.heights[card]!, 0) / cards.length;
    const trumps = cards.filter((card) => lie.suits[card] === TRUMPS).length;
    if (trick === null) return 20 * cards.length + height - 10 * trumps;
    const wins = shape !== null && beats(shape, trick.best);
    const points = trick.plays.reduce((sum, play) => sum + pointsOf(play.cards), 0);
    return wins && points > 0 ? 100 - height : -pointsOf(cards) - height - 5 * trumps;
  };
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let looked = 0;
  for (const move of moves(view, seat)) {
    if (move.kind === 'play' && worth(move) > most) {
      best = move;
      most = worth(move);
    }
    if (++looked === LOOKED_AT) break;
  }
  return best!;
};
