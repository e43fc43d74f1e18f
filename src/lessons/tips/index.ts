import { type GameId, games } from '../../engine/games.ts';
import { fiveHundredTips } from './five-hundred.ts';
import { gongzhuTips } from './gongzhu.ts';
import { kingsCourtTips } from './kings-court.ts';
import { shangTips } from './shang.ts';
import { shengjiTips } from './shengji.ts';
import type { Tip } from './tip.ts';

const TIPS: { readonly [id in GameId]: readonly Tip[] } = {
  shengji: shengjiTips,
  shang: shangTips,
  gongzhu: gongzhuTips,
  '500': fiveHundredTips,
  'kings-court': kingsCourtTips,
};

/** All tips of the game, the most urgent first. */
export const tips: readonly Tip[] = games.flatMap(({ id }) => TIPS[id]);

/** The tips of a game, the most urgent first. */
export const tipsOf = (game: string): readonly Tip[] => tips.filter(({ id }) => id.startsWith(`${game}/`));
