import { describe, expect, test } from 'vitest';
import { dealOut, drawPlace } from '../../src/engine/deal-out.ts';
import { randomFor } from '../../src/engine/random.ts';
import fc from '../support/fc.ts';

/** Every deal there is, as text: a place for each card. Tried one by one, with no theorem. */
function everyDeal(may: readonly number[], room: readonly number[]): string[] {
  if (may.length === 0) return [''];
  const [places, ...rest] = may as [number, ...number[]];
  return room.flatMap((left, place) =>
    (places >> place) & 1 && left > 0
      ? everyDeal(rest, room.with(place, left - 1)).map((deal) => place + deal)
      : [],
  );
}

/** Up to five cards and four places, with room for just them or for more; most of them can be dealt in some ways, some in none. */
const puzzle = fc.record({
  may: fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 5 }),
  room: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
  seed: fc.nat(),
});

describe('dealing out hidden cards', () => {
  test('gives every possible deal and no other', () => {
    const found = { none: 0, one: 0, some: 0 };
    fc.assert(
      fc.property(puzzle, ({ may, room, seed }) => {
        const all = everyDeal(may, room).sort();
        const random = randomFor('deal-out', seed);
        if (all.length === 0) {
          found.none++;
          expect(() => dealOut(may, room, random)).toThrow(RangeError);
          return;
        }
        found[all.length === 1 ? 'one' : 'some']++;
        const seen = new Set<string>();
        // A deal's chance is at least 1 in 12^5; in practice far more than 1 in 1,000.
        for (let n = 0; n < 20_000 && (n < 100 || seen.size < all.length); n++)
          seen.add(dealOut(may, room, random).join(''));
        expect([...seen].sort()).toStrictEqual(all);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(Math.min(found.none, found.one, found.some)).toBeGreaterThan(10);
  });

  test('keeps room for a card that only one hand may hold', () => {
    const random = randomFor('tight');
    // Three cards for places 1 or 2 alone, one for anybody, room for four: the free one goes where they leave room.
    for (let n = 0; n < 300; n++) {
      const dealt = dealOut([0b111, 0b110, 0b110, 0b110], [1, 1, 2], random);
      expect(dealt[0]).toBe(0);
    }
  });

  test('is even if every place may hold every card', () => {
    const random = randomFor('even');
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const deal = dealOut([0b110, 0b110, 0b110, 0b110], [0, 2, 2], random).join('');
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});

test('drawing picks each place as often as it has room', () => {
  const random = randomFor('places');
  const counts = [0, 0, 0, 0];
  for (let n = 0; n < 6000; n++) counts[drawPlace([5, 1, 2, 3], 0b1110, random)!]!++;
  expect(counts[0]).toBe(0);
  [1000, 2000, 3000].forEach((expected, i) => {
    expect(Math.abs(counts[i + 1]! - expected)).toBeLessThan(200);
  });
  expect(drawPlace([5, 0, 0, 3], 0b0110, random)).toBeNull();
});
