import type { Aid } from './aid.ts';

/** The origin of a match that did not simply begin. `match`: id of the match it comes from, '' if that was not saved. */
export type Origin =
  /**
   * A match, or one deal of it, played again with the same cards and bots. `first`: each seat's result the first time, with the help used.
   */
  | { readonly kind: 'again'; readonly match: string; readonly first: readonly number[]; readonly aid?: Aid }
  /** A match continued from a point of another one: from this deal, after this many of its moves. */
  | { readonly kind: 'from'; readonly match: string; readonly deal: number; readonly move: number }
  /** A challenge to play the cards of another player. `beat`: their result at this person's seat, with the help used. */
  | { readonly kind: 'challenge'; readonly beat: number; readonly aid?: Aid }
  /** The deal of a day, such as `2026-11-22`. `practice`: it was begun here before. */
  | { readonly kind: 'day'; readonly date: string; readonly practice?: true };
