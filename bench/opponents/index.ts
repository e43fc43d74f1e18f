import type { OpaqueTypes, Seat } from '../../src/engine/game.ts';
import type { GameId } from '../../src/engine/games.ts';
import { fiveHundredSimple } from './five-hundred.ts';
import { gongzhuSimple } from './gongzhu.ts';
import { kingsCourtSimple } from './kings-court.ts';
import { fiveHundredNormal } from './normal-v1/five-hundred/index.ts';
import { gongzhuNormal } from './normal-v1/gongzhu/index.ts';
import { kingsCourtNormal } from './normal-v1/kings-court/index.ts';
import { shangNormal } from './normal-v1/shang/index.ts';
import { shengjiNormal } from './normal-v1/shengji/index.ts';
import type { Opponent } from './opponent.ts';
import { shangSimple } from './shang.ts';
import { shengjiSimple } from './shengji.ts';

/**
 * Opponents that never change, so that progress has a fixed measure. `normal-v1`: the policies when `normal` was first measured, without
 * their reasons. `simple-v1`: a few rules of thumb. `mixed-v1`: both at one table, since a gain against one opponent may be knowledge of
 * that one.
 */
const OPPONENTS = {
  'normal-v1': {
    gongzhu: gongzhuNormal,
    shang: shangNormal,
    '500': fiveHundredNormal,
    shengji: shengjiNormal,
    'kings-court': kingsCourtNormal,
  },
  'simple-v1': {
    gongzhu: gongzhuSimple,
    shang: shangSimple,
    '500': fiveHundredSimple,
    shengji: shengjiSimple,
    'kings-court': kingsCourtSimple,
  },
} satisfies { readonly [name: string]: { readonly [id in GameId]: unknown } };

export type OpponentName = keyof typeof OPPONENTS | 'mixed-v1';
export const OPPONENT_NAMES: readonly OpponentName[] = [
  ...(Object.keys(OPPONENTS) as (keyof typeof OPPONENTS)[]),
  'mixed-v1',
];

/** Hides its types, as those of its game are hidden. */
export const opponentNamed = (name: OpponentName, game: GameId): Opponent<OpaqueTypes> =>
  name === 'mixed-v1'
    ? (view, seat, random) => opponentNamed(memberOf(seat), game)(view, seat, random)
    : (OPPONENTS[name][game] as unknown as Opponent<OpaqueTypes>);

/** The opponent at a seat of `mixed-v1`: one at seats 0, 1, 4 and 5, the other at 2 and 3, so that both are in each half of a table. */
const memberOf = (seat: Seat): OpponentName => (Math.floor(seat / 2) % 2 === 0 ? 'normal-v1' : 'simple-v1');
