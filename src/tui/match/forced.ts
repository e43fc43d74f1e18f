import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { take } from '../../engine/take.ts';
import { plainSpeaker } from '../../engine/words.ts';
import type { Forced } from '../../front/settings.ts';
import type { AnyTable } from '../table.ts';

/**
 * Returns the only move of a seat, if the player does not want to be asked for it; else null. `last`: only a move that plays the whole rest of the
 * hand, or that plays no card, e.g. a check when no card held can beat.
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

/** Returns the number of cards of a seat, from its own view; 0 if the table does not say. */
export const handSize = ({ hand }: Pick<AnyTable, 'hand'>, view: OpaqueTypes['view'], seat: Seat): number =>
  hand?.(view, seat, plainSpeaker).length ?? 0;
