import type { Settings } from '../../src/front/settings.ts';

/** All that is known stands on every table. */
export const ALL_TOLD: Settings['tables'] = Object.fromEntries(
  ['shengji', 'shang', 'gongzhu', '500', 'kings-court'].map((game) => [game, 'all' as const]),
);
