import { describe, expect, it, test } from 'vitest';
import { randomFor } from '../../../src/engine/random.ts';
import { type Counts, cardsIn as cardsOfHand, countsOf, format } from '../../../src/engine/shengji/cards.ts';
import { checkFollow } from '../../../src/engine/shengji/follow.ts';
import { shapeOf } from '../../../src/engine/shengji/groups.ts';
import { follows, leads } from '../../../src/engine/shengji/moves.ts';
import { type Lie, lieOf } from '../../../src/engine/shengji/trumps.ts';
import { cards, sentence, trumps } from './helpers.ts';

const text = (set: readonly number[]): string => set.map(format).join(' ');

describe('following a lead, level 4 and spades trump', () => {
  const lie = lieOf(trumps('4S'));
  // lead, hand, play, null or the sentence
  test.each([
    ['5H', '9H 2C', '2C', 'You still hold hearts.'],
    ['5H', '9H 2C', '9H', null],
    ['5H', '9C 2C', '2C', null],
    ['5H 5H', '9H 9H 9H 2H', '9H 9H', null],
    ['5H 5H', '9H 9H 9H 2H', '9H 2H', 'You hold a pair in hearts (9H): play it; these cards have no pair.'],
    ['5H 5H', '9H 8H 2H 3C', '9H 3C', 'You still hold hearts: play 2 of them, not 1.'],
    ['5H 5H', '9H 3C 3C', '3C 3C', 'You still hold hearts.'],
    ['5H 5H', '9H 3C 3C', '9H 3C', null],
    ['5H 5H', '9H 3C 3C', '9H', 'Play 2 cards to this trick, not 1.'],
    ['6H 6H 6H', 'KH KH 9H 2H', 'KH KH 2H', null],
    [
      '6H 6H 6H',
      'KH KH 9H 2H',
      'KH 9H 2H',
      'You hold a pair in hearts (KH): play it; these cards have no pair.',
    ],
    [
      '6H 6H 6H',
      'KH KH KH 9H 9H 2H',
      'KH KH 9H',
      'You hold a three of a kind in hearts (KH): play it; these cards have no three of a kind.',
    ],
    ['6H 6H 6H 6H', 'KH KH 9H 9H 2H', 'KH KH 9H 9H', null],
    [
      '6H 6H 6H 6H',
      'KH KH 9H 9H 2H',
      'KH KH 9H 2H',
      'You hold 2 pairs in hearts (9H and KH): play them; these cards have a pair.',
    ],
    // A larger group serves for smaller ones: four of a kind is two pairs.
    ['3H 3H 5H 5H', 'KH KH KH KH 2H', 'KH KH KH KH', null],
    [
      '3H 3H 5H 5H',
      'KH KH QH QH 2H 2H',
      'KH KH 2H 2H',
      'You hold a Tolaji of 2 pairs in hearts: a Tolaji must follow a Tolaji.',
    ],
    ['3H 3H 5H 5H', 'KH KH QH QH 2H 2H', 'QH QH KH KH', null],
    ['3H 3H 5H 5H', 'KH KH KH QH 2H 2H', '2H 2H KH KH', null],
    [
      '3H 3H 5H 5H',
      'KH KH KH QH 2H 2H',
      'KH KH KH 2H',
      'You hold 2 pairs in hearts (2H and KH): play them; these cards have a pair.',
    ],
    // Trump-rank cards of two suits are no pair.
    ['6S 6S', '4D 4H 4D 2S', '4D 4H', 'You hold a pair in trumps (4D): play it; these cards have no pair.'],
    ['6S 6S', '4D 4H 2S', '4D 4H', null],
  ])('led %s, holds %s: %s', (lead, hand, play, expected) => {
    const refusal = checkFollow(shapeOf(cards(lead), lie)!, countsOf(cards(hand)), cards(play), lie);
    expect(sentence(refusal)).toBe(expected);
  });
});

/*
 * The rule once more, read from the page and the custom without counting: list every set of cards of the right number, and look
 * which are as close to the lead as any.
 */
function subsets(hand: readonly number[], size: number): number[][] {
  const kinds = [...new Set(hand)];
  const walk = (place: number, left: number): number[][] => {
    if (left === 0) return [[]];
    if (place === kinds.length) return [];
    const kind = kinds[place]!;
    const held = hand.filter((card) => card === kind).length;
    return Array.from({ length: Math.min(held, left) + 1 }, (_, n) => n).flatMap((n) =>
      walk(place + 1, left - n).map((rest) => [...Array<number>(n).fill(kind), ...rest]),
    );
  };
  return walk(0, size);
}

/** Compares as the lists do. */
const key = (list: readonly number[]): string => list.map((n) => n + 10).join();

