import type { AnyGame } from '../../engine/game.ts';
import type { GameId } from '../../engine/games.ts';
import { fiveHundred } from './five-hundred.ts';
import { gongzhu } from './gongzhu.ts';
import { kingsCourt } from './kings-court.ts';
import { shang } from './shang.ts';
import { shengji } from './shengji.ts';
import type { Telling } from './telling.ts';

const TELLINGS: { readonly [id in GameId]: Telling } = {
  shengji,
  shang,
  gongzhu,
  '500': fiveHundred,
  'kings-court': kingsCourt,
};

export const tellingOf = ({ id }: Pick<AnyGame, 'id'>): Telling => TELLINGS[id as GameId];
