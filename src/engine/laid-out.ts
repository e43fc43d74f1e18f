import * as v from 'valibot';
import type { Card } from './card.ts';
import type { Json } from './game.ts';
import { count } from './words.ts';

/* Parts of positions written by hand, see docs/conformance.md. */

/** A card in its game's notation. */
export const cardBy = (parse: (text: string) => Card | undefined) =>
  v.pipe(v.string(), v.transform(parse), v.number());

export const seatOf = (seats: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seats - 1));

/** One value a seat. */
export const each = <T>(seats: number, item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.length(seats));

const MOST = 100_000;
export const POINTS = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST));
/** The number of a deal, from 1. */
export const DEAL = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST));

/** Reads a position by its schema. Returns a sentence about the first wrong field if it fails. */
export function readPosition<T>(schema: v.GenericSchema<unknown, T>, given: Json): T | string {
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  const field = v.getDotPath(issues[0]);
  return field === null ? 'A position is an object.' : `The position has no proper "${field}".`;
}

/**
 * Checks the cards of a position: at most `copies` of each, and at most `most` in a hand. Returns a sentence on the first fault, or null.
 * `elsewhere`: cards in no hand.
 */
export function wrongCards(
  hands: readonly (readonly Card[])[],
  elsewhere: readonly Card[],
  copies: number,
  most: number,
): string | null {
  const counts = new Map<Card, number>();
  for (const card of [...hands.flat(), ...elsewhere]) {
    const named = (counts.get(card) ?? 0) + 1;
    if (named > copies) return 'The position names a card more often than the pack has it.';
    counts.set(card, named);
  }
  return hands.some((hand) => hand.length > most) ? `A hand has at most ${count(most, 'card')} here.` : null;
}
