import type { Seat } from '../../engine/game.ts';
import type { Cells } from '../terminal/cells.ts';
import type { Area } from './area.ts';

/** One or several cards that a player has played, as they lie on a table. */
export interface Play {
  /** Its number among the plays of the deal: the highest is the newest. */
  readonly turn: number;
  readonly seat: Seat;
  /** As faces have them: `10♣`, `RJ`. */
  readonly cards: readonly string[];
  /** The winner of the trick, while the cards stay on the table for a moment; null before that. */
  readonly takenBy: Seat | null;
  /** The points of the trick for its winner; in a game without tricks, the play's own for its player. Left out: none are shown. */
  readonly brings?: number;
}

/** A play that was drawn. */
export interface Piece extends Play {
  readonly area: Area;
  readonly picture: Cells;
  /** The cells that it covers. */
  readonly under: Cells;
}

/** A player's number that counts up, as it was drawn. */
export interface Score {
  readonly area: Area;
  readonly value: number;
  readonly write: (value: number) => string;
}

/** A thing with a place on the table: a player, or a card in the viewer's hand as faces have it. */
export type Place = `seat ${Seat}` | `card ${string}`;
