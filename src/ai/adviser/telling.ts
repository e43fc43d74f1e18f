import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Ending, PlayOut, SearchPlan } from '../search.ts';

/** A move of the game that a rollout played. */
export interface Ply<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** How an imagined deal came out after one move, and why: what a judgement is told from. */
export interface Told<Move> extends Ending {
  /** What each of `Telling.parts` contributes to the value, in that order. Their sum is `value`. */
  readonly parts: readonly number[];
  /** What happened, as a number of the game's own: who shot the moon. Always 0 in a game without `Telling.change`. */
  readonly kind: number;
  /** The values of `Telling.facts`, in that order: whole numbers, such as a seat, a count, or 1 for yes. */
  readonly facts: readonly number[];
  /** The moves that followed, at most `LINE`. */
  readonly line: readonly Ply<Move>[];
  /** Events of the player's own cards and of the deal: the game's own whole numbers, in any order. Undefined if nothing was noted. */
  readonly events?: readonly number[];
}

/** How many of the following moves a rollout tells. */
export const LINE = 4;

/** What a game adds so that a judgement can be told: of what a finished rollout consists. */
export interface Telling<
  G extends GameTypes,
  Part extends string = string,
  Fact extends string = string,
  T extends Told<G['move']> = Told<G['move']>,
> {
  readonly parts: readonly Part[];
  readonly facts: readonly Fact[];
  /** The part that a whole difference goes to where two endings differ in `kind`. Left out: they never do. */
  readonly change?: Part;
  /** Like `SearchPlan.playOut`, with the same values; it tells how they came about. */
  tell(world: G['state'], seat: Seat, luck: number): (move: G['move']) => T;
  /**
   * The shares of the parts in `best.value - other.value`, whose sum is that. Left out: the differences of the parts, or the
   * `change` alone.
   */
  split?(best: T, other: T): readonly number[];
  /** Cards out of the viewer's sight that matter. Left out: none. */
  readonly hidden?: {
    /** Their canonical texts. */
    cards(view: G['view'], seat: Seat): readonly string[];
    /** Who holds a card in an imagined deal; null for nobody. */
    holder(world: G['state'], card: string): Seat | null;
  };
}

/** Plays imagined deals on with the player's own later decisions made as well as the player can make them. */
export interface Sensible<G extends GameTypes> {
  /** Like `SearchPlan.playOut`, for moves that were legal in the decision. */
  readonly playOut: PlayOut<G>;
  /** Like `Telling.tell`, with the values of this `playOut`. */
  readonly tell: Telling<G>['tell'];
  /** Like `Telling.split`, and what its values count. Left out: as without it. */
  readonly split?: NonNullable<Telling<G>['split']>;
  readonly measure?: SearchPlan<G>['measure'];
}

/**
 * Learns from drawn deals, each with how often it was drawn, how the player goes on best by what a player sees. Null if the policy plays
 * on for the player: nothing can be learned in this decision.
 */
export type Sense<G extends GameTypes> = (
  view: G['view'],
  seat: Seat,
  draw: () => ReadonlyMap<G['state'], number>,
) => Sensible<G> | null;
