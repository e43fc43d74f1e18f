import type { AnyGame } from '../engine/game.ts';
import type { GameId } from '../engine/games.ts';
import { poster as fiveHundredPoster } from './five-hundred/poster.ts';
import { poster as gongzhuPoster } from './gongzhu/poster.ts';
import { poster as kingsCourtPoster } from './kings-court/poster.ts';
import { plainTable } from './plain-table.ts';
import type { Poster } from './poster.ts';
import { poster as shangPoster } from './shang/poster.ts';
import { poster as shengjiPoster } from './shengji/poster.ts';
import type { AnyTable } from './table.ts';

/** What a game has on the screen. */
interface Shown {
  /** Loads the module of its table; without it the plain table serves. */
  load?(): Promise<{ readonly table: AnyTable }>;
  /** What the menu shows of it where there is room. */
  readonly poster?: Poster;
}

const TABLES: { readonly [id in GameId]: Shown } = {
  shengji: { load: () => import('./shengji/index.ts'), poster: shengjiPoster },
  shang: { load: () => import('./shang/index.ts'), poster: shangPoster },
  gongzhu: { load: () => import('./gongzhu/index.ts'), poster: gongzhuPoster },
  '500': { load: () => import('./five-hundred/index.ts'), poster: fiveHundredPoster },
  'kings-court': { load: () => import('./kings-court/index.ts'), poster: kingsCourtPoster },
};

/** Undefined for a game that is not in the list, such as one of a test. */
const shownOf = ({ id }: AnyGame): Shown | undefined =>
  Object.hasOwn(TABLES, id) ? TABLES[id as GameId] : undefined;

/** The table of a game, loaded now: its own, or the plain one. */
export const tableOf = async (game: AnyGame): Promise<AnyTable> =>
  (await shownOf(game)?.load?.())?.table ?? plainTable(game);

/** What the menu shows of a game beside its line, if anything. */
export const posterOf = (game: AnyGame): Poster | undefined => shownOf(game)?.poster;
