import type { Card } from '../card.ts';
import { pick, type Random } from '../random.ts';
import { COPIES, type Counts } from './cards.ts';
import type { Copies } from './groups.ts';

/** A choice of `size` cards: of each kind at least `least` and at most `most` copies. */
export interface Selection {
  /** The kinds to choose from, in the order in which selections are listed. */
  readonly kinds: readonly Card[];
  readonly least: Counts;
  readonly most: Counts;
  readonly size: number;
  /** The choice must have one of these numbers of kinds chosen once, twice …; each must be possible. Null: any numbers. */
  readonly patterns: readonly Copies[] | null;
}

/**
 * Lists all choices that a selection allows, lexicographically by their cards in the order of `kinds`. Adds a card only if the choice can still
 * be completed, so the next choice is never far.
 */
export function* selections(selection: Selection): Generator<Card[]> {
  const { least, most, size, patterns } = selection;
  const kinds = selection.kinds.filter((card) => most[card]! > 0);
  const ahead = tails(kinds, least, most, patterns !== null);
  const taken = [0, 0, 0, 0, 0];
  const cards: Card[] = [];

  const possible = (place: number): boolean => {
    const missing = size - cards.length;
    if (missing < ahead.least[place]! || missing > ahead.most[place]!) return false;
    return patterns === null || patterns.some((pattern) => reachable(pattern, taken, ahead.kinds[place]!));
  };

  const from = function* (place: number): Generator<Card[]> {
    if (cards.length === size && ahead.least[place] === 0) {
      yield cards.slice();
      return;
    }
    const card = kinds[place]!;
    // More copies of the lower card come first in the order.
    for (let n = Math.min(most[card]!, size - cards.length); n >= least[card]!; n--) {
      for (let i = 0; i < n; i++) cards.push(card);
      taken[n]!++;
      if (possible(place + 1)) yield* from(place + 1);
      taken[n]!--;
      cards.length -= n;
    }
  };
  if (possible(0)) yield* from(0);
}

/** Totals over the kinds from each place on. */
interface Tails {
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Number of these kinds with at least 1 … 4 copies; only if there are patterns. */
  readonly kinds: readonly Copies[];
}

function tails(kinds: readonly Card[], least: Counts, most: Counts, patterned: boolean): Tails {
  const end = kinds.length;
  const leastLeft = Array<number>(end + 1).fill(0);
  const mostLeft = Array<number>(end + 1).fill(0);
  const kindsWith: Copies[] = patterned ? Array<Copies>(end + 1).fill([0, 0, 0, 0, 0]) : [];
  for (let place = end - 1; place >= 0; place--) {
    const card = kinds[place]!;
    leastLeft[place] = leastLeft[place + 1]! + least[card]!;
    mostLeft[place] = mostLeft[place + 1]! + most[card]!;
    if (!patterned) continue;
    const more = kindsWith[place + 1]!.slice();
    for (let n = 1; n <= most[card]!; n++) more[n]!++;
    kindsWith[place] = more;
  }
  return { least: leastLeft, most: mostLeft, kinds: kindsWith };
}

/** Can the chosen kinds be completed to the pattern with these kinds? All three count kinds by copies. */
function reachable(pattern: Copies, taken: Copies, kindsWith: Copies): boolean {
  let wanted = 0;
  for (let n = COPIES; n > 0; n--) {
    const more = pattern[n]! - taken[n]!;
    wanted += more;
    if (more < 0 || wanted > kindsWith[n]!) return false;
  }
  return true;
}

/** Draws a choice. Each has a chance, but not an equal one. Expects that there is one. */
export function drawSelection(selection: Selection, random: Random): Card[] {
  const { kinds, most, patterns } = selection;
  const taken = patterns === null ? drawFreely(selection, random) : new Map<Card, number>();
  if (patterns !== null) {
    const pattern = pick(patterns, random);
    for (let n = COPIES; n > 0; n--) {
      for (let k = pattern[n]!; k > 0; k--) {
        const open = kinds.filter((card) => most[card]! >= n && !taken.has(card));
        taken.set(pick(open, random), n);
      }
    }
  }
  return laidOut(kinds, taken);
}

function drawFreely({ kinds, least, most, size }: Selection, random: Random): Map<Card, number> {
  const taken = new Map(kinds.map((card) => [card, least[card]!]));
  const open = kinds.flatMap((card) => Array<Card>(most[card]! - least[card]!).fill(card));
  let missing = size - kinds.reduce((sum, card) => sum + least[card]!, 0);
  for (; missing > 0; missing--) {
    const place = random.below(open.length);
    const card = open[place]!;
    taken.set(card, taken.get(card)! + 1);
    open[place] = open.at(-1)!;
    open.pop();
  }
  return taken;
}

/** The price of choosing `n` copies of a card. */
export type Price = (card: Card, n: number) => number;

/** A cheap choice by these prices, found kind by kind: nearly always the cheapest. */
export function cheapest(selection: Selection, price: Price): Card[] {
  if (selection.patterns === null) return cheapestFreely(selection, price);
  const { kinds, most } = selection;
  let best: Map<Card, number> | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const pattern of selection.patterns) {
    const taken = new Map<Card, number>();
    let sum = 0;
    for (let n = COPIES; n > 0; n--) {
      if (pattern[n] === 0) continue;
      const open = kinds
        .filter((card) => most[card]! >= n && !taken.has(card))
        .sort((a, b) => price(a, n) - price(b, n));
      for (const card of open.slice(0, pattern[n])) {
        taken.set(card, n);
        sum += price(card, n);
      }
    }
    if (sum < lowest) {
      lowest = sum;
      best = taken;
    }
  }
  return laidOut(kinds, best!);
}

function cheapestFreely({ kinds, least, most, size }: Selection, price: Price): Card[] {
  const taken = new Map<Card, number>();
  let missing = size;
  for (const card of kinds) {
    if (least[card]! === 0) continue;
    taken.set(card, least[card]!);
    missing -= least[card]!;
  }
  for (; missing > 0; missing--) {
    let best: Card | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const card of kinds) {
      const n = taken.get(card) ?? 0;
      if (n >= most[card]!) continue;
      const more = price(card, n + 1) - price(card, n);
      if (more < lowest) {
        lowest = more;
        best = card;
      }
    }
    taken.set(best!, (taken.get(best!) ?? 0) + 1);
  }
  return laidOut(kinds, taken);
}

const laidOut = (kinds: readonly Card[], taken: ReadonlyMap<Card, number>): Card[] =>
  kinds.flatMap((card) => Array<Card>(taken.get(card) ?? 0).fill(card));
