import type { Bot } from '../../ai/bot.ts';
import { randomMove } from '../../ai/random.ts';
import type { OpaqueTypes } from '../../engine/game.ts';
import { fiveHundredSimple } from './five-hundred.ts';
import { gongzhuSimple } from './gongzhu.ts';
import { kingsCourtSimple } from './kings-court.ts';
import { NORMAL_V1 } from './normal-v1/index.ts';
import { shangSimple } from './shang.ts';
import { shengjiSimple } from './shengji.ts';
import type { Simple } from './simple.ts';

/** Opponents that never change, so that progress is measured against something that stands still. */
export const OPPONENTS = ['random-v1', 'normal-v1', 'simple-v1'] as const;

/** Joined to their games by id, as the catalogue does it by name. */
const SIMPLE: { readonly [game: string]: unknown } = {
  gongzhu: gongzhuSimple,
  shang: shangSimple,
  '500': fiveHundredSimple,
  shengji: shengjiSimple,
  'kings-court': kingsCourtSimple,
};

/** The frozen opponent of that name, or null. */
export function opponentNamed(name: string, { game }: Bot): Simple<OpaqueTypes> | null {
  switch (name) {
    case 'random-v1':
      return (view, seat, random) => randomMove(game, view, seat, random);
    case 'normal-v1':
      return (NORMAL_V1[game.id] as Simple<OpaqueTypes> | undefined) ?? null;
    case 'simple-v1':
      return (SIMPLE[game.id] as Simple<OpaqueTypes> | undefined) ?? null;
    default:
      return null;
  }
}
