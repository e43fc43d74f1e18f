import * as v from 'valibot';

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SCORES = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.readonly());
/** A day as `2026-11-22`. */
const DATE = v.pipe(v.string(), v.isoDate());

/** How a match came about that did not simply begin, as its header tells it. `match` is the id of another one, '' where that was not saved. */
export const ORIGIN = v.variant('kind', [
  /** Played before, with the same cards and bots: a deal of the match, or all of it. `first`: what that brought, one number a seat. */
  v.object({ kind: v.literal('again'), match: v.string(), first: SCORES }),
  /** Goes on from a point of the other match: in that deal, after so many moves of it. */
  v.object({ kind: v.literal('from'), match: v.string(), deal: v.pipe(COUNT, v.minValue(1)), move: COUNT }),
  /** Somebody else has played the same cards; `beat`: what that brought them at the seat of the person here. */
  v.object({ kind: v.literal('challenge'), beat: v.pipe(v.number(), v.finite()) }),
  /** The deal of a day. `practice`: not the first time that it was begun here. */
  v.object({ kind: v.literal('day'), date: DATE, practice: v.exactOptional(v.literal(true)) }),
]);

export type Origin = Readonly<v.InferOutput<typeof ORIGIN>>;
