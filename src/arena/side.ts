import type { Search } from '../ai/search.ts';
import type { OpaqueTypes, Refusal, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A decision in the arena. Honest sides look only at the view. */
export interface SideTurn {
  readonly state: OpaqueTypes['state'];
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly random: Random;
}

export interface SideChoice {
  /** The move, or why the answer cannot be read as one. */
  readonly move: OpaqueTypes['move'] | Refusal;
  /** The answer as given, for the verdict. */
  readonly text: string;
  readonly search: Search<OpaqueTypes['move']> | null;
}

/** A player of the arena. */
export interface Side {
  readonly name: string;
  /** Decides on a move. May throw a Forfeit. */
  choose(decision: SideTurn): SideChoice | Promise<SideChoice>;
  close(): void;
}
