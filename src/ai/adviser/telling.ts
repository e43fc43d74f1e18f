import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Ending, PlayOut, SearchPlan } from '../search.ts';

/** A move of the game that a rollout played. */
export interface Ply<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** How an imagined deal ended after one move, and why. Judgements are made from these. */
export interface ToldEnding<Move> extends Ending {
  /** The contribution of each of `Telling.parts` to the value, in that order. Their sum is `value`. */
  readonly parts: readonly number[];
  /** The kind of ending as a number of the game's own, such as the seat that shot the moon. 0 if the game has no `Telling.change`. */
  readonly kind: number;
  /** The values of `Telling.facts`, in that order: whole numbers, such as a seat, a count, or 1 for yes. */
  readonly facts: readonly number[];
  /** The moves that followed, at most `LINE` of them. */
  readonly line: readonly Ply<Move>[];
  /** Events of the deal and of the player's own cards: numbers of the game's own, in any order. Undefined if none were noted. */
  readonly events?: readonly number[];
}

/** The number of following moves that a rollout records. */
export const LINE = 4;

/** A game's explanation of its rollouts: the parts, facts and events of an ending. */
export interface Telling<
  G extends GameTypes,
  Part extends string = string,
  Fact extends string = string,
  T extends ToldEnding<G['move']> = ToldEnding<G['move']>,
> {
  readonly parts: readonly Part[];
  readonly facts: readonly Fact[];
  /** The part that gets the whole difference if two endings differ in `kind`. Left out: they never do. */
  readonly change?: Part;
  /** Like `SearchPlan.playOut`, with the same values, and with the reasons for them. */
  tell(world: G['state'], seat: Seat, luck: number): (move: G['move']) => T;
  /** The contributions of the parts to `best.value - other.value`; their sum is that. Left out: as `sharesOf` does it. */
  split?(best: T, other: T): readonly number[];
  /** Hidden cards that matter. Left out: none do. */
  readonly hidden?: {
    /** Their canonical texts. */
    cards(view: G['view'], seat: Seat): readonly string[];
    /** The holder of a card in an imagined deal; null for nobody. */
    holder(world: G['state'], card: string): Seat | null;
  };
}

/** Plays imagined deals on. The player's own later moves are as good as the player can make them. */
export interface Sensible<G extends GameTypes> {
  /** Like `SearchPlan.playOut`, for moves that were legal in the decision. */
  readonly playOut: PlayOut<G>;
  /** Like `Telling.tell`, with the values of this `playOut`. */
  readonly tell: Telling<G>['tell'];
  /** Replace `Telling.split` and `SearchPlan.measure`. Left out: those of the game. */
  readonly split?: NonNullable<Telling<G>['split']>;
  readonly measure?: SearchPlan<G>['measure'];
}

/**
 * Learns from drawn deals the best way for the player to go on. The map has how often each deal was drawn. Null if there is nothing to learn in this
 * decision: the policy plays on for the player.
 */
export type Sense<G extends GameTypes> = (
  view: G['view'],
  seat: Seat,
  draw: () => ReadonlyMap<G['state'], number>,
) => Sensible<G> | null;
