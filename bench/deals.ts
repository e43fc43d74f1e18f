import { playRandomDeals } from './five-hundred.ts';
import { randomDeals as gongzhu } from './gongzhu.ts';
import { randomDeals as kingsCourt } from './kings-court.ts';
import { randomDeals as shang } from './shang.ts';
import { greedyDeals as shengji } from './shengji.ts';

/** Plays so many deals of a game, by what is played. */
export const DEALS: { readonly [name: string]: (n: number) => void } = {
  'Shengji, greedy': shengji,
  'Shang, random': shang,
  'Chinese Hearts, random': gongzhu,
  '500, random': playRandomDeals,
  "King's Court, random, four seats": kingsCourt,
};
