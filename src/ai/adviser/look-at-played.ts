import type { OpaqueTypes } from '../../engine/game.ts';
import { randomFor } from '../../engine/random.ts';
import { Sample } from '../sample.ts';
import { drawn, worldsFor } from '../worlds.ts';
import { type Adviser, type Decision, usualAt } from './judge.ts';
import { CLEAR } from './judgement.ts';

type Move = OpaqueTypes['move'];

/** The result of a first look at a move that was played. */
export interface FirstLook {
  /** The cost against the best-looking move, in deals that did not choose that one, with its standard error. 0 if the played move looked best. */
  readonly cost: number;
  readonly error: number;
  /** The most that the move may have cost against any other. */
  readonly atMost: number;
  /** The best-looking other moves, the best first. */
  readonly strong: readonly Move[];
}

/** Number of fresh deals in which a look tries all moves, and of those in which it measures the best of them again. */
const LOOKED_AT = 100;
/** Number of deals after which surely worse moves drop out. */
const ROUND = 50;
/** Size of the pool from which weighed deals are drawn, in multiples of the deals. In a small pool a few deals could outweigh all others. */
const POOL = 4;
/** The most moves that may be the best after a look. */
const STRONG = 10;

/**
 * Looks at a move that was played by what its player could know: tries all reasonable moves in the same imagined deals. It does not halve them as a
 * search does, because similar moves would drop out together. Null if there is no other reasonable move.
 */
export function lookAtPlayed(bot: Adviser, decision: Decision, played: Move): FirstLook | null {
  const { game, plan } = bot;
  const { view, seat } = decision;
  const others = new Map(
    [usualAt(bot, decision), ...plan.candidates(view, seat)].map((move) => [game.format(move), move]),
  );
  others.delete(game.format(played));
  if (others.size === 0) return null;
  const tries = gainsOver(bot, decision, played, [...others.values()], 'look');
  const ordered = tries.toSorted((one, other) => other.gain.mean - one.gain.mean);
  const strong = ordered.slice(0, STRONG).map(({ move }) => move);
  const atMost = Math.max(...ordered.map(({ gain }) => gain.mean + CLEAR * gain.error));
  if (ordered[0]!.gain.mean <= 0) return { cost: 0, error: 0, atMost, strong };
  const [{ gain }] = gainsOver(bot, decision, played, strong.slice(0, 1), 'look again') as [Tried];
  return { cost: gain.mean, error: gain.error, atMost, strong };
}

/** The gain of a move over the one that was played. */
interface Tried {
  readonly move: Move;
  readonly gain: Sample;
}

/** Measures the gains of moves over the one that was played, all in the same fresh deals. `what` names the luck. */
function gainsOver(
  { game, plan }: Adviser,
  { view, seat, seed, moveCount }: Decision,
  played: Move,
  moves: readonly Move[],
  what: string,
): Tried[] {
  const random = randomFor(seed, what, seat, moveCount);
  const tries = moves.map((move) => ({ move, gain: new Sample() }));
  let alive = tries;
  // A single deal, however often it was drawn, has no standard error.
  while (!Number.isFinite(tries[0]!.gain.error)) {
    let deals = 0;
    for (const [world, times] of drawn(
      worldsFor(game, plan, view, seat, POOL * LOOKED_AT, random),
      LOOKED_AT,
    )) {
      const endingOf = plan.playOut(world, seat, random.below(2 ** 21));
      const { value } = endingOf(played);
      for (const { move, gain } of alive) gain.add((endingOf(move).value - value) * times, times);
      if (++deals % ROUND === 0) alive = alive.filter(({ gain }) => gain.mean + CLEAR * gain.error >= 0);
    }
  }
  return tries;
}
