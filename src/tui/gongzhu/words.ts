import { signed } from '../../front/number.ts';

/** What the boxes around the stage are called. */
export const words = {
  passing: 'Passing three cards',
  trick: (number: number) => `Trick ${number}`,
  /** What the deal counts for a player so far. */
  deal: (points: number) => `deal ${signed(points)}`,
} as const;
