import type { Card } from '../../engine/card.ts';
import { COPIES } from '../../engine/shengji/cards.ts';
import type { Selection } from '../../engine/shengji/selections.ts';
import type { Price } from './worth.ts';

/** A cheap choice by these prices: the cheapest in nearly every case, found kind by kind. */
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
