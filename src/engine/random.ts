import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of luck. Each draw advances it; two streams of the same key give the same draws on every platform. */
export interface Random {
  /** A whole number from 0 to n − 1, all equally likely; n from 1 to 2^21. */
  below(n: number): number;
}

/** The stream of a key, e.g. `randomFor(seed, 'deal', 3)`. Different keys give unrelated streams. */
export function randomFor(...key: readonly (string | number)[]): Random {
  const generator = xoroshiro128plusFromState(hash(JSON.stringify(key)));
  return {
    below(n) {
      // Lemire's method takes the high word of draw × n. The few low words that would favour some results are drawn again.
      for (;;) {
        const draw = generator.next() >>> 0;
        const low = Math.imul(draw, n) >>> 0;
        if (low >= n || low >= WORD % n) return ((draw * n) / WORD) >>> 0;
      }
    },
  };
}

const WORD = 2 ** 32;

/** A new array with the items of `items` in random order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = items.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = result[i]!;
    result[i] = result[j]!;
    result[j] = item;
  }
  return result;
}

/** One of the items, all equally likely. `items` must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}

/** Hashes a text to four 32-bit words: MurmurHash3's mixing over UTF-16 code units, one lane for each word. */
function hash(text: string): number[] {
  return [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((lane) => {
    let h = lane;
    for (let i = 0; i < text.length; i++) {
      let k = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
      k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
      h ^= k;
      h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
    }
    h ^= text.length;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return h ^ (h >>> 16);
  });
}
