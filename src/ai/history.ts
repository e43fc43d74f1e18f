import type { Game, GameTypes, Seat } from '../engine/game.ts';

/** How a deal came to be what it is. */
export interface Past<G extends GameTypes> {
  /** Where it is taken up, with the hands as they were then. */
  readonly from: G['state'];
  /** The moves since, in order. */
  readonly moves: readonly { readonly seat: Seat; readonly move: G['move'] }[];
}

/** What a game tells of its past, for worlds to be judged by what was done in them. */
export interface History<G extends GameTypes> {
  past(world: G['state']): Past<G>;
  /**
   * How strange a move would be from the view of its seat: 0 for what the policy itself would do, 1 for what is done e times less
   * often.
   */
  strangeness(view: G['view'], seat: Seat, move: G['move']): number;
}

/** Nothing is stranger than this: people, and other bots, see things differently. */
export const STRANGEST = 3;

/** Tells how well a world explains what the seats other than `me` have done in it, above 0, at most 1. */
export function likelihoodBy<G extends GameTypes>(
  game: Game<G>,
  { past, strangeness }: History<G>,
): (world: G['state'], me: Seat) => number {
  return (world, me) => {
    const { from, moves } = past(world);
    let state = from;
    let strange = 0;
    for (const { seat, move } of moves) {
      if (seat !== me) strange += Math.min(STRANGEST, strangeness(game.view(state, seat), seat, move));
      state = game.play(state, seat, move);
    }
    return Math.exp(-strange);
  };
}
