import type { Aid } from './aid.ts';

/** How a match came about that did not simply begin, as its header tells it. `match` is the id of another one, '' where that was not saved. */
export type Origin =
  /** Played before, with the same cards and bots: a deal of the match, or all of it. `first`: what that brought, one number a seat, with which help. */
  | { readonly kind: 'again'; readonly match: string; readonly first: readonly number[]; readonly aid?: Aid }
  /** Goes on from a point of the other match: in that deal, after so many moves of it. */
  | { readonly kind: 'from'; readonly match: string; readonly deal: number; readonly move: number }
  /** Somebody else has played the same cards; `beat`: what that brought them at the seat of the person here, with which help. */
  | { readonly kind: 'challenge'; readonly beat: number; readonly aid?: Aid }
  /** The deal of a day, such as `2026-11-22`. `practice`: not the first time that it was begun here. */
  | { readonly kind: 'day'; readonly date: string; readonly practice?: true };
