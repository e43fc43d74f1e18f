import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import type { Forced } from '../../front/settings.ts';

/**
 * The move of a seat that has no other, where the player does not want to be asked for it; null where they are to be asked. With `last`
 * that is a move of all that is left in the hand, and one that plays no card, such as a check where nothing held can beat.
 */
export function forcedMove(
  { game, hand }: ForcedIn,
  view: OpaqueTypes['view'],
  seat: Seat,
  wanted: Forced,
): OpaqueTypes['move'] | null {
  if (wanted === 'asked') return null;
  const [only, another] = firstTwo(game.moves(view, seat));
  if (only === undefined || another !== undefined) return null;
  if (wanted === 'every') return only;
  const cards = game
    .format(only)
    .split(/[\s@:]+/)
    .filter((word) => game.parseCard(word) !== undefined).length;
  return cards === 0 || cards === hand?.(view, seat) ? only : null;
}

interface ForcedIn {
  readonly game: AnyGame;
  /** How many cards a seat holds, from its own view. */
  readonly hand?: ((view: OpaqueTypes['view'], seat: Seat) => number) | undefined;
}

function firstTwo<T>(items: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === 2) break;
  return found;
}
