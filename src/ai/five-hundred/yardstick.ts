import { mostPoints } from '../yardstick.ts';

/** Partners against partners, by the points of a deal. */
export const fiveHundredYardstick = mostPoints('half', 'deal', 15);
