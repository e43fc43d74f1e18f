import type { AnyPolicy, Policy, Reason } from './ai/bot.ts';
import { gongzhuPolicy } from './ai/gongzhu/index.ts';
import { kingsCourtPolicy } from './ai/kings-court.ts';
import { type AnyGame, defineGame, type Game, type GameTypes } from './engine/game.ts';
import { gongzhu } from './engine/gongzhu/index.ts';
import { kingsCourt } from './engine/kings-court/index.ts';

/** A game of the house: its rules and its bot. Tables are in `src/tui/tables.ts`, so that nothing here loads the screen. */
export interface Entry {
  readonly game: AnyGame;
  readonly policy: AnyPolicy;
}

const entry = <G extends GameTypes, R extends Reason>(game: Game<G>, policy: Policy<G, R>): Entry => ({
  game: defineGame(game),
  policy: policy as unknown as AnyPolicy,
});

/** Every game, in the order of the menu. */
export const catalogue: readonly Entry[] = [
  entry(gongzhu, gongzhuPolicy),
  entry(kingsCourt, kingsCourtPolicy),
];

export const findEntry = (id: string): Entry | undefined => catalogue.find(({ game }) => game.id === id);
