/**
 * The engine as a library, for programs that play, referee or study the games: `import { findGame, Match } from 'cardroom/engine'`.
 * See docs/library.md.
 */

import { fiveHundred } from './engine/five-hundred/index.ts';
import type { AnyGame } from './engine/game.ts';
import { defineGame } from './engine/game.ts';
import { gongzhu } from './engine/gongzhu/index.ts';
import { kingsCourt } from './engine/kings-court/index.ts';
import { shang } from './engine/shang/index.ts';
import { shengji } from './engine/shengji/index.ts';

/** Every game, in the order of the menu. */
export const games: readonly AnyGame[] = [
  defineGame(shengji),
  defineGame(shang),
  defineGame(gongzhu),
  defineGame(fiveHundred),
  defineGame(kingsCourt),
];

/** The game with this id, e.g. `gongzhu`. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export type {
  AnyGame,
  BySeat,
  Fact,
  Json,
  JsonObject,
  OptionSpec,
  Options,
  OptionValue,
  Refusal,
  Result,
  Seat,
  Speaker,
  Status,
  Viewer,
} from './engine/game.ts';
export { isRefusal } from './engine/game.ts';
export type { LogEntry, Step } from './engine/match.ts';
export { Match } from './engine/match.ts';
export type { Random } from './engine/random.ts';
export { randomFor } from './engine/random.ts';
export type { LogRefusal } from './engine/save.ts';
export { loadLog, saveLog } from './engine/save.ts';
export type { Setup, SetupRefusal, SetupRequest } from './engine/setup.ts';
export { readSetup } from './engine/setup.ts';
export { logRefusalText, setupRefusalText } from './engine/text.ts';
export { plainSpeaker } from './engine/words.ts';
