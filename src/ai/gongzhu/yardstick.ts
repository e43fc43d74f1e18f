import { fewestPoints } from '../yardstick.ts';

/** One bot at a table of others, by the points of a deal. */
export const gongzhuYardstick = fewestPoints('points', 20);