/** The best list of groups (sizes n down to 2) over every way of laying out the cards in groups of identical ones, up to `length` of the largest. */
function bestList(set: readonly number[], size: number, length: number): number[] {
  const kinds = [...new Set(set)].map((kind) => set.filter((card) => card === kind).length);
  let best: number[] | null = null;
  // Each kind's copies are split into parts no larger than the lead's groups.
  const splits = (n: number, largest: number): number[][] =>
    n === 0
      ? [[]]
      : Array.from({ length: Math.min(n, largest) }, (_, i) => i + 1).flatMap((part) =>
          splits(n - part, part).map((rest) => [part, ...rest]),
        );
  const walk = (place: number, parts: readonly number[]): void => {
    if (place < kinds.length) {
      for (const split of splits(kinds[place]!, size)) walk(place + 1, [...parts, ...split]);
      return;
    }
    const list = [4, 3, 2].filter((n) => n <= size).map((n) => parts.filter((part) => part === n).length);
    if (list[0]! > length) return;
    if (best === null || key(list) > key(best)) best = list;
  };
  walk(0, []);
  return best ?? [];
}

const isTolajiOf = (set: readonly number[], size: number, length: number, lie: Lie): boolean => {
  const kinds = [...new Set(set)].sort((a, b) => lie.heights[a]! - lie.heights[b]!);
  return (
    kinds.length === length &&
    kinds.every((kind) => set.filter((card) => card === kind).length === size) &&
    kinds.every((kind, i) => i === 0 || lie.heights[kind]! - lie.heights[kinds[i - 1]!]! === 1)
  );
};

/** Every legal follow, as sorted texts. */
function legalFollows(lead: readonly number[], hand: readonly number[], lie: Lie): string[] {
  const size = lead.filter((card) => card === lead[0]).length;
  const length = lead.length / size;
  const suit = lie.suits[lead[0]!]!;
  const own = hand.filter((card) => lie.suits[card] === suit);
  const inSuit = (set: readonly number[]): number => set.filter((card) => lie.suits[card] === suit).length;
  const all = subsets(hand, lead.length);
  let legal: number[][];
  if (own.length <= lead.length) legal = all.filter((set) => inSuit(set) === own.length);
  else {
    const suited = all.filter((set) => inSuit(set) === lead.length);
    const tolajis = length > 1 ? suited.filter((set) => isTolajiOf(set, size, length, lie)) : [];
    const lists = suited.map((set) => key(bestList(set, size, length)));
    const best = lists.toSorted().at(-1);
    legal = tolajis.length > 0 ? tolajis : suited.filter((_, i) => lists[i] === best);
  }
  return legal.map((set) => text(set.toSorted((a, b) => lie.places[a]! - lie.places[b]!))).sort();
}

describe('the rule for following against every choice of small hands', () => {
  const random = randomFor('follow');
  const texts = ['4S', '4-', 'AS', '2H', 'KC'];
  /** Cards from few kinds, so that groups and Tolajis are frequent. */
  const handFrom = (kinds: readonly number[], n: number): number[] => {
    const pool = kinds.flatMap((kind) => [kind, kind, kind, kind]);
    return Array.from({ length: n }, () => pool.splice(random.below(pool.length), 1)[0]!);
  };

  it('lists and allows exactly the plays closest to the lead', () => {
    let forms = 0;
    for (let round = 0; round < 1500; round++) {
      const lie = lieOf(trumps(texts[round % texts.length]!));
      const line = lie.lines[[0, 2, 3, 4, 4][random.below(5)]!]!;
      if (line.length === 0) continue;
      const start = random.below(Math.max(1, line.length - 5));
      const kinds = line.slice(start, start + 4 + random.below(3));
      const lead = [...leads(countsOf(handFrom(kinds, 11)), lie)].filter((set) => set.length <= 6);
      const led = lead.toSorted((a, b) => b.length - a.length)[random.below(Math.min(8, lead.length))]!;
      const shape = shapeOf(led, lie)!;
      const hand: Counts = countsOf([
        ...handFrom(kinds, random.below(10)),
        ...handFrom(lie.lines[shape.suit === 1 ? 0 : 1]!.slice(0, 3), random.below(4)),
        ...handFrom([52, 53], random.below(2)),
      ]).map((n) => Math.min(n, 4));
      const held = cardsOfHand(hand, lie.order);
      if (held.length < led.length) continue;
      forms++;

      const expected = legalFollows(led, held, lie);
      const listed = [...follows(shape, hand, lie)];
      expect(listed.map(text).toSorted(), `${text(led)} | ${text(held)}`).toEqual(expected);
      const places = listed.map((set) => set.map((card) => String(lie.places[card]! + 10)).join(' '));
      expect(places).toEqual(places.toSorted());
      for (const set of subsets(held, led.length)) {
        const canonical = text(set.toSorted((a, b) => lie.places[a]! - lie.places[b]!));
        const allowed = checkFollow(shape, hand, set, lie) === null;
        expect(allowed, `${text(led)} | ${text(held)} | ${canonical}`).toBe(expected.includes(canonical));
      }
    }
    expect(forms).toBeGreaterThan(800);
  });
});
