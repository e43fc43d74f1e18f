import { fiveHundredNormal } from './five-hundred/index.ts';
import { gongzhuNormal } from './gongzhu/index.ts';
import { kingsCourtNormal } from './kings-court/index.ts';
import { shangNormal } from './shang/index.ts';
import { shengjiNormal } from './shengji/index.ts';

/** The policies as they were when `normal` was first measured, joined to their games by id. Only the moves: no reasons. */
export const NORMAL_V1: { readonly [game: string]: unknown } = {
  gongzhu: gongzhuNormal,
  shang: shangNormal,
  '500': fiveHundredNormal,
  shengji: shengjiNormal,
  'kings-court': kingsCourtNormal,
};
