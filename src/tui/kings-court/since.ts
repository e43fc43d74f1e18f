import type { Seat } from '../../engine/game.ts';
import { boardBefore } from '../../engine/kings-court/placed.ts';
import type { Placed } from '../../engine/kings-court/state.ts';
import { type Counted, countedAt } from './counted.ts';
import type { CourtPosition } from './selection.ts';

/** What was placed, and the sign that it has on the board. */
export interface Marked extends Placed {
  /** `b`, `c`, `d` for the players after the viewer, in their order; a spectator has `a` too. */
  readonly sign: string;
}

/** All placements so far. */
export const placedIn = ({ view }: CourtPosition): readonly Placed[] =>
  view.phase === 'deal' ? [] : view.placed;

/** The seats in their order of play, the viewer first. */
export function seatsInOrder({ viewer, players }: CourtPosition): Seat[] {
  const first = viewer === 'table' ? 0 : viewer;
  return players.map((_, place) => (first + place) % players.length);
}

/** The sign of a seat's latest placement; the viewer's own has none. */
export const signOf = (position: CourtPosition, seat: Seat): string =>
  seat === position.viewer ? '' : 'abcd'[seatsInOrder(position).indexOf(seat)]!;

/** What each other player placed last, since the viewer's own last placement; in the order of play. */
export function sinceOwn(position: CourtPosition): Marked[] {
  const placed = placedIn(position);
  const own = placed.findLastIndex(({ seat }) => seat === position.viewer);
  const since = placed.slice(own + 1);
  return seatsInOrder(position).flatMap((seat) => {
    const latest = since.findLast((placement) => placement.seat === seat);
    return latest ? [{ ...latest, sign: signOf(position, seat) }] : [];
  });
}

/** A placement with the cards that counted for it when it was made. */
export function countedThen({ view }: CourtPosition, placement: Placed): Counted | null {
  if (view.phase === 'deal') return null;
  const at = view.placed.findIndex(({ space }) => space === placement.space);
  return countedAt(
    boardBefore(view.board, view.placed, at),
    placement.space,
    placement.card,
    view.standing.scoring,
  );
}
