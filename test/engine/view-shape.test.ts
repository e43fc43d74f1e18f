import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/engine/games.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { walk } from '../support/walk.ts';

/** The fields in a value with their types, e.g. `hands[].low: number`. */
function* fieldsOf(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item, `${path}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* fieldsOf(item, `${path}.${key}`);
  } else yield `${path}: ${value === null ? 'null' : typeof value}`;
}

const STEPS = 400;

/** A digest of the fields of all views in the same random walks, one a number of seats. */
function shapeOf(game: AnyGame): string {
  const fields = new Set<string>();
  for (const seats of game.seatCounts) {
    const setup = readSetup(game, { seats, seed: 'shape' }, '') as Setup;
    for (const { after } of walk(game, setup, STEPS)) {
      const viewers = [...Array(seats).keys(), 'table'] as const;
      for (const viewer of viewers) for (const field of fieldsOf(game.view(after, viewer))) fields.add(field);
    }
  }
  return createHash('sha256')
    .update([...fields].sort().join('\n'))
    .digest('hex')
    .slice(0, 8);
}

/**
 * Where this fails, a view has another field, or one of another type: then bots of another release can no longer read it as their own
 * (`raw` of a question in the arena). Raise the game's `viewShape`, and pin the new digest.
 */
test.each([
  ['shengji', 1, '4e502799'],
  ['shang', 1, '64301588'],
  ['gongzhu', 2, 'f3fb77de'],
  ['500', 1, 'ab926de6'],
  ['kings-court', 2, 'baaee431'],
])('the views of %s have shape %i', (id, viewShape, digest) => {
  const game = games.find((one) => one.id === id)!;
  expect({ viewShape: game.viewShape, digest: shapeOf(game) }).toStrictEqual({ viewShape, digest });
});
