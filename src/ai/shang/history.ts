import { type CardSet, equals, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_PLAY } from '../../engine/shang/combination.ts';
import { beginPlay } from '../../engine/shang/rules.ts';
import { HAND, type State } from '../../engine/shang/state.ts';
import { STRANGEST } from '../history.ts';
import type { Play } from './holding.ts';
import { judgeBy } from './judge.ts';
import { playsFor, putDown, type Table, tableOf } from './table.ts';
import { WEIGHTS } from './weights.ts';

const judge = judgeBy(WEIGHTS);

/**
 * How well a world explains what the seats other than `me` have done in it, above 0, at most 1: a turn, a check above all, is as strange as it
 * looks worse than the best one, in turns.
 */
export function likelihood(world: State, me: Seat): number {
  const [first] = world.turns;
  if (!first) return 1;
  const dealt: CardSet[] = world.hands.slice();
  for (const { seat, move } of world.turns)
    if (move.kind === 'play') dealt[seat] = union(dealt[seat]!, move.cards);
  const table = tableOf(
    beginPlay(world.standing, dealt, first.seat),
    dealt.map(() => HAND),
  );
  let strange = 0;
  for (const { seat, move } of world.turns) {
    const plays = playsFor(table);
    const made = move.kind === 'check' ? null : plays.find(({ cards }) => equals(cards, move.cards))!;
    if (seat !== me) strange += Math.min(STRANGEST, strangeness(table, plays, made));
    putDown(table, made);
  }
  return Math.exp(-strange);
}

/** How much worse a move looks to the seat to act than its best one. */
function strangeness(table: Table, plays: readonly Play[], made: Play | null): number {
  if (plays.length === 0) return 0;
  judge.look(table);
  let best = table.top === NO_PLAY ? Number.NEGATIVE_INFINITY : judge.verdictOn(null).value;
  for (const play of plays) best = Math.max(best, judge.verdictOn(play).value);
  return best - judge.verdictOn(made).value;
}
