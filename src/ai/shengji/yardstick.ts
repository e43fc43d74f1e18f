import type { Seat, Status } from '../../engine/game.ts';
import type { Yardstick } from '../yardstick.ts';

/** Three seats against three. The parties are unknown before the deal. */
export const shengjiYardstick: Yardstick = {
  mode: 'half',
  unit: 'deal',
  measure: "points of the deal's 400",
  claim: 10,
  gains: partyPoints,
  matchGains: (status) => status.scores,
};

/** Returns the Player party's distance from 160 points: positive is good for its members, and negated for the House. */
function partyPoints(status: Status): number[] {
  const { house, playerPoints, points } = status.results.at(-1)!;
  const margin = (playerPoints as number) - 160;
  return points.map((_, seat) => ((house as Seat[]).includes(seat) ? -margin : margin));
}
