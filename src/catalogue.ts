import type { AnyPolicy, Policy, Reason } from './ai/bot.ts';
import { fiveHundredPolicy } from './ai/five-hundred/index.ts';
import { gongzhuPolicy } from './ai/gongzhu/index.ts';
import { kingsCourtPolicy } from './ai/kings-court.ts';
import { shangPolicy } from './ai/shang/index.ts';
import { shengjiPolicy } from './ai/shengji/index.ts';
import { fiveHundred } from './engine/five-hundred/index.ts';
import { type AnyGame, defineGame, type Game, type GameTypes } from './engine/game.ts';
import { gongzhu } from './engine/gongzhu/index.ts';
import { kingsCourt } from './engine/kings-court/index.ts';
import { shang } from './engine/shang/index.ts';
import { shengji } from './engine/shengji/index.ts';
import type { AnyTable } from './tui/table.ts';

/** A game of the house: its rules and its bot. Its table, if it has one of its own, is loaded when it is shown. */
export interface Entry {
  readonly game: AnyGame;
  readonly policy: AnyPolicy;
  /** Without one the plain table serves. */
  readonly table?: () => Promise<AnyTable>;
}

/** Joins a game's parts. `table` loads the module of its table. */
export const entry = <G extends GameTypes, R extends Reason>(
  game: Game<G>,
  policy: Policy<G, R>,
  table?: () => Promise<{ readonly table: AnyTable }>,
): Entry => ({
  game: defineGame(game),
  policy: policy as unknown as AnyPolicy,
  ...(table && { table: async () => (await table()).table }),
});

/** Every game, in the order of the menu. */
export const catalogue: readonly Entry[] = [
  entry(shengji, shengjiPolicy, () => import('./tui/shengji/index.ts')),
  entry(shang, shangPolicy, () => import('./tui/shang/index.ts')),
  entry(gongzhu, gongzhuPolicy, () => import('./tui/gongzhu/index.ts')),
  entry(fiveHundred, fiveHundredPolicy, () => import('./tui/five-hundred/index.ts')),
  entry(kingsCourt, kingsCourtPolicy, () => import('./tui/kings-court/index.ts')),
];

export const findEntry = (id: string): Entry | undefined => catalogue.find(({ game }) => game.id === id);
