import type { Draft } from '../../draft.ts';

/** The page over the menu, or the text being typed. */
export type MenuOverlay =
  | 'help'
  | 'rules'
  | 'options'
  | 'matches'
  | 'statistics'
  | 'lessons'
  | 'house-rules'
  | 'name'
  | 'seed';

/** The state of the menu while another page is shown. */
export interface MenuMemory {
  readonly drafts: { readonly [game: string]: Draft };
  /** The chosen game, as a place in the catalogue; −1: the game played last. */
  readonly game: number;
  /** The open match under the cursor; −1: the cursor is on a game. */
  readonly open: number;
  /** The seat to which keys apply. */
  readonly seat: number;
  /** The id of the lesson that was left last; null for none. */
  readonly lesson: string | null;
}

/** Returns the menu as it first appears, at the game with this place in the catalogue; −1: at the latest open match, or the game played last. */
export const newMenu = (game: number): MenuMemory => ({
  drafts: {},
  game,
  open: game < 0 ? 0 : -1,
  seat: 0,
  lesson: null,
});
