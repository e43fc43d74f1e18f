import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { take } from '../../engine/take.ts';
import { plainSpeaker } from '../../engine/words.ts';
import type { Forced } from '../../front/settings.ts';
import type { AnyTable } from '../table.ts';

/**
 * The move of a seat that has no other, where the player does not want to be asked for it; null where they are to be asked. With `last`
 * that is a move of all that is left in the hand, and one that plays no card, such as a check where nothing held can beat.
 */
export function forcedMove(
  { game, table }: ForcedIn,
  view: OpaqueTypes['view'],
  seat: Seat,
  wanted: Forced,
): OpaqueTypes['move'] | null {
  if (wanted === 'asked') return null;
  const [only, another] = take(game.moves(view, seat), 2);
  if (only === undefined || another !== undefined) return null;
  if (wanted === 'every') return only;
  const cards = game
    .format(only)
    .split(/[\s@:]+/)
    .filter((word) => game.parseCard(word) !== undefined).length;
  return cards === 0 || cards === handSize(table, view, seat) ? only : null;
}

interface ForcedIn {
  readonly game: AnyGame;
  readonly table: Pick<AnyTable, 'hand'>;
}

/** How many cards a seat holds, from its own view; 0 where the table does not tell. */
export const handSize = ({ hand }: Pick<AnyTable, 'hand'>, view: OpaqueTypes['view'], seat: Seat): number =>
  hand?.(view, seat, plainSpeaker).length ?? 0;
