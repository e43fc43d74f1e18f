import { fiveHundred } from './five-hundred/index.ts';
import { type AnyGame, defineGame, type Game, type OpaqueTypes } from './game.ts';
import { gongzhu } from './gongzhu/index.ts';
import { kingsCourt } from './kings-court/index.ts';
import { shang } from './shang/index.ts';
import { shengji } from './shengji/index.ts';

/** The one list of all games, in the order of the menu. (An object would put the key 500 first.) */
const GAMES = [
  defineGame(gongzhu),
  defineGame(shang),
  defineGame(fiveHundred),
  defineGame(kingsCourt),
  defineGame(shengji),
] as const;

/** The id of a game in the list. Records of the games' other parts are keyed by it, so the compiler reports a missing game. */
export type GameId = (typeof GAMES)[number]['id'];

/** Every game, in the order of the menu. */
export const games: readonly Game<OpaqueTypes, GameId>[] = GAMES;

/** The game with this id, e.g. `gongzhu`. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
