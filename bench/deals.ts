import { randomFor } from '../src/engine/random.ts';
import { playRandomDeals } from './five-hundred.ts';
import { randomDeals as gongzhu } from './gongzhu.ts';
import { randomDeals as kingsCourt } from './kings-court.ts';
import { randomDeal as shang } from './shang.ts';
import { greedyDeals as shengji } from './shengji.ts';

/** Plays so many deals of a game, by what is played. */
export const DEALS: { readonly [name: string]: (n: number) => void } = {
  'Shengji, greedy': shengji,
  'Shang, random': (n) => {
    const random = randomFor('bench', 'shang');
    for (let i = 0; i < n; i++) shang(random);
  },
  'Chinese Hearts, random': gongzhu,
  '500, random': playRandomDeals,
  "King's Court, random, four seats": kingsCourt,
};
