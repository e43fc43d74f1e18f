import type { GameTypes, Seat } from '../../src/engine/game.ts';
import type { Random } from '../../src/engine/random.ts';

/** An opponent in one game that never changes: it returns a legal move for a seat that is to act. */
export type Opponent<G extends GameTypes> = (view: G['view'], seat: Seat, random: Random) => G['move'];
