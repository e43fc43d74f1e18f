import { type Bot, chooseMove, LEVELS } from '../ai/bot.ts';
import type { Search } from '../ai/search.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import type { Contest } from './contest.ts';
import { execSide } from './exec-side.ts';
import type { Side, SideTurn } from './side.ts';

/** Is this side a program? */
export const isProgram = (name: string): boolean => name.startsWith('exec:');

/** The side with this name: a level, or `exec:COMMAND`. Null if there is none. */
export function sideNamed(name: string, bot: Bot): Side | null {
  if (isProgram(name)) return execSide(name, bot.game);
  const level = LEVELS.find((known) => known === name);
  return level
    ? inHouse(name, bot, ({ view, seat, random }) => chooseMove(bot, level, view, seat, random))
    : null;
}

/** The sides of a contest, ready to play. */
export interface Sides {
  readonly a: Side;
  readonly b: Side;
  /** Side A with the true cards shown; null if not asked for. */
  readonly clairvoyant: Side | null;
}

/** Prepares the sides of a contest. Expects names of known sides. */
export function readySides(bot: Bot, { a, b, clairvoyant }: Contest): Sides {
  return {
    a: sideNamed(a, bot)!,
    b: sideNamed(b, bot)!,
    clairvoyant: clairvoyant ? clairvoyantSide(bot) : null,
  };
}

/** `hard` with the true cards shown, to find the price of hidden cards. Policies draw no luck, so one rollout is a move's exact worth. */
function clairvoyantSide(bot: Bot): Side {
  const { plan } = bot;
  const once = plan ? { ...bot, plan: { ...plan, rollouts: () => 1 } } : bot;
  return inHouse('clairvoyant', bot, ({ state, view, seat, random }) =>
    chooseMove(once, 'hard', view, seat, random, { imagine: () => state }),
  );
}

type Chooser = (decision: SideTurn) => {
  readonly move: OpaqueTypes['move'];
  readonly search?: Search<OpaqueTypes['move']> | null;
};

const inHouse = (name: string, { game }: Bot, choose: Chooser): Side => ({
  name,
  choose(decision) {
    const { move, search = null } = choose(decision);
    return { move, text: game.format(move), search };
  },
  close: () => {},
});
