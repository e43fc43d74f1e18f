import type { Seat } from '../engine/game.ts';

/** The seat of a player who practises, as in lessons. */
export const YOU: Seat = 0;
/** Cat, in a game of four. */
export const PARTNER: Seat = 2;
