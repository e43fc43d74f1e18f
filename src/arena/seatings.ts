import type { Mode } from '../ai/yardstick.ts';
import type { BySeat, Seat } from '../engine/game.ts';

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seats of side A in each seating; side B has the others. Empty if seats cannot be halved. */
export function seatingsOf(mode: Mode, seats: number): readonly (readonly Seat[])[] {
  if (mode !== 'half') return everySeat(seats).map((seat) => [seat]);
  if (seats % 2 === 1) return [];
  return [0, 1].map((first) => everySeat(seats).filter((seat) => seat % 2 === first));
}

/** The seats with the largest gain. */
export const bestOf = (gains: BySeat<number>): Seat[] => {
  const most = Math.max(...gains);
  return everySeat(gains.length).filter((seat) => gains[seat] === most);
};
