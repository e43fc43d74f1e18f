import type { Seat } from '../engine/game.ts';

/** Where a player who practises sits, as in a lesson. */
export const YOU: Seat = 0;
/** Cat, in a game of four. */
export const PARTNER: Seat = 2;
