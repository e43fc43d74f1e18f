import { expect, test } from 'vitest';
import { imagineSensibly } from '../../src/ai/shengji/imagine.ts';
import { randomFor } from '../../src/engine/random.ts';
import { pointsOf } from '../../src/engine/shengji/cards.ts';
import type { State, View } from '../../src/engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../src/engine/shengji/trumps.ts';
import { partsOf } from '../../src/games.ts';
import { decisionsOf } from '../support/decisions.ts';

const shengji = partsOf('shengji')!;

/** How a seat that buried nothing sees the first trick. */
function sightOf(seed: string): { readonly view: View; readonly seat: number } {
  for (const decision of decisionsOf(shengji, seed, 1)) {
    const view = decision.view as unknown as View;
    if (view.phase === 'play' && view.kitty === null) return { view, seat: decision.seat };
  }
  throw new Error('no deal was played');
}

test('an imagined kitty of others mostly has no points and trumps, as bots bury, but any card is possible', () => {
  const { view, seat } = sightOf('kitty');
  const random = randomFor('kitty', 'imagined');
  const worlds = Array.from({ length: 64 }, () => imagineSensibly(view, seat, random));
  const isPlain = (world: State): boolean => {
    if (world.phase !== 'play') return false;
    const { suits } = lieOf(world.deal.trumps);
    return pointsOf(world.kitty) === 0 && world.kitty.every((card) => suits[card] !== TRUMPS);
  };
  const plain = worlds.filter(isPlain).length;
  expect(plain).toBeGreaterThan(48);
  expect(plain).toBeLessThan(64);
  for (const world of worlds) expect(shengji.game.view(world as never, seat)).toEqual(view);
});
