import type { OpaqueTypes } from '../../engine/game.ts';
import { randomFor } from '../../engine/random.ts';
import { Sample } from '../sample.ts';
import { drawn, worldsFor } from '../worlds.ts';
import { type Adviser, type Decision, usualAt } from './judge.ts';
import { CLEAR } from './judgement.ts';

type Move = OpaqueTypes['move'];

/** What a first look at a move that was played finds. */
export interface FirstLook {
  /** What the move cost against the one that looked best, in deals that did not choose it, and its standard error; 0 if it looked best itself. */
  readonly cost: number;
  readonly error: number;
  /** What it may have cost against any other. */
  readonly atMost: number;
  /** The moves that looked best, besides the one that was played. */
  readonly strong: readonly Move[];
}

/** In so many fresh deals a look tries all moves, and in as many others what the best of them is worth. */
const LOOKED_AT = 100;
/** Moves that are surely worse than the one that was played drop out after so many deals. */
const ROUND = 50;
/** From so many times as many deals they are drawn where they are weighed: few of them may weigh more than all others. */
const POOL = 4;
/** So many moves may be the best after a look. */
const STRONG = 10;

/**
 * Looks at a move that was played by what its player could know: tries all that is to be thought of in the same imagined deals. A search
 * that soon drops the worse half is of no use here: what is alike drops out together. Null where nothing else is to be thought of.
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

/** What a move gains over the one that was played. */
interface Tried {
  readonly move: Move;
  readonly gain: Sample;
}

/** What moves gain over the one that was played, tried in the same fresh deals. */
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
  // Of a single deal, however often it was drawn, no error can be told.
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
