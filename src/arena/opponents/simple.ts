import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';

/** A few rules of thumb for one game, on other ideas than the house's policies. A legal move for a seat that is to act. */
export type Simple<G extends GameTypes> = (view: G['view'], seat: Seat, random: Random) => G['move'];
