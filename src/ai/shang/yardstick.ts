import { fewestPoints } from '../yardstick.ts';

/** One bot at a table of others, by the cards left in its hand. */
export const shangYardstick = fewestPoints('cards', 0.3);
