import type { Card } from '../../engine/card.ts';
import type { Space } from '../../engine/kings-court/board.ts';
import type { Placement } from '../../engine/kings-court/state.ts';
import { BARRED, type Court, pointsOf } from './court.ts';
import { type BoardOffer, entryOf } from './offer.ts';

/** A legal placement and its score. */
export interface Candidate {
  readonly place: Placement;
  readonly points: number;
}

/** Returns at most `most` placements of a hand, the highest scores first, equal ones in canonical order. */
export function byPoints(
  court: Court,
  { open, points }: BoardOffer,
  hand: readonly Card[],
  most = Number.POSITIVE_INFINITY,
): Candidate[] {
  const found: Candidate[] = [];
  let before: Card | undefined;
  for (const card of hand) {
    if (card === before) continue;
    before = card;
    for (const space of open) insert(found, card, space, points[entryOf(space, card)]!, most);
  }
  // Mercy rule: a single card without a legal space may lie beside equal values.
  if (found.length === 0 && hand.length === 1)
    for (const space of open) insert(found, hand[0]!, space, pointsOf(court, space, hand[0]!), most);
  return found;
}

function insert(found: Candidate[], card: Card, space: Space, points: number, most: number): void {
  let at = found.length;
  if (points === BARRED || (at >= most && found[at - 1]!.points >= points)) return;
  if (at < most) at++;
  for (at--; at > 0 && found[at - 1]!.points < points; at--) found[at] = found[at - 1]!;
  found[at] = { place: { kind: 'place', card, space }, points };
}
