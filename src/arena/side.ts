import type { Search } from '../ai/search.ts';
import type { OpaqueTypes, Refusal, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A decision in the arena. Honest sides look at the view only. */
export interface Decision {
  readonly state: OpaqueTypes['state'];
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly random: Random;
}

export interface Played {
  /** What is to be played; or why the answer cannot be read as a move. */
  readonly move: OpaqueTypes['move'] | Refusal;
  /** The answer as it was given, for a verdict. */
  readonly text: string;
  readonly search: Search<OpaqueTypes['move']> | null;
}

/** Something that plays in the arena. */
export interface Side {
  readonly name: string;
  /** May throw a Forfeit. */
  choose(decision: Decision): Played | Promise<Played>;
  close(): void;
}
