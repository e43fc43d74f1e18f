import * as v from 'valibot';
import type { Card } from './card.ts';
import type { Json } from './game.ts';

/* Pieces of which the games make the schemas of positions that are written by hand, as docs/conformance.md has them. */

/** A card, written as everywhere. */
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

/** A position as its schema reads it, or a sentence about its first wrong field. */
export function readPosition<T>(schema: v.GenericSchema<unknown, T>, given: Json): T | string {
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  const field = v.getDotPath(issues[0]);
  return field === null ? 'A position is an object.' : `The position has no proper "${field}".`;
}

/** Whether a card is named more often than there are copies of it. */
export function hasTooMany(cards: readonly Card[], copies: number): boolean {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts.values()].some((count) => count > copies);
}

export const TOO_MANY = 'The position names a card more often than the pack has it.';
export const UNEVEN = 'In a position every hand has the same number of cards, at least one.';
