import type { Bot } from '../../ai/bot.ts';
import { randomMove } from '../../ai/random.ts';
import type { OpaqueTypes, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';

/** Plays a seat from its view. */
export type Opponent = (
  view: OpaqueTypes['view'],
  seat: Seat,
  random: Random,
) => { readonly move: OpaqueTypes['move'] };

/** Opponents that never change, so that progress is measured against something that stands still. */
export const OPPONENTS = ['random-v1', 'normal-v1'] as const;

/** The frozen opponent of that name, or null. */
export function opponentNamed(name: string, { game, policy }: Bot): Opponent | null {
  switch (name) {
    case 'random-v1':
      return (view, seat, random) => ({ move: randomMove(game, view, seat, random) });
    case 'normal-v1':
      // The policies have not changed since; a test pins what they play, and says what to do when they shall.
      return policy.choose;
    default:
      return null;
  }
}
