import type { AnyGame } from '../engine/game.ts';
import type { GameId } from '../engine/games.ts';
import { poster as fiveHundredPoster } from './five-hundred/poster.ts';
import { poster as gongzhuPoster } from './gongzhu/poster.ts';
import { poster as kingsCourtPoster } from './kings-court/poster.ts';
import type { Poster } from './poster.ts';
import { poster as shangPoster } from './shang/poster.ts';
import { poster as shengjiPoster } from './shengji/poster.ts';
import type { AnyTable } from './table.ts';

/** A game's part of the screen. */
interface ScreenPart {
  /** Loads the module of its table. */
  load(): Promise<{ readonly table: AnyTable }>;
  /** Shown in the menu if there is room. */
  readonly poster: Poster;
}

const TABLES: { readonly [id in GameId]: ScreenPart } = {
  shengji: { load: () => import('./shengji/index.ts'), poster: shengjiPoster },
  shang: { load: () => import('./shang/index.ts'), poster: shangPoster },
  gongzhu: { load: () => import('./gongzhu/index.ts'), poster: gongzhuPoster },
  '500': { load: () => import('./five-hundred/index.ts'), poster: fiveHundredPoster },
  'kings-court': { load: () => import('./kings-court/index.ts'), poster: kingsCourtPoster },
};

/** Loads the table of a game of the list. */
export const tableOf = async ({ id }: AnyGame): Promise<AnyTable> =>
  (await TABLES[id as GameId].load()).table;

/** Returns the poster of a game; undefined if it is not in the list, such as a test's. */
export const posterOf = ({ id }: AnyGame): Poster | undefined => TABLES[id as GameId]?.poster;
