import type { Seat, Status } from '../../engine/game.ts';
import type { Yardstick } from '../yardstick.ts';

/** Three seats against three: which of them are House and Player is not known before the deal. */
export const shengjiYardstick: Yardstick = {
  mode: 'half',
  unit: 'deal',
  measure: "points of the deal's 400",
  claim: 10,
  gains: partyPoints,
  matchGains: (status) => status.scores,
};

/** How far the Player party's points are from 160, up for its members and down for the House. */
function partyPoints(status: Status): number[] {
  const { house, playerPoints, points } = status.results.at(-1)!;
  const margin = (playerPoints as number) - 160;
  return points.map((_, seat) => ((house as Seat[]).includes(seat) ? -margin : margin));
}
