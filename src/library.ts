/**
 * The engine as a library, for programs that play, referee or study the games: `import { findGame, Match } from 'cardroom/engine'`.
 * See docs/library.md.
 */

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
export { findGame, games } from './engine/games.ts';
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
