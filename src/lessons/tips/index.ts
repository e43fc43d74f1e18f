import { fiveHundredTips } from './five-hundred.ts';
import { gongzhuTips } from './gongzhu.ts';
import { kingsCourtTips } from './kings-court.ts';
import { shangTips } from './shang.ts';
import { shengjiTips } from './shengji.ts';
import type { Tip } from './tip.ts';

/** Every tip; of a game's, earlier ones go first. */
export const tips: readonly Tip[] = [
  ...shengjiTips,
  ...shangTips,
  ...gongzhuTips,
  ...fiveHundredTips,
  ...kingsCourtTips,
];

/** The tips of a game, the most urgent first. */
export const tipsOf = (game: string): readonly Tip[] => tips.filter(({ id }) => id.startsWith(`${game}/`));
