import type { Seat } from '../../engine/game.ts';
import type { Cells } from '../terminal/cells.ts';
import type { Area } from './area.ts';

/** A card or several that somebody has played, as they lie on a table. */
export interface Play {
  /** Its number among the plays of the deal: the highest is the newest. */
  readonly turn: number;
  readonly seat: Seat;
  /** As faces have them: `10♣`, `RJ`. */
  readonly cards: readonly string[];
  /** Who takes it, while it lies there for a moment more; null before that. */
  readonly takenBy: Seat | null;
  /** Points that its trick brings the taker; left out: none. */
  readonly brings?: number;
}

/** A play that was drawn. */
export interface Piece extends Play {
  readonly area: Area;
  readonly picture: Cells;
  /** What it covers. */
  readonly under: Cells;
}

/** What has a place on a table: a player, or a card in the viewer's hand as faces have it. */
export type Place = `seat ${Seat}` | `card ${string}`;
