import type { Aid } from './aid.ts';

/** How a match came about, if it did not simply begin. `match` is the id of the match it comes from, '' if that was not saved. */
export type Origin =
  /**
   * A match, or one deal of it, played again with the same cards and bots. `first`: what it brought each seat the first time,
   * with which help.
   */
  | { readonly kind: 'again'; readonly match: string; readonly first: readonly number[]; readonly aid?: Aid }
  /** A match gone on with from a point of another one: from that deal, after so many of its moves. */
  | { readonly kind: 'from'; readonly match: string; readonly deal: number; readonly move: number }
  /** A challenge: somebody else has played the same cards. `beat`: what that brought them at this person's seat, with which help. */
  | { readonly kind: 'challenge'; readonly beat: number; readonly aid?: Aid }
  /** The deal of a day, such as `2026-11-22`. `practice`: it had been begun here before. */
  | { readonly kind: 'day'; readonly date: string; readonly practice?: true };
